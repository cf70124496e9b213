/**
 * What this browser puts into shuffles: a share for every shoe of a table one sits at, pledged first and given when the
 * house is bound (docs/FAIRNESS.md). Nobody has to do anything for it; the shares are kept to be looked for in proofs.
 */
import type { ClientMessage, PledgeAsked, TableState } from '../wire.ts'
import { hex, unhex } from './hashing.ts'
import { pledge } from './protocol.ts'

const CONTRIBUTORS_MAX = 16
const SHOES_KEPT = 12

/** Where shares are kept over a reload: `localStorage`, or nothing better than a map. */
export interface Keeping {
  get(key: string): string | null
  set(key: string, value: string): void
}

export class Contributing {
  readonly #keeping: Keeping
  readonly #random: (bytes: number) => Uint8Array
  #sent = new Set<string>()

  constructor(keeping: Keeping, random: (bytes: number) => Uint8Array) {
    this.#keeping = keeping
    this.#random = random
  }

  /** What is to be said to the house now, or null. Nothing is said twice until `forget`. */
  wanted(table: TableState, me: string): ClientMessage | null {
    const message = this.#due(table, me)
    if (message === null) return null
    const key = `${message.t} ${table.id} ${table.fairness.next_shoe}`
    if (this.#sent.has(key)) return null
    this.#sent.add(key)
    return message
  }

  /** Asks to mix a fresh shoe now; the house does it where nobody has wagered on one that it shuffled alone. */
  fresh(table: string, shoe: number, me: string): PledgeAsked {
    const share = this.shareFor(table, shoe)
    return { t: 'pledge', id: this.#id(), table, shoe, pledge: hex(pledge(table, shoe, me, unhex(share))), fresh: true }
  }

  /** The line was lost: what was said may not have been heard. */
  forget(): void {
    this.#sent.clear()
  }

  #due(table: TableState, me: string): ClientMessage | null {
    if (table.mode !== 'rng' || table.phase === 'closed') return null
    const { called, next_shoe: shoe, pledged } = table.fairness
    if (called) {
      const waits = called.contributors.some(({ patron, gave }) => patron === me && !gave)
      const share = this.kept(table.id, called.shoe)
      return waits && share ? { t: 'share', id: this.#id(), table: table.id, shoe: called.shoe, share } : null
    }
    const mine = pledged.some(({ patron }) => patron === me)
    if (!table.seated || (mine ? this.kept(table.id, shoe) !== null : pledged.length >= CONTRIBUTORS_MAX)) return null
    const share = this.shareFor(table.id, shoe)
    return { t: 'pledge', id: this.#id(), table: table.id, shoe, pledge: hex(pledge(table.id, shoe, me, unhex(share))), fresh: false }
  }

  /** One's share in a shoe, made when it is first asked for: 64 hexadecimal digits. */
  shareFor(table: string, shoe: number): string {
    const known = this.kept(table, shoe)
    if (known !== null) return known
    const share = hex(this.#random(32))
    const shares = Object.entries({ ...this.#shares(table), [shoe]: share }).slice(-SHOES_KEPT)
    this.#keeping.set(key(table), JSON.stringify(Object.fromEntries(shares)))
    return share
  }

  /** The share that this browser has for a shoe, or null. */
  kept(table: string, shoe: number): string | null {
    return this.#shares(table)[shoe] ?? null
  }

  #shares(table: string): Readonly<Record<string, string>> {
    try {
      return JSON.parse(this.#keeping.get(key(table)) ?? '{}') as Record<string, string>
    } catch {
      return {}
    }
  }

  #id(): string {
    return hex(this.#random(16))
  }
}

const key = (table: string) => `puntobanco.shares.${table}`

/** Keeps shares in this browser; in one that keeps nothing, for as long as the page lives. */
export function keptHere(): Keeping {
  const here = new Map<string, string>()
  return {
    get(name) {
      try {
        return localStorage.getItem(name) ?? here.get(name) ?? null
      } catch {
        return here.get(name) ?? null
      }
    },
    set(name, value) {
      here.set(name, value)
      try {
        localStorage.setItem(name, value)
      } catch {
        // It lives as long as the page.
      }
    },
  }
}

/** The shares of this browser. */
export const contributing = new Contributing(keptHere(), (bytes) => crypto.getRandomValues(new Uint8Array(bytes)))
