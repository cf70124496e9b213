/** SHA-256, SHA-512 and HMAC written out (FIPS 180-4, RFC 2104): a page over plain http has no `crypto.subtle`. */

export type Bytes = Uint8Array

const PRIMES: readonly bigint[] = primes(80)
const K512: readonly bigint[] = PRIMES.map((prime) => fraction(prime, 3n))
const H512: readonly bigint[] = PRIMES.slice(0, 8).map((prime) => fraction(prime, 2n))
const K256 = Int32Array.from(K512.slice(0, 64), high)
const H256 = Int32Array.from(H512, high)
const MASK = (1n << 64n) - 1n

/** The first 32 bits of a constant of 64. */
function high(word: bigint): number {
  return Number(word >> 32n) | 0
}

function primes(count: number): bigint[] {
  const found: bigint[] = []
  for (let n = 2n; found.length < count; n++) if (found.every((prime) => n % prime !== 0n)) found.push(n)
  return found
}

/** The first 64 bits behind the point of a square or cube root. */
function fraction(prime: bigint, degree: bigint): bigint {
  const wanted = prime << (64n * degree)
  let low = 0n
  let above = 1n << 70n
  while (above - low > 1n) {
    const middle = (low + above) >> 1n
    if (middle ** degree <= wanted) low = middle
    else above = middle
  }
  return low & ((1n << 64n) - 1n)
}

function padded(data: Bytes, block: number): Bytes {
  const length = block / 8
  const out = new Uint8Array(Math.ceil((data.length + 1 + length) / block) * block)
  out.set(data)
  out[data.length] = 0x80
  new DataView(out.buffer).setUint32(out.length - 4, data.length * 8)
  new DataView(out.buffer).setUint32(out.length - 8, Math.floor(data.length / 2 ** 29))
  return out
}

const turn = (word: number, by: number) => (word >>> by) | (word << (32 - by))

/** SHA-256. */
export function sha256(data: Bytes): Bytes {
  const bytes = padded(data, 64)
  const view = new DataView(bytes.buffer)
  const hash = Int32Array.from(H256)
  const w = new Int32Array(64)
  for (let block = 0; block < bytes.length; block += 64) {
    for (let i = 0; i < 16; i++) w[i] = view.getInt32(block + i * 4)
    for (let i = 16; i < 64; i++) {
      const a = w[i - 15]!
      const b = w[i - 2]!
      w[i] = w[i - 16]! + (turn(a, 7) ^ turn(a, 18) ^ (a >>> 3)) + w[i - 7]! + (turn(b, 17) ^ turn(b, 19) ^ (b >>> 10))
    }
    let [a, b, c, d, e, f, g, h] = hash as unknown as [number, number, number, number, number, number, number, number]
    for (let i = 0; i < 64; i++) {
      const one = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + K256[i]! + w[i]!) | 0
      const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0
      h = g; g = f; f = e; e = (d + one) | 0; d = c; c = b; b = a; a = (one + two) | 0
    }
    const round = [a, b, c, d, e, f, g, h]
    for (let i = 0; i < 8; i++) hash[i] = hash[i]! + round[i]!
  }
  const out = new Uint8Array(32)
  hash.forEach((word, i) => new DataView(out.buffer).setInt32(i * 4, word))
  return out
}

const turn64 = (word: bigint, by: bigint) => ((word >> by) | (word << (64n - by))) & MASK

/** SHA-512; signatures need it. */
export function sha512(data: Bytes): Bytes {
  const bytes = padded(data, 128)
  const view = new DataView(bytes.buffer)
  const hash = [...H512]
  const w: bigint[] = new Array(80).fill(0n)
  for (let block = 0; block < bytes.length; block += 128) {
    for (let i = 0; i < 16; i++) w[i] = view.getBigUint64(block + i * 8)
    for (let i = 16; i < 80; i++) {
      const a = w[i - 15]!
      const b = w[i - 2]!
      const low = turn64(a, 1n) ^ turn64(a, 8n) ^ (a >> 7n)
      w[i] = (w[i - 16]! + low + w[i - 7]! + (turn64(b, 19n) ^ turn64(b, 61n) ^ (b >> 6n))) & MASK
    }
    let [a, b, c, d, e, f, g, h] = hash as [bigint, bigint, bigint, bigint, bigint, bigint, bigint, bigint]
    for (let i = 0; i < 80; i++) {
      const one = h + (turn64(e, 14n) ^ turn64(e, 18n) ^ turn64(e, 41n)) + ((e & f) ^ (~e & g)) + K512[i]! + w[i]!
      const two = (turn64(a, 28n) ^ turn64(a, 34n) ^ turn64(a, 39n)) + ((a & b) ^ (a & c) ^ (b & c))
      h = g; g = f; f = e; e = (d + one) & MASK; d = c; c = b; b = a; a = (one + two) & MASK
    }
    const round = [a, b, c, d, e, f, g, h]
    for (let i = 0; i < 8; i++) hash[i] = (hash[i]! + round[i]!) & MASK
  }
  const out = new Uint8Array(64)
  hash.forEach((word, i) => new DataView(out.buffer).setBigUint64(i * 8, word))
  return out
}

/** HMAC-SHA256 with a key of at most 64 bytes. */
export function hmac(key: Bytes, data: Bytes): Bytes {
  const inner = new Uint8Array(64).fill(0x36)
  const outer = new Uint8Array(64).fill(0x5c)
  key.forEach((byte, i) => { inner[i]! ^= byte; outer[i]! ^= byte })
  return sha256(joined(outer, sha256(joined(inner, data))))
}

/** Bytes one after the other. */
export function joined(...parts: readonly Bytes[]): Bytes {
  const out = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) { out.set(part, at); at += part.length }
  return out
}

/** A whole number in so many bytes, big end first. */
export function whole(number: number, bytes: number): Bytes {
  const out = new Uint8Array(bytes)
  for (let i = bytes - 1, left = number; i >= 0; i--, left = Math.floor(left / 256)) out[i] = left % 256
  return out
}

/** A text in UTF-8. */
export function utf8(text: string): Bytes {
  return new TextEncoder().encode(text)
}

/** Bytes as hexadecimal digits. */
export function hex(bytes: Bytes): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Hexadecimal digits, two for each byte, as bytes. */
export function unhex(text: string): Bytes {
  return Uint8Array.from(text.match(/../g) ?? [], (two) => parseInt(two, 16))
}
