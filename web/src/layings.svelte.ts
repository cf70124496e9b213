/**
 * The chips that lie on layouts and that the house does not know of yet, at every table, and the active chip of each.
 *
 * What is laid here is nobody's wager; who has confirmed or must take chips back says so by `set`.
 */
import { chosen } from './settings.svelte.ts'
import { hasPlace, hintFor, lay, NOTHING_LAID, stakesOf, undo, without, type Hint, type Laying, type Stakes, type Terms } from './state/laying.ts'
import type { Table } from './state/table.ts'
import { trayOf } from './state/tray.ts'
import type { Reason } from './wire.ts'

/** What laying needs of the client. */
export interface Around {
  /** Nothing is on its way about the table, and the line is open. */
  readonly isFree: (id: string) => boolean
  readonly terms: (table: Table) => Terms
  /** Chips were laid; null: nothing is wrong any more. */
  readonly refuse: (id: string, hint: Hint | null) => void
  /** The patron has done something at the table. */
  readonly stay: (id: string) => void
  readonly clack: () => void
}

export class Layings {
  #layings = $state.raw<Readonly<Record<string, Laying>>>({})
  #chips = $state.raw<Readonly<Record<string, number>>>({})
  readonly #around: Around

  constructor(around: Around) {
    this.#around = around
  }

  of(table: string): Laying {
    return this.#layings[table] ?? NOTHING_LAID
  }

  set(table: string, laying: Laying): void {
    this.#around.stay(table)
    this.#layings = { ...this.#layings, [table]: laying }
  }

  chip(table: Table): number {
    const row = trayOf(table.state, chosen().trays)
    const chip = this.#chips[table.state.id]
    return chip !== undefined && row.includes(chip) ? chip : (row[0] ?? 0)
  }

  choose(table: Table, minor: number): void {
    this.#around.stay(table.state.id)
    this.#chips = { ...this.#chips, [table.state.id]: minor }
  }

  /** Lays stakes beside what lies already, if a table takes them. */
  lay(table: Table, stakes: Stakes): void {
    const id = table.state.id
    const closed = this.#whyNoChips(table)
    if (closed) return this.#around.refuse(id, { reason: closed, bet: null, allowed_minor: null })
    const hint = hintFor(stakes, stakesOf(this.of(id)), this.#around.terms(table))
    this.#around.refuse(id, hint)
    if (hint) return
    this.set(id, lay(this.of(id), stakes))
    this.#around.clack()
  }

  undo(id: string): void {
    this.set(id, undo(this.of(id)))
    this.#around.clack()
  }

  clear(id: string): void {
    this.set(id, NOTHING_LAID)
    this.#around.clack()
  }

  clearArea(id: string, bet: string): void {
    this.set(id, without(this.of(id), bet))
  }

  /** Why no chip can be laid anywhere at a table now, or null. */
  #whyNoChips(table: Table): Reason | null {
    const { id, mode, phase } = table.state
    if (!this.#around.isFree(id)) return 'not-now'
    if (phase === 'closed') return 'table-closed'
    if (mode === 'touch') return null
    if (phase !== 'betting') return 'betting-closed'
    return hasPlace(table.state) ? null : 'table-full'
  }
}
