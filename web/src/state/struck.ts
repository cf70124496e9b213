/**
 * Marks that are struck from the roads: for a moment the shoe is shown as it was, with a line through what changed, and
 * then as it is. Which results count arrives from the house; here two lists are laid beside each other.
 */
import type { ResultTold } from '../wire.ts'

export interface Struck {
  /** The shoe as it was. */
  readonly results: readonly ResultTold[]
  /** Which of them are not what they were, by index from 0. */
  readonly indexes: readonly number[]
  /** House time until which they are shown so. */
  readonly until: number
}

export const STRUCK_MS = 4_000

/** What to strike where `before` turned into `after`. A change that follows soon is struck in the same picture. */
export function struckAfter(running: Struck | null, before: readonly ResultTold[], after: readonly ResultTold[], houseNow: number): Struck {
  const results = running !== null && houseNow < running.until ? running.results : before
  return { results, indexes: changed(results, after), until: houseNow + STRUCK_MS }
}

function changed(before: readonly ResultTold[], after: readonly ResultTold[]): readonly number[] {
  const indexes: number[] = []
  let next = 0
  before.forEach((result, index) => {
    const gone = before.length - index > after.length - next
    if (next < after.length && (isSame(result, after[next]!) || !gone)) {
      if (!isSame(result, after[next]!)) indexes.push(index)
      next += 1
    } else indexes.push(index)
  })
  return indexes
}

function isSame(one: ResultTold, other: ResultTold): boolean {
  return one.o === other.o && one.total === other.total && one.natural === other.natural && one.player_pair === other.player_pair && one.banker_pair === other.banker_pair
}
