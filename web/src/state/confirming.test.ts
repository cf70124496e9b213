import assert from 'node:assert/strict'
import { test } from 'node:test'
import { snapshot } from '../testing/made_up.ts'
import { VERSION, type ClientMessage, type PublicEvent, type ServerMessage, type Snapshot, type Welcome } from '../wire.ts'
import { confirmingAt } from './confirming.ts'
import { wagerOf } from './auto.ts'
import { asking, fold, leaving, NOBODY, type House } from './house.ts'
import { added, lying } from './table.ts'

const TABLE = 'star-1'
const welcome: Welcome = {
  t: 'welcome', version: VERSION, now: 0, patron: { id: 'me', nickname: 'Ann', level: 0, guest: true }, balance_minor: 1_000, in_play_minor: 0, resume: 'x', house_key: '', phrases: true, test_house: false,
  play: { t: 'play', began_at: null, net_minor: 0, limits: {}, excluded: false, excluded_until: null, check_at: null, ends_at: null },
}
type Stakes = Readonly<Record<string, number>>
const placed = (wagers: Stakes, patron = 'me'): PublicEvent => ({ kind: 'wagers-placed', patron, nickname: patron, wagers })
const events = (after: number, ...told: PublicEvent[]): ServerMessage => ({ t: 'events', table: TABLE, after, seq: after + told.length, events: told })
const ack = (id: string, seq: number): ServerMessage => ({ t: 'ack', id, seq, balance_minor: 900, in_play_minor: 100 })
const refused = (id: string, reason: 'betting-closed' | 'service-unavailable' = 'betting-closed'): ServerMessage => ({ t: 'refused', id, reason, bet: null, allowed_minor: null })
const having = (seq: number, mine: Stakes, changes: Partial<Snapshot['state']> = {}) => snapshot(seq, { mine, wagers: { me: { nickname: 'Ann', wagers: mine } }, ...changes })
const closed: PublicEvent = { kind: 'betting-closed', at: 5, entropy: null }
const opens: PublicEvent = { kind: 'betting-opened', shoe: 3, coup: 13, last: false, opens_at: 0, closes_at: 90_000, behaviour_hash: 'made-up' }

const hear = (house: House, ...messages: ServerMessage[]) => messages.reduce((h, message) => fold(h, message, 1_000).house, house)
const seated = (mine: Stakes = {}) => hear(NOBODY, welcome, having(10, mine))
const wager = (id: string, wagers: Stakes): Extract<ClientMessage, { t: 'wager' }> => ({ t: 'wager', id, table: TABLE, wagers })
const asked = (house: House, id: string, wagers: Stakes) => asking(house, wager(id, wagers), 0)
const told = (house: House) => lying(house.tables[TABLE]!)['me']?.wagers ?? house.tables[TABLE]!.state.mine
/** All chips of one's own that are drawn on the layout, laid ones aside. */
const shown = (house: House) => added(told(house), confirmingAt(house, TABLE), 1)

/** What is shown after every single message. */
function steps(house: House, ...messages: ServerMessage[]): readonly Stakes[] {
  const seen = [shown(house)]
  for (const message of messages) seen.push(shown((house = hear(house, message))))
  return seen
}

test('from Confirm on the chips lie there once: the answer first, then the event', () => {
  assert.deepEqual(steps(asked(seated(), 'w', { banker: 100 }), ack('w', 11), events(10, placed({ banker: 100 }))), Array(3).fill({ banker: 100 }))
})

test('the event first, then the answer', () => {
  assert.deepEqual(steps(asked(seated(), 'w', { banker: 100 }), events(10, placed({ banker: 100 })), ack('w', 11)), Array(3).fill({ banker: 100 }))
})

test('a snapshot between the asking and the answer, with the wager and without it', () => {
  assert.deepEqual(steps(asked(seated(), 'w', { banker: 100 }), having(40, { banker: 100 }), ack('w', 35)), Array(3).fill({ banker: 100 }))
  assert.deepEqual(steps(asked(seated(), 'w', { banker: 100 }), having(40, {}), ack('w', 41), events(40, placed({ banker: 100 }))), Array(4).fill({ banker: 100 }))
})

test('a snapshot between the answer and the event', () => {
  const taken = hear(asked(seated(), 'w', { banker: 100 }), ack('w', 11))
  assert.deepEqual(steps(taken, having(12, { banker: 100 })), Array(2).fill({ banker: 100 }))
  assert.deepEqual(steps(taken, having(10, {}), events(10, placed({ banker: 100 }))), Array(3).fill({ banker: 100 }))
})

test('events of others between the answer and its own change nothing', () => {
  const messages = [ack('w', 13), events(10, placed({ banker: 7 }, 'you')), events(11, placed({ tie: 7 }, 'you')), events(12, placed({ banker: 100 }))]
  assert.deepEqual(steps(asked(seated(), 'w', { banker: 100 }), ...messages), Array(5).fill({ banker: 100 }))
})

test('a second wager joins the first, each told in its turn', () => {
  const first = hear(asked(seated({ tie: 5 }), 'w', { banker: 100 }), ack('w', 11))
  const both = hear(asked(first, 'v', { banker: 50 }), ack('v', 12))
  assert.deepEqual(confirmingAt(both, TABLE), { banker: 150 })
  assert.deepEqual(steps(both, events(10, placed({ banker: 100 })), events(11, placed({ banker: 50 }))), Array(3).fill({ banker: 150, tie: 5 }))
  assert.deepEqual(confirmingAt(hear(both, events(10, placed({ banker: 100 }))), TABLE), { banker: 50 })
})

