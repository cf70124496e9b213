import assert from 'node:assert/strict'
import { test } from 'node:test'
import { state } from '../testing/made_up.ts'
import { offeredChips, TRAY_MOST, trayOf, withChip } from './tray.ts'

const table = state()

test('the tray is the row of the table until the patron has chosen', () => {
  assert.equal(trayOf(table, {}), table.chips_minor)
  assert.equal(trayOf(table, { 'another-game': [50_000] }), table.chips_minor)
  assert.deepEqual(trayOf(table, { [table.ruleset]: [50_000, 250_000] }), [50_000, 250_000])
})

test('a chip that is no stake of the table any more is left out', () => {
  assert.deepEqual(trayOf(table, { [table.ruleset]: [25, 50_000] }), [50_000])
  assert.equal(trayOf(table, { [table.ruleset]: [25] }), table.chips_minor)
})

test('what is offered rises in the step of the table, with its own chips among them', () => {
  const offered = offeredChips(table)
  assert.deepEqual(offered, [50_000, 100_000, 200_000, 250_000, 500_000, 1_000_000])
  assert.ok(offered.every((minor) => minor % table.stake_step_minor === 0))
})

test('a full tray takes no more, and a chip in it can be taken out', () => {
  const full = [1, 2, 3, 4, 5]
  assert.equal(full.length, TRAY_MOST)
  assert.equal(withChip(full, 6), full)
  assert.deepEqual(withChip(full, 3), [1, 2, 4, 5])
  assert.deepEqual(withChip([1, 4], 2), [1, 2, 4])
})
