import assert from 'node:assert/strict'
import { test } from 'node:test'
import { boardOf, parseSequence } from '../lib/roads.ts'
import { beadPaths, bigRoadPaths, derivedPaths } from './roadPaths.ts'

const marks = (path: string) => (path.match(/M/g) ?? []).length

test('every Banker and Player coup in the window is a ring of its colour', () => {
  const paths = bigRoadPaths(boardOf(parseSequence('BBPTPB')), 24, { ties: 'slash', points: false })
  assert.equal(marks(paths.red), 3)
  assert.equal(marks(paths.blue), 2)
  assert.equal(marks(paths.ties), 1)
})

test('ties are not drawn where the table does not record them', () => {
  assert.equal(bigRoadPaths(boardOf(parseSequence('BTT')), 24, { ties: 'none', points: false }).ties, '')
})

test('two ties on a ring carry their number, ties before the first result stand alone', () => {
  const style = { ties: 'slash', points: false } as const
  assert.deepEqual(bigRoadPaths(boardOf(parseSequence('BTT')), 24, style).texts.map((text) => text.text), ['2'])
  assert.equal(marks(bigRoadPaths(boardOf(parseSequence('T')), 24, style).ties), 1)
})

test('pairs put their dots on rings and beads', () => {
  const board = boardOf(parseSequence('BbpPb'))
  assert.equal(marks(bigRoadPaths(board, 24, { ties: 'slash', points: false }).bankerPairs), 2)
  assert.equal(marks(beadPaths(board, 6, () => '').playerPairs), 1)
})

test('a narrow window shows the newest columns', () => {
  const board = boardOf(parseSequence('BP'.repeat(20)))
  const paths = bigRoadPaths(board, 10, { ties: 'slash', points: false })
  assert.equal(marks(paths.red) + marks(paths.blue), 9)
  assert.deepEqual(paths.newest, { x: 8, y: 0 })
  assert.equal(marks(derivedPaths(board, 'big_eye_boy', 60).red), 38)
})
