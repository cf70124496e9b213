/** Whether a proof holds: every fault that can be found, with its place, as `puntobanco verify` finds them. */

import { hex, unhex } from './hashing.ts'
import type { Proof } from './proof.ts'
import * as protocol from './protocol.ts'
import { type Hands, TablesOfRules } from './rules.ts'
import { type Anchor, type Opening, type Pledge, type PromiseOfOrder, readStatement, type Receipt, type Said, type Statement } from './statements.ts'

const CONTRIBUTORS_MAX = 16
const DECKS_MAX = 24
const CHAIN_MAX = 1_000_000

export interface Fault { readonly code: string; readonly where: string }

/** With no faults, `coups` and `cards` are proven to have been fixed beforehand; with no contributors by the house alone. */
export interface Verdict {
  readonly faults: readonly Fault[]
  readonly table: string
  readonly shoe: number
  readonly contributors: readonly string[]
  readonly absent: readonly string[]
  readonly coups: number
  readonly cards: number
  readonly wagers: number
  readonly whole: boolean
  readonly ended: string | null
}

interface Case {
  readonly proof: Proof
  readonly anchor: Anchor
  readonly opening: Statement<Opening>
  readonly pledges: readonly Pledge[]
  readonly promise: Statement<PromiseOfOrder> | null
  readonly receipts: readonly Statement<Receipt>[]
  readonly given: readonly protocol.Given[]
  expect(holds: boolean, code: string, where: string): void
}

/** Check a proof; with `houseKey` (hexadecimal), that it is this house's. */
export function verify(proof: Proof, houseKey?: string): Verdict {
  const faults: Fault[] = []
  const expect = (holds: boolean, code: string, where: string) => { if (!holds) faults.push({ code, where }) }
  expect(houseKey === undefined || houseKey === proof.house_key, 'house-key', 'file')
  const found = faults.length === 0 ? signed(proof, expect) : null
  if (!found) return { faults, table: '', shoe: 0, contributors: [], absent: [], coups: 0, cards: 0, wagers: 0, whole: false, ended: null }
  checkOpening(found)
  checkPromise(found)
  checkReceipts(found)
  checkRules(found)
  checkReveal(found)
  const { given, opening, receipts } = found
  return {
    faults,
    table: opening.fields.table,
    shoe: opening.fields.shoe,
    contributors: given.filter((one) => one.share).map((one) => one.patron),
    absent: given.filter((one) => !one.share).map((one) => one.patron),
    coups: receipts.filter((receipt) => receipt.fields.coup > 0).length,
    cards: receipts.reduce((sum, receipt) => sum + receipt.fields.cards.length, 0),
    wagers: proof.wagers.length,
    whole: Boolean(proof.end?.seed && found.promise),
    ended: proof.end?.reason ?? null,
  }
}

/** The statements of a proof, or null when one cannot be relied on. */
function signed(proof: Proof, expect: Case['expect']): Case | null {
  const key = unhex(proof.house_key)
  let sound = true
  const read = <S extends keyof Said>(text: string, scheme: S, where: string) => {
    const found = readStatement(text, scheme, key)
    if (typeof found !== 'string') return found
    sound = false
    expect(false, found, where)
    return null
  }
  const anchor = read(proof.anchor, 'anchor/v1', 'anchor')
  const opening = read(proof.opening, 'opening/v1', 'opening')
  const pledges = proof.pledges.map((text, i) => read(text, 'pledge/v1', `pledge ${i + 1}`))
  const promise = proof.promise === null ? null : read(proof.promise, 'promise/v1', 'promise')
  const receipts = proof.receipts.map((text, i) => read(text, 'merkle/v1', `receipt ${i + 1}`))
  if (!sound || !anchor || !opening) return null
  const pledged = new Map(opening.fields.pledges)
  const given = (promise?.fields.contributions ?? []).map(([patron, share]) => ({
    patron, pledge: unhex(pledged.get(patron) ?? ''), share: share === null ? null : unhex(share),
  }))
  return {
    proof, anchor: anchor.fields, opening, pledges: pledges.map((one) => one!.fields), promise, receipts: receipts.map((one) => one!), given, expect,
  }
}

const isHere = (one: { table: string; shoe: number }, other: { table: string; shoe: number }) => one.table === other.table && one.shoe === other.shoe
const same = (one: readonly string[], other: readonly string[]) => one.length === other.length && one.every((text, i) => text === other[i])
const hasDecks = (opening: Opening) => opening.decks >= 1 && opening.decks <= DECKS_MAX

function checkOpening({ anchor, opening: { fields: opening }, pledges, expect }: Case): void {
  expect(hasDecks(opening), 'decks', 'opening')
  const inChain = opening.chain === anchor.chain && opening.index >= 1 && opening.index <= anchor.shoes
  expect(anchor.table === opening.table && inChain, 'chain', 'opening')
  const count = opening.pledges.length
  const few = new Set(opening.pledges.map(([patron]) => patron)).size === count && count <= CONTRIBUTORS_MAX
  expect(few && !(count && opening.share_with_deal), 'contributors', 'opening')
  pledges.forEach((pledge, i) => {
    const listed = opening.pledges.some(([patron, hash]) => patron === pledge.patron && hash === pledge.pledge)
    expect(listed && isHere(pledge, opening), 'pledge', `pledge ${i + 1}`)
  })
}

