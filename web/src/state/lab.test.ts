import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { LabMenu } from '../wire.ts'
import { askedOf, betsOf, columnsOf, drawnShoe, formFor, frameShown, settingsOf, shoeAskedOf, systemName } from './lab.ts'

const menu: LabMenu = {
  systems: [
    { id: 'flat', kind: 'progression', title: '', does: '', settings: [], wants: 'one' },
    { id: 'paroli', kind: 'progression', title: '', does: '', settings: [{ name: 'wins', usual: '3', words: [] }], wants: 'one' },
    { id: 'follow-last', kind: 'choice', title: '', does: '', settings: [{ name: 'after', usual: '1', words: [] }], wants: 'sides' },
    { id: 'exact', kind: 'choice', title: '', does: '', settings: [{ name: 'least', usual: '', words: [] }], wants: 'any' },
  ],
  rulesets: [{ id: 'made-up', bets: { north: { least_minor: 500_00, most_minor: 9_000_00, step_minor: 500_00 }, south: { least_minor: 500_00, most_minor: 2_000_00, step_minor: 500_00 } }, usual_bets: ['north'], sides: ['south', 'north'], usual_unit_minor: 500_00 }],
  sessions_max: 100_000, coups_max: 5_000, played_max: 1_000_000, valued_max: 10_000, seconds_max: 15,
}
const form = { ...formFor(menu.rulesets[0]!), progression: 'paroli', sessions: '1000' }

test('a form asks for the system by the name that the house knows', () => {
  assert.equal(systemName(form), 'paroli')
  assert.equal(systemName({ ...form, choice: 'follow-last' }), 'follow-last+paroli')
  assert.equal(systemName({ ...form, choice: 'follow-last', progression: 'flat' }), 'follow-last')
})

test('what a form asks for is what is written in it, in minor units', () => {
  const read = askedOf(menu, { ...form, unit: '1000', bankroll: '', winGoal: '2,50', settings: { wins: ' 2 ' } }, 'vi')
  assert.ok('asked' in read)
  assert.deepEqual(read.asked, {
    ruleset: 'made-up', system: 'paroli', settings: { wins: '2' }, bets: ['north'], unit_minor: 1_000_00, bankroll_minor: null,
    coups: 200, sessions: 1000, win_goal_minor: 250, loss_limit_minor: null, seed: 1, lang: 'vi',
  })
})

test('a system that goes on both sides is asked for on both, one that takes anything on what the rules have', () => {
  assert.deepEqual(betsOf(menu, { ...form, choice: 'follow-last' }), ['south', 'north'])
  assert.deepEqual(betsOf(menu, { ...form, choice: 'exact' }), [])
  assert.deepEqual(betsOf(menu, { ...form, bet: 'south' }), ['south'])
})

test('settings that are left empty are not asked for', () => {
  assert.deepEqual(settingsOf(menu, { ...form, choice: 'exact' }), { wins: '3' })
})

test('every field that does not go is named at once, with what would go', () => {
  const read = askedOf(menu, { ...form, unit: '730', bankroll: '-1', coups: '2.5', sessions: '', seed: 'x' }, 'en')
  assert.ok('faults' in read)
  assert.deepEqual(read.faults.map((fault) => fault.field), ['unit', 'coups', 'bankroll', 'sessions', 'seed'])
  assert.deepEqual(read.faults[0], { field: 'unit', least: 500, most: 9000, step: 500 })
})

test('sessions are bounded by what the house plays in one study', () => {
  const read = askedOf(menu, { ...form, coups: '5000', sessions: '201' }, 'en')
  assert.ok('faults' in read)
  assert.deepEqual(read.faults, [{ field: 'sessions', least: 1, most: 200, step: 1 }])
  const valued = askedOf(menu, { ...form, choice: 'exact', coups: '100', sessions: '101' }, 'en')
  assert.ok('faults' in valued)
})

test('columns fill the width, the highest fills the height, and nothing won or lost has its place', () => {
  const { columns, zero } = columnsOf({ edges: [-200, -100, 0, 100], counts: [1, 4, 2] })
  assert.deepEqual(columns.map((column) => column.height), [0.25, 1, 0.5])
  assert.deepEqual(columns.map((column) => column.won), [false, false, true])
  assert.equal(columns.reduce((sum, column) => sum + column.width, 0), 1)
  assert.equal(zero, 2 / 3)
  assert.equal(columnsOf({ edges: [100, 200], counts: [3] }).zero, null)
})

test('frames are shown one after the other, and soon to the end when all have come', () => {
  const frames = Array.from({ length: 48 }, () => null as never)
  assert.equal(frameShown(frames, 3, false), 4)
  let shown = 0
  let steps = 0
  while (shown < frames.length) { shown = frameShown(frames, shown, true); steps += 1 }
  assert.ok(steps < 40)
})

test('a shoe is asked for with what is staked and nothing of how often', () => {
  const read = shoeAskedOf(menu, { ...form, sessions: 'many', coups: '', winGoal: '5' }, 'th', 'star-1', 12)
  assert.ok('asked' in read)
  assert.deepEqual(read.asked, {
    table: 'star-1', shoe: 12, system: 'paroli', settings: { wins: '3' }, bets: ['north'], unit_minor: 500_00, bankroll_minor: 50_000_00, win_goal_minor: 500, loss_limit_minor: null, lang: 'th',
  })
  const wrong = shoeAskedOf(menu, { ...form, unit: '730' }, 'en', 'star-1', 12)
  assert.ok('faults' in wrong)
  assert.deepEqual(wrong.faults.map((fault) => fault.field), ['unit'])
})

test('a played shoe is drawn from where it stood before the first coup, with its highest stake and lowest point', () => {
  const coup = { coup: 1, winner: 'banker', bet: 'banker', stake_minor: 100, net_minor: -100, total_minor: -100, expected_minor: -1, bankroll_minor: null }
  const drawn = drawnShoe([coup, { ...coup, coup: 2, stake_minor: 200, net_minor: 200, total_minor: 100, expected_minor: -3 }])
  assert.deepEqual(drawn.net, [[0, 0.5], [0.5, 1], [1, 0]])
  assert.equal(drawn.zero, 0.5)
  assert.deepEqual(drawn.stakes, [0.5, 1])
  assert.deepEqual([drawn.least, drawn.most], [-100, 100])
  assert.equal(drawn.expected.length, 3)
})
