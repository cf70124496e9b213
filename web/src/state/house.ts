/**
 * Everything the house has told this browser, folded from its messages, apart from any view.
 *
 * `fold(house, message, now)` answers the next state and what the link should send because of it (following a table
 * again after a gap). Time is an argument; nothing here reads a clock or touches a socket.
 */
import type { Ack, ClientMessage, CorrectionTold, PatronTold, PeopleTold, PhraseTold, PlayTold, Reason, RefusedTold, ServerMessage, TableBrief, TotalsTold } from '../wire.ts'
import { VERSION } from '../wire.ts'
import { firstHeard, heard, UNSET, type Clock } from './clock.ts'
import { beforeOf, bookedAfter, type Before, type Booked } from './confirming.ts'
import { folded, opened, withResult, type Table } from './table.ts'

export type Link = 'closed' | 'opening' | 'open' | 'lost'

export interface House {
  readonly link: Link
  readonly clock: Clock
  readonly me: PatronTold | null
  readonly balanceMinor: number
  readonly inPlayMinor: number
  /** Tables by id, as the hall shows them; null until the hall was heard. */
  readonly briefs: Readonly<Record<string, TableBrief>> | null
  /** Tables that are followed, by id. */
  readonly tables: Readonly<Record<string, Table>>
  /** Until when input is waited for at a table of one's own, house time; only tables that have warned. */
  readonly idle: Readonly<Record<string, number>>
  /** Tables of one's own whose session has ended, with the minutes without input that it took. */
  readonly ended: Readonly<Record<string, number>>
  /** What the house would not let be followed, by topic, and why. */
  readonly barred: Readonly<Record<string, Reason>>
  /** What the tabs beside a table tell, while they are followed; and one's own totals there. */
  readonly people: Readonly<Record<string, PeopleTold>>
  readonly totals: Readonly<Record<string, TotalsTold>>
  /** What was said at tables that are followed, the latest last; and whether patrons may talk in this house at all. */
  readonly said: Readonly<Record<string, readonly PhraseTold[]>>
  readonly talks: boolean
  /** What changed last about a settled coup of one's own, by table, until it is read. */
  readonly corrections: Readonly<Record<string, CorrectionTold>>
  /** Commands on their way, by their id. */
  readonly asked: Readonly<Record<string, Asked>>
  /** Wagers that the house has taken and that were not told by their table when it did, by table. */
  readonly booked: Readonly<Record<string, readonly Booked[]>>
  /** The latest answer that concerns the patron, for views to react to; `serial` tells two alike apart. */
  readonly answer: Answer | null
  /** The patron's session and what they have set for themselves. */
  readonly play: PlayTold | null
  /** Ticket for the next connection. */
  readonly resume: string | null
  /** What the house's signed statements are checked with, as hexadecimal digits. */
  readonly houseKey: string | null
  /** Scripted shoes and short times: for tests, and said on every page. */
  readonly testHouse: boolean
  /** The house speaks another version of the wire: the page must be loaded anew. */
  readonly outdated: boolean
}

export interface Asked {
  readonly message: Extract<ClientMessage, { id: string }>
  readonly at: number
  readonly before: Before | null
}

export interface Answer {
  readonly serial: number
  readonly asked: Asked | null
  readonly told: Ack | RefusedTold
}

export const NOBODY: House = {
  link: 'closed', clock: UNSET, me: null, balanceMinor: 0, inPlayMinor: 0, briefs: null, tables: {}, idle: {}, ended: {}, barred: {}, people: {}, totals: {}, said: {}, talks: false, corrections: {}, asked: {}, booked: {},
  answer: null, play: null, resume: null, houseKey: null, testHouse: false, outdated: false,
}

/** Phrases of one table that can be read again. */
const SAID_KEPT = 30

export interface Folded {
  readonly house: House
  readonly send: readonly ClientMessage[]
}

export function houseNow(house: House, now: number): number {
  return now + house.clock.offset
}

