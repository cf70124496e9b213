import assert from 'node:assert/strict'
import { test } from 'node:test'
import { UNTOLD } from '../state/fairness.ts'
import { state } from '../testing/made_up.ts'
import { Contributing, type Keeping } from './contributing.ts'
import { hex, unhex } from './hashing.ts'
import { pledge } from './protocol.ts'

function browser(): { contributing: Contributing; keeping: Keeping } {
  const kept = new Map<string, string>()
  const keeping = { get: (key: string) => kept.get(key) ?? null, set: (key: string, value: string) => { kept.set(key, value) } }
  let count = 0
  return { contributing: new Contributing(keeping, (bytes) => new Uint8Array(bytes).fill(++count)), keeping }
}

const ann = { patron: 'ann', nickname: 'Ann', gave: false }
const next = { ...UNTOLD, next_shoe: 4 }
const called = { ...next, called: { shoe: 4, opening: 'o', until: 9, contributors: [ann] } }

test('a share is pledged once, and given as it was pledged when the house calls', () => {
  const { contributing } = browser()
  const pledged = contributing.wanted(state({ fairness: next }), 'ann')
  assert.ok(pledged?.t === 'pledge')
  assert.equal(contributing.wanted(state({ fairness: next }), 'ann'), null)
  const given = contributing.wanted(state({ fairness: called }), 'ann')
  assert.ok(given?.t === 'share')
  assert.equal(pledged.pledge, hex(pledge('star-1', 4, 'ann', unhex(given.share))))
  assert.equal(contributing.wanted(state({ fairness: called }), 'ann'), null)
  contributing.forget()
  assert.deepEqual(contributing.wanted(state({ fairness: called }), 'ann')?.t, 'share')
})

test('a share outlives a reload, and every shoe has its own', () => {
  const { contributing, keeping } = browser()
  contributing.wanted(state({ fairness: next }), 'ann')
  const reloaded = new Contributing(keeping, (bytes) => new Uint8Array(bytes).fill(99))
  assert.equal(reloaded.kept('star-1', 4), contributing.kept('star-1', 4))
  assert.notEqual(reloaded.shareFor('star-1', 5), contributing.kept('star-1', 4))
})

test('only who sits at a generated table pledges, while there is room and shares are not called for', () => {
  const full = { ...next, pledged: Array.from({ length: 16 }, (_, i) => ({ patron: `p${i}`, nickname: '', gave: false })) }
  for (const changes of [{ mode: 'touch' }, { mode: 'live' }, { seated: false }, { phase: 'closed' }, { fairness: full }] as const) {
    assert.equal(browser().contributing.wanted(state({ fairness: next, ...changes }), 'ann'), null)
  }
  assert.equal(browser().contributing.wanted(state({ fairness: { ...called, called: { ...called.called, contributors: [] } } }), 'ann'), null)
})

test('a pledge whose share was lost is made anew, one that is kept is not', () => {
  const listed = { ...next, pledged: [ann] }
  assert.equal(browser().contributing.wanted(state({ fairness: listed }), 'ann')?.t, 'pledge')
  const { contributing } = browser()
  contributing.shareFor('star-1', 4)
  assert.equal(contributing.wanted(state({ fairness: listed }), 'ann'), null)
})

test('a share that was given is not given again', () => {
  const { contributing } = browser()
  contributing.shareFor('star-1', 4)
  const gave = { ...called, called: { ...called.called, contributors: [{ ...ann, gave: true }] } }
  assert.equal(contributing.wanted(state({ fairness: gave }), 'ann'), null)
})
