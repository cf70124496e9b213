/** The statements of a proof as a page shows them; whether they hold is for verdict.ts to say. */
import { unhex } from './hashing.ts'
import type { Proof } from './proof.ts'
import { readStatement, type Anchor, type Opening, type PromiseOfOrder, type Receipt, type Said, type Statement } from './statements.ts'

export interface Told {
  readonly anchor: Anchor | null
  readonly opening: Statement<Opening> | null
  readonly promise: Statement<PromiseOfOrder> | null
  readonly receipts: readonly Statement<Receipt>[]
}

/** What of a proof can be read under its own key. */
export function toldOf(proof: Proof): Told {
  const key = unhex(proof.house_key)
  const read = <S extends keyof Said>(text: string | null, scheme: S): Statement<Said[S]> | null => {
    const found = text === null ? null : readStatement(text, scheme, key)
    return found === null || typeof found === 'string' ? null : found
  }
  return {
    anchor: read(proof.anchor, 'anchor/v1')?.fields ?? null,
    opening: read(proof.opening, 'opening/v1'),
    promise: read(proof.promise, 'promise/v1'),
    receipts: proof.receipts.flatMap((text) => read(text, 'merkle/v1') ?? []),
  }
}
