import assert from 'node:assert/strict'
import { test } from 'node:test'
import { VERSION, type PublicEvent, type ServerMessage, type Welcome } from '../wire.ts'
import { brief, snapshot } from '../testing/made_up.ts'
import { asking, coming, fold, houseNow, isAsking, isUnknown, leaving, NOBODY, type House } from './house.ts'

const welcome: Welcome = {
  t: 'welcome', version: VERSION, now: 0, patron: { id: 'me', nickname: 'Ann', level: 0, guest: true }, balance_minor: 1, in_play_minor: 0, resume: 'x', house_key: '', phrases: true, test_house: false,
  play: { t: 'play', began_at: null, net_minor: 0, limits: {}, excluded: false, excluded_until: null, check_at: null, ends_at: null },
}
const wager = (stake: number): PublicEvent => ({ kind: 'wagers-placed', patron: 'you', nickname: 'Bob', wagers: { banker: stake } })
const hear = (house: House, ...messages: ServerMessage[]) => messages.reduce((h, message) => fold(h, message, 1_000).house, house)
const seated = () => hear(NOBODY, snapshot(10))
const stake = (house: House) => house.tables['star-1']!.state.wagers['you']?.wagers['banker'] ?? 0

test('events that were seen already are dropped', () => {
  const house = hear(seated(), { t: 'events', table: 'star-1', after: 10, seq: 12, events: [wager(1), wager(2)] })
  assert.equal(stake(house), 3)
  const again = fold(house, { t: 'events', table: 'star-1', after: 10, seq: 12, events: [wager(1), wager(2)] }, 0)
  assert.equal(again.house, house)
  assert.deepEqual(again.send, [])
})

test('events of which some were seen are folded from the first new one', () => {
  const house = hear(seated(), { t: 'events', table: 'star-1', after: 10, seq: 11, events: [wager(1)] },
    { t: 'events', table: 'star-1', after: 10, seq: 13, events: [wager(1), wager(2), wager(4)] })
  assert.equal(stake(house), 7)
  assert.equal(house.tables['star-1']!.seq, 13)
})

test('a gap asks for what was missed and folds nothing', () => {
  const { house, send } = fold(seated(), { t: 'events', table: 'star-1', after: 15, seq: 16, events: [wager(1)] }, 0)
  assert.equal(stake(house), 0)
  assert.deepEqual(send, [{ t: 'subscribe', topic: 'table:star-1', last_seq: 10 }])
})

test('a wager that was booked has taken a seat', () => {
  const watching = hear(NOBODY, snapshot(10, { seated: false }))
  const asked = asking(watching, { t: 'wager', id: 'w', table: 'star-1', wagers: { banker: 1 } }, 0)
  const booked = hear(asked, { t: 'ack', id: 'w', seq: 11, balance_minor: 1, in_play_minor: 1 })
  assert.equal(booked.tables['star-1']!.state.seated, true)
})

test('a snapshot replaces what was known', () => {
  const house = hear(seated(), { t: 'events', table: 'star-1', after: 10, seq: 11, events: [wager(1)] }, snapshot(400, { coup: 44 }))
  assert.equal(stake(house), 0)
  assert.equal(house.tables['star-1']!.state.coup, 44)
})

test('a warning stands until it is taken back', () => {
  const warned = hear(seated(), { t: 'idle', table: 'star-1', ends_at: 120_000 })
  assert.deepEqual(warned.idle, { 'star-1': 120_000 })
  assert.deepEqual(hear(warned, { t: 'idle', table: 'star-1', ends_at: null }).idle, {})
})

test('a warning is over when a new line opens, which begins a new session', () => {
  assert.deepEqual(hear(seated(), { t: 'idle', table: 'star-1', ends_at: 120_000 }, welcome).idle, {})
})