/** Notes that a command was sent. */
export function asking(house: House, message: Asked['message'], now: number): House {
  const before = 'wagers' in message ? beforeOf(house.tables[message.table]) : null
  return { ...house, asked: { ...house.asked, [message.id]: { message, at: now, before } } }
}

/** Whether a command about this table is still unanswered. */
export function isAsking(house: House, table: string): boolean {
  return Object.values(house.asked).some(({ message }) => 'table' in message && message.table === table)
}

/**
 * Whether a refusal leaves open what became of a command: the house could not look or write, and the command may be on
 * record. It is asked again under its id until it is answered. Consoles of live tables see to their own commands.
 */
export function isUnknown(house: House, told: ServerMessage): boolean {
  if (told.t !== 'refused' || told.reason !== 'service-unavailable') return false
  const asked = house.asked[told.id]?.message
  return asked !== undefined && asked.t !== 'live' && asked.t !== 'live-preview'
}

/** The subscription that a new connection begins with: the last sequence seen, if any. */
export function subscriptionTo(house: House, table: string): ClientMessage {
  return { t: 'subscribe', topic: `table:${table}`, last_seq: house.tables[table]?.seq ?? null }
}

export function fold(house: House, message: ServerMessage, now: number): Folded {
  switch (message.t) {
    case 'welcome':
      return only({
        ...house,
        link: 'open',
        clock: house.clock.trip === Infinity ? firstHeard(now, message.now) : house.clock,
        me: message.patron,
        balanceMinor: message.balance_minor,
        inPlayMinor: message.in_play_minor,
        play: message.play,
        resume: message.resume,
        houseKey: message.house_key,
        testHouse: message.test_house,
        talks: message.phrases,
        outdated: message.version !== VERSION,
        // A new line is a new session: what the last one warned of is over.
        idle: {},
      })
    case 'hall':
      return only({ ...house, briefs: byId(message.tables) })
    case 'briefs':
      return only({ ...house, briefs: { ...house.briefs, ...byId(message.tables.map((brief) => keepingLimits(house, brief))) } })
    case 'snapshot': {
      const table = opened(message, houseNow(house, now), house.tables[message.table] ?? null)
      return only(withTable(house, message.table, table))
    }
    case 'events':
      return foldEvents(house, message, now)
    case 'ack': {
      const asked = house.asked[message.id]
      const answered = withBooked(withoutAsked(house, message.id), asked, message)
      const table = asked?.message.t === 'wager' ? house.tables[asked.message.table] : undefined
      return only({
        ...answered,
        // A wager takes a seat for who had none.
        tables: table ? { ...house.tables, [table.state.id]: { ...table, state: { ...table.state, seated: true } } } : house.tables,
        balanceMinor: message.balance_minor,
        inPlayMinor: message.in_play_minor,
        answer: answerTo(house, message),
      })
    }
    case 'refused':
      if (isUnknown(house, message)) return only(house)
      return only({ ...withoutAsked(house, message.id), answer: answerTo(house, message) })
    case 'balance':
      return only({ ...house, balanceMinor: message.balance_minor, inPlayMinor: message.in_play_minor })
    case 'result': {
      const table = house.tables[message.table]
      const shown = table ? withResult(table, message) : null
      const played = house.play && { ...house.play, net_minor: message.session_net_minor }
      return only(shown ? withTable({ ...house, play: played }, message.table, shown) : house)
    }
    case 'me':
      return only({ ...house, me: message.patron })
    case 'play':
      return only({ ...house, play: message })
    case 'seat': {
      const table = house.tables[message.table]
      if (!table) return only(house)
      const state = { ...table.state, seated: message.seated }
      return only(withTable(house, message.table, { ...table, state, idleCoups: message.idle_coups }))
    }
    case 'idle': {
      const idle = without(house.idle, message.table)
      return only({ ...house, idle: message.ends_at === null ? idle : { ...idle, [message.table]: message.ends_at } })
    }
    case 'ended':
      return only({ ...leaving(house, message.table), ended: { ...house.ended, [message.table]: message.minutes } })
    case 'patrons': {
      const table = house.tables[message.table]
      if (!table) return only(house)
      return only(withTable(house, message.table, { ...table, state: { ...table.state, patrons: message.patrons } }))
    }
    case 'people':
      return only({ ...house, people: { ...house.people, [message.table]: message } })
    case 'totals':
      return only({ ...house, totals: { ...house.totals, [message.table]: message } })
    case 'phrase':
      return only(message.table in house.tables ? { ...house, said: { ...house.said, [message.table]: [...(house.said[message.table] ?? []), message].slice(-SAID_KEPT) } } : house)
    case 'pong':
      return only({ ...house, clock: heard(house.clock, message.sent, now, message.now) })
    case 'correction':
      return only({ ...house, corrections: { ...house.corrections, [message.table]: message } })
    case 'live-preview':
      return only(withoutAsked(house, message.id))
    case 'error':
      return only(message.topic === null ? house : { ...house, barred: { ...house.barred, [message.topic]: message.reason } })
    // Consoles of live tables take this from the link themselves.
    case 'live-state':
    case 'practice-state':
      return only(house)
    default: {
      const unknown: never = message
      void unknown
      return only(house)
    }
  }
}

