/** Hands of cards, and every value of them that an axis of a bet can ask for. Facts of cards, not rules of a game. */

import { RANKS } from './protocol.ts'

export type Value = number | string | boolean | null

const COUNTED = ['aces', 'twos', 'threes', 'fours', 'fives', 'sixes', 'sevens', 'eights', 'nines', 'tens', 'jacks', 'queens', 'kings']

const rank = (card: string) => card[0]!
const suit = (card: string) => card.slice(1)
const distinct = (values: readonly string[]) => new Set(values).size

/** Point value of a card. */
export function points(card: string): number {
  const at = RANKS.indexOf(rank(card))
  if (at < 0) throw new RangeError('no card')
  return at < 9 ? at + 1 : 0
}

/** Last digit of the sum of points. */
export function total(hand: readonly string[]): number {
  return hand.reduce((sum, card) => sum + points(card), 0) % 10
}

/** Value of two finished hands on an axis. */
export function axis(name: string, player: readonly string[], banker: readonly string[]): Value {
  const all = [...player, ...banker]
  const counted = COUNTED.indexOf(name)
  if (counted >= 0) return all.filter((card) => rank(card) === RANKS[counted]).length
  const [, side, what] = /^(player|banker)_(.*)$/.exec(name) ?? []
  if (side && what) return ofHand(what, side === 'player' ? player : banker)
  const opening = [...player.slice(0, 2), ...banker.slice(0, 2)]
  switch (name) {
    case 'colours': return colours(all)
    case 'pairs_alike': return distinct(opening.map(rank)) === 1
    case 'ranks_alike': {
      const counts = [...RANKS].map((one) => all.filter((card) => rank(card) === one).length)
      return counts.filter(Boolean).sort((a, b) => b - a).join('-')
    }
    case 'first_nines': return nines(opening.filter((card) => rank(card) === '9').map(suit))
    default: throw new RangeError(name)
  }
}

function ofHand(what: string, hand: readonly string[]): Value {
  const third = hand[2]
  switch (what) {
    case 'total': return total(hand)
    case 'cards': return hand.length
    case 'two': return total(hand.slice(0, 2))
    case 'third': return third === undefined ? null : points(third)
    case 'pair': return alike(hand.slice(0, 2))
    case 'triple': return third === undefined ? 'none' : alike(hand)
    case 'match': return match(hand[0]!, hand[1]!)
    default: throw new RangeError(what)
  }
}

function alike(cards: readonly string[]): string {
  if (distinct(cards.map(rank)) > 1) return 'none'
  return distinct(cards) === 1 && cards[0]!.length > 1 ? 'suited' : 'mixed'
}

function match(first: string, second: string): string {
  const suited = suit(first) === suit(second) && first.length > 1
  const royal = rank(first) !== rank(second) && 'KQ'.includes(rank(first)) && 'KQ'.includes(rank(second))
  if (royal) return suited ? 'royal-suited' : 'royal'
  return suited ? 'suited' : 'none'
}

function colours(cards: readonly string[]): Value {
  if (cards.some((card) => card.length === 1)) return null
  const red = cards.filter((card) => 'hd'.includes(suit(card))).length
  return red === cards.length ? 'red' : red === 0 ? 'black' : 'mixed'
}

function nines(suits: readonly string[]): string {
  if (suits.length === 1) return suits[0] === 'd' ? '1-diamond' : '1'
  const suited = suits.length > 1 && suits.length < 4 && distinct(suits) === 1 && suits[0] !== ''
  return suited ? `${suits.length}-suited` : String(suits.length)
}
