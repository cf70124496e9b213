/** Made-up state for tests and the gallery: a table of any rule set in any phase. */
import { UNTOLD } from '../state/fairness.ts'
import type { BetTold, Snapshot, TableBrief, TableState } from '../wire.ts'

/** Rows without what the house would say of them. */
type Row = Omit<BetTold['odds'][number], 'said'> & Partial<BetTold['odds'][number]>

export function bet(id: string, rows: readonly Row[], edge = '1.0579', rtp = '98.9421'): BetTold {
  const odds = rows.map((row) => ({ said: {}, ...row }))
  return { id, main: odds.some((row) => row.odds === 'push'), odds, edge_percent: edge, rtp_percent: rtp, exact: '114753351728/10847218479825' }
}

export function state(changes: Partial<TableState> = {}): TableState {
  return {
    id: 'star-1', number: 1, name: 'Star 1', ruleset: 'star-commission', behaviour_hash: 'made-up', mode: 'rng',
    commission_badge: 'fixed-commission', phase: 'betting', closing: false, shoe: 3, coup: 12, last: false, opens_at: 0,
    closes_at: 45_000, reveal_at: null, cards_left: 352, cards_total: 416, cut_at: 402, burnt: 7, chips_minor: [50_000, 100_000, 500_000, 1_000_000],
    stake_step_minor: 50_000,
    limits: { banker: { min_minor: 50_000, max_minor: 250_000 }, player: { min_minor: 50_000, max_minor: 250_000 }, tie: { min_minor: 50_000, max_minor: 50_000 } },
    cancel: 'until-confirm', auto: true, seconds: { betting: 45, card: 1, result: 5 }, seats: 100, patrons: 37, seated: true,
    results: [], wagers: {}, mine: {}, standing: {}, played: {}, cards: [], outcome: null, areas: {},
    presentation: { tie_style: 'none', bead: 'points', ring: 'points' }, commitment: null, fairness: UNTOLD, live: null,
    ...changes,
  }
}

export function snapshot(seq: number, changes: Partial<TableState> = {}): Snapshot {
  const told = state(changes)
  return { t: 'snapshot', table: told.id, seq, state: told }
}

export function brief(changes: Partial<TableBrief> = {}): TableBrief {
  return {
    id: 'star-1', number: 1, name: 'Star 1', ruleset: 'star-commission', mode: 'rng', commission_badge: 'fixed-commission', seats: 100,
    patrons: 37, phase: 'betting', closes_at: 45_000, betting_seconds: 45,
    limits: { banker: { min_minor: 50_000, max_minor: 250_000 }, tie: { min_minor: 50_000, max_minor: 50_000 } },
    shoe: 3, coup: 12, counts: { banker: 5, player: 4, tie: 2, banker_pair: 1, player_pair: 0 }, road: 'BbPTBBPPTBP',
    ...changes,
  }
}


/** The usual tableau, written down once more so that tests need no server: Banker's third values by Banker's total. */
export function usualTableau(): string {
  const bankerDrawsOn = ['0123456789s', '0123456789s', '0123456789s', '012345679s', '234567s', '4567s', '67', '']
  const digits: string[] = []
  for (let third = 0; third < 12; third += 1)
    for (let player = 0; player < 10; player += 1)
      for (let banker = 0; banker < 10; banker += 1) {
        const natural = player > 7 || banker > 7
        const draws = third === 11 ? player <= 5 : (bankerDrawsOn[banker] ?? '').includes(third === 10 ? 's' : String(third))
        digits.push(!natural && draws ? '1' : '0')
      }
  return digits.join('')
}
