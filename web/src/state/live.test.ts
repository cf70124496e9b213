import assert from 'node:assert/strict'
import { test } from 'node:test'
import { snapshot } from '../testing/made_up.ts'
import type { CardDealt, LiveTold, OutcomeTold, PublicEvent, ResultTold } from '../wire.ts'
import { feltOf } from './felt.ts'
import { cardsBehindCut } from './live.ts'
import { fold, NOBODY, withoutCorrection } from './house.ts'
import { STRUCK_MS } from './struck.ts'
import { folded, opened, type Table } from './table.ts'

const NOW = 50_000
const live: LiveTold = { dealer: null, holds: [], manual: false, preparation: null, staffing: 'full', video: '', video_sd: '' }
const card = (side: 'player' | 'banker', number: number, text: string): CardDealt => ({ side, number, card: text })
const result = (o: 'B' | 'P' | 'T'): ResultTold => ({ o, total: 9, natural: true, player_pair: false, banker_pair: false })
const outcome: OutcomeTold = { winner: 'banker', player_total: 7, banker_total: 9, player_two: 7, banker_two: 9, player_third: null, banker_third: null, natural: true, player_pair: 'none', banker_pair: 'none', sevens: 1 }

function play(table: Table, ...events: PublicEvent[]): Table {
  return events.reduce((folding, event) => folded(folding, event, 'me', NOW), table)
}
const dealt = () => opened(snapshot(1, { mode: 'live', live, phase: 'dealing', shoe: 1, coup: 3, cards_left: 100, results: [result('B'), result('P')] }), 0, null)

test('cards of a person lie face up one by one, as they are read', () => {
  const one = play(dealt(), { kind: 'cards-dealt', cards: [card('player', 1, '7'), card('banker', 1, '9h')], fixed: 1 })
  const two = play(one, { kind: 'cards-dealt', cards: [card('player', 2, 'Kh')], fixed: 0 })
  const felt = feltOf(two, { given: 1, quick: false }, NOW)
  assert.deepEqual([felt.player.length, felt.banker.length, [...felt.player, ...felt.banker].every((shown) => shown.faceUp)], [2, 1, true])
  assert.equal(two.state.cards_left, 98)
})

test('the cut card has cards behind it until it is out', () => {
  const before = play({ ...dealt(), state: { ...dealt().state, cards_total: 416, cut_at: 402 } })
  assert.equal(cardsBehindCut(before.state), 14)
  const out = play(before, { kind: 'cut-card-out', coup: 3 })
  assert.deepEqual([cardsBehindCut(out.state), out.state.last], [null, true])
  assert.equal(cardsBehindCut({ ...before.state, cards_left: 14 }), null)
  assert.equal(cardsBehindCut({ ...before.state, cut_at: null }), null)
})

test('a card that was entered wrongly goes back into the shoe', () => {
  const table = play(dealt(), { kind: 'cards-dealt', cards: [card('banker', 1, '9h')], fixed: 0 }, { kind: 'card-undone', card: card('banker', 1, '9h') })
  assert.deepEqual([table.state.cards, table.state.cards_left], [[], 100])
})

test('a settled coup is told at once, its cards never turned down again', () => {
  const table = play(dealt(), { kind: 'cards-dealt', cards: [card('banker', 1, '9h')], fixed: 0 },
    { kind: 'coup-settled', settled_at: NOW, reveal_at: NOW + 5_000, receipt: null, promise: null, outcome, areas: {} })
  const felt = feltOf(table, { given: 0, quick: false }, NOW + 1)
  assert.deepEqual([felt.banker[0]?.faceUp, felt.told], [true, true])
})

test('who deals, what is waited for and how cards come in are told', () => {
  const table = play(dealt(), { kind: 'dealer-seated', dealer: 'Dan' }, { kind: 'table-held', hold: 'paused', why: 'tea', until: null }, { kind: 'manual-mode', on: true })
  assert.deepEqual([table.state.live?.dealer, table.state.live?.holds.map((hold) => hold.hold), table.state.live?.manual], ['Dan', ['paused'], true])
  const after = play(table, { kind: 'table-released', hold: 'paused' }, { kind: 'dealer-left', why: 'left' })
  assert.deepEqual([after.state.live?.holds, after.state.live?.dealer], [[], null])
})

