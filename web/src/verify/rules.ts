/** Drawing and pays, from the tables that a file carries. The tables say all; nothing here knows a rule. */

import { axis, points, total, type Value } from './felt.ts'
import { hex, utf8 } from './hashing.ts'
import { labelled, RANKS } from './protocol.ts'
import { isFlag, isObject, isText, isWhole, listOf, pairOf, parse } from './statements.ts'

const STOOD = 10
const TO_ACT = 11
const LOSES = 255

/** A coup dealt by the tables: both hands as they lie, and how many cards came from the shoe. */
export interface Hands { readonly player: readonly string[]; readonly banker: readonly string[]; readonly used: number }

/** What a stake comes to, minor units. */
export interface Paid { readonly grossWin: bigint; readonly commission: bigint; readonly returned: bigint }

type Ratio = readonly [number, number]

interface Bet {
  readonly id: string
  readonly axes: readonly string[]
  readonly rows: readonly { readonly odds: Ratio; readonly commission: Ratio; readonly pushes: boolean }[]
  readonly classes: readonly Ratio[]
}

interface Data {
  readonly behaviour_hash: string
  readonly order: readonly ('player' | 'banker')[]
  readonly fixed: Readonly<Record<string, readonly string[] | undefined>>
  readonly burns: readonly number[] | null
  readonly draws: string
  readonly rounding_unit_minor: number
  readonly axes: Readonly<Record<string, readonly Value[]>>
  readonly bets: readonly Bet[]
}

/** The compiled rules of a file; `hash` is what an opening names them by. Throws for what is none. */
export class TablesOfRules {
  readonly hash: string
  readonly behaviourHash: string
  readonly #data: Data

  constructor(text: string) {
    const data = parse(text)
    if (!isRules(data)) throw new RangeError('no compiled rules')
    this.#data = data
    this.hash = hex(labelled('rules/v1', utf8(text)))
    this.behaviourHash = data.behaviour_hash
  }

  /** Cards burnt when this one is turned up, itself included; null where nothing is burnt. */
  burnt(first: string): number | null {
    return this.#data.burns ? this.#data.burns[RANKS.indexOf(first[0]!)]! : null
  }

  /** Deal a coup from the front of some cards; null when they do not suffice. */
  deal(cards: readonly string[]): Hands | null {
    const { order, fixed } = this.#data
    const player = [...(fixed['player'] ?? [])]
    const banker = [...(fixed['banker'] ?? [])]
    let used = 0
    const take = (hand: string[]) => {
      const card = cards[used++]
      if (card !== undefined) hand.push(card)
      return card !== undefined
    }
    for (const side of order) if (!take(side === 'player' ? player : banker)) return null
    if (this.#draws(TO_ACT, player, banker) && !take(player)) return null
    const third = player.length === 3 ? points(player[2]!) : STOOD
    if (this.#draws(third, player, banker) && !take(banker)) return null
    return { player, banker, used }
  }

  #draws(third: number, player: readonly string[], banker: readonly string[]): boolean {
    return this.#data.draws[(third * 10 + total(player.slice(0, 2))) * 10 + total(banker.slice(0, 2))] === '1'
  }

  /** What a stake on a bet comes to; null for a bet that these rules do not have. */
  pays(id: string, hands: Hands, stakeMinor: number): Paid | null {
    const bet = this.#data.bets.findLast((one) => one.id === id)
    if (!bet) return null
    let number = 0
    for (const name of bet.axes) {
      const values = this.#data.axes[name]!
      const place = values.indexOf(axis(name, hands.player, hands.banker))
      if (place < 0) throw new RangeError('a value beyond the axis')
      number = number * values.length + place
    }
    const decides = rowOf(bet.classes, number)
    if (decides === LOSES) return { grossWin: 0n, commission: 0n, returned: 0n }
    const row = bet.rows[decides]
    if (!row) throw new RangeError('a row beyond the table')
    const stake = BigInt(stakeMinor)
    if (row.pushes) return { grossWin: 0n, commission: 0n, returned: stake }
    const [win, per] = [BigInt(row.odds[0]), BigInt(row.odds[1])]
    const [part, of] = [BigInt(row.commission[0]), BigInt(row.commission[1])]
    const unit = BigInt(this.#data.rounding_unit_minor)
    const returned = ((stake * (per * of + win * (of - part))) / (per * of * unit)) * unit
    const grossWin = part ? (stake * win) / per : returned - stake
    return { grossWin, commission: grossWin - (returned - stake), returned }
  }
}

function rowOf(classes: readonly Ratio[], number: number): number {
  let left = number
  for (const [row, count] of classes) {
    if (left < count) return row
    left -= count
  }
  throw new RangeError('a class beyond the table')
}

function isRules(data: unknown): data is Data {
  if (!isObject(data)) return false
  const { fixed, burns, axes, bets } = data
  return isText(data['behaviour_hash'])
    && listOf((side) => side === 'player' || side === 'banker')(data['order'])
    && isObject(fixed) && Object.values(fixed).every(listOf(isText))
    && (burns === null || (listOf(isWhole)(burns) && (burns as unknown[]).length === RANKS.length))
    && isText(data['draws']) && /^[01]{1200}$/.test(data['draws'])
    && isWhole(data['rounding_unit_minor'])
    && isObject(axes) && Array.isArray(bets) && bets.every((bet) => isBet(bet, axes))
}

function isBet(bet: unknown, axes: Readonly<Record<string, unknown>>): boolean {
  if (!isObject(bet) || !listOf(isText)(bet['axes'])) return false
  const ratio = pairOf(isWhole, isWhole)
  return isText(bet['id'])
    && (bet['axes'] as string[]).every((name) => Array.isArray(axes[name]))
    && listOf(ratio)(bet['classes'])
    && listOf((row) => isObject(row) && ratio(row['odds']) && ratio(row['commission']) && isFlag(row['pushes']))(bet['rows'])
}
