import assert from 'node:assert/strict'
import { test } from 'node:test'
import { usualTableau } from '../testing/made_up.ts'
import { drawingRule, whyOf } from './tableau.ts'

test('the usual rule is read out of its tableau', () => {
  const rule = drawingRule(usualTableau())
  assert.deepEqual(rule.playerDraws, [0, 1, 2, 3, 4, 5])
  assert.deepEqual(rule.playerStands, [6, 7])
  assert.deepEqual(rule.naturals, [8, 9])
  assert.deepEqual(rule.banker.map((row) => row.total), [0, 1, 2, 3, 4, 5, 6, 7])
  const three = rule.banker[3]!.draws
  assert.equal(three[8], false)
  assert.equal(three.filter(Boolean).length, 10)
  assert.deepEqual(rule.banker[6]!.draws.map((d, i) => (d ? i : -1)).filter((i) => i >= 0), [6, 7])
})

test('the cell that decided is the one of Player’s third card, or of standing', () => {
  const outcome = { winner: 'banker', player_total: 4, banker_total: 5, player_two: 5, banker_two: 3, player_third: 9, banker_third: 2, natural: false, player_pair: 'none', banker_pair: 'none', sevens: 0 } as const
  assert.deepEqual(whyOf(outcome), { kind: 'drawn', playerDrew: true, playerTwo: 5, bankerDrew: true, bankerTwo: 3, column: 9 })
  assert.equal((whyOf({ ...outcome, player_third: null }) as { column: number }).column, 10)
  assert.deepEqual(whyOf({ ...outcome, natural: true }), { kind: 'natural' })
})
