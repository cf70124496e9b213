/**
 * Odds as they are printed on the layout: rows of the pay table without what the name of the bet says already.
 *
 * The words come from Fluent; this module only chooses what is printed and in which order. It multiplies nothing.
 */
import type { BetTold, OddsRow } from '../wire.ts'

type Value = boolean | number | string | null

export interface PrintedFact {
  readonly fact: string
  readonly values: readonly Value[]
  /** By language, as the house says it in few words. */
  readonly said: Readonly<Record<string, string>>
}

export interface PrintedRow {
  /** Facts worth saying, with their values: those that tell this row from the bet's other winning rows. */
  readonly facts: readonly PrintedFact[]
  /** "9:5" as its two numbers. */
  readonly odds: readonly [won: string, staked: string]
  readonly commission: string | null
}

/**
 * The rows on which a bet wins. A fact that all of them share word for word tells none apart and is left out, unless the
 * `whole` condition is wanted, as for a bet whose name says it to nobody.
 */
export function printedRows(bet: BetTold, whole = false): readonly PrintedRow[] {
  const winning = bet.odds.filter((row) => row.odds !== 'push')
  return winning.map((row) => ({
    facts: Object.entries(row.when)
      .filter(([fact]) => whole || !sharedByAll(fact, winning))
      .map(([fact, values]) => ({ fact, values, said: saidOf(row, fact) })),
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

function saidOf(row: OddsRow, fact: string): Record<string, string> {
  return Object.fromEntries(Object.entries(row.said).flatMap(([language, facts]) => (facts[fact] ? [[language, facts[fact]]] : [])))
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
