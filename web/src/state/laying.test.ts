import assert from 'node:assert/strict'
import { test } from 'node:test'
import { closedBet, hasPlace, hintFor, hintForAll, lay, NOTHING_LAID, stakesOf, sumOf, takeOff, times, undo, without, type Terms } from './laying.ts'

const limits = { banker: { min_minor: 10, max_minor: 100 }, player: { min_minor: 10, max_minor: 100 }, extra: { min_minor: 5, max_minor: 20 } }
const terms: Terms = { limits, conditions: [], mode: 'rng', coup: 3, mine: {}, balanceMinor: 1_000 }
const condition = { id: 'c', bet: null, bets: [], coups: 0, modes: ['rng', 'live'] }

test('a wager takes a seat while there is one', () => {
  assert.equal(hasPlace({ seated: true, seats: 7, patrons: 7 }), true)
  assert.equal(hasPlace({ seated: false, seats: 7, patrons: 6 }), true)
  assert.equal(hasPlace({ seated: false, seats: 7, patrons: 7 }), false)
})

test('every tap adds, undo takes the last tap back', () => {
  const laying = lay(lay(lay(NOTHING_LAID, { banker: 10 }), { banker: 50 }), { extra: 5 })
  assert.deepEqual(stakesOf(laying), { banker: 60, extra: 5 })
  assert.deepEqual(stakesOf(undo(laying)), { banker: 60 })
  assert.equal(sumOf(stakesOf(laying)), 65)
})

test('repeated wagers are one thing to undo', () => {
  const laying = lay(lay(NOTHING_LAID, { banker: 10 }), { banker: 30, extra: 5 })
  assert.deepEqual(stakesOf(undo(laying)), { banker: 10 })
})

test('an area can be cleared alone', () => {
  const laying = lay(lay(NOTHING_LAID, { banker: 10 }), { extra: 5 })
  assert.deepEqual(stakesOf(without(laying, 'extra')), { banker: 10 })
  assert.deepEqual(stakesOf(without(without(laying, 'extra'), 'banker')), {})
})

test('of one area, what was laid there last is taken off, chip by chip', () => {
  const laying = lay(lay(lay(NOTHING_LAID, { banker: 10 }), { banker: 50 }), { extra: 5 })
  assert.deepEqual(stakesOf(takeOff(laying, 'banker')), { banker: 10, extra: 5 })
  assert.deepEqual(stakesOf(takeOff(takeOff(laying, 'banker'), 'banker')), { extra: 5 })
  assert.equal(takeOff(laying, 'player'), laying)
})

test('of repeated wagers only those of the area are taken off, and the rest is still one thing to undo', () => {
  const laying = lay(lay(NOTHING_LAID, { banker: 10 }), { banker: 30, extra: 5 })
  assert.deepEqual(stakesOf(takeOff(laying, 'banker')), { banker: 10, extra: 5 })
  assert.deepEqual(stakesOf(undo(takeOff(laying, 'banker'))), { banker: 10 })
})

test('twice the stakes are every stake twice', () => assert.deepEqual(times({ a: 1, b: 2 }, 2), { a: 2, b: 4 }))

test('above the limit, the hint says how much more is allowed', () => {
  assert.deepEqual(hintFor({ banker: 50 }, { banker: 40 }, { ...terms, mine: { banker: 30 } }), { reason: 'above-maximum', bet: 'banker', allowed_minor: 30 })
  assert.equal(hintFor({ banker: 30 }, { banker: 40 }, { ...terms, mine: { banker: 30 } }), null)
})

test('more than the wallet holds is hinted at', () => {
  assert.equal(hintFor({ banker: 50 }, { player: 60 }, { ...terms, balanceMinor: 100 })?.reason, 'not-enough-coins')
})

test('of bets that exclude each other the second is closed, laid or confirmed', () => {
  const conditions = [{ ...condition, kind: 'only-one-of', bets: ['banker', 'player'] }]
  assert.equal(closedBet('player', { banker: 10 }, { ...terms, conditions })?.reason, 'only-one-of')
  assert.equal(closedBet('player', {}, { ...terms, conditions, mine: { banker: 10 } })?.reason, 'only-one-of')
  assert.equal(closedBet('banker', { banker: 10 }, { ...terms, conditions }), null)
})

test('a bet that needs another opens once that lies, and both may be laid at once', () => {
  const conditions = [{ ...condition, kind: 'only-with', bet: 'extra', bets: ['banker', 'player'] }]
  assert.equal(closedBet('extra', {}, { ...terms, conditions })?.reason, 'only-with')
  assert.equal(closedBet('extra', { banker: 10 }, { ...terms, conditions }), null)
  assert.equal(hintFor({ extra: 5, banker: 10 }, {}, { ...terms, conditions }), null)
  assert.equal(hintForAll({ extra: 5 }, { ...terms, conditions })?.reason, 'only-with')
})

test('a bet of the first coups closes after them, where the condition holds', () => {
  const conditions = [{ ...condition, kind: 'first-coups', bet: 'extra', coups: 40, modes: ['live'] }]
  assert.equal(closedBet('extra', {}, { ...terms, conditions, mode: 'live', coup: 41 })?.reason, 'bet-not-offered')
  assert.equal(closedBet('extra', {}, { ...terms, conditions, mode: 'live', coup: 40 }), null)
  assert.equal(closedBet('extra', {}, { ...terms, conditions, mode: 'rng', coup: 41 }), null)
})

test('too little on a bet is said before it is confirmed', () => {
  assert.deepEqual(hintForAll({ banker: 5 }, terms), { reason: 'below-minimum', bet: 'banker', allowed_minor: 10 })
})
