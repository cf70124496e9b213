/** Cards in words, for those who hear the table. */
import { find, t } from './texts.svelte.ts'

const SIGNS: Readonly<Record<string, string>> = { s: '♠', h: '♥', d: '♦', c: '♣' }

/** A card in short: "10♥". */
export function cardShort(card: string): string {
  return card.replace('T', '10').replace(/[shdc]$/, (suit) => SIGNS[suit]!)
}

/** "5h" as "5 of hearts"; a card whose suit is not stated is the given one. */
export function cardName(card: string): string {
  const rank = find(`rank-${card.charAt(0)}`) ?? card.charAt(0)
  const suit = card.charAt(1)
  return suit ? t('card-name', { rank, suit: t(`suit-${suit}`) }) : t('card-given-name', { rank })
}
