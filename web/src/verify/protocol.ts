/** The hashes of the protocol (docs/FAIRNESS.md): commitment, chain, pledges, joint, keys, order, tree. */

import { type Bytes, hmac, joined, sha256, utf8, whole } from './hashing.ts'

export const RANKS = 'A23456789TJQK'

/** A new deck, card 0 to 51. */
export const DECK: readonly string[] = [...'shdc'].flatMap((suit) => [...RANKS].map((rank) => rank + suit))

/** A patron, their pledge (empty without one) and their share (null: absent). */
export interface Given { readonly patron: string; readonly pledge: Bytes; readonly share: Bytes | null }

/** Parts, each behind its length in four bytes. */
export function framed(...parts: readonly Bytes[]): Bytes {
  return joined(...parts.flatMap((part) => [whole(part.length, 4), part]))
}

/** H(label | parts). */
export function labelled(label: string, ...parts: readonly Bytes[]): Bytes {
  return sha256(framed(utf8(label), ...parts))
}

/** What binds to a seed. */
export const commitment = (seed: Bytes) => labelled('commit/v1', seed)

/** The anchor of the chain in which a seed stands at `index`. */
export function anchor(seed: Bytes, index: number): Bytes {
  let hash = seed
  for (let i = 0; i < index; i++) hash = labelled('chain/v1', hash)
  return hash
}

/** What a patron says beforehand of a share. */
export function pledge(table: string, shoe: number, patron: string, share: Bytes): Bytes {
  return labelled('pledge/v1', utf8(table), whole(shoe, 8), utf8(patron), share)
}

/** What patrons gave together. */
export function joint(given: readonly Given[]): Bytes {
  const parts = given.map(({ patron, pledge, share }) =>
    framed(utf8(patron), pledge, share ? joined(utf8('share:'), share) : utf8('absent')))
  return labelled('joint/v1', whole(parts.length, 4), ...parts)
}

/** HKDF-SHA256: the key of the order and the key of the salts. */
export function keys(seed: Bytes, salt: Bytes, table: string, shoe: number, behaviourHash: string): [Bytes, Bytes] {
  const info = framed(utf8('shoe/v1'), utf8(table), whole(shoe, 8), utf8(behaviourHash))
  const secret = hmac(salt, seed)
  const order = hmac(secret, joined(info, Uint8Array.of(1)))
  return [order, hmac(secret, joined(order, info, Uint8Array.of(2)))]
}

/** The cards of a shoe, 0 to 51 each, in the order in which they leave it. */
export function order(key: Bytes, decks: number): number[] {
  const cards = Array.from({ length: 52 * decks }, (_, i) => i % 52)
  const words = stream(key)
  for (let last = cards.length - 1; last > 0; last--) {
    const accepted = Math.floor(2 ** 32 / (last + 1)) * (last + 1)
    let word = words()
    while (word >= accepted) word = words()
    const other = word % (last + 1)
    ;[cards[last], cards[other]] = [cards[other]!, cards[last]!]
  }
  return cards
}

/** 32-bit words of HMAC-SHA256(key, counter). */
function stream(key: Bytes): () => number {
  let blocks = 0
  let at = 32
  let view: DataView = new DataView(new ArrayBuffer(32))
  return () => {
    if (at === 32) {
      view = new DataView(hmac(key, whole(blocks++, 8)).buffer)
      at = 0
    }
    at += 4
    return view.getUint32(at - 4)
  }
}

/** The salt of a position. */
export const salt = (key: Bytes, position: number) => hmac(key, whole(position, 4))

/** Hash of a card at its position. */
export function leaf(shoe: number, position: number, card: number, salted: Bytes): Bytes {
  return sha256(joined(Uint8Array.of(0), whole(shoe, 8), whole(position, 4), Uint8Array.of(card), salted))
}

const node = (left: Bytes, right: Bytes) => sha256(joined(Uint8Array.of(1), left, right))

/** The root of a whole tree, split at the largest power of two below its size (RFC 6962). */
export function root(leaves: readonly Bytes[]): Bytes {
  if (leaves.length === 1) return leaves[0]!
  let split = 1
  while (split * 2 < leaves.length) split *= 2
  return node(root(leaves.slice(0, split)), root(leaves.slice(split)))
}

/** The root that neighbouring leaves from `first` on lead to, in a tree of `size`; null when the path does not fit. */
export function rootFrom(leaves: readonly Bytes[], first: number, size: number, path: readonly Bytes[]): Bytes | null {
  let known = [...leaves]
  const left = [...path]
  for (let low = first, width = size; width > 1; low = Math.floor(low / 2), width = Math.ceil(width / 2)) {
    const high = low + known.length
    const before = low % 2 === 1
    const after = high % 2 === 1 && high < width
    if (left.length < Number(before) + Number(after)) return null
    if (before) known.unshift(left.shift()!)
    if (after) known.push(left.shift()!)
    const above: Bytes[] = []
    for (let i = 0; i < known.length; i += 2) above.push(i + 1 < known.length ? node(known[i]!, known[i + 1]!) : known[i]!)
    known = above
  }
  return left.length === 0 ? known[0]! : null
}
