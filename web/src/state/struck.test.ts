import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ResultTold } from '../wire.ts'
import { STRUCK_MS, struckAfter } from './struck.ts'

const shoe = (letters: string): ResultTold[] => [...letters].map((o) => ({ o: o as 'B' | 'P' | 'T', total: 8, natural: false, player_pair: false, banker_pair: false }))

test('a corrected coup is struck where it stands', () => {
  assert.deepEqual(struckAfter(null, shoe('BPBT'), shoe('BBBT'), 0).indexes, [1])
})

test('an annulled coup is struck, and those after it are not', () => {
  assert.deepEqual(struckAfter(null, shoe('BPBT'), shoe('BBT'), 0).indexes, [1])
})

test('a cancelled shoe is struck whole, though its coups go one by one', () => {
  const first = struckAfter(null, shoe('BPT'), shoe('PT'), 100)
  const second = struckAfter(first, shoe('PT'), shoe('T'), 110)
  const third = struckAfter(second, shoe('T'), [], 120)
  assert.deepEqual(third.indexes, [0, 1, 2])
  assert.equal(third.results.length, 3)
})

test('a change long after another begins a picture of its own', () => {
  const first = struckAfter(null, shoe('BPT'), shoe('BBT'), 0)
  assert.deepEqual(struckAfter(first, shoe('BBT'), shoe('BBP'), STRUCK_MS + 1).indexes, [2])
})
