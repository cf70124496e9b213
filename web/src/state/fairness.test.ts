import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { FairnessTold, PublicEvent } from '../wire.ts'
import { fairnessAfter, UNTOLD } from './fairness.ts'

const ME = { patron: 'me', nickname: 'I', gave: true }
const after = (...events: readonly PublicEvent[]): FairnessTold => events.reduce((told, event) => fairnessAfter(told, event, ME), UNTOLD)

const pledged = (patron: string, fresh = false): PublicEvent => ({ kind: 'share-pledged', patron, nickname: patron.toUpperCase(), shoe: 2, pledge: 'pledge/v1:x', receipt: 'r', fresh })
const called: PublicEvent = { kind: 'shares-called', shoe: 2, behaviour_hash: 'h', decks: 8, commitment: 'c', chain: 1, index: 2, opening: 'opening', until: 9 }
const given = (patron: string): PublicEvent => ({ kind: 'share-given', patron, shoe: 2, share: 'share/v1:y' })
const openedWith = (promise: string | null): PublicEvent => ({
  kind: 'shoe-opened', shoe: 2, behaviour_hash: 'h', decks: 8, cards: 416, cut_at: null, first_card: null, burnt: 0, commitment: 'c', chain: 1, index: 2,
  opening: 'opening', promise, receipt: null,
})

test('a patron who pledged and gave is a contributor, one who gave nothing is absent', () => {
  const told = after(pledged('ann'), pledged('bob'), pledged('ann'), called, given('bob'), openedWith('promise'))
  assert.deepEqual(told.contributors.map(({ patron, gave }) => [patron, gave]), [['ann', false], ['bob', true]])
  assert.deepEqual([told.opening, told.promise, told.next_shoe, told.called, told.pledged], ['opening', 'promise', 3, null, []])
})

test('a shoe that nobody pledged for was shuffled by the house alone', () => {
  assert.deepEqual(after(openedWith('promise')).contributors, [])
})

test('where the share comes with the deal its patron is the contributor', () => {
  const told = after(openedWith(null), { kind: 'betting-closed', at: 1, entropy: 'share/v1:z' })
  assert.deepEqual(told.contributors, [ME])
  assert.deepEqual(after(openedWith(null), { kind: 'betting-closed', at: 1, entropy: null }).contributors, [])
})

test('a fresh shoe may be asked for once, while the house shuffled alone and nobody has wagered', () => {
  const alone = openedWith('promise')
  assert.equal(after(alone).may_ask_fresh, true)
  assert.equal(after(alone, { kind: 'wagers-placed', patron: 'bob', nickname: 'BOB', wagers: { banker: 1 } }).may_ask_fresh, false)
  assert.equal(after(alone, pledged('ann')).may_ask_fresh, true)
  assert.equal(after(alone, pledged('ann', true)).may_ask_fresh, false)
  assert.equal(after(pledged('ann'), called, openedWith('promise')).may_ask_fresh, false)
})
