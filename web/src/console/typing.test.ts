import assert from 'node:assert/strict'
import { test } from 'node:test'
import { entered, erased, isOver, NOTHING_TYPED, paused, rankOf, typed, type Does, type Typing } from './typing.ts'

/** Types keys so many milliseconds apart; gives what they did and what is left. A pause is heard where there is one. */
function type(keys: string, apart: number, codes: Record<string, string> = {}): { did: Does[]; left: Typing } {
  const did: Does[] = []
  let typing = NOTHING_TYPED
  let now = 1_000
  for (const key of keys) {
    const read = key === '\n' ? entered(typing, codes, now) : key === '<' ? erased(typing) : typed(typing, key, now)
    if (read.does) did.push(read.does)
    typing = read.typing
    if (apart >= 80) {
      const after = paused(typing)
      if (after.does) did.push(after.does)
      typing = after.typing
    }
    now += apart
  }
  return { did, left: typing }
}

const card = (text: string): Does => ({ what: 'card', card: text })

test('a rank and then a suit is a card', () => {
  assert.deepEqual(type('5h', 120).did, [card('5h')])
  assert.deepEqual(type('QdkC', 90).did, [card('Qd'), card('Kc')])
})

test('ten is a nought, a T, or one and nought; an ace is a one or an A', () => {
  for (const keys of ['0s', 'ts', 'Ts', '10s']) assert.deepEqual(type(keys, 100).did, [card('Ts')], keys)
  for (const keys of ['1h', 'ah', 'AH']) assert.deepEqual(type(keys, 100).did, [card('Ah')], keys)
})

test('a second rank is meant in place of the first, and a suit without a rank is nothing', () => {
  assert.deepEqual(type('59h', 100).did, [card('9h')])
  assert.deepEqual(type('hs', 100).did, [])
})

test('a rank waits for its suit however long that takes', () => {
  const { did, left } = type('7', 5_000)
  assert.deepEqual([did, rankOf(left)], [[], '7'])
})

test('two fingers at once are a card as soon as it is quiet', () => {
  const { did, left } = type('5h', 12)
  assert.deepEqual(did, [])
  assert.deepEqual(paused(left).does, card('5h'))
})

test('a key that a busy page hears late finds the one before it complete', () => {
  const { typing } = typed(NOTHING_TYPED, 'b', 1_000)
  assert.deepEqual([isOver(typing, 1_040), isOver(typing, 1_110), isOver(NOTHING_TYPED, 2_000)], [false, true, false])
  assert.deepEqual(paused(typing).does, { what: 'order', order: 'place-your-bets' })
})

test('a scanner’s code is whatever it types before Enter', () => {
  assert.deepEqual(type('0511\n', 4, { '0511': '5h' }).did, [{ what: 'code', code: '0511' }])
  assert.deepEqual(type('BX-17/ñ\n', 4).did, [{ what: 'code', code: 'BX-17/ñ' }])
  assert.deepEqual(type('5h\n', 4, { '5h': '9s' }).did, [{ what: 'code', code: '5h' }])
  assert.deepEqual(type('5h\n', 4).did, [card('5h')])
})

test('a code may be typed by hand, as slowly as one likes', () => {
  assert.deepEqual(type('0511\n', 200, { '0511': '5h' }).did, [{ what: 'code', code: '0511' }])
})

test('orders have keys, and a scanner that begins with one gives none', () => {
  assert.deepEqual(type('b', 100).did, [{ what: 'order', order: 'place-your-bets' }])
  assert.deepEqual(type('n', 100).did, [{ what: 'order', order: 'no-more-bets' }])
  assert.deepEqual(type('b17\n', 4).did, [{ what: 'code', code: 'b17' }])
})

test('a finger beside the key of a suit orders nothing, and the rank waits on', () => {
  for (const keys of ['5xc', '5Bc', '5nc']) assert.deepEqual(type(keys, 120).did, [card('5c')], keys)
  assert.deepEqual(type('5i', 120).did, [{ what: 'order', order: 'irregularity' }])
  assert.deepEqual(type('5x1\n', 200, { '5x1': '9s' }).did, [{ what: 'code', code: '5x1' }])
})

test('Enter with nothing typed is the next thing; with half a card it is nothing', () => {
  assert.deepEqual(type('\n', 100).did, [{ what: 'enter' }])
  assert.deepEqual(type('5\n', 100).did, [])
})

test('Backspace takes back half a card, else asks for the last card back', () => {
  assert.deepEqual(type('5<', 100).did, [])
  assert.deepEqual(type('5<<', 100).did, [{ what: 'undo' }])
})

test('a scanner that ends a code with two Enters confirms nothing', () => {
  assert.deepEqual(type('0511\n\n', 8, { '0511': '5h' }).did, [{ what: 'code', code: '0511' }])
  assert.deepEqual(type('\n', 300).did, [{ what: 'enter' }])
  assert.deepEqual(type('0511\n', 8).left.text, '')
})
