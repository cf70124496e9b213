/** A receipt that somebody holds by itself: whether the house signed it, and whether the proof of its shoe has it too. */
import { unhex } from './hashing.ts'
import type { Proof } from './proof.ts'
import { isObject, isText, isWhole, parse, readStatement, type Receipt } from './statements.ts'

/** `held`: signed and in the proof; `contradicted`: signed, and the proof has none like it, which speaks against the house. */
export type Standing = 'unsigned' | 'signed' | 'held' | 'contradicted'

/** Of which shoe a text says that it is a receipt, before anything of it is believed; null for what is none. */
export function claimOf(text: string): Pick<Receipt, 'table' | 'shoe' | 'coup'> | null {
  const body = /^merkle\/v1:[0-9a-f]{128}:(\{.*)$/s.exec(text)?.[1]
  const fields = body === undefined ? null : parse(body)
  if (!isObject(fields)) return null
  const { table, shoe, coup } = fields
  return isText(table) && isWhole(shoe) && isWhole(coup) ? { table: table as string, shoe: shoe as number, coup: coup as number } : null
}

/** What is to be thought of it, by the house's key (hexadecimal) and, where it could be had, the proof of its shoe. */
export function standingOf(text: string, houseKey: string, proof: Proof | null): Standing {
  if (typeof readStatement(text, 'merkle/v1', unhex(houseKey)) === 'string') return 'unsigned'
  if (proof === null) return 'signed'
  return proof.receipts.includes(text) ? 'held' : 'contradicted'
}
