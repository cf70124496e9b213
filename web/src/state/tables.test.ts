import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { HouseTable, TableSettings } from '../wire.ts'
import { differences, formOf, freeNumber, ordersOf, settingsOf, standing } from './tables.ts'

const settings: TableSettings = {
  number: 3, name: 'Star 3', decks: null, seats: 100, betting_ms: 45_000, card_ms: 900, result_ms: null,
  chips_minor: [50, 10_000], cancel: null, limits: { tie: { min_minor: 50_000, max_minor: 2_000_000, per_level_minor: null } },
  live: null,
}
const table = { settings, service: 'open', stopped: null, closing: false, phase: 'betting' } as HouseTable

test('settings that are shown come back as they were', () => {
  const form = formOf(settings, ['banker', 'tie'])
  assert.deepEqual([form.betting, form.card, form.result, form.chips, form.seats, form.decks], ['45', '0.9', '', '0.5 100', '100', ''])
  assert.deepEqual(settingsOf(form), settings)
})

test('empty lines are left to the rule set, and what is no number is sent for the house to name', () => {
  const typed = settingsOf({ ...formOf(settings, []), seats: ' ', betting: 'soon', chips: '1 x', number: '' })
  assert.deepEqual([typed.seats, typed.betting_ms, typed.chips_minor, typed.number], [null, -1, [100, -1], -1])
})

test('a comma is read as a point', () => {
  assert.equal(settingsOf({ ...formOf(settings, []), card: '0,5' }).card_ms, 500)
})

test('settings know their differences, limits bet by bet', () => {
  const after = { ...settings, seats: 7, limits: { banker: { min_minor: 1, max_minor: 2, per_level_minor: null } } }
  assert.deepEqual(differences(settings, after).map((one) => one.key), ['seats', 'limits.tie', 'limits.banker'])
  assert.deepEqual(differences(settings, settings), [])
})

test('a table can be given the orders of its service', () => {
  assert.deepEqual(ordersOf(table), ['close', 'disable'])
  assert.deepEqual(ordersOf({ ...table, service: 'closed' }), ['open', 'disable'])
  assert.deepEqual(ordersOf({ ...table, service: 'disabled' }), ['enable'])
})

test('a table is closing while its last coup runs, and stopped whatever its service', () => {
  assert.equal(standing(table), 'open')
  assert.equal(standing({ ...table, service: 'disabled' }), 'closing')
  assert.equal(standing({ ...table, service: 'disabled', phase: 'closed' }), 'disabled')
  assert.equal(standing({ ...table, stopped: 'Corrupt' }), 'stopped')
})

test('a new table gets the lowest number that is free', () => {
  assert.equal(freeNumber([1, 2, 4].map((number) => ({ ...table, settings: { ...settings, number } }))), 3)
})
