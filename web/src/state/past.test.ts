import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { CardDealt, OutcomeTold, Recall } from '../wire.ts'
import { replayAt, stepsOf } from './past.ts'

const card = (side: 'player' | 'banker', number: number, text: string): CardDealt => ({ side, number, card: text })
const outcome: OutcomeTold = {
  winner: 'banker', player_total: 3, banker_total: 6, player_two: 1, banker_two: 4, player_third: 2, banker_third: 2, natural: false, player_pair: 'none', banker_pair: 'none', sevens: 1,
}
const recall = {
  cards: [card('player', 1, '7'), card('banker', 1, '9s'), card('player', 2, '4h'), card('banker', 2, '5c'), card('player', 3, '2d'), card('banker', 3, '2s')],
  fixed: 1, outcome,
} as unknown as Recall

test('a replay begins with the cards that the rules lay and ends with the result', () => {
  assert.equal(stepsOf(recall), 5)
  const begin = replayAt(recall, 0)
  assert.deepEqual([begin.player.length, begin.banker.length, begin.playerTotal, begin.outcome], [1, 0, null, null])
  const end = replayAt(recall, 5)
  assert.deepEqual([end.player.length, end.banker.length, end.playerTotal, end.bankerTotal], [3, 3, 3, 6])
  assert.equal(end.outcome, outcome)
})

test('after two cards of a side its total is the one that the house told', () => {
  const four = replayAt(recall, 3)
  assert.deepEqual([four.playerTotal, four.bankerTotal, four.outcome], [1, 4, null])
  const five = replayAt(recall, 4)
  assert.deepEqual([five.playerTotal, five.bankerTotal], [null, 4])
})
