/** Signed statements: taken apart, their signatures checked, their fields given their types. */

import { type Bytes, hex, unhex, utf8 } from './hashing.ts'
import { framed, labelled } from './protocol.ts'
import { isSignedBy } from './signatures.ts'

export type Fields = Readonly<Record<string, unknown>>
type Check = (value: unknown) => boolean

export interface Place { readonly table: string; readonly shoe: number }
export interface Anchor { readonly table: string; readonly chain: number; readonly shoes: number; readonly anchor: string }
export interface Pledge extends Place { readonly patron: string; readonly pledge: string }
export interface Opening extends Place {
  readonly decks: number
  readonly behaviour_hash: string
  readonly rules: string
  readonly commitment: string
  readonly chain: number
  readonly index: number
  readonly pledges: readonly (readonly [string, string])[]
  readonly share_with_deal: boolean
}
export interface PromiseOfOrder extends Place {
  readonly opening: string
  readonly contributions: readonly (readonly [string, string | null])[]
  readonly root: string
}
export interface Receipt extends Place {
  readonly coup: number
  readonly first: number
  readonly count: number
  readonly cards: readonly (readonly [string, string])[]
  readonly path: readonly string[]
  readonly previous: string
}

/** What every scheme says. */
export interface Said {
  'anchor/v1': Anchor
  'pledge/v1': Pledge
  'opening/v1': Opening
  'promise/v1': PromiseOfOrder
  'merkle/v1': Receipt
}

/** A statement whose signature holds. `hash` is what others name it by. */
export interface Statement<T> { readonly fields: T; readonly hash: string }

export const isText = (value: unknown): value is string => typeof value === 'string'
export const isWhole = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0
export const isFlag = (value: unknown): value is boolean => typeof value === 'boolean'
export const isHash = (value: unknown): value is string => isText(value) && /^[0-9a-f]{64}$/.test(value)
export const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value)
export const orNull = (check: Check): Check => (value) => value === null || check(value)
export const listOf = (check: Check): Check => (value) => Array.isArray(value) && value.every(check)
export const pairOf = (first: Check, second: Check): Check =>
  (value) => Array.isArray(value) && value.length === 2 && first(value[0]) && second(value[1])
const isCard: Check = (value) => isText(value) && /^[A2-9TJQK][shdc]$/.test(value)

/** Whether an object has these fields, each as it must be; others are let be. */
export function fits(value: unknown, shape: Readonly<Record<string, Check>>): boolean {
  return isObject(value) && Object.entries(shape).every(([name, check]) => Object.hasOwn(value, name) && check(value[name]))
}

const PLACE = { table: isText, shoe: isWhole }
const SHAPES: { readonly [S in keyof Said]: Readonly<Record<string, Check>> } = {
  'anchor/v1': { table: isText, chain: isWhole, shoes: isWhole, anchor: isHash },
  'pledge/v1': { ...PLACE, patron: isText, pledge: isHash },
  'opening/v1': {
    ...PLACE, decks: isWhole, behaviour_hash: isText, rules: isHash, commitment: isHash, chain: isWhole, index: isWhole,
    pledges: listOf(pairOf(isText, isHash)), share_with_deal: isFlag,
  },
  'promise/v1': { ...PLACE, opening: isHash, contributions: listOf(pairOf(isText, orNull(isHash))), root: isHash },
  'merkle/v1': {
    ...PLACE, coup: isWhole, first: isWhole, count: isWhole, cards: listOf(pairOf(isCard, isHash)), path: listOf(isHash),
    previous: isHash,
  },
}

/** A statement of a scheme, or which fault it has. */
export function readStatement<S extends keyof Said>(text: string, scheme: S, key: Bytes): Statement<Said[S]> | 'signature' | 'unreadable' {
  const [, said, signature, body] = /^([a-z]+\/v1):([0-9a-f]{128}):(\{.*)$/s.exec(text) ?? []
  if (said !== scheme || signature === undefined || body === undefined) return 'unreadable'
  const written = utf8(body)
  if (!isSignedBy(key, unhex(signature), framed(utf8(scheme), written))) return 'signature'
  const fields = parse(body)
  if (!isObject(fields) || fields['what'] !== scheme || !fits(fields, SHAPES[scheme])) return 'unreadable'
  return { fields: fields as unknown as Said[S], hash: hex(labelled('statement/v1', utf8(scheme), written)) }
}

/** JSON, or null for what is none. */
export function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