test('a session that ends takes its table away and says why until one goes there again', () => {
  const ended = hear(seated(), { t: 'idle', table: 'star-1', ends_at: 120_000 }, { t: 'ended', table: 'star-1', minutes: 30 })
  assert.deepEqual([ended.tables, ended.idle, ended.ended], [{}, {}, { 'star-1': 30 }])
  assert.deepEqual(coming(ended, 'star-1').ended, {})
  assert.equal(coming(ended, 'star-2'), ended)
})

test('a command is on its way until it is answered, and the answer says to what', () => {
  const message = { t: 'wager', id: 'w-1', table: 'star-1', wagers: { banker: 5 } } as const
  const asked = asking(seated(), message, 5)
  assert.equal(isAsking(asked, 'star-1'), true)
  const answered = hear(asked, { t: 'refused', id: 'w-1', reason: 'above-maximum', bet: 'banker', allowed_minor: 3 })
  assert.equal(isAsking(answered, 'star-1'), false)
  assert.equal(answered.answer?.asked?.message, message)
})

test('the result of another coup than the one on the felt is not shown with it', () => {
  const result: ServerMessage = { t: 'result', table: 'star-1', shoe: 3, coup: 11, wagers: [], net_minor: 5, reveal_at: 0, session_net_minor: 0 }
  const outcome = { winner: 'tie', player_total: 6, banker_total: 6, player_two: 6, banker_two: 6, player_third: null, banker_third: null, natural: false, player_pair: 'none', banker_pair: 'none', sevens: 0 } as const
  const shown = hear(NOBODY, welcome, snapshot(10, { phase: 'revealing', outcome }))
  assert.equal(hear(shown, result).tables['star-1']!.result, null)
  assert.notEqual(hear(shown, { ...result, coup: 12 }).tables['star-1']!.result, null)
})

test('figures that come before the coup is seen settled wait for it', () => {
  const result: ServerMessage = { t: 'result', table: 'star-1', shoe: 3, coup: 12, wagers: [], net_minor: 5, reveal_at: 0, session_net_minor: 0 }
  const outcome = { winner: 'tie', player_total: 6, banker_total: 6, player_two: 6, banker_two: 6, player_third: null, banker_third: null, natural: false, player_pair: 'none', banker_pair: 'none', sevens: 0 } as const
  const house = hear(NOBODY, welcome, snapshot(10, { phase: 'dealing' }), result)
  assert.equal(house.tables['star-1']!.result, null)
  const event: PublicEvent = { kind: 'coup-settled', outcome, areas: {}, settled_at: 0, reveal_at: 0, receipt: null, promise: null }
  assert.equal(hear(house, { t: 'events', table: 'star-1', after: 10, seq: 11, events: [event] }).tables['star-1']!.result, result)
})

test('one who comes back can lay the stakes of the coup again', () => {
  const wager = { bet: 'banker', stake_minor: 50, gross_win_minor: 50, commission_minor: 0, returned_minor: 100, net_minor: 50, result: 'won' } as const
  const outcome = { winner: 'banker', player_total: 1, banker_total: 6, player_two: 6, banker_two: 6, player_third: null, banker_third: null, natural: false, player_pair: 'none', banker_pair: 'none', sevens: 0 } as const
  const house = hear(NOBODY, welcome, snapshot(10, { phase: 'revealing', outcome }), { t: 'result', table: 'star-1', shoe: 3, coup: 12, wagers: [wager], net_minor: 50, reveal_at: 0, session_net_minor: 0 })
  assert.deepEqual(house.tables['star-1']!.lastWagers, { banker: 50 })
})

test('changed tables of the hall replace their old selves and keep the limits of one’s own level', () => {
  const own = { banker: { min_minor: 1, max_minor: 9 } }
  const house = hear(NOBODY, { t: 'hall', tables: [brief({ limits: own }), brief({ id: 'b' })] }, { t: 'briefs', tables: [brief({ coup: 13 })] })
  assert.equal(house.briefs!['star-1']!.coup, 13)
  assert.deepEqual(house.briefs!['star-1']!.limits, own)
  assert.equal(Object.keys(house.briefs!).length, 2)
})

