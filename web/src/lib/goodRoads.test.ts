import assert from 'node:assert/strict'
import { test } from 'node:test'
import { GOOD_ROADS, goodRoadsOf, oneIn } from './goodRoads.ts'
import { bigRoad, parseSequence } from './roads.ts'

const named = (text: string) => goodRoadsOf(bigRoad(parseSequence(text)))

test('four of a side in a row are a long run, ties between them not counted', () => {
  assert.deepEqual(named('PBBTBB'), ['long-banker'])
  assert.deepEqual(named('BPPP'), [])
  assert.deepEqual(named('BPPPP'), ['long-player'])
})

test('sides that take turns jump by one or by two', () => {
  assert.deepEqual(named('BBBPBPB'), ['single-jump'])
  assert.deepEqual(named('BBPPBBPP'), ['double-jump'])
})

test('a side that always wins one only is named, whatever the other does', () => {
  assert.deepEqual(named('BPPBPPPBPP'), ['banker-single'])
})

test('one and two in turn are a hall and two rooms', () => {
  assert.ok(named('BPPBPP').includes('hall-rooms'))
  assert.ok(named('PPBPPB').includes('hall-rooms'))
})

test('three neighbouring runs of two and more lie side by side', () => {
  assert.deepEqual(named('BBPPPBB'), ['clap'])
})

test('a road without runs has no name', () => {
  assert.deepEqual(named('TT'), [])
})

test('how often chance alone makes a pattern is counted over every sequence', () => {
  assert.equal(oneIn('long-banker'), 16)
  assert.equal(oneIn('single-jump'), 8)
  for (const pattern of GOOD_ROADS) assert.ok(oneIn(pattern) > 1 && Number.isFinite(oneIn(pattern)), pattern)
})
