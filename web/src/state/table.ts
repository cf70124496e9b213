/**
 * One table as this patron sees it: a snapshot, and the public events folded into it.
 *
 * Nothing here works out a total, a payout or a result; those arrive in events. The fold is pure: the present arrives as
 * an argument, and a table that has seen sequence n is the same on every machine.
 */
import { fairnessAfter } from './fairness.ts'
import { isOnFelt, liveAfter } from './live.ts'
import { struckAfter, type Struck } from './struck.ts'
import type { IrregularityTold, OutcomeTold, PublicEvent, Result, PreparationTold, ResultTold, Snapshot, TableState } from '../wire.ts'

export interface Table {
  readonly seq: number
  readonly state: TableState
  /** When the cards of the running coup were first heard of, house time; null before. */
  readonly dealtAt: number | null
  /** The patron's own wagers of the coup being shown, or null while they are not told. */
  readonly result: Result | null
  /** The patron's figures of the running coup that came before the event which settles it. */
  readonly early: Result | null
  /** Which coup lies decided on the felt; null when none does or when it was not seen being settled. */
  readonly playedCoup: { readonly shoe: number; readonly coup: number } | null
  /** The stakes that were lying when betting last closed: what Rebet lays again. */
  readonly lastWagers: Readonly<Record<string, number>>
  /** Why the last coup did not count, until the next one begins. */
  readonly voided: string | null
  /** Why the last shoe was taken away, until the next one is there. */
  readonly shoeEnded: string | null
  /** What went wrong last at a table that a person deals and what was done about it, until wagers are taken again. */
  readonly remedied: IrregularityTold | null
  /** How the shoe came to the table that a person has just opened, until its first betting closes. */
  readonly newShoe: NewShoe | null
  /** Marks that are being struck from the roads. */
  readonly struck: Struck | null
  /** Coups without a wager of one's own, as the house counts them. */
  readonly idleCoups: number
}

/** `first` was turned up and says how many cards are burnt; null where none does. */
export interface NewShoe {
  readonly preparation: PreparationTold
  readonly first: string | null
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
    early: null,
    playedCoup: sameCoup && state.outcome !== null ? before.playedCoup : null,
    lastWagers: before?.lastWagers ?? {},
    voided: null,
    shoeEnded: null,
    remedied: null,
    newShoe: null,
    struck: null,
    idleCoups: before?.idleCoups ?? 0,
  }
}

/** When the telling of the cards began, seen from its end. */
function shownFrom(state: TableState, houseNow: number): number {
  return state.reveal_at === null ? houseNow : state.reveal_at - state.seconds.card * 1000 * state.cards.length
}

