/** A file that proves a shoe, read and given its types. docs/FAIRNESS.md says what every field means. */

import { fits, isHash, isObject, isText, isWhole, listOf, orNull, parse } from './statements.ts'

export const FORMAT = 'puntobanco-proof/1'

export interface Felt { readonly coup: number; readonly player: readonly string[]; readonly banker: readonly string[] }

/** One of the reader's own wagers, as it was settled, minor units. */
export interface OwnWager {
  readonly coup: number
  readonly bet: string
  readonly stake_minor: number
  readonly gross_win_minor: number
  readonly commission_minor: number
  readonly returned_minor: number
}

/** A file. Statements are texts, whose signatures nobody has looked at yet. */
export interface Proof {
  readonly format: typeof FORMAT
  readonly house_key: string
  readonly rules: string
  readonly anchor: string
  readonly opening: string
  readonly pledges: readonly string[]
  readonly promise: string | null
  readonly receipts: readonly string[]
  readonly coups: readonly Felt[]
  readonly wagers: readonly OwnWager[]
  readonly own: { readonly patron: string; readonly share: string } | null
  readonly end: { readonly reason: string; readonly seed: string | null } | null
}

const SHAPE = {
  house_key: isHash,
  rules: isText,
  anchor: isText,
  opening: isText,
  pledges: listOf(isText),
  promise: orNull(isText),
  receipts: listOf(isText),
  coups: listOf((one) => fits(one, { coup: isWhole, player: listOf(isText), banker: listOf(isText) })),
  wagers: listOf((one) => fits(one, {
    bet: isText, coup: isWhole, stake_minor: isWhole, gross_win_minor: isWhole, commission_minor: isWhole, returned_minor: isWhole,
  })),
  own: orNull((one) => fits(one, { patron: isText, share: isHash })),
  end: orNull((one) => fits(one, { reason: isText, seed: orNull((seed) => isText(seed) && seed.startsWith('seed/v1:') && isHash(seed.slice(8))) })),
}

/** A proof, or null for what is none. */
export function readProof(text: string): Proof | null {
  const data = parse(text)
  return isObject(data) && data['format'] === FORMAT && fits(data, SHAPE) ? data as unknown as Proof : null
}
