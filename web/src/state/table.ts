/**
 * One table as this patron sees it: a snapshot, and the public events folded into it.
 *
 * Nothing here works out a total, a payout or a result; those arrive in events. The fold is pure: the present arrives as
 * an argument, and a table that has seen sequence n is the same on every machine.
 */
import type { PublicEvent, Result, ResultTold, Snapshot, TableState, OutcomeTold } from '../wire.ts'

export interface Table {
  readonly seq: number
  readonly state: TableState
  /** When the cards of the running coup were first heard of, house time; null before. */
  readonly dealtAt: number | null
  /** The patron's own wagers of the coup being shown, or null while they are not told. */
  readonly result: Result | null
  /** The stakes that were lying when betting last closed: what Rebet lays again. */
  readonly lastWagers: Readonly<Record<string, number>>
  /** Why the last coup did not count, until the next one begins. */
  readonly voided: string | null
  /** Why the last shoe was taken away, until the next one is there. */
  readonly shoeEnded: string | null
  /** Coups without a wager of one's own, as the house counts them. */
  readonly idleCoups: number
}

/** Begins with what the house says the table is. What only this browser remembers is kept from `before`. */
export function opened(snapshot: Snapshot, houseNow: number, before: Table | null): Table {
  const { state } = snapshot
  const sameCoup = before !== null && before.state.shoe === state.shoe && before.state.coup === state.coup
  const dealtAt = state.cards.length === 0 ? null : sameCoup && before.dealtAt !== null ? before.dealtAt : shownFrom(state, houseNow)
  return {
    seq: snapshot.seq,
    state,
    dealtAt,
    result: sameCoup ? before.result : null,
    lastWagers: before?.lastWagers ?? {},
    voided: null,
    shoeEnded: null,
    idleCoups: before?.idleCoups ?? 0,
  }
}

/** When the telling of the cards began, seen from its end. */
function shownFrom(state: TableState, houseNow: number): number {
  return state.reveal_at === null ? houseNow : state.reveal_at - state.seconds.deal * 1000
}

/** Folds one event. `me` is the patron's id: their own stakes are kept apart. */
export function folded(table: Table, event: PublicEvent, me: string, houseNow: number): Table {
  const { state } = table
  const at = (changes: Partial<TableState>, more: Partial<Table> = {}): Table => ({
    ...table,
    ...more,
    seq: table.seq + 1,
    state: { ...state, ...changes },
  })
  switch (event.kind) {
    case 'table-opened':
      return at({ phase: 'shuffling', ruleset: event.ruleset, behaviour_hash: event.behaviour_hash })
    case 'shoe-opened':
      return at(
        {
          shoe: event.shoe, coup: 0, last: false, results: [], cards: [], outcome: null, areas: {}, phase: 'shuffling',
          cards_left: event.cards - event.burnt, cut_behind: event.cut_behind, burnt: event.burnt, commitment: event.commitment,
        },
        { shoeEnded: null, voided: null, dealtAt: null },
      )
    case 'betting-opened':
      return at(
        {
          phase: 'betting', shoe: event.shoe, coup: event.coup, last: event.last, opens_at: event.opens_at, closes_at: event.closes_at,
          reveal_at: null, behaviour_hash: event.behaviour_hash, cards: [], outcome: null, areas: {}, ...stakesOfNextCoup(state),
        },
        { dealtAt: null, result: null, voided: null, shoeEnded: null },
      )
    case 'betting-extended':
      return at({ closes_at: event.closes_at })
    case 'wagers-placed': {
      const known = state.wagers[event.patron]?.wagers ?? {}
      const wagers = { ...state.wagers, [event.patron]: { nickname: event.nickname, wagers: added(known, event.wagers, 1) } }
      return at(event.patron === me ? { wagers, mine: added(state.mine, event.wagers, 1) } : { wagers })
    }
    case 'wagers-cancelled': {
      const known = state.wagers[event.patron]
      const left = added(known?.wagers ?? {}, event.wagers, -1)
      const { [event.patron]: _, ...others } = state.wagers
      const wagers = known && Object.keys(left).length > 0 ? { ...others, [event.patron]: { ...known, wagers: left } } : others
      return at(event.patron === me ? { wagers, mine: added(state.mine, event.wagers, -1) } : { wagers })
    }
    case 'betting-closed':
      return at({ phase: 'dealing', closes_at: null, cards: [] }, Object.keys(state.mine).length > 0 ? { lastWagers: state.mine } : {})
    case 'cards-dealt':
      return at({ cards: [...state.cards, ...event.cards], cards_left: state.cards_left - event.taken }, { dealtAt: table.dealtAt ?? houseNow })
    case 'coup-settled':
      return at({
        phase: 'revealing', outcome: event.outcome, areas: event.areas, reveal_at: event.reveal_at,
        results: [...state.results, resultOf(event.outcome)],
      })
    case 'coup-voided':
      return at(
        { phase: 'shuffling', cards: [], outcome: null, areas: {}, closes_at: null, wagers: {}, mine: {}, standing: {} },
        { voided: event.reason, dealtAt: null },
      )
    case 'shoe-ended':
      return at(
        { phase: 'shuffling', cards: [], outcome: null, areas: {}, closes_at: null, wagers: {}, mine: {}, standing: {} },
        { shoeEnded: event.reason, dealtAt: null },
      )
    case 'closing-announced':
      return at({ closing: true })
    case 'table-closed':
      return at({ phase: 'closed', closes_at: null })
    default: {
      // An event that this client does not know yet still has a number: a newer house may say more than is drawn.
      const unknown: never = event
      void unknown
      return at({})
    }
  }
}

/** What the roads will be told of a coup: a matter of copying. */
export function resultOf(outcome: OutcomeTold): ResultTold {
  return {
    o: ({ banker: 'B', player: 'P', tie: 'T' } as const)[outcome.winner],
    total: outcome.winner === 'player' ? outcome.player_total : outcome.banker_total,
    natural: outcome.natural,
    player_pair: outcome.player_pair !== 'none',
    banker_pair: outcome.banker_pair !== 'none',
  }
}

/** Stakes on areas that the house said stay up lie there in the next coup too; all others are gone. */
function stakesOfNextCoup(state: TableState): Pick<TableState, 'wagers' | 'mine' | 'standing'> {
  const stays = (wagers: Readonly<Record<string, number>>) =>
    Object.fromEntries(Object.entries(wagers).filter(([bet]) => state.areas[bet]?.result === 'standing'))
  const wagers = Object.entries(state.wagers)
    .map(([patron, told]) => [patron, { ...told, wagers: stays(told.wagers) }] as const)
    .filter(([, told]) => Object.keys(told.wagers).length > 0)
  const mine = stays(state.mine)
  return { wagers: Object.fromEntries(wagers), mine, standing: mine }
}

/** Stakes with others added (or taken off), areas that end up empty left out. */
export function added(
  wagers: Readonly<Record<string, number>>,
  more: Readonly<Record<string, number>>,
  sign: 1 | -1,
): Readonly<Record<string, number>> {
  const sums = { ...wagers }
  for (const [bet, stake] of Object.entries(more)) sums[bet] = (sums[bet] ?? 0) + sign * stake
  return Object.fromEntries(Object.entries(sums).filter(([, stake]) => stake > 0))
}