/** Folds one event. `me` is the patron's id: their own stakes are kept apart. */
export function folded(table: Table, event: PublicEvent, me: string, houseNow: number): Table {
  const { state } = table
  const at = (changes: Partial<TableState>, more: Partial<Table> = {}): Table => ({
    ...table,
    ...more,
    seq: table.seq + 1,
    state: { ...state, fairness: fairnessAfter(state.fairness, event, { patron: me, nickname: '', gave: true }), ...changes },
  })
  switch (event.kind) {
    case 'table-opened':
      return at({ phase: 'shuffling', ruleset: event.ruleset, behaviour_hash: event.behaviour_hash, closing: false })
    case 'shoe-opened':
      return at({
        shoe: event.shoe, coup: 0, cards_total: event.cards, cards_left: event.cards - event.burnt, cut_at: event.cut_at, burnt: event.burnt,
        commitment: event.commitment, behaviour_hash: event.behaviour_hash, ...(state.live ? { live: { ...state.live, preparation: null } } : {}),
      }, { shoeEnded: null, newShoe: state.live?.preparation ? { preparation: state.live.preparation, first: event.first_card } : null })
    case 'betting-opened': {
      const opens: Partial<TableState> = {
        phase: 'betting', shoe: event.shoe, coup: event.coup, last: event.last, opens_at: event.opens_at, closes_at: event.closes_at, behaviour_hash: event.behaviour_hash,
      }
      // Without a clock the last coup stays on the felt until the patron has the next one dealt.
      if (event.closes_at === null) return at(opens)
      return at({ ...opens, ...SWEPT.state }, { ...SWEPT.table, remedied: null })
    }
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
      if (event.patron !== me) return at({ wagers })
      return at({ wagers, mine: added(state.mine, event.wagers, -1), standing: added(state.standing, event.standing, -1) })
    }
    case 'betting-closed':
      return at({ phase: 'dealing', closes_at: null, ...SWEPT.state }, { ...SWEPT.table, newShoe: null, ...(Object.keys(state.mine).length > 0 ? { lastWagers: state.mine } : {}) })
    case 'cards-dealt':
      return at(
        { cards: [...state.cards, ...event.cards], cards_left: state.cards_left - (event.cards.length - event.fixed) },
        { dealtAt: table.dealtAt ?? houseNow },
      )
    case 'coup-settled':
      return at(
        {
          phase: 'revealing', outcome: event.outcome, areas: event.areas, reveal_at: event.reveal_at, opens_at: null, closes_at: null,
          results: [...state.results, resultOf(event.outcome)], played: state.wagers, ...stakesThatStay(state, event.areas),
        },
        { playedCoup: { shoe: state.shoe, coup: state.coup }, result: table.early, early: null },
      )
    case 'coup-voided':
      return at(
        { ...SWEPT.state, phase: 'revealing', reveal_at: event.at, opens_at: null, closes_at: null, wagers: {}, mine: {}, standing: {} },
        { ...SWEPT.table, voided: event.reason },
      )
    case 'shoe-ended': {
      const ended: Partial<TableState> = { phase: 'shuffling', wagers: {}, mine: {}, standing: {}, last: false }
      // Where every coup has a shoe of its own, its end is no end of anything that a patron follows.
      if (event.reason === 'fresh-every-coup') return at(ended)
      // Why the last coup did not count is still to be read, however soon its shoe is taken away.
      return at({ ...ended, ...SWEPT.state, results: [], coup: 0 }, { ...SWEPT.table, voided: table.voided, shoeEnded: event.reason })
    }
    case 'closing-announced':
      return at({ closing: true })
    case 'chain-announced':
    case 'share-pledged':
    case 'shares-called':
    case 'share-given':
      return at({})
    case 'dealer-seated':
    case 'dealer-left':
    case 'cards-counted':
    case 'shoe-shuffled':
    case 'card-undone':
    case 'card-taken-out':
    case 'hands-put-right':
    case 'cut-card-out':
    case 'table-held':
    case 'table-released':
    case 'manual-mode':
    case 'staff-note':
      return at(liveAfter(state, event))
    case 'irregularity':
      return at({}, { remedied: event })
    case 'coup-corrected':
    case 'coup-annulled': {
      const struck = struckAfter(table.struck, state.results, event.results, houseNow)
      if (!isOnFelt(state, event)) return at(liveAfter(state, event), { struck })
      return at(liveAfter(state, event), { struck, result: null, ...(event.kind === 'coup-annulled' ? { voided: event.why } : {}) })
    }
    case 'table-closed':
      return at({ ...SWEPT.state, phase: 'closed', closes_at: null, closing: false }, SWEPT.table)
    default: {
      // An event that this client does not know yet still has a number: a newer house may say more than is drawn.
      const unknown: never = event
      void unknown
      return at({})
    }
  }
}

/** Takes the patron's own figures of the coup on the felt, or of the one that is just being dealt; null for another coup's. */
export function withResult(table: Table, result: Result): Table | null {
  const { state } = table
  if (state.outcome === null) {
    const isRunning = state.shoe === result.shoe && state.coup === result.coup
    return isRunning ? { ...table, early: result } : null
  }
  const shown = table.playedCoup ?? (state.mode === 'touch' ? result : state)
  if (shown.shoe !== result.shoe || shown.coup !== result.coup) return null
  const stakes = Object.fromEntries(result.wagers.map((wager) => [wager.bet, wager.stake_minor]))
  return { ...table, result, lastWagers: Object.keys(table.lastWagers).length > 0 ? table.lastWagers : stakes }
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

/** The felt cleared of the coup before. */
const SWEPT = {
  state: { cards: [], outcome: null, areas: {}, reveal_at: null, played: {} } satisfies Partial<TableState>,
  table: { dealtAt: null, result: null, early: null, voided: null, playedCoup: null } satisfies Partial<Table>,
}

/** After a coup only the stakes on areas that the house said stay up are still at stake. */
function stakesThatStay(state: TableState, areas: TableState['areas']): Pick<TableState, 'wagers' | 'mine' | 'standing'> {
  const stays = (wagers: Readonly<Record<string, number>>) =>
    Object.fromEntries(Object.entries(wagers).filter(([bet]) => areas[bet]?.result === 'standing'))
  const wagers = Object.entries(state.wagers)
    .map(([patron, told]) => [patron, { ...told, wagers: stays(told.wagers) }] as const)
    .filter(([, told]) => Object.keys(told.wagers).length > 0)
  const mine = stays(state.mine)
  return { wagers: Object.fromEntries(wagers), mine, standing: mine }
}

/** Everybody's stakes as they lie on the layout: those of the coup on the felt until it is swept, else the running ones. */
export function lying(table: Table): TableState['wagers'] {
  return table.state.outcome === null ? table.state.wagers : table.state.played
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
