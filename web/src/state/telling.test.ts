import assert from 'node:assert/strict'
import { test } from 'node:test'
import { nextChange, shownAt, telling } from './telling.ts'

const card = (side: 'player' | 'banker', number: number) => ({ side, number, card: '5h' })
const four = [card('player', 1), card('banker', 1), card('player', 2), card('banker', 2)]
const six = [...four, card('player', 3), card('banker', 3)]

test('before the telling nothing lies there, at its end everything is turned', () => {
  const steps = telling(six, 0, 1_000, 7_000)
  assert.equal(shownAt(steps, 999).length, 0)
  assert.equal(shownAt(steps, 7_000).filter((shown) => shown.faceUp).length, 6)
})

test('cards come one by one, each turned before the next is laid', () => {
  const steps = telling(six, 0, 0, 6_000)
  for (const [i, step] of steps.entries()) {
    assert.ok(step.laid < step.turned)
    if (i > 0) assert.ok(steps[i - 1]!.turned <= step.laid)
  }
})

test('a third card is waited for longer than the second', () => {
  const steps = telling(six, 0, 0, 6_000)
  assert.ok(steps[4]!.laid - steps[3]!.turned > steps[3]!.laid - steps[2]!.turned)
})

test('a given card lies there at once', () => {
  const steps = telling([card('player', 1), ...four.slice(1)], 1, 500, 4_000)
  assert.deepEqual(shownAt(steps, 500)[0], { card: card('player', 1), faceUp: true })
})

test('the next change is the next card laid or turned', () => {
  const steps = telling(four, 0, 0, 4_000)
  assert.equal(nextChange(steps, 0), steps[0]!.turned)
  assert.equal(nextChange(steps, 5_000), null)
})

test('quick play tells everything at once', () => {
  assert.equal(shownAt(telling(six, 0, 1_000, 1_000), 1_000).filter((shown) => shown.faceUp).length, 6)
})
