import assert from 'node:assert/strict'
import { test } from 'node:test'
import { bet } from '../testing/made_up.ts'
import { printedRows, valuesText } from './odds.ts'

test('what all winning rows share is not printed, pushes are not odds', () => {
  const rows = printedRows(bet('banker', [
    { when: { winner: ['banker'], banker_total: [7] }, odds: '9:5', commission: null },
    { when: { winner: ['banker'] }, odds: '1:1', commission: null },
    { when: { winner: ['tie'] }, odds: 'push', commission: null },
  ]))
  assert.deepEqual(rows, [
    { facts: [{ fact: 'banker_total', values: [7], said: {} }], odds: ['9', '5'], commission: null },
    { facts: [], odds: ['1', '1'], commission: null },
  ])
})

test('a bet of one row prints its odds and its commission only', () => {
  const rows = printedRows(bet('banker', [{ when: { winner: ['banker'] }, odds: '1:1', commission: '5%' }]))
  assert.deepEqual(rows, [{ facts: [], odds: ['1', '1'], commission: '5%' }])
})

test('the whole condition is printed where it is wanted, with what the house says of it', () => {
  const said = { th: { colours: 'แดงล้วน' } }
  const rows = printedRows(bet('all-red', [{ when: { colours: ['red'] }, odds: '22:1', commission: null, said }]), true)
  assert.deepEqual(rows[0]!.facts, [{ fact: 'colours', values: ['red'], said: { th: 'แดงล้วน' } }])
})

test('values are written as a range where they are one', () => {
  assert.equal(valuesText([10, 11, 12, 13]), '10–13')
  assert.equal(valuesText([7]), '7')
  assert.equal(valuesText([1, 3]), '1, 3')
})
