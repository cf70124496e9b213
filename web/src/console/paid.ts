/** The coup whose cards lie on the felt still: it is paid, and the next one has not begun. */
import type { CoupTold, LiveState, Phase } from '../wire.ts'

/** That coup as it counts now, or null. The last one of a shoe lies there until the cards of the next are counted. */
export function paidCoup(table: Pick<LiveState, 'coups' | 'shoe' | 'coup' | 'cards_total' | 'preparation'>, phase: Phase): CoupTold | null {
  const ofShoe = table.coups.filter((one) => one.shoe === table.shoe)
  if (phase === 'revealing') return ofShoe.find((one) => one.coup === table.coup) ?? null
  return phase === 'shuffling' && table.cards_total === 0 && table.preparation === null ? (ofShoe.at(-1) ?? null) : null
}
