import { hex } from '../verify/hashing.ts'

/** A name for a command that nobody else gives. Plain http has no crypto.randomUUID, but it has random values. */
export function freshId(): string {
  return hex(crypto.getRandomValues(new Uint8Array(16)))
}
