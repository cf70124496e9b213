import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { RequestEnded } from '../wire.ts'
import { unread, withRead } from './ended.ts'

const remedy: RequestEnded['remedy'] = { irregularity: 'error-in-deal', answer: 'void-coup', shoe: 1, coup: 2, cards: [], earlier: 'stand', reason: 'dealing-error', note: '' }
const ended = (request: string, more: Partial<RequestEnded> = {}): RequestEnded => ({ request, remedy, name: 'Pit', mine: false, outcome: 'approved', decided_by: ['Max'], at: 5, ...more })
const ids = (requests: readonly RequestEnded[]) => requests.map(({ request }) => request)

test('what became of requests is said until it was read, the newest first', () => {
  const all = [ended('a'), ended('b', { outcome: 'declined' }), ended('c', { outcome: 'expired', decided_by: [] })]
  assert.deepEqual(ids(unread(all, [])), ['c', 'b', 'a'])
  assert.deepEqual(ids(unread(all, withRead([], 'b'))), ['c', 'a'])
})

test('three are said at a time, and older ones when those were read', () => {
  const all = ['a', 'b', 'c', 'd', 'e'].map((request) => ended(request))
  assert.deepEqual(ids(unread(all, [])), ['e', 'd', 'c'])
  assert.deepEqual(ids(unread(all, ['d', 'e'])), ['c', 'b', 'a'])
})

test('who took a request back is not told so, others are', () => {
  assert.deepEqual(unread([ended('a', { mine: true, outcome: 'withdrawn' })], []), [])
  assert.deepEqual(ids(unread([ended('a', { outcome: 'withdrawn' })], [])), ['a'])
})

test('a browser remembers the latest hundred', () => {
  const read = Array.from({ length: 130 }, (_, index) => String(index)).reduce<readonly string[]>(withRead, [])
  assert.deepEqual([read.length, read[0], read.at(-1)], [100, '30', '129'])
  assert.equal(withRead(read, '50').length, 100)
})
