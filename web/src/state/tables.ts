/** Settings of a table as somebody types them, and back. An empty line is left to the rule set. */
import type { HouseTable, TableSettings } from '../wire.ts'
import type { Order } from '../link/tables.ts'

export interface LimitForm { min: string; max: string; perLevel: string }

/** All as text: what is typed halfway is no number yet. Times in seconds, money in coins. */
export interface TableForm {
  number: string
  name: string
  decks: string
  seats: string
  betting: string
  card: string
  result: string
  chips: string
  cancel: string
  limits: Record<string, LimitForm>
}

/** What somebody types that is no number is sent as one that no table can have, so that the house names the line. */
const NO_NUMBER = -1

export function formOf(settings: TableSettings, bets: readonly string[]): TableForm {
  const limits: Record<string, LimitForm> = {}
  for (const bet of bets) {
    const limit = settings.limits[bet]
    limits[bet] = { min: moneyText(limit?.min_minor), max: moneyText(limit?.max_minor), perLevel: moneyText(limit?.per_level_minor) }
  }
  return {
    number: String(settings.number),
    name: settings.name,
    decks: text(settings.decks),
    seats: text(settings.seats),
    betting: secondsText(settings.betting_ms),
    card: secondsText(settings.card_ms),
    result: secondsText(settings.result_ms),
    chips: settings.chips_minor.map(moneyText).join(' '),
    cancel: settings.cancel ?? '',
    limits,
  }
}

/** `live` is how the table is dealt by hand, which the house's file says. */
export function settingsOf(form: TableForm, live: TableSettings['live'] = null): TableSettings {
  const limits: Record<string, TableSettings['limits'][string]> = {}
  for (const [bet, limit] of Object.entries(form.limits)) {
    if (!limit.min.trim() && !limit.max.trim() && !limit.perLevel.trim()) continue
    limits[bet] = { min_minor: scaled(limit.min, 100) ?? NO_NUMBER, max_minor: scaled(limit.max, 100) ?? NO_NUMBER, per_level_minor: scaled(limit.perLevel, 100) }
  }
  return {
    number: scaled(form.number, 1) ?? NO_NUMBER,
    name: form.name.trim(),
    decks: scaled(form.decks, 1),
    seats: scaled(form.seats, 1),
    betting_ms: scaled(form.betting, 1000),
    card_ms: scaled(form.card, 1000),
    result_ms: scaled(form.result, 1000),
    chips_minor: form.chips.split(/[\s;]+/).filter(Boolean).map((chip) => scaled(chip, 100) ?? NO_NUMBER),
    cancel: form.cancel || null,
    limits,
    live,
  }
}

/** What differs between two settings, each as its key and the two values; limits bet by bet. */
export function differences(before: TableSettings, after: TableSettings): readonly { readonly key: string; readonly before: unknown; readonly after: unknown }[] {
  const found: { key: string; before: unknown; after: unknown }[] = []
  for (const key of Object.keys(after) as (keyof TableSettings)[]) {
    if (key === 'limits') continue
    if (JSON.stringify(before[key]) !== JSON.stringify(after[key])) found.push({ key, before: before[key], after: after[key] })
  }
  for (const bet of new Set([...Object.keys(before.limits), ...Object.keys(after.limits)])) {
    const [was, is] = [before.limits[bet] ?? null, after.limits[bet] ?? null]
    if (JSON.stringify(was) !== JSON.stringify(is)) found.push({ key: `limits.${bet}`, before: was, after: is })
  }
  return found
}

/** The orders that a table can be given now, the likeliest first. */
export function ordersOf(table: HouseTable): readonly Order[] {
  switch (table.service) {
    case 'open': return ['close', 'disable']
    case 'closed': return ['open', 'disable']
    case 'disabled': return ['enable']
  }
}

/** How a table stands, in one word of the texts. */
export function standing(table: HouseTable): 'stopped' | 'closing' | 'open' | 'closed' | 'disabled' {
  if (table.stopped !== null) return 'stopped'
  if (table.service !== 'open' && (table.closing || table.phase !== 'closed')) return 'closing'
  return table.service
}

/** The lowest number that no table has. */
export function freeNumber(tables: readonly HouseTable[]): number {
  const taken = new Set(tables.map((table) => table.settings.number))
  let number = 1
  while (taken.has(number)) number += 1
  return number
}

function scaled(typed: string, factor: number): number | null {
  const plain = typed.trim().replace(',', '.')
  if (!plain) return null
  const value = Number(plain) * factor
  return Number.isFinite(value) && Math.abs(value - Math.round(value)) < 1e-6 ? Math.round(value) : NO_NUMBER
}

const text = (value: number | null) => (value === null ? '' : String(value))
const secondsText = (ms: number | null) => (ms === null ? '' : String(ms / 1000))
const moneyText = (minor: number | null | undefined) => (minor == null ? '' : String(minor / 100))