function foldEvents(house: House, message: Extract<ServerMessage, { t: 'events' }>, now: number): Folded {
  const table = house.tables[message.table]
  if (!table || message.seq <= table.seq) return only(house)
  if (message.after > table.seq) return { house, send: [subscriptionTo(house, message.table)] }
  const fresh = message.events.slice(table.seq - message.after)
  const me = house.me?.id ?? ''
  const next = fresh.reduce((folding, event) => folded(folding, event, me, houseNow(house, now)), table)
  return only(withTable(house, message.table, { ...next, seq: message.seq }))
}

/** The house without what it said of a table that is followed no longer. */
export function leaving(house: House, table: string): House {
  const { people, totals, said } = house
  return { ...house, tables: without(house.tables, table), booked: without(house.booked, table), idle: without(house.idle, table), people: without(people, table), totals: without(totals, table), said: without(said, table) }
}

/** The house as it is for one who goes to a table again: what was said when they went there before is said no longer. */
export function coming(house: House, table: string): House {
  const topic = `table:${table}`
  if (!(table in house.ended) && !(topic in house.barred)) return house
  return { ...house, ended: without(house.ended, table), barred: without(house.barred, topic) }
}

/** The house once the patron has read what changed about a coup of theirs. */
export function withoutCorrection(house: House, table: string): House {
  return { ...house, corrections: without(house.corrections, table) }
}

function without<T>(record: Readonly<Record<string, T>>, key: string): Record<string, T> {
  const { [key]: _, ...others } = record
  return others
}

/** Limits in `briefs` are everybody's; those of the patron's own level came with the hall. */
function keepingLimits(house: House, brief: TableBrief): TableBrief {
  const known = house.briefs?.[brief.id]
  return known ? { ...brief, limits: known.limits } : brief
}

function byId(tables: readonly TableBrief[]): Record<string, TableBrief> {
  return Object.fromEntries(tables.map((table) => [table.id, table]))
}

function withTable(house: House, id: string, table: Table): House {
  return { ...house, tables: { ...house.tables, [id]: table } }
}

function withoutAsked(house: House, id: string): House {
  return { ...house, asked: without(house.asked, id) }
}

function withBooked(house: House, asked: Asked | undefined, ack: Ack): House {
  if (!asked || !('wagers' in asked.message)) return house
  const { table } = asked.message
  return { ...house, booked: { ...house.booked, [table]: bookedAfter(house.booked[table] ?? [], asked, ack, house.tables[table]) } }
}

function answerTo(house: House, told: Ack | RefusedTold): Answer {
  return { serial: (house.answer?.serial ?? 0) + 1, asked: house.asked[told.id] ?? null, told }
}

function only(house: House): Folded {
  return { house, send: [] }
}
