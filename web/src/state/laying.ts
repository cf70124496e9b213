/**
 * Chips laid on the layout that the house does not know of yet: one active chip, every tap adds it.
 *
 * What is laid here is nobody's wager. The house decides about wagers; the checks below only say beforehand what it would
 * say, in the same words, so that a patron is not sent into a refusal.
 */
import type { ConditionTold, LimitTold, Reason, TableState } from '../wire.ts'
import { added } from './table.ts'

export type Stakes = Readonly<Record<string, number>>

/** One thing done, which Undo takes back whole: a chip, or all stakes of the last coup at once. */
export type Laid = Stakes

export interface Laying {
  readonly done: readonly Laid[]
}

export const NOTHING_LAID: Laying = { done: [] }

/** What a table allows now, as far as the patron was told. */
export interface Terms {
  readonly limits: Readonly<Record<string, LimitTold>>
  readonly conditions: readonly ConditionTold[]
  readonly mode: 'rng' | 'live' | 'touch'
  readonly coup: number
  /** Stakes of one's own that the house has. */
  readonly mine: Stakes
  readonly balanceMinor: number
}

/** Why something would be refused: the same three fields as a refusal that comes from the house. */
export interface Hint {
  readonly reason: Reason
  readonly bet: string | null
  readonly allowed_minor: number | null
}

/** Who has no seat is given one with a wager, while there is one. */
export function hasPlace(state: Pick<TableState, 'seated' | 'seats' | 'patrons'>): boolean {
  return state.seated || state.patrons < state.seats
}

export function stakesOf(laying: Laying): Stakes {
  return laying.done.reduce((sum, laid) => added(sum, laid, 1), {} as Stakes)
}

export function sumOf(stakes: Stakes): number {
  return Object.values(stakes).reduce((sum, stake) => sum + stake, 0)
}

export function lay(laying: Laying, laid: Laid): Laying {
  return sumOf(laid) === 0 ? laying : { done: [...laying.done, laid] }
}

export function undo(laying: Laying): Laying {
  return { done: laying.done.slice(0, -1) }
}

/** Takes one area's chips off; the others stay. */
export function without(laying: Laying, bet: string): Laying {
  const { [bet]: _, ...rest } = stakesOf(laying)
  return lay(NOTHING_LAID, rest)
}

/** Takes off what was laid last on one area; the rest of what was laid with it stays. */
export function takeOff(laying: Laying, bet: string): Laying {
  const index = laying.done.findLastIndex((laid) => (laid[bet] ?? 0) > 0)
  if (index < 0) return laying
  const { [bet]: _, ...others } = laying.done[index]!
  return { done: laying.done.flatMap((laid, at) => (at !== index ? [laid] : sumOf(others) > 0 ? [others] : [])) }
}

export function times(stakes: Stakes, factor: number): Stakes {
  return Object.fromEntries(Object.entries(stakes).map(([bet, stake]) => [bet, stake * factor]))
}

/** Why this bet takes no chip now whatever its size, or null. */
export function closedBet(bet: string, laid: Stakes, terms: Terms): Hint | null {
  if (!(bet in terms.limits)) return { reason: 'bet-not-offered', bet, allowed_minor: null }
  const all = added(terms.mine, laid, 1)
  for (const condition of terms.conditions) {
    if (!condition.modes.includes(terms.mode === 'live' ? 'live' : 'rng')) continue
    if (condition.kind === 'only-one-of' && condition.bets.includes(bet) && condition.bets.some((other) => other !== bet && all[other]))
      return { reason: 'only-one-of', bet, allowed_minor: null }
    if (condition.kind === 'only-with' && condition.bet === bet && !condition.bets.some((other) => all[other]))
      return { reason: 'only-with', bet, allowed_minor: null }
    if (condition.kind === 'first-coups' && condition.bet === bet && terms.coup > condition.coups)
      return { reason: 'bet-not-offered', bet, allowed_minor: null }
  }
  return null
}

/** Why these stakes, on top of what lies there, would be refused; null when nothing speaks against them. */
export function hintFor(more: Stakes, laid: Stakes, terms: Terms): Hint | null {
  const together = added(laid, more, 1)
  for (const bet of Object.keys(more)) {
    const closed = closedBet(bet, without(lay(NOTHING_LAID, together), bet).done[0] ?? {}, terms)
    if (closed) return closed
    const limit = terms.limits[bet]!
    const stake = (terms.mine[bet] ?? 0) + together[bet]!
    if (stake > limit.max_minor) {
      const room = limit.max_minor - (terms.mine[bet] ?? 0) - (laid[bet] ?? 0)
      return { reason: 'above-maximum', bet, allowed_minor: Math.max(0, room) }
    }
  }
  if (sumOf(together) > terms.balanceMinor) return { reason: 'not-enough-coins', bet: null, allowed_minor: null }
  return null
}

/** Why what is laid cannot be confirmed as it is: too little on a bet, or a bet without the one it needs. */
export function hintForAll(laid: Stakes, terms: Terms): Hint | null {
  for (const [bet, stake] of Object.entries(laid)) {
    const limit = terms.limits[bet]
    if (limit && (terms.mine[bet] ?? 0) + stake < limit.min_minor) return { reason: 'below-minimum', bet, allowed_minor: limit.min_minor }
    const closed = closedBet(bet, laid, terms)
    if (closed) return closed
  }
  return null
}

/** What stayed up on a tie lies there already and is not laid twice. */
export function withoutStanding(standing: Stakes, wagers: Stakes): Stakes {
  return Object.fromEntries(Object.entries(wagers).map(([bet, stake]) => [bet, stake - (standing[bet] ?? 0)]).filter(([, stake]) => Number(stake) > 0))
}
