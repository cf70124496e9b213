/**
 * Odds as they are printed on the layout: rows of the pay table without what the name of the bet says already.
 *
 * The words come from Fluent; this module only chooses what is printed and in which order. It multiplies nothing.
 */
import type { BetTold, OddsRow } from '../wire.ts'

type Value = boolean | number | string | null

export interface PrintedRow {
  /** Facts worth saying, with their values: those that tell this row from the bet's other winning rows. */
  readonly facts: readonly { readonly fact: string; readonly values: readonly Value[] }[]
  /** "9:5" as its two numbers. */
  readonly odds: readonly [won: string, staked: string]
  readonly commission: string | null
}

/** The rows on which a bet wins. A fact that all of them share word for word says nothing and is left out. */
export function printedRows(bet: BetTold): readonly PrintedRow[] {
  const winning = bet.odds.filter((row) => row.odds !== 'push')
  return winning.map((row) => ({
    facts: Object.entries(row.when)
      .filter(([fact]) => !sharedByAll(fact, winning))
      .map(([fact, values]) => ({ fact, values })),
    odds: pairOf(row.odds),
    commission: row.commission,
  }))
}

/** Rows on which the stake goes back. */
export function pushRows(bet: BetTold): readonly OddsRow[] {
  return bet.odds.filter((row) => row.odds === 'push')
}

/** One number, a range written "10-18", or a list: whatever is shortest for these values. */
export function valuesText(values: readonly Value[]): string {
  const numbers = values.filter((value): value is number => typeof value === 'number')
  const isRange = numbers.length === values.length && numbers.length > 2 && numbers.every((value, i) => i === 0 || value === numbers[i - 1]! + 1)
  return isRange ? `${numbers[0]}–${numbers.at(-1)}` : values.map((value) => String(value)).join(', ')
}

function sharedByAll(fact: string, rows: readonly OddsRow[]): boolean {
  if (rows.length === 1) return true
  const first = JSON.stringify(rows[0]!.when[fact])
  return rows.every((row) => JSON.stringify(row.when[fact]) === first)
}

function pairOf(odds: string): readonly [string, string] {
  const [won = odds, staked = '1'] = odds.split(':')
  return [won, staked]
}
