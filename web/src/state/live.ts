/**
 * The live side of a table as its patrons see it: who deals, what the table waits for, cards put right, coups changed.
 *
 * Nothing is worked out here: what the results of the shoe are after a correction arrives with it.
 */
import type { LivePublicEvent, LiveTold, TableState } from '../wire.ts'

/** What a live table's own event changes of its state. */
export function liveAfter(state: TableState, event: Exclude<LivePublicEvent, { kind: 'irregularity' }>): Partial<TableState> {
  const { live } = state
  const with_ = (changes: Partial<LiveTold>): Partial<TableState> => (live === null ? {} : { live: { ...live, ...changes } })
  switch (event.kind) {
    case 'dealer-seated':
      return with_({ dealer: event.dealer })
    case 'dealer-left':
      return with_({ dealer: null })
    case 'cards-counted':
      return with_({ preparation: { decks: event.decks, cards: event.cards, shuffled: null } })
    case 'shoe-shuffled':
      return with_({ preparation: live?.preparation == null ? null : { ...live.preparation, shuffled: event.how === '' ? null : event.how } })
    case 'card-undone':
      return { cards: state.cards.slice(0, -1), cards_left: state.cards_left + 1 }
    case 'card-taken-out':
      return event.from_felt ? { cards: state.cards.slice(0, -1) } : { cards_left: state.cards_left - 1 }
    case 'hands-put-right':
      return { cards: event.cards, cards_left: state.cards_left + (state.cards.length - event.cards.length) }
    case 'cut-card-out':
      return { last: true, cut_at: state.cards_total - state.cards_left }
    case 'table-held': {
      const others = (live?.holds ?? []).filter((hold) => hold.hold !== event.hold)
      return with_({ holds: [...others, { hold: event.hold, why: event.why, since: 0, until: event.until }] })
    }
    case 'table-released':
      return with_({ holds: (live?.holds ?? []).filter((hold) => hold.hold !== event.hold) })
    case 'manual-mode':
      return with_({ manual: event.on })
    case 'coup-corrected': {
      // What the areas brought everybody is told of the first settlement alone; one's own figures come in `correction`.
      return { results: event.results, ...(isOnFelt(state, event) ? { cards: event.cards, outcome: event.outcome, areas: {} } : {}) }
    }
    case 'coup-annulled':
      return { results: event.results, ...(isOnFelt(state, event) ? { cards: [], outcome: null, areas: {} } : {}) }
    case 'staff-note':
      return {}
  }
}

/** Whether a coup is the one that lies decided on the felt. */
export function isOnFelt(state: TableState, { shoe, coup }: { readonly shoe: number; readonly coup: number }): boolean {
  return state.phase === 'revealing' && state.shoe === shoe && state.coup === coup
}

/** How many cards lie behind the cut card while it is in the shoe; null once it is out, or where there is none. */
export function cardsBehindCut({ cut_at, cards_total, cards_left }: Pick<TableState, 'cut_at' | 'cards_total' | 'cards_left'>): number | null {
  return cut_at === null || cards_left <= cards_total - cut_at ? null : cards_total - cut_at
}
