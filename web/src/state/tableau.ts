/**
 * The drawing rule as it can be drawn: read out of the tableau that came with the rule set.
 *
 * `draws` is 1,200 digits over [12, 10, 10]: Player's third value (10: stood, 11: still to act), Player's two-card total,
 * Banker's two-card total. Which cell decided a coup is looked up with the figures that the house told of it.
 */
import type { DueTold, OutcomeTold } from '../wire.ts'

const STOOD = 10
const TO_ACT = 11
const TOTALS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] as const

function draws(tableau: string, third: number, player: number, banker: number): boolean {
  return tableau.charCodeAt(third * 100 + player * 10 + banker) === 49
}

export interface BankerRow {
  readonly total: number
  /** By Player's third value 0 to 9, then (last) Player stood. */
  readonly draws: readonly boolean[]
}

export interface DrawingRule {
  readonly playerDraws: readonly number[]
  readonly playerStands: readonly number[]
  readonly naturals: readonly number[]
  readonly banker: readonly BankerRow[]
}

/** Reads the whole rule. A tableau in which Banker looks at Player's two-card total too is shown as for the usual one. */
export function drawingRule(tableau: string): DrawingRule {
  const playerDraws = TOTALS.filter((player) => TOTALS.some((banker) => draws(tableau, TO_ACT, player, banker)))
  const playerStands = TOTALS.filter((player) => !playerDraws.includes(player) && TOTALS.some((banker) => draws(tableau, STOOD, player, banker)))
  const naturals = TOTALS.filter((total) => !playerDraws.includes(total) && !playerStands.includes(total))
  const drawer = playerDraws[0] ?? 0
  const stander = playerStands[0] ?? 0
  const banker = TOTALS.filter((total) => draws(tableau, TO_ACT, drawer, total)).map((total) => ({
    total,
    draws: [...TOTALS.map((third) => draws(tableau, third, drawer, total)), draws(tableau, STOOD, stander, total)],
  }))
  return { playerDraws, playerStands, naturals, banker }
}

export type Why =
  | { readonly kind: 'natural' }
  /** Player draws, and Banker's question is still open. */
  | { readonly kind: 'player-draws'; readonly playerTwo: number }
  | {
      readonly kind: 'drawn'
      readonly playerDrew: boolean
      readonly playerTwo: number
      readonly bankerDrew: boolean
      readonly bankerTwo: number
      /** Column of the cell that decided for Banker: Player's third value, or 10 when Player stood. */
      readonly column: number
    }

/** Why a coup went as it did, by the figures that the house told of it. */
export function whyOf(outcome: OutcomeTold): Why {
  if (outcome.natural) return { kind: 'natural' }
  return {
    kind: 'drawn',
    playerDrew: outcome.player_third !== null,
    playerTwo: outcome.player_two,
    bankerDrew: outcome.banker_third !== null,
    bankerTwo: outcome.banker_two,
    column: outcome.player_third ?? STOOD,
  }
}

/** Why the next card is due, or none is, while a coup is being dealt; null while the first cards of both hands come. */
export function whyDue(due: DueTold): Why | null {
  const [third, playerTwo, bankerTwo] = due.cell
  if (third === undefined || playerTwo === undefined || bankerTwo === undefined) return null
  if (due.why === 'natural') return { kind: 'natural' }
  if (third === TO_ACT) return { kind: 'player-draws', playerTwo }
  return { kind: 'drawn', playerDrew: third !== STOOD, playerTwo, bankerDrew: due.why !== 'banker-stands', bankerTwo, column: third }
}