test('a refused wager is being confirmed no longer', () => {
  assert.deepEqual(steps(asked(seated({ tie: 5 }), 'w', { banker: 100 }), refused('w')), [{ banker: 100, tie: 5 }, { tie: 5 }])
})

test('a wager of which the house cannot say what became is being confirmed until it can', () => {
  const messages = [refused('w', 'service-unavailable'), events(10, placed({ banker: 100 })), refused('w', 'service-unavailable'), ack('w', 11)]
  assert.deepEqual(steps(asked(seated(), 'w', { banker: 100 }), ...messages), Array(5).fill({ banker: 100 }))
})

test('over a lost line the chips stay, and the same command answered again books them once', () => {
  const lost = { ...asked(seated(), 'w', { banker: 100 }), link: 'lost' as const }
  assert.deepEqual(steps(lost, welcome, having(30, { banker: 100 }), ack('w', 22), ack('w', 22)), Array(5).fill({ banker: 100 }))
})

test('what was taken and came with a later coup is not laid on the next one', () => {
  const messages = [ack('w', 11), having(30, {}, { coup: 13 })]
  assert.deepEqual(steps(asked(seated(), 'w', { banker: 100 }), ...messages), [{ banker: 100 }, { banker: 100 }, {}])
  assert.deepEqual(confirmingAt(hear(asked(seated(), 'w', { banker: 100 }), having(30, {}, { coup: 13 })), TABLE), {})
})

test('a wager that is answered after "No more bets" stays until it is', () => {
  const waiting = hear(asked(seated(), 'w', { banker: 100 }), events(10, closed))
  assert.deepEqual(confirmingAt(waiting, TABLE), { banker: 100 })
  assert.deepEqual(confirmingAt(hear(waiting, refused('w')), TABLE), {})
})

test('a wager taken back is told by the table alone', () => {
  const taken = hear(asked(seated(), 'w', { banker: 100 }), ack('w', 11), events(10, placed({ banker: 100 })))
  const back = asking(taken, { t: 'cancel', id: 'c', table: TABLE }, 0)
  const cancelled: PublicEvent = { kind: 'wagers-cancelled', patron: 'me', wagers: { banker: 100 }, standing: {}, at: null }
  assert.deepEqual(steps(back, ack('c', 12), events(11, cancelled)), [{ banker: 100 }, { banker: 100 }, {}])
})

test('taken back before it was told: more lies there for a moment, never less', () => {
  const cancelled: PublicEvent = { kind: 'wagers-cancelled', patron: 'me', wagers: { banker: 100 }, standing: {}, at: null }
  const taken = hear(asked(seated(), 'w', { banker: 100 }), ack('w', 11))
  assert.deepEqual(steps(asking(taken, { t: 'cancel', id: 'c', table: TABLE }, 0), ack('c', 12), events(10, placed({ banker: 100 }), cancelled)), [{ banker: 100 }, { banker: 100 }, {}])
})

test('alone at a table, chips for the next coup are being confirmed while the last one lies there', () => {
  const before = hear(NOBODY, welcome, snapshot(10, { mode: 'touch', phase: 'revealing', coup: 12, closes_at: null }))
  const deal = asking(before, { t: 'deal', id: 'd', table: TABLE, wagers: { banker: 100 }, entropy: null }, 0)
  const wagered = events(11, placed({ banker: 100 }), closed)
  const own = { ...opens, closes_at: null } as PublicEvent
  assert.deepEqual(steps(deal, events(10, own), ack('d', 13), wagered), Array(4).fill({ banker: 100 }))
  assert.deepEqual(steps(deal, events(10, own), wagered, ack('d', 13)), Array(4).fill({ banker: 100 }))
})

test('a table that is left holds nothing', () => {
  const left = leaving(hear(asked(seated(), 'w', { banker: 100 }), ack('w', 11)), TABLE)
  assert.deepEqual([left.booked, confirmingAt(left, TABLE)], [{}, {}])
})

test('what is laid again by Repeat or by Auto lies there once, beside what stayed up', () => {
  const [last, standing] = [{ banker: 100, tie: 5 }, { tie: 5 }]
  const again = wagerOf(last, standing, standing)
  assert.deepEqual(again, { banker: 100 })
  const repeated = asked(seated(standing), 'a', again)
  for (const messages of [[ack('a', 11), events(10, placed(again))], [events(10, placed(again)), ack('a', 11)]])
    assert.deepEqual(steps(repeated, ...messages), Array(3).fill({ banker: 100, tie: 5 }))
})

test('Auto lays nothing on top of what was wagered by hand, from Confirm on', () => {
  const [last, standing] = [{ banker: 100, tie: 5 }, { tie: 5 }]
  const messages = [ack('w', 11), events(10, placed({ player: 50 }))]
  for (const mine of steps(asked(seated(standing), 'w', { player: 50 }), ...messages)) assert.deepEqual(wagerOf(last, standing, mine), {})
})

test('Auto’s wager that is refused lies there no longer and may be laid again', () => {
  const after = hear(asked(seated(), 'a', { banker: 100 }), refused('a'))
  assert.deepEqual(wagerOf({ banker: 100 }, {}, shown(after)), { banker: 100 })
})
