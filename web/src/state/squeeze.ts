/**
 * Cards that a patron wants to turn by hand: what the house has told is held back on this screen until they do.
 *
 * Nothing is decided here and nobody else waits; what is told to all goes on, and the next coup ends the holding.
 */
import type { Felt } from './felt.ts'
import type { Shown } from './telling.ts'

/** The felt with every card face down that the house has turned and the patron has not; `given` ones lie open. */
export function squeezed(felt: Felt, given: number, turned: ReadonlySet<number>): Felt {
  const order = [...felt.player, ...felt.banker]
  const isHeld = ({ card, faceUp }: Shown) => faceUp && card.card.length > 1 && !turned.has(placeOf(card))
  if (given > order.length || !order.some(isHeld)) return felt
  const held = (cards: readonly Shown[]) => cards.map((shown) => (isHeld(shown) ? { ...shown, faceUp: false, held: true } : shown))
  const total = (cards: readonly Shown[], value: number | null) => (cards.some(isHeld) ? null : value)
  return {
    ...felt,
    player: held(felt.player), banker: held(felt.banker), playerTotal: total(felt.player, felt.playerTotal), bankerTotal: total(felt.banker, felt.bankerTotal),
    told: false, outcome: null, results: felt.told ? felt.results.slice(0, -1) : felt.results,
    sevens: order.filter((shown) => shown.faceUp && !isHeld(shown) && shown.card.card.startsWith('7')).length,
  }
}

/** A card's place among those of a coup, whichever came first: Player's three, then Banker's. */
export function placeOf(card: { readonly side: string; readonly number: number }): number {
  return (card.side === 'player' ? 0 : 3) + card.number - 1
}
