import assert from 'node:assert/strict'
import { test } from 'node:test'
import { begun, counted, coupsLeft, keyOf, laid, NO_STOPS, stopOf, type AutoRun } from './auto.ts'

function played(run: AutoRun, ...nets: readonly number[]): AutoRun {
  return nets.reduce((now, net, index) => counted(laid(now, keyOf(1, index + 1)), keyOf(1, index + 1), net), run)
}

test('without stops of its own Auto goes on', () => {
  const run = played(begun(NO_STOPS), -500, -500, 900)
  assert.deepEqual([run.coups, run.netMinor, stopOf(run), coupsLeft(run)], [3, -100, null, null])
})

test('Auto stops after as many coups as were asked for', () => {
  const run = begun({ ...NO_STOPS, coups: 2 })
  assert.deepEqual([coupsLeft(run), stopOf(played(run, -500)), stopOf(played(run, -500, 500))], [2, null, 'coups'])
})

test('a loss counts over all coups, gains taken off', () => {
  const run = begun({ ...NO_STOPS, lossMinor: 1_000 })
  assert.equal(stopOf(played(run, -500, 400, -500)), null)
  assert.equal(stopOf(played(run, -500, 400, -500, -400)), 'loss')
})

test('a gain stops when it is reached, and before the number of coups is told', () => {
  assert.equal(stopOf(played(begun({ coups: 2, lossMinor: null, gainMinor: 900 }), 400, 500)), 'gain')
})

test('a coup that Auto did not wager in counts for nothing, and none counts twice', () => {
  const run = laid(begun({ ...NO_STOPS, coups: 1 }), keyOf(3, 4))
  assert.equal(counted(run, keyOf(3, 3), -500).coups, 0)
  const once = counted(run, keyOf(3, 4), -500)
  assert.equal(counted(once, keyOf(3, 4), -500).netMinor, -500)
})