test('what went wrong is told with its paragraph until wagers are taken again', () => {
  const said = { kind: 'irregularity', irregularity: 'foreign-card', answer: 'void-coup', paragraph: '5.1', shoe: 1, coup: 3 } as const
  const table = play(dealt(), said, { kind: 'coup-voided', reason: 'foreign-card', returned: {}, at: NOW })
  assert.deepEqual([table.remedied?.paragraph, table.voided], ['5.1', 'foreign-card'])
  const next = play(table, { kind: 'betting-opened', shoe: 1, coup: 4, last: false, opens_at: NOW, closes_at: NOW + 1, behaviour_hash: '' })
  assert.equal(next.remedied, null)
})

test('a new shoe is shown with its first card until its first betting closes, and what was prepared is no longer coming', () => {
  const opens = { kind: 'shoe-opened', shoe: 2, behaviour_hash: '', decks: 8, cards: 416, cut_at: 402, first_card: '5d', burnt: 6, commitment: null, chain: 0, index: 0, opening: null, promise: null, receipt: null } as const
  const table = play(dealt(), { kind: 'cards-counted', decks: 8, cards: 416 }, { kind: 'shoe-shuffled', how: 'by-hand' }, opens)
  assert.deepEqual([table.state.live?.preparation, table.newShoe], [null, { preparation: { decks: 8, cards: 416, shuffled: 'by-hand' }, first: '5d' }])
  assert.equal(play(table, { kind: 'betting-closed', at: NOW, entropy: null }).newShoe, null)
})

test('an annulled coup is struck from the roads for a moment and is then gone', () => {
  const table = play(dealt(), { kind: 'coup-annulled', shoe: 1, coup: 1, results: [result('P')], why: 'foreign-card' })
  const struck = feltOf(table, { given: 0, quick: false }, NOW + 1)
  assert.deepEqual([struck.results.map((one) => one.o), struck.struck, struck.nextAt], [['B', 'P'], [0], NOW + STRUCK_MS])
  const after = feltOf(table, { given: 0, quick: false }, NOW + STRUCK_MS)
  assert.deepEqual([after.results.map((one) => one.o), after.struck], [['P'], []])
})

test('what changed about a coup of one’s own is kept until it is read', () => {
  const { house } = fold(NOBODY, { t: 'correction', table: 'mbs', shoe: 1, coup: 3, kind: 'corrected', why: 'error-in-deal', paragraph: '', wagers: [], net_before_minor: -500, net_after_minor: 500, waived_minor: 0 }, 0)
  assert.equal(house.corrections['mbs']?.net_after_minor, 500)
  assert.deepEqual(withoutCorrection(house, 'mbs').corrections, {})
})

test('a coup that is corrected or annulled while it lies on the felt takes the old figures with it', () => {
  const settled = play(dealt(), { kind: 'cards-dealt', cards: [card('banker', 1, '9h')], fixed: 0 },
    { kind: 'coup-settled', settled_at: NOW, reveal_at: NOW, receipt: null, promise: null, outcome, areas: { banker: { result: 'won', stake_minor: 100, returned_minor: 200, net_minor: 100 } } })
  const corrected = play(settled, { kind: 'coup-corrected', shoe: 1, coup: 3, cards: [card('banker', 1, '2h')], fixed: 0, outcome: { ...outcome, winner: 'player' }, results: [result('B'), result('P'), result('P')], why: 'error-in-deal' })
  assert.deepEqual([corrected.state.outcome?.winner, corrected.state.areas, corrected.result, corrected.state.cards[0]?.card], ['player', {}, null, '2h'])
  const annulled = play(settled, { kind: 'coup-annulled', shoe: 1, coup: 3, results: [result('B'), result('P')], why: 'foreign-card' })
  assert.deepEqual([annulled.state.outcome, annulled.state.cards, annulled.voided], [null, [], 'foreign-card'])
})