test('the house’s clock is believed from the fastest answer', () => {
  const slow = hear(NOBODY, { t: 'pong', sent: 0, now: 5_500 })
  assert.equal(houseNow(slow, 1_000), 6_000)
  const fast = fold(slow, { t: 'pong', sent: 990, now: 6_200 }, 1_000).house
  assert.equal(houseNow(fast, 1_000), 6_205)
})

test('another version of the wire asks for a new page', () => {
  assert.equal(hear(NOBODY, welcome).outdated, false)
  assert.equal(hear(NOBODY, { ...welcome, version: VERSION + 1 }).outdated, true)
})

test('the session is what the house says it is, and its net follows the results that are shown', () => {
  const play = { t: 'play', began_at: 5, net_minor: 0, limits: {}, excluded: false, excluded_until: null, check_at: 9, ends_at: null } as const
  const house = hear(NOBODY, welcome, snapshot(10, { phase: 'revealing' }), play)
  assert.equal(house.play?.check_at, 9)
  const named = hear(house, { t: 'me', patron: { id: 'me', nickname: 'Anna', level: 3, guest: false } })
  assert.deepEqual([named.me?.nickname, named.me?.level], ['Anna', 3])
})

test('what may not be followed is remembered with its reason until one goes there again', () => {
  const told = { t: 'error', reason: 'unknown-table', topic: 'table:nowhere' } as const
  const { house } = fold(NOBODY, told, 0)
  assert.deepEqual(house.barred, { 'table:nowhere': 'unknown-table' })
  assert.deepEqual(coming(house, 'nowhere').barred, {})
  assert.equal(coming(house, 'elsewhere'), house)
  assert.deepEqual(fold(NOBODY, { ...told, topic: null }, 0).house.barred, {})
})

test('what is said at a followed table is kept while it is followed, the latest of it', () => {
  const phrase = (table: string, at: number): ServerMessage => ({ t: 'phrase', table, patron: 'you', nickname: 'Bob', phrase: 'hello', at })
  assert.deepEqual(hear(seated(), phrase('star-2', 1)).said, {})
  const full = hear(seated(), ...[...Array(40).keys()].map((at) => phrase('star-1', at)))
  assert.deepEqual([full.said['star-1']!.length, full.said['star-1']!.at(-1)], [30, phrase('star-1', 39)])
  assert.deepEqual(leaving(full, 'star-1').said, {})
})

test('a command that the house could not look up stays on its way, until it is answered', () => {
  const asked = asking(seated(), { t: 'wager', id: 'w-1', table: 'star-1', wagers: { banker: 1 } }, 0)
  const away: ServerMessage = { t: 'refused', id: 'w-1', reason: 'service-unavailable', bet: null, allowed_minor: null }
  assert.equal(isUnknown(asked, away), true)
  const waiting = hear(asked, away, away)
  assert.equal(waiting, asked, 'nothing is known yet, so nothing is told')
  assert.equal(isAsking(waiting, 'star-1'), true)
  const booked = hear(waiting, { t: 'ack', id: 'w-1', seq: 11, balance_minor: 1, in_play_minor: 1 })
  assert.equal(isAsking(booked, 'star-1'), false)
  assert.equal(booked.answer!.told.t, 'ack')
  const closed = hear(waiting, { ...away, reason: 'betting-closed' })
  assert.equal(isAsking(closed, 'star-1'), false)
  assert.equal(isUnknown(booked, away), false, 'what was answered is answered')
})

test('a console hears at once that the house could not answer its command', () => {
  const asked = asking(NOBODY, { t: 'live-preview', id: 'p-1', table: 'star-1', remedy: { kind: 'void' } } as never, 0)
  assert.equal(isUnknown(asked, { t: 'refused', id: 'p-1', reason: 'service-unavailable', bet: null, allowed_minor: null }), false)
})
