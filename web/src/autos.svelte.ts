/**
 * Auto at every table that it is on at: lays and confirms the last wagers coup after coup, and says why it stops.
 *
 * It is nothing that the house knows of: a wager of Auto's is a wager like any other, and refused like any other.
 */
import { begun, counted, coupsLeft, keyOf, laid, stopOf, wagerOf, type AutoRun, type AutoStops } from './state/auto.ts'
import { hintFor, sumOf, type Hint, type Stakes, type Terms } from './state/laying.ts'
import type { Table } from './state/table.ts'
import { coins, refusalText, t } from './text/texts.svelte.ts'
import type { Result } from './wire.ts'

/** What Auto needs of the client. */
export interface Around {
  readonly table: (id: string) => Table | undefined
  readonly isAsking: (id: string) => boolean
  readonly terms: (table: Table) => Terms
  readonly nameOf: (table: Table) => (bet: string) => string
  readonly wager: (id: string, wagers: Stakes) => void
  readonly say: (id: string, text: string, tone: 'warn' | 'plain') => void
}

const WAIT_MS = 900
/** Auto stops when the line was lost for so long. */
const LINE_MS = 60_000

export class Autos {
  runs = $state.raw<Readonly<Record<string, AutoRun>>>({})
  readonly #around: Around

  constructor(around: Around) {
    this.#around = around
  }

  isOn(id: string): boolean {
    return id in this.runs
  }

  /** Coups that are left at a table, null when nobody counts them. */
  left(id: string): number | null {
    const run = this.runs[id]
    return run ? coupsLeft(run) : null
  }

  /** Switches on, with stops of the patron's own. */
  begin(table: Table, stops: AutoStops): void {
    const { id, phase, mine } = table.state
    if (sumOf(table.lastWagers) === 0) return this.#around.say(id, t('auto-nothing'), 'plain')
    this.#set(id, begun(stops))
    if (phase === 'betting' && sumOf(mine) === 0) this.#lay(id)
  }

  /** Switches off without a word. */
  end(id: string): void {
    const { [id]: _, ...others } = this.runs
    this.runs = others
  }

  /** Betting has opened at a table: others see that first, then Auto wagers. */
  opened(id: string): void {
    if (this.isOn(id)) setTimeout(() => this.#lay(id), WAIT_MS)
  }

  /** A coup has come to this for the patron. */
  came(result: Result): void {
    const run = this.runs[result.table]
    if (!run) return
    const now = counted(run, keyOf(result.shoe, result.coup), result.net_minor)
    this.#set(result.table, now)
    const stop = stopOf(now)
    if (stop === 'coups') this.stop(result.table, t('auto-stop-coups', { coups: now.coups }))
    if (stop === 'loss') this.stop(result.table, t('auto-stop-loss', { amount: coins(-now.netMinor) }))
    if (stop === 'gain') this.stop(result.table, t('auto-stop-gain', { amount: coins(now.netMinor) }))
  }

  /** A wager at a table was refused; tells whether it was Auto's business. */
  refused(id: string, hint: Hint): boolean {
    if (!this.isOn(id)) return false
    const table = this.#around.table(id)
    this.stop(id, refusalText(hint, table ? this.#around.nameOf(table) : (bet) => bet))
    return true
  }

  /** The line is open again after so long. */
  lineWasLost(ms: number): void {
    if (ms > LINE_MS) this.stopAll(t('auto-line'))
  }

  stopAll(why: string): void {
    for (const id of Object.keys(this.runs)) this.stop(id, why)
  }

  stop(id: string, why: string): void {
    this.end(id)
    this.#around.say(id, t('auto-stopped', { why }), 'warn')
  }

  #lay(id: string): void {
    const table = this.#around.table(id)
    const run = this.runs[id]
    if (!table || !run || table.state.phase !== 'betting' || this.#around.isAsking(id)) return
    const key = keyOf(table.state.shoe, table.state.coup)
    const terms = this.#around.terms(table)
    const wagers = wagerOf(table.lastWagers, table.state.standing, terms.mine)
    if (sumOf(wagers) > 0) {
      const hint = hintFor(wagers, {}, terms)
      if (hint) return void this.refused(id, hint)
      this.#around.wager(id, wagers)
    }
    this.#set(id, laid(run, key))
  }

  #set(id: string, run: AutoRun): void {
    this.runs = { ...this.runs, [id]: run }
  }
}
