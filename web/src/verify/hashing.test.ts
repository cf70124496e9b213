import assert from 'node:assert/strict'
import { createHash, createHmac, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { test } from 'node:test'
import { hex, hmac, sha256, sha512, unhex, utf8, whole } from './hashing.ts'
import { isSignedBy } from './signatures.ts'

const LENGTHS = [0, 1, 3, 55, 56, 63, 64, 65, 111, 112, 119, 127, 128, 129, 1000]

test('hashes are those of another implementation, at every length where padding changes', () => {
  for (const length of LENGTHS) {
    const data = randomBytes(length)
    assert.equal(hex(sha256(data)), createHash('sha256').update(data).digest('hex'))
    assert.equal(hex(sha512(data)), createHash('sha512').update(data).digest('hex'))
    const key = randomBytes(length % 65)
    assert.equal(hex(hmac(key, data)), createHmac('sha256', key).update(data).digest('hex'))
  }
})

test('the hash of abc is the one in the standard', () => {
  assert.equal(hex(sha256(utf8('abc'))), 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
})

test('whole numbers are written big end first, past 32 bits too', () => {
  assert.equal(hex(whole(2 ** 40 + 5, 8)), '0000010000000005')
  assert.equal(hex(unhex('00ff7f')), '00ff7f')
})

test('a signature of RFC 8032 holds', () => {
  const key = unhex('3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c')
  const signature = unhex('92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da085ac1e43e15996e458f3613d0f11d8c387b2eaeb4302aeeb00d291612bb0c00')
  assert.ok(isSignedBy(key, signature, Uint8Array.of(0x72)))
  assert.ok(!isSignedBy(key, signature, Uint8Array.of(0x73)))
})

test('signatures of another implementation hold, and none with a changed bit does', () => {
  for (let round = 0; round < 8; round++) {
    const { publicKey, privateKey } = generateKeyPairSync('ed25519')
    const key = new Uint8Array(publicKey.export({ format: 'der', type: 'spki' }).subarray(-32))
    const message = randomBytes(round * 37)
    const signature = new Uint8Array(sign(null, message, privateKey))
    assert.ok(isSignedBy(key, signature, message))
    const changed = Uint8Array.from(signature)
    changed[round * 8]! ^= 1 << round
    assert.ok(!isSignedBy(key, changed, message))
    assert.ok(!isSignedBy(key, signature.subarray(0, 63), message))
  }
})

test('a signature with a factor beyond the order of the curve is refused', () => {
  const key = unhex('3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c')
  const factor = 0x0c0bb1216290eeb02abaeeb4e3873c8d1c0dd1f013368f456e99153ee4c15a08n
  const beyond = factor + 2n ** 252n + 27742317777372353535851937790883648493n
  const written = beyond.toString(16).padStart(64, '0').match(/../g)!.reverse().join('')
  const start = '92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da'
  assert.ok(!isSignedBy(key, unhex(start + written), Uint8Array.of(0x72)))
})
