import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Phrase, PhraseTold } from '../wire.ts'
import { heardOf, PHRASES, standingPhrase } from './talk.ts'

const said = (patron: string, at: number): PhraseTold => ({ t: 'phrase', table: 'star-1', patron, nickname: patron, phrase: 'hello', at })

test('every phrase of the house is offered', () => {
  const left: Exclude<Phrase, (typeof PHRASES)[number]>[] = []
  assert.deepEqual(left, [])
  assert.equal(new Set(PHRASES).size, PHRASES.length)
})

test('muted patrons are not heard', () => {
  const all = [said('ann', 1), said('ben', 2), said('ann', 3)]
  assert.equal(heardOf(all, []), all)
  assert.deepEqual(heardOf(all, ['ann']).map(({ at }) => at), [2])
})

test('a phrase of somebody else stands for a while, however the patron answers', () => {
  const all = [said('ann', 1_000), said('me', 2_000)]
  assert.equal(standingPhrase(all, 'me', 5_999)?.patron, 'ann')
  assert.equal(standingPhrase(all, 'me', 6_000), null)
  assert.equal(standingPhrase([said('me', 2_000)], 'me', 2_000), null)
})
