/**
 * A shoe whose odds are asked for: how it is edited, written in an address and read from cards as they are typed.
 *
 * Ranks run from ace to king, cards suit by suit (s h d c), as the house counts them. No chance is worked out here.
 */

export const RANKS = 'A23456789TJQK'
export const SUITS = 'shdc'

export interface Shoe {
  /** Copies left of each rank. */
  readonly ranks: readonly number[]
  /** Copies left of each card, or null where suits are not known. */
  readonly cards: readonly number[] | null
}

/** What cannot be read, or was seen too often: the word as it was typed. */
export interface SeenFault {
  readonly kind: 'no-card' | 'too-often'
  readonly word: string
}

export function fullShoe(decks: number): Shoe {
  return { ranks: Array<number>(13).fill(4 * decks), cards: Array<number>(52).fill(decks) }
}

export function sizeOf(shoe: Shoe): number {
  return shoe.ranks.reduce((sum, copies) => sum + copies, 0)
}

export function isFull(shoe: Shoe, decks: number): boolean {
  return shoe.cards !== null ? shoe.cards.every((copies) => copies === decks) : false
}

/** One card more or less of a suit. */
export function withCard(shoe: Shoe, card: number, change: number, decks: number): Shoe {
  const cards = shoe.cards
  if (cards === null) return shoe
  const copies = Math.min(decks, Math.max(0, cards[card]! + change))
  const next = cards.map((one, index) => (index === card ? copies : one))
  return { cards: next, ranks: ranksOf(next) }
}

/** So many copies of a rank, whichever their suits: from then on suits are not known. */
export function withRank(shoe: Shoe, rank: number, copies: number, decks: number): Shoe {
  const kept = Math.min(4 * decks, Math.max(0, copies))
  return { cards: null, ranks: shoe.ranks.map((one, index) => (index === rank ? kept : one)) }
}

export function ranksOf(cards: readonly number[]): number[] {
  return [...RANKS].map((_, rank) => [0, 1, 2, 3].reduce((sum, suit) => sum + cards[suit * 13 + rank]!, 0))
}

/** A full shoe less the cards typed ("5h 4d 10 K"); its suits are unknown when one of theirs is not written. */
export function shoeWithout(text: string, decks: number): Shoe | SeenFault {
  const seen: { rank: number; suit: number | null; word: string }[] = []
  for (const word of text.split(/[\s,;]+/).filter(Boolean)) {
    const match = /^(10|[A2-9TJQK])([SHDC♠♥♦♣])?$/iu.exec(word)
    if (!match) return { kind: 'no-card', word: word.slice(0, 12) }
    const rank = RANKS.indexOf(match[1]!.toUpperCase().replace('10', 'T'))
    seen.push({ rank, suit: match[2] ? Math.max(SUITS.indexOf(match[2].toLowerCase()), '♠♥♦♣'.indexOf(match[2])) : null, word })
  }
  const known = seen.every(({ suit }) => suit !== null)
  const full = fullShoe(decks)
  const left = [...(known ? full.cards! : full.ranks)]
  for (const { rank, suit, word } of seen) {
    const at = known ? suit! * 13 + rank : rank
    left[at]! -= 1
    if (left[at]! < 0) return { kind: 'too-often', word }
  }
  return known ? { cards: left, ranks: ranksOf(left) } : { cards: null, ranks: left }
}

/** What is asked for, as it stands in the address: "punto-banco;decks=6;left=24.24…;with=dragon,six". */
export interface OddsWish {
  readonly ruleset: string
  readonly decks: number | null
  readonly shoe: Shoe | null
  readonly beside: readonly string[]
  /** A second shoe to compare with. */
  readonly other: Shoe | null
}

export function wishText(wish: OddsWish): string {
  const parts = [
    wish.ruleset, wish.decks === null ? '' : `decks=${wish.decks}`, wish.shoe ? `left=${countsText(wish.shoe)}` : '',
    wish.beside.length > 0 ? `with=${wish.beside.join(',')}` : '', wish.other ? `against=${countsText(wish.other)}` : '',
  ]
  return parts.filter(Boolean).join(';')
}

export function wishOf(text: string): OddsWish {
  const [ruleset = '', ...rest] = text.split(';')
  const given = Object.fromEntries(rest.map((part) => part.split('=', 2)))
  const decks = Number(given['decks'])
  return {
    ruleset, decks: Number.isInteger(decks) && decks > 0 ? decks : null, shoe: shoeOf(given['left']),
    beside: given['with'] ? given['with'].split(',') : [], other: shoeOf(given['against']),
  }
}

/** Counts as they are asked of the house, and stand in an address. */
export function countsText(shoe: Shoe, between = '.'): string {
  return (shoe.cards ?? shoe.ranks).join(between)
}

function shoeOf(text: string | undefined): Shoe | null {
  const counts = text?.split('.').map(Number) ?? []
  if (!counts.every((count) => Number.isInteger(count) && count >= 0 && count <= 10_000)) return null
  if (counts.length === 52) return { cards: counts, ranks: ranksOf(counts) }
  return counts.length === 13 ? { cards: null, ranks: counts } : null
}
