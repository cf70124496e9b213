/**
 * The telling of a coup: when each card is laid down and when it is turned.
 *
 * The coup is decided before the first card is shown; the house says until when it is to be told. Everything here is a
 * function of the cards, that time and the present, so a reload in the middle goes on where everybody else is.
 */
import type { CardDealt } from '../wire.ts'

export interface Step {
  readonly card: CardDealt
  /** House time at which the card lies on the felt, face down. */
  readonly laid: number
  /** House time at which its face is seen. */
  readonly turned: number
}

export interface Shown {
  readonly card: CardDealt
  readonly faceUp: boolean
  /** Told by the house, and left face down for the patron to turn. */
  readonly held?: boolean
}

/** A third card is waited for: it takes this many times the time of one of the first four. */
const THIRD_CARD_WEIGHT = 1.8
const LATE_CARD_NUMBER = 3
/** Share of a card's time after which it is turned. */
const TURN_SHARE = 0.5
/** Share of the whole time that is kept at the end for looking at the cards before the result is said. */
const REST_SHARE = 0.08
/** Milliseconds per card where the patron has no clock to keep to. */
export const PACE_MS = 620

/** Spreads the cards over the time from `from` to `until`. Fixed cards (`given` of them, first) lie there at once. */
export function telling(cards: readonly CardDealt[], given: number, from: number, until: number): readonly Step[] {
  const weights = cards.map((card, index) => (index < given ? 0 : card.number >= LATE_CARD_NUMBER ? THIRD_CARD_WEIGHT : 1))
  const total = weights.reduce<number>((sum, weight) => sum + weight, 0)
  const unit = total === 0 ? 0 : (Math.max(0, until - from) * (1 - REST_SHARE)) / total
  let at = from
  return cards.map((card, index) => {
    const time = weights[index]! * unit
    const wait = card.number >= LATE_CARD_NUMBER ? time * (1 - 1 / THIRD_CARD_WEIGHT) : 0
    const laid = at + wait
    at += time
    return { card, laid, turned: laid + (time - wait) * TURN_SHARE }
  })
}

/** How long a telling takes when nobody waits for it but the one patron. */
export function ownPace(cards: readonly CardDealt[], given: number): number {
  const late = cards.filter((card) => card.number >= LATE_CARD_NUMBER).length
  return (cards.length - given - late + late * THIRD_CARD_WEIGHT) * PACE_MS / (1 - REST_SHARE)
}

/** The cards that lie on the felt at a time. */
export function shownAt(steps: readonly Step[], houseNow: number): readonly Shown[] {
  return steps.filter((step) => step.laid <= houseNow).map((step) => ({ card: step.card, faceUp: step.turned <= houseNow }))
}

/** When something next changes on the felt, or null when everything is told. */
export function nextChange(steps: readonly Step[], houseNow: number): number | null {
  const times = steps.flatMap((step) => [step.laid, step.turned]).filter((time) => time > houseNow)
  return times.length === 0 ? null : Math.min(...times)
}
