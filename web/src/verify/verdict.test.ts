import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { hex, sha256, unhex } from './hashing.ts'
import { readProof } from './proof.ts'
import * as protocol from './protocol.ts'
import { verify } from './verdict.ts'

interface Vector {
  readonly seed: string
  readonly index: number
  readonly table: string
  readonly shoe: number
  readonly decks: number
  readonly behaviour_hash: string
  readonly contributions: readonly (readonly [string, string | null, string | null])[]
  readonly first: number
  readonly expects: { readonly cards: readonly number[]; readonly path: readonly string[] | null } & Readonly<Record<string, unknown>>
}

interface Case {
  readonly name: string
  readonly of: string
  readonly differs: Readonly<Record<string, unknown>>
  readonly faults: readonly (readonly [string, string])[]
}

const read = <T>(name: string): T => JSON.parse(readFileSync(new URL(`../../../tests/cases/${name}`, import.meta.url), 'utf8')) as T
const VECTORS = read<readonly Vector[]>('fairness_vectors.json')
const { proofs, cases } = read<{ proofs: Record<string, Record<string, unknown>>; cases: readonly Case[] }>('fairness_proofs.json')

test('every hash of a thousand vectors is that of the house', () => {
  assert.equal(VECTORS.length, 1000)
  for (const vector of VECTORS) agree(vector)
})

function agree({ expects, ...vector }: Vector): void {
  const seed = unhex(vector.seed)
  const given = vector.contributions.map(([patron, pledge, share]) =>
    ({ patron, pledge: unhex(pledge ?? ''), share: share === null ? null : unhex(share) }))
  for (const { patron, pledge, share } of given) {
    if (share) assert.equal(hex(protocol.pledge(vector.table, vector.shoe, patron, share)), hex(pledge))
  }
  const joint = protocol.joint(given)
  const keys = protocol.keys(seed, joint, vector.table, vector.shoe, vector.behaviour_hash)
  const order = protocol.order(keys[0], vector.decks)
  const leaves = order.map((card, at) => protocol.leaf(vector.shoe, at, card, protocol.salt(keys[1], at)))
  const root = hex(protocol.root(leaves))
  const seen = vector.first + expects.cards.length
  assert.deepEqual({
    anchor: hex(protocol.anchor(seed, vector.index)),
    commitment: hex(protocol.commitment(seed)),
    joint: hex(joint),
    keys: keys.map(hex),
    order: hex(sha256(Uint8Array.from(order))),
    root,
    cards: order.slice(vector.first, seen),
    last_salt: hex(protocol.salt(keys[1], seen - 1)),
    path: expects.path,
  }, expects)
  if (expects.path) {
    const found = protocol.rootFrom(leaves.slice(vector.first, seen), vector.first, order.length, expects.path.map(unhex))
    assert.equal(found && hex(found), root)
  }
}

for (const { name, of, differs, faults } of cases) {
  test(`the verdict on ${name} (${of}) is that of the command line`, () => {
    const proof = readProof(JSON.stringify({ ...proofs[of], ...differs }))
    assert.ok(proof)
    assert.deepEqual(verify(proof).faults.map(({ code, where }) => [code, where]), faults)
  })
}

test('a proof of another house is refused where the key is known', () => {
  const proof = readProof(JSON.stringify(proofs['star']))!
  assert.deepEqual(verify(proof, proof.house_key).faults, [])
  assert.deepEqual(verify(proof, '00'.repeat(32)).faults, [{ code: 'house-key', where: 'file' }])
})

test('what is no proof is not read', () => {
  for (const text of ['', '[]', 'null', '{}', '{"format":"puntobanco-proof/1"}']) assert.equal(readProof(text), null)
})

test('a running shoe is proven without its seed, a finished one whole', () => {
  const running = verify(readProof(JSON.stringify(proofs['running']))!)
  assert.deepEqual([running.whole, running.coups, running.ended], [false, 4, null])
  assert.ok(running.contributors.length === 2 && running.absent.length === 1)
  assert.equal(verify(readProof(JSON.stringify(proofs['star']))!).whole, true)
})
