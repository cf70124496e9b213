import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pileOf } from './chips.ts'

test('a pile is made of the largest chips', () => {
  assert.deepEqual(pileOf(160, [10, 50, 100], 5).map((chip) => chip.minor), [100, 50, 10])
})

test('a high pile is cut, an amount below every chip is one small chip', () => {
  assert.equal(pileOf(10_000, [10, 50, 100], 5).length, 5)
  assert.deepEqual(pileOf(5, [10, 50], 5), [{ minor: 10, rank: 0 }])
})
