import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { CardDealt, OutcomeTold } from '../wire.ts'
import { snapshot } from '../testing/made_up.ts'
import { feltOf } from './felt.ts'
import { opened } from './table.ts'

const card = (side: 'player' | 'banker', number: number, text: string): CardDealt => ({ side, number, card: text })
const cards = [card('player', 1, '2h'), card('banker', 1, '6s'), card('player', 2, '3d'), card('banker', 2, '7c'), card('player', 3, '9s'), card('banker', 3, '2d')]
const outcome: OutcomeTold = { winner: 'banker', player_total: 4, banker_total: 5, player_two: 5, banker_two: 3, player_third: 9, banker_third: 2, natural: false, player_pair: 'none', banker_pair: 'none', sevens: 1 }
const mark = { o: 'B', total: 5, natural: false, player_pair: false, banker_pair: false } as const
const table = opened(snapshot(1, { phase: 'revealing', cards, outcome, reveal_at: 56_000, results: [mark] }), 0, null)
const patient = { given: 0, quick: false }

test('before its last card is turned a coup has no result and no mark on the roads', () => {
  const felt = feltOf(table, patient, 55_000)
  assert.equal(felt.outcome, null)
  assert.deepEqual(felt.results, [])
  assert.equal(felt.nextAt !== null, true)
})

test('a hand shows the total of the cards that are turned', () => {
  const early = feltOf(table, patient, 50_100)
  assert.equal(early.playerTotal, null)
  const steps = [...Array(60).keys()].map((tenth) => feltOf(table, patient, 50_000 + tenth * 100).playerTotal)
  assert.deepEqual([...new Set(steps)], [null, 5, 4])
})

test('at its end everything is told', () => {
  const felt = feltOf(table, patient, 56_000)
  assert.equal(felt.outcome, outcome)
  assert.deepEqual(felt.results, [mark])
  assert.equal(felt.bankerTotal, 5)
  assert.equal(felt.sevens, 1)
  assert.equal(felt.nextAt, null)
})

test('alone at a table, quick play tells a coup at once', () => {
  const own = opened(snapshot(1, { mode: 'touch', phase: 'revealing', cards, outcome, reveal_at: 99_000, results: [mark] }), 50_000, null)
  const dealt = { ...own, dealtAt: 50_000 }
  assert.equal(feltOf(dealt, { given: 0, quick: true }, 50_000).told, true)
  assert.equal(feltOf(dealt, patient, 50_000).told, false)
})
