import assert from 'node:assert/strict'
import { test } from 'node:test'
import { minutesOf, valueOf } from './limits.ts'

test('coins are typed with or without hundredths, minutes as whole numbers', () => {
  assert.equal(valueOf('stake', '500'), 50_000)
  assert.equal(valueOf('loss-day', ' 0.1 '), 10)
  assert.equal(valueOf('loss-week', '12,34'), 1_234)
  assert.equal(valueOf('time', '90'), 90)
})

test('what is no limit is none', () => {
  for (const typed of ['', '0', '-5', 'a', '1.234', '1e3']) assert.equal(valueOf('stake', typed), null, typed)
  assert.equal(valueOf('check', '7.5'), null)
})

test('minutes are counted from the first wager', () => {
  const play = { t: 'play', began_at: 60_000, net_minor: 0, limits: {}, excluded: false, excluded_until: null, check_at: null, ends_at: null } as const
  assert.equal(minutesOf(play, 60_000 + 119_000), 1)
  assert.equal(minutesOf({ ...play, began_at: null }, 1), null)
})
