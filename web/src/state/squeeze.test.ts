import assert from 'node:assert/strict'
import { test } from 'node:test'
import { madeUpPlay } from '../testing/made_up_plays.ts'
import { placeOf, squeezed } from './squeeze.ts'

const felt = madeUpPlay('star-won').felt

test('cards that nobody has turned lie face down, and nothing is told of them', () => {
  const held = squeezed(felt, 0, new Set())
  assert.ok([...held.player, ...held.banker].every(({ faceUp, held }) => !faceUp && held))
  assert.equal(held.outcome, null)
  assert.equal(held.playerTotal, null)
  assert.equal(held.results.length, felt.results.length - 1)
})

test('a hand whose cards are all turned tells its points, and the coup waits for the other', () => {
  const held = squeezed(felt, 0, new Set([0, 1, 2]))
  assert.equal(held.playerTotal, felt.playerTotal)
  assert.equal(held.bankerTotal, null)
  assert.equal(held.told, false)
})

test('with every card turned the felt is as the house has told it', () => {
  assert.equal(squeezed(felt, 0, new Set(felt.player.concat(felt.banker).map(({ card }) => placeOf(card)))), felt)
})

test('a card that the rules laid is never held', () => {
  const given = madeUpPlay('seven-up-won').felt
  assert.equal(squeezed(given, 1, new Set()).player[0]!.faceUp, true)
})
