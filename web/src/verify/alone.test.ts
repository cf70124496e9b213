import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { claimOf, standingOf } from './alone.ts'
import { readProof } from './proof.ts'

const { proofs } = JSON.parse(readFileSync(new URL('../../../tests/cases/fairness_proofs.json', import.meta.url), 'utf8')) as { proofs: Record<string, unknown> }
const PROOF = Object.values(proofs).map((one) => readProof(JSON.stringify(one))).find((one) => one !== null && one.receipts.length > 1)!
const [FIRST, SECOND] = PROOF.receipts as [string, string]

test('a receipt says of which shoe it is, and nothing else does', () => {
  assert.equal(claimOf(FIRST)?.table, (JSON.parse(FIRST.slice(FIRST.indexOf('{'))) as { table: string }).table)
  assert.equal(claimOf(PROOF.opening), null)
  assert.equal(claimOf(JSON.stringify(PROOF)), null)
  assert.equal(claimOf('no receipt'), null)
})

test('a receipt that the proof of its shoe has is held', () => {
  assert.equal(standingOf(SECOND, PROOF.house_key, PROOF), 'held')
  assert.equal(standingOf(SECOND, PROOF.house_key, null), 'signed')
})

test('a receipt that was changed, or that another house signed, is not signed', () => {
  assert.equal(standingOf(SECOND.replace('"count":', '"count": '), PROOF.house_key, PROOF), 'unsigned')
  assert.equal(standingOf(SECOND, '11'.repeat(32), PROOF), 'unsigned')
})

test('a signed receipt that the proof has not speaks against the house', () => {
  assert.equal(standingOf(SECOND, PROOF.house_key, { ...PROOF, receipts: [FIRST] }), 'contradicted')
})
