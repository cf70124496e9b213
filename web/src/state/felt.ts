/**
 * What lies on the felt at a moment: how much of a finished coup has been told, and what is therefore not yet shown.
 *
 * The house's figures are only held back here until their card is turned; none is worked out.
 */
import type { OutcomeTold, ResultTold } from '../wire.ts'
import { nextChange, ownPace, shownAt, telling, type Shown } from './telling.ts'
import type { Table } from './table.ts'

export interface Felt {
  readonly player: readonly Shown[]
  readonly banker: readonly Shown[]
  readonly playerTotal: number | null
  readonly bankerTotal: number | null
  /** The coup is told to its end: result, nets, lit areas and the newest mark may be seen. */
  readonly told: boolean
  readonly outcome: OutcomeTold | null
  /** Results that the roads may show by now. */
  readonly results: readonly ResultTold[]
  /** Which of them are being struck from the roads, by index. */
  readonly struck: readonly number[]
  /** House time of the next card laid or turned; null when nothing more is to come. */
  readonly nextAt: number | null
  /** Cards of rank 7 that lie there face up. */
  readonly sevens: number
}

/** A coup is expected to take at least so many cards while its end is not known. */
const PLAIN_COUP_CARDS = 4

export interface Telling {
  /** How many of the first cards are laid by the rules. */
  readonly given: number
  /** The patron wants no waiting, where waiting is theirs to choose. */
  readonly quick: boolean
}

export function feltOf(table: Table, { given, quick }: Telling, houseNow: number): Felt {
  const { state } = table
  const span = toldFrom(table, given, quick, houseNow)
  const steps = telling(state.cards, given, span.from, span.until)
  const shown = shownAt(steps, houseNow)
  const told = state.outcome !== null && houseNow >= span.until
  const player = shown.filter(({ card }) => card.side === 'player')
  const banker = shown.filter(({ card }) => card.side === 'banker')
  const untold = state.outcome !== null && !told
  const struck = table.struck !== null && houseNow < table.struck.until ? table.struck : null
  return {
    player,
    banker,
    playerTotal: totalShown(player, state.outcome?.player_two, state.outcome?.player_total),
    bankerTotal: totalShown(banker, state.outcome?.banker_two, state.outcome?.banker_total),
    told,
    outcome: told ? state.outcome : null,
    results: struck ? struck.results : untold ? state.results.slice(0, -1) : state.results,
    struck: struck?.indexes ?? [],
    nextAt: nextChange(steps, houseNow) ?? (untold ? span.until : (struck?.until ?? null)),
    sevens: shown.filter(({ card, faceUp }) => faceUp && card.card.startsWith('7')).length,
  }
}

/** From when until when the cards are told. At a table with a clock the house says it; alone, the patron's own pace. */
function toldFrom(table: Table, given: number, quick: boolean, houseNow: number): { from: number; until: number } {
  const { state } = table
  const from = table.dealtAt ?? houseNow
  if (state.mode === 'touch') return { from, until: from + (quick ? 0 : ownPace(state.cards, given)) }
  // A person dealt these cards: each lies face up as soon as it was read.
  if (state.mode === 'live') return { from, until: from }
  return { from, until: state.reveal_at ?? from + state.seconds.card * 1000 * Math.max(PLAIN_COUP_CARDS, state.cards.length) }
}

/** The total that the house told for as many cards as are face up; nothing for one card alone. */
function totalShown(cards: readonly Shown[], two: number | undefined, all: number | undefined): number | null {
  const seen = cards.filter((shown) => shown.faceUp).length
  if (seen < 2) return null
  return (seen === 2 ? two : all) ?? null
}
