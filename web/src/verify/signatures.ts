/** Checking Ed25519 signatures (RFC 8032), with whole numbers of any size. Nothing secret is handled, so time may tell. */

import { type Bytes, hex, joined, sha512 } from './hashing.ts'

const P = 2n ** 255n - 19n
const L = 2n ** 252n + 27742317777372353535851937790883648493n
const D = field(-121665n * power(121666n, P - 2n))
const ROOT = power(2n, (P - 1n) / 4n)

/** X, Y, Z and X·Y/Z. */
type Point = readonly [bigint, bigint, bigint, bigint]

const NEUTRAL: Point = [0n, 1n, 1n, 0n]
const BASE: Point = point(littleEnd(Uint8Array.of(0x58, ...new Array<number>(31).fill(0x66))))!

function field(number: bigint): bigint {
  const rest = number % P
  return rest < 0n ? rest + P : rest
}

function power(base: bigint, exponent: bigint): bigint {
  let result = 1n
  for (let square = field(base), left = exponent; left > 0n; left >>= 1n, square = field(square * square)) {
    if (left & 1n) result = field(result * square)
  }
  return result
}

function littleEnd(bytes: Bytes): bigint {
  return BigInt(`0x${hex(Uint8Array.from(bytes).reverse()) || '0'}`)
}

/** The point that 32 bytes stand for, or null. */
function point(written: bigint): Point | null {
  const y = written & ((1n << 255n) - 1n)
  const sign = written >> 255n
  if (y >= P) return null
  const u = field(y * y - 1n)
  const v = field(D * y * y + 1n)
  let x = field(u * power(v, 3n) * power(u * power(v, 7n), (P - 5n) / 8n))
  if (field(v * x * x) !== u) x = field(x * ROOT)
  if (field(v * x * x) !== u || (x === 0n && sign === 1n)) return null
  if ((x & 1n) !== sign) x = P - x
  return [x, y, 1n, field(x * y)]
}

function add([x1, y1, z1, t1]: Point, [x2, y2, z2, t2]: Point): Point {
  const a = field((y1 - x1) * (y2 - x2))
  const b = field((y1 + x1) * (y2 + x2))
  const c = field(2n * D * t1 * t2)
  const d = field(2n * z1 * z2)
  const [e, f, g, h] = [b - a, d - c, d + c, b + a]
  return [field(e * f), field(g * h), field(f * g), field(e * h)]
}

function times(factor: bigint, base: Point): Point {
  let sum = NEUTRAL
  for (let left = factor, step = base; left > 0n; left >>= 1n, step = add(step, step)) if (left & 1n) sum = add(sum, step)
  return sum
}

/** Whether a signature of 64 bytes is that of the key for this message. */
export function isSignedBy(key: Bytes, signature: Bytes, message: Bytes): boolean {
  const owner = point(littleEnd(key))
  const start = point(littleEnd(signature.subarray(0, 32)))
  const factor = littleEnd(signature.subarray(32))
  if (!owner || !start || signature.length !== 64 || factor >= L) return false
  const challenge = littleEnd(sha512(joined(signature.subarray(0, 32), key, message))) % L
  const left = times(factor, BASE)
  const right = add(start, times(challenge, owner))
  return field(left[0] * right[2] - right[0] * left[2]) === 0n && field(left[1] * right[2] - right[1] * left[2]) === 0n
}