function checkPromise({ proof, opening: { fields: opening, hash }, promise, receipts, given, expect }: Case): void {
  if (!promise) {
    expect(receipts.length === 0 && proof.own === null, 'promise', 'promise')
    return
  }
  expect(isHere(promise.fields, opening) && promise.fields.opening === hash, 'opening', 'promise')
  const listed = opening.share_with_deal
    ? given.length <= 1 && given.every((one) => one.share)
    : same(given.map((one) => one.patron), opening.pledges.map(([patron]) => patron))
  expect(listed, 'contributors', 'promise')
  for (const { patron, pledge, share } of given) {
    if (share && pledge.length) {
      expect(hex(protocol.pledge(opening.table, opening.shoe, patron, share)) === hex(pledge), 'share', `patron ${patron}`)
    }
  }
  const own = proof.own
  if (own) expect(given.some((one) => one.patron === own.patron && one.share && hex(one.share) === own.share), 'own-share', 'own')
}

function checkReceipts({ opening: { fields: opening }, promise, receipts, expect }: Case): void {
  if (!promise) return
  const size = opening.decks * protocol.DECK.length
  let previous = promise.hash
  let position = 0
  let coup = -1
  receipts.forEach(({ fields: receipt, hash }, i) => {
    const where = `receipt ${i + 1}`
    const { first, count, cards } = receipt
    expect(isHere(receipt, opening), 'other-shoe', where)
    expect(receipt.previous === previous, 'previous', where)
    const shown = cards.length === (receipt.coup ? count : 1)
    const follows = first === position && receipt.coup > coup && first + count <= size
    expect(follows && shown && count > 0, 'positions', where)
    if (shown && cards.length && first + cards.length <= size) {
      const leaves = cards.map(([card, salt], at) => protocol.leaf(opening.shoe, first + at, protocol.DECK.indexOf(card), unhex(salt)))
      const root = protocol.rootFrom(leaves, first, size, receipt.path.map(unhex))
      expect(root !== null && hex(root) === promise.fields.root, 'card', where)
    }
    previous = hash
    position = first + count
    coup = receipt.coup
  })
}

function checkRules(found: Case): void {
  const { proof, opening: { fields: opening }, expect } = found
  try {
    const tables = new TablesOfRules(proof.rules)
    const agrees = tables.hash === opening.rules && tables.behaviourHash === opening.behaviour_hash
    expect(agrees, 'rules', 'rules')
    if (agrees) checkWagers(found, tables, checkCoups(found, tables))
  } catch (error) {
    if (!(error instanceof RangeError || error instanceof TypeError)) throw error
    expect(false, 'rules', 'rules')
  }
}

function checkCoups({ proof, receipts, expect }: Case, tables: TablesOfRules): ReadonlyMap<number, Hands> {
  const dealt = new Map<number, Hands>()
  const shown = new Map(proof.coups.map((felt) => [felt.coup, felt]))
  receipts.forEach(({ fields: receipt }, i) => {
    const where = `receipt ${i + 1}`
    const cards = receipt.cards.map(([card]) => card)
    const burnt = cards.length && i === 0 ? tables.burnt(cards[0]!) : null
    expect((burnt !== null) === (receipt.coup === 0), 'burning', where)
    if (receipt.coup === 0) {
      expect(receipt.count === burnt, 'burning', where)
      return
    }
    const hands = tables.deal(cards)
    if (!hands || hands.used !== cards.length) {
      expect(false, 'drawing', where)
      return
    }
    dealt.set(receipt.coup, hands)
    const felt = shown.get(receipt.coup)
    if (felt) expect(same(felt.player, hands.player) && same(felt.banker, hands.banker), 'felt', `coup ${receipt.coup}`)
  })
  const proven = new Set(receipts.map(({ fields: receipt }) => receipt.coup).filter((coup) => coup !== 0))
  for (const { coup } of proof.coups) expect(proven.delete(coup), 'felt', `coup ${coup}`) // each once
  return dealt
}

function checkWagers({ proof, expect }: Case, tables: TablesOfRules, dealt: ReadonlyMap<number, Hands>): void {
  proof.wagers.forEach((wager, i) => {
    const hands = dealt.get(wager.coup)
    const paid = hands ? tables.pays(wager.bet, hands, wager.stake_minor) : null
    const right = paid !== null && paid.grossWin === BigInt(wager.gross_win_minor)
      && paid.commission === BigInt(wager.commission_minor) && paid.returned === BigInt(wager.returned_minor)
    expect(right, 'pays', `wager ${i + 1}`)
  })
}

function checkReveal({ proof, anchor, opening: { fields: opening }, promise, receipts, given, expect }: Case): void {
  const written = proof.end?.seed
  if (!written) return
  const seed = unhex(written.slice(8))
  expect(hex(protocol.commitment(seed)) === opening.commitment, 'commitment', 'end')
  const index = Math.min(opening.index, anchor.shoes)
  expect(index <= CHAIN_MAX && hex(protocol.anchor(seed, index)) === anchor.anchor, 'chain', 'end')
  if (!promise || !hasDecks(opening)) return
  const [orderKey, saltsKey] = protocol.keys(seed, protocol.joint(given), opening.table, opening.shoe, opening.behaviour_hash)
  const order = protocol.order(orderKey, opening.decks)
  const leaves = order.map((card, at) => protocol.leaf(opening.shoe, at, card, protocol.salt(saltsKey, at)))
  expect(hex(protocol.root(leaves)) === promise.fields.root, 'root', 'end')
  receipts.forEach(({ fields: { first, cards } }, i) => {
    expect(cards.every(([card], at) => card === protocol.DECK[order[first + at] ?? -1]), 'order', `receipt ${i + 1}`)
  })
}
