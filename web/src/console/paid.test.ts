import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { CoupTold, LiveState } from '../wire.ts'
import { paidCoup } from './paid.ts'

const coup = (shoe: number, number: number) => ({ shoe, coup: number }) as CoupTold
const nothing = { coups: [coup(2, 1), coup(2, 2)], shoe: 2, coup: 2, cards_total: 416, preparation: null }

test('a coup that was paid lies there until bets are taken for the next', () => {
  assert.equal(paidCoup(nothing, 'revealing'), nothing.coups[1])
  for (const phase of ['betting', 'dealing', 'shuffling'] as const) assert.equal(paidCoup(nothing, phase), null, phase)
})

test('the last coup of a shoe lies there until the next cards are counted', () => {
  const ended = { ...nothing, coup: 0, cards_total: 0 }
  assert.equal(paidCoup(ended, 'shuffling'), nothing.coups[1])
  assert.equal(paidCoup({ ...ended, preparation: {} as LiveState['preparation'] }, 'shuffling'), null)
  assert.equal(paidCoup({ ...ended, coups: [] }, 'shuffling'), null)
})
