/**
 * Chips being confirmed: wagers that a patron has asked for and that the table itself has not told of yet.
 *
 * The house answers a wager and the table tells it, in either order, and a snapshot may come between. Its chips lie on
 * the layout from the asking until the table has come to it, so that there are never fewer than are wagered and none
 * lies twice. A refused wager is being confirmed no longer; what the table tells is the house's word.
 */
import type { Ack } from '../wire.ts'
import type { Asked, House } from './house.ts'
import { added, type Table } from './table.ts'

type Stakes = Readonly<Record<string, number>>

/** A wager that the house has taken; the table tells it with event `seq`. */
export interface Booked {
  readonly seq: number
  readonly wagers: Stakes
}

/** How the table stood when a wager was asked for. */
export interface Before {
  readonly seq: number
  readonly shoe: number
  readonly coup: number
  /** A coup was running that the wager is for; alone at a table it may be for the next one. */
  readonly runs: boolean
  readonly mine: Stakes
}

export function beforeOf(table: Table | undefined): Before | null {
  return table ? { seq: table.seq, shoe: table.state.shoe, coup: table.state.coup, runs: isRunning(table), mine: table.state.mine } : null
}

/** The wagers of a table that the house has taken and the table has not told, once one more command is acknowledged. */
export function bookedAfter(booked: readonly Booked[], asked: Asked, ack: Ack, table: Table | undefined): readonly Booked[] {
  const wagers = wagersOf(asked)
  const seen = table?.seq ?? 0
  const waiting = booked.filter(({ seq }) => seq > seen)
  return wagers === null || ack.seq <= seen ? waiting : [...waiting, { seq: ack.seq, wagers }]
}

/** One's own stakes at a table that are asked for or taken, and not among those that the table tells. */
export function confirmingAt(house: House, id: string): Stakes {
  const table = house.tables[id]
  if (!table) return {}
  const unanswered = Object.values(house.asked).filter(({ message, before }) => 'table' in message && message.table === id && !isTold(before, message, table))
  const waiting = [...unanswered.map((one) => wagersOf(one) ?? {}), ...(house.booked[id] ?? []).filter(({ seq }) => seq > table.seq).map(({ wagers }) => wagers)]
  return waiting.reduce((sum, wagers) => added(sum, wagers, 1), {} as Stakes)
}

/** Whether a table has come past a wager that is not answered yet: it tells the stakes, or the coup that they were for is over. */
function isTold(before: Before | null, message: Asked['message'], table: Table): boolean {
  if (before === null || !('wagers' in message)) return true
  if (table.seq === before.seq) return false
  const { shoe, coup, mine } = table.state
  if (before.runs && !(isRunning(table) && shoe === before.shoe && coup === before.coup)) return true
  return Object.entries(message.wagers).every(([bet, stake]) => (mine[bet] ?? 0) - (before.mine[bet] ?? 0) >= stake)
}

function isRunning({ state }: Table): boolean {
  return state.phase === 'betting' || state.phase === 'dealing'
}

function wagersOf({ message }: Asked): Stakes | null {
  return 'wagers' in message ? message.wagers : null
}
