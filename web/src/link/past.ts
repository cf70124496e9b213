/** The past, as the house tells it: one's own coups, one coup again, the statement, leaderboards. */
import type { OwnCoups, PastShoes, Recall, Statement, TableLeaders } from '../wire.ts'
import { ask } from './http.ts'

/** Which coups are asked for; days as the browser's own clock has them. */
export interface CoupsWanted {
  readonly table: string
  readonly ruleset: string
  /** First and last day, "2026-03-01"; empty: any. */
  readonly from: string
  readonly to: string
}

export const askCoups = (wanted: CoupsWanted, before: string | null) => ask<OwnCoups>('GET', `api/me/coups${query({ ...filters(wanted), before: before ?? '' })}`)
/** Tables to take along; their heads are in the language of the page. */
export const coupsFile = (wanted: CoupsWanted, lang: string) => `api/me/coups.csv${query({ ...filters(wanted), lang })}`
export const askRecall = (table: string, shoe: number, coup: number) => ask<Recall>('GET', `api/coups/${encodeURIComponent(table)}/${shoe}/${coup}`)
export const askStatement = (before: number | null) => ask<Statement>('GET', `api/me/statement${query({ before: before === null ? '' : String(before) })}`)
export const statementFile = (lang: string) => `api/me/statement.csv${query({ lang })}`
export const askLeaders = () => ask<TableLeaders[]>('GET', 'api/leaders')
/** Shoes of a table, the newest first, those with a number below `before`. */
export const askShoes = (table: string, before: number | null) =>
  ask<PastShoes>('GET', `api/tables/${encodeURIComponent(table)}/shoes${query({ before: before === null ? '' : String(before) })}`)

function filters({ table, ruleset, from, to }: CoupsWanted): Record<string, string> {
  return { table, ruleset, since: beginOf(from, 0), until: beginOf(to, 1) }
}

/** The moment at which a day begins, or one so many days later. */
function beginOf(day: string, later: number): string {
  const [year, month, date] = day.split('-').map(Number)
  return year && month && date ? String(new Date(year, month - 1, date + later).getTime()) : ''
}

function query(values: Record<string, string>): string {
  const given = Object.entries(values).filter(([, value]) => value !== '')
  return given.length === 0 ? '' : `?${new URLSearchParams(given).toString()}`
}
