import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { CardDealt, PublicEvent } from '../wire.ts'
import { snapshot } from '../testing/made_up.ts'
import { folded, lying, opened, type Table } from './table.ts'

const HASH = 'made-up'
const settled: PublicEvent = {
  kind: 'coup-settled', settled_at: 50_000, reveal_at: 56_000, receipt: null, promise: null,
  outcome: { winner: 'tie', player_total: 6, banker_total: 6, player_two: 6, banker_two: 6, player_third: null, banker_third: null, natural: false, player_pair: 'none', banker_pair: 'mixed', sevens: 0 },
  areas: {
    banker: { result: 'standing', stake_minor: 500, returned_minor: 0, net_minor: 0 },
    tie: { result: 'won', stake_minor: 100, returned_minor: 900, net_minor: 800 },
  },
}
const card = (side: 'player' | 'banker', number: number, text: string): CardDealt => ({ side, number, card: text })

function play(table: Table, ...events: PublicEvent[]): Table {
  return events.reduce((folding, event) => folded(folding, event, 'me', 50_000), table)
}

test('a wager of mine lies among everybody’s and apart', () => {
  const table = play(opened(snapshot(7), 0, null),
    { kind: 'wagers-placed', patron: 'me', nickname: 'Ann', wagers: { banker: 100 } },
    { kind: 'wagers-placed', patron: 'me', nickname: 'Ann', wagers: { banker: 50, tie: 10 } },
    { kind: 'wagers-placed', patron: 'you', nickname: 'Bob', wagers: { player: 30 } })
  assert.deepEqual(table.state.mine, { banker: 150, tie: 10 })
  assert.deepEqual(table.state.wagers, { me: { nickname: 'Ann', wagers: { banker: 150, tie: 10 } }, you: { nickname: 'Bob', wagers: { player: 30 } } })
  assert.equal(table.seq, 10)
})

test('a wager taken back leaves nothing behind', () => {
  const table = play(opened(snapshot(1), 0, null),
    { kind: 'wagers-placed', patron: 'me', nickname: 'Ann', wagers: { banker: 100 } },
    { kind: 'wagers-cancelled', patron: 'me', wagers: { banker: 100 }, standing: {}, at: null })
  assert.deepEqual(table.state.mine, {})
  assert.deepEqual(table.state.wagers, {})
})

test('what lay when betting closed is what Rebet lays again', () => {
  const table = play(opened(snapshot(1, { mine: { banker: 100 } }), 0, null), { kind: 'betting-closed', at: 1, entropy: null })
  assert.deepEqual(table.lastWagers, { banker: 100 })
  assert.equal(table.state.phase, 'dealing')
})

test('a coup without a wager keeps the last wagers', () => {
  const before = { ...opened(snapshot(1), 0, null), lastWagers: { tie: 5 } }
  assert.deepEqual(play(before, { kind: 'betting-closed', at: 1, entropy: null }).lastWagers, { tie: 5 })
})

test('cards come in order and leave the shoe, a given card does not', () => {
  const cards = [card('player', 1, '7'), card('banker', 1, '5h'), card('player', 2, 'Kd'), card('banker', 2, '9s')]
  const table = play(opened(snapshot(1, { cards_left: 100 }), 0, null), { kind: 'betting-closed', at: 1, entropy: null }, { kind: 'cards-dealt', cards, fixed: 1 })
  assert.deepEqual(table.state.cards, cards)
  assert.equal(table.state.cards_left, 97)
  assert.equal(table.dealtAt, 50_000)
})

test('a settled coup is one more mark for the roads, with the pairs it had', () => {
  const table = play(opened(snapshot(1), 0, null), settled)
  assert.deepEqual(table.state.results, [{ o: 'T', total: 6, natural: false, player_pair: false, banker_pair: true }])
})

test('wagers that stay up on a tie lie there in the next coup, all others are gone', () => {
  const table = play(opened(snapshot(1, { mine: { banker: 500, tie: 100 }, wagers: { me: { nickname: 'Ann', wagers: { banker: 500, tie: 100 } } } }), 0, null), settled,
    { kind: 'betting-opened', shoe: 3, coup: 13, opens_at: 1, closes_at: 2, last: false, behaviour_hash: HASH })
  assert.deepEqual(table.state.mine, { banker: 500 })
  assert.deepEqual(table.state.standing, { banker: 500 })
  assert.deepEqual(table.state.wagers, { me: { nickname: 'Ann', wagers: { banker: 500 } } })
  assert.deepEqual(table.state.cards, [])
})

test('after a coup its stakes lie on the layout until the felt is swept, but are at stake no more', () => {
  const wagers = { me: { nickname: 'Ann', wagers: { tie: 100 } } }
  const after = play(opened(snapshot(1, { mine: { tie: 100 }, wagers }), 0, null), settled)
  assert.deepEqual(after.state.mine, {})
  assert.deepEqual(lying(after), wagers)
  assert.deepEqual(lying(play(after, { kind: 'betting-opened', shoe: 3, coup: 13, opens_at: 1, closes_at: 2, last: false, behaviour_hash: HASH })), {})
})

test('without a clock the last coup stays on the felt until the next is dealt', () => {
  const deal: PublicEvent[] = [
    { kind: 'cards-dealt', cards: [card('player', 1, '6h')], fixed: 0 }, settled, { kind: 'shoe-ended', reason: 'fresh-every-coup', seed: null, returned: {} },
    { kind: 'shoe-opened', shoe: 4, behaviour_hash: HASH, decks: 8, cards: 416, cut_at: null, first_card: null, burnt: 0, commitment: null, chain: 0, index: 0, opening: null, promise: null, receipt: null },
    { kind: 'betting-opened', shoe: 4, coup: 1, opens_at: 1, closes_at: null, last: true, behaviour_hash: HASH },
  ]
  const table = play(opened(snapshot(1, { mode: 'touch' }), 0, null), ...deal)
  assert.equal(table.state.phase, 'betting')
  assert.equal(table.state.cards.length, 1)
  assert.equal(table.state.results.length, 1)
  const next = play(table, { kind: 'wagers-placed', patron: 'me', nickname: 'Ann', wagers: { tie: 7 } }, { kind: 'betting-closed', at: 1, entropy: null })
  assert.deepEqual(next.state.cards, [])
  assert.deepEqual(next.lastWagers, { tie: 7 })
})

test('a void coup leaves no mark and no wager', () => {
  const table = play(opened(snapshot(1, { mine: { banker: 500 } }), 0, null), { kind: 'coup-voided', reason: 'foreign-card', returned: { banker: 500 }, at: 1 })
  assert.deepEqual(table.state.results, [])
  assert.deepEqual(table.state.mine, {})
  assert.equal(table.voided, 'foreign-card')
})

test('a new shoe clears the roads', () => {
  const table = play(opened(snapshot(1), 0, null), settled,
    { kind: 'shoe-ended', reason: 'coups', seed: null, returned: {} },
    { kind: 'shoe-opened', shoe: 4, behaviour_hash: HASH, decks: 8, cards: 416, cut_at: 402, first_card: '5h', burnt: 6, commitment: null, chain: 0, index: 0, opening: null, promise: null, receipt: null })
  assert.deepEqual(table.state.results, [])
  assert.equal(table.state.cards_left, 410)
  assert.equal(table.state.coup, 0)
})

test('one who comes in mid-telling sees as many cards as everybody else', () => {
  const table = opened(snapshot(9, { phase: 'revealing', reveal_at: 60_000, cards: [card('player', 1, '5h'), card('banker', 1, '5h')] }), 57_000, null)
  assert.equal(table.dealtAt, 58_000)
})
