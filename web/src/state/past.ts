/** A coup of the past, told again card by card: a function of the recall and of how many cards are shown. */
import type { CardDealt, OutcomeTold, Recall } from '../wire.ts'
import type { Shown } from './telling.ts'

export interface Replay {
  readonly player: readonly Shown[]
  readonly banker: readonly Shown[]
  readonly playerTotal: number | null
  readonly bankerTotal: number | null
  /** The result, once every card is shown. */
  readonly outcome: OutcomeTold | null
}

/** How many steps a replay has: one for each card that was drawn. */
export function stepsOf(recall: Recall): number {
  return recall.cards.length - recall.fixed
}

/** The felt after so many drawn cards. Totals are those that the house told of two cards and of all. */
export function replayAt(recall: Recall, step: number): Replay {
  const shown = recall.cards.slice(0, recall.fixed + step)
  const whole = step >= stepsOf(recall)
  const side = (name: 'player' | 'banker') => shown.filter((card) => card.side === name)
  const { outcome } = recall
  return {
    player: side('player').map(faceUp),
    banker: side('banker').map(faceUp),
    playerTotal: outcome && totalOf(side('player'), outcome.player_two, whole ? outcome.player_total : null),
    bankerTotal: outcome && totalOf(side('banker'), outcome.banker_two, whole ? outcome.banker_total : null),
    outcome: whole ? outcome : null,
  }
}

function faceUp(card: CardDealt): Shown {
  return { card, faceUp: true }
}

function totalOf(cards: readonly CardDealt[], two: number, all: number | null): number | null {
  return all ?? (cards.length === 2 ? two : null)
}
