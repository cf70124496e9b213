/**
 * The chips that lie on layouts and that the house does not know of yet, at every table, and the active chip of each.
 *
 * What is laid here is nobody's wager. What is confirmed lies here no longer, and is laid again where it was refused.
 */
import { chosen } from './settings.svelte.ts'
import { hasPlace, hintFor, lay, NOTHING_LAID, stakesOf, takeOff, undo, type Hint, type Laying, type Stakes, type Terms } from './state/laying.ts'
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
  /** What was laid of wagers that are on their way, by their command. */
  #confirmed = new Map<string, Laying>()
  #chips = $state.raw<Readonly<Record<string, number>>>({})
  readonly #around: Around

  constructor(around: Around) {
    this.#around = around
  }

  of(table: string): Laying {
    return this.#layings[table] ?? NOTHING_LAID
  }

  /** Takes what is laid off, as the wager of a command. */
  confirm(table: string, command: string): void {
    this.#confirmed.set(command, this.of(table))
    this.drop(table)
  }

  /** The house has taken the wager of a command. */
  booked(command: string): void {
    this.#confirmed.delete(command)
  }

  /** Lays what a refused command was for as it lay; chips that came too late go back instead. */
  refused(command: string, table: Table | undefined): void {
    const done = this.#confirmed.get(command)?.done ?? []
    this.#confirmed.delete(command)
    if (!table || done.length === 0 || (table.state.mode !== 'touch' && table.state.phase !== 'betting')) return
    this.#set(table.state.id, { done: [...done, ...this.of(table.state.id).done] })
  }

  /** Takes everything off that is laid. */
  drop(table: string): void {
    this.#set(table, NOTHING_LAID)
  }

  #set(table: string, laying: Laying): void {
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
    this.#set(id, lay(this.of(id), stakes))
    this.#around.clack()
  }

  undo(id: string): void {
    this.#set(id, undo(this.of(id)))
    this.#around.clack()
  }

  clear(id: string): void {
    this.drop(id)
    this.#around.clack()
  }

  takeOff(id: string, bet: string): void {
    this.#set(id, takeOff(this.of(id), bet))
    this.#around.clack()
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
