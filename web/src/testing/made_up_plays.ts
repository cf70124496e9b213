/** Made-up tables in every state worth looking at, for the gallery. */
import { feltOf } from '../state/felt.ts'
import { squeezed } from '../state/squeeze.ts'
import { resultOf, type Table } from '../state/table.ts'
import { parseSequence } from '../lib/roads.ts'
import type { Look, Play } from '../views/play.ts'
import type { LiveTold, CardDealt, OutcomeTold, ResultTold, TableState, WagerTold } from '../wire.ts'
import { state } from './made_up.ts'
import { LAYOUTS, type LayoutName } from './made_up_layouts.ts'

const SHOE = 'TBBbPBTTBBPPPPPpPPPBBBBBBPPBPBPBbTPPBBBBBBBBBPPPTBPBBPPBPPPBBBBPBPPBT'
export const RESULTS: readonly ResultTold[] = parseSequence(SHOE).map(({ o, banker_pair, player_pair }, index) => ({
  o, total: o === 'T' ? (index * 3) % 10 : 9 - ((index * 7) % 5), natural: index % 5 === 0, banker_pair: banker_pair ?? false, player_pair: player_pair ?? false,
}))

const usual = (player: number, side: number) => ({ min_minor: side, max_minor: player })
const limits = {
  star: { player: usual(250_000, 50_000), banker: usual(250_000, 50_000), tie: usual(50_000, 50_000), 'player-pair': usual(50_000, 50_000), 'banker-pair': usual(50_000, 50_000) },
  coins: { player: usual(500_000, 100), banker: usual(500_000, 100), tie: usual(50_000, 100), 'super-sevens': usual(50_000, 100), 'player-pair': usual(50_000, 100), 'banker-pair': usual(50_000, 100), 'dragon-seven': usual(50_000, 100), 'all-red': usual(50_000, 100), big: usual(50_000, 100), small: usual(50_000, 100) },
  touch: { player: usual(50_000, 10), banker: usual(50_000, 10), tie: usual(50_000, 10) },
}
const coins = { chips_minor: [100, 500, 2_500, 10_000, 50_000], stake_step_minor: 100, limits: limits.coins, cancel: 'until-close', auto: false, commission_badge: null, presentation: { tie_style: 'slash', bead: 'letters', ring: 'plain' } } as const

const card = (text: string): CardDealt => {
  const [where = '', face = ''] = text.split(' ')
  return { side: where.startsWith('P') ? 'player' : 'banker', number: Number(where.slice(1)), card: face }
}
const cards = (text: string) => text.split(', ').map(card)

const bankerWins: OutcomeTold = { winner: 'banker', player_total: 4, banker_total: 5, player_two: 5, banker_two: 3, player_third: 9, banker_third: 2, natural: false, player_pair: 'none', banker_pair: 'none', sevens: 1 }
const natural: OutcomeTold = { ...bankerWins, winner: 'player', player_total: 9, banker_total: 8, player_two: 9, banker_two: 8, player_third: null, banker_third: null, natural: true, banker_pair: 'mixed', sevens: 0 }
const tied: OutcomeTold = { ...bankerWins, winner: 'tie', player_total: 6, banker_total: 6, player_two: 6, banker_two: 6, player_third: null, banker_third: null, sevens: 0 }
const sevens: OutcomeTold = { ...bankerWins, winner: 'banker', player_total: 6, banker_total: 7, player_two: 4, banker_two: 7, player_third: 2, banker_third: null, sevens: 3 }

const area = (result: 'won' | 'lost' | 'push' | 'standing') => ({ result, stake_minor: 0, returned_minor: 0, net_minor: 0 })
const wager = (bet: string, stake: number, net: number, result: WagerTold['result']): WagerTold => ({ bet, stake_minor: stake, gross_win_minor: Math.max(0, net), commission_minor: 0, returned_minor: stake + net, net_minor: net, result })

const someWagers = {
  a: { nickname: 'Quiet Heron', wagers: { banker: 150_000, tie: 50_000 } },
  b: { nickname: 'Amber Fox', wagers: { player: 250_000 } },
  c: { nickname: 'Northern Wren', wagers: { banker: 1_200_000, 'player-pair': 50_000 } },
}

interface Made {
  readonly layout: LayoutName
  readonly table: Partial<TableState>
  readonly more?: Partial<Table>
  readonly play?: Partial<Play>
  /** Moment of the telling, house time; the coup is told from 0 to 6,000. */
  readonly at?: number
  /** Places of the cards that the patron has turned; the others are held. */
  readonly turned?: readonly number[]
}

const live = (changes: Partial<LiveTold> = {}) => ({
  ruleset: '7up-online', mode: 'live', auto: false, burnt: 7, cut_at: 402,
  live: { dealer: 'Dan', holds: [], manual: false, preparation: null, staffing: 'full', video: '', video_sd: '', ...changes },
}) as const
const shown = { phase: 'revealing', reveal_at: 6_000 } as const
const result = (...wagers: WagerTold[]) => ({ t: 'result', table: 'x', shoe: 3, coup: 12, wagers, net_minor: wagers.reduce((sum, one) => sum + one.net_minor, 0), reveal_at: 6_000, session_net_minor: 0 }) as const

const usualLook: Look = { sound: true, quick: false, history: true, ties: 'as-table', beads: 'as-table', naturals: false, pairs: true, tail: 'keep-right', extent: 'full', zoom: 'usual' }
const halfRoads: Look = { ...usualLook, extent: 'half', zoom: 'large', naturals: true, beads: 'characters' }

const MADE: Record<string, Made> = {
  'star-betting': { layout: 'star', table: { wagers: { ...someWagers, me: { nickname: 'Me', wagers: { banker: 100_000 } } }, mine: { banker: 100_000 } }, play: { laid: { banker: 50_000, 'banker-pair': 50_000 } }, at: 12_400 },
  'star-last-seconds': { layout: 'star', table: { last: true, wagers: someWagers }, play: { notice: { text: 'Only one of these bets can be wagered on in a round.', tone: 'warn' } }, at: 41_200 },
  'star-dealing': { layout: 'star', table: { ...shown, wagers: { ...someWagers, me: { nickname: 'Me', wagers: { banker: 150_000 } } }, mine: { banker: 150_000 }, cards: cards('P1 2h, B1 6s, P2 3d, B2 7c, P3 9s, B3 2d'), outcome: bankerWins }, at: 3_700 },
  'star-won': { layout: 'star', table: { ...shown, wagers: someWagers, mine: { banker: 150_000, tie: 50_000 }, cards: cards('P1 2h, B1 6s, P2 3d, B2 7c, P3 9s, B3 2d'), outcome: bankerWins, areas: { banker: area('won'), player: area('lost'), tie: area('lost'), 'player-pair': area('lost'), 'banker-pair': area('lost') } }, more: { result: result(wager('banker', 150_000, 142_500, 'won'), wager('tie', 50_000, -50_000, 'lost')) }, at: 7_000 },
  'star-squeeze': { layout: 'star', table: { ...shown, wagers: someWagers, mine: { banker: 150_000 }, cards: cards('P1 2h, B1 6s, P2 3d, B2 7c, P3 9s, B3 2d'), outcome: bankerWins }, play: { holds: true }, turned: [0, 1, 3], at: 7_000 },
  'special-natural': { layout: 'special', table: { ...shown, ruleset: 'star-special', number: 2, commission_badge: 'special-commission', mine: { banker: 150_000 }, cards: cards('P1 9h, B1 4s, P2 Kd, B2 4c'), outcome: natural, areas: { banker: area('lost'), player: area('won'), tie: area('lost'), 'player-pair': area('lost'), 'banker-pair': area('won') } }, more: { result: result(wager('banker', 150_000, -150_000, 'lost')) }, at: 7_000 },
  'punto-tie-stays': { layout: 'punto', table: { ...coins, ...shown, ruleset: 'punto-banco', number: 5, mine: { player: 2_500 }, cards: cards('P1 Kh, B1 Qs, P2 6d, B2 6c'), outcome: tied, areas: { banker: area('standing'), player: area('standing'), tie: area('won') } }, more: { result: result(wager('player', 2_500, 0, 'standing')) }, at: 7_000 },
  'punto-betting': { layout: 'punto', table: { ...coins, ruleset: 'punto-banco', number: 5, wagers: { me: { nickname: 'Me', wagers: { player: 2_500 } } }, mine: { player: 2_500 }, standing: { player: 2_500 } }, at: 22_000 },
  'punto-shuffling': { layout: 'punto', table: { ...coins, ruleset: 'punto-banco', number: 5, phase: 'shuffling', coup: 0, results: [], closes_at: null }, more: { shoeEnded: 'cut-card' } },
  'seven-up-betting': { layout: 'sevenUp', table: { ...coins, ruleset: '7up-mbs', number: 7, wagers: someWagers }, play: { laid: { player: 10_000, 'super-sevens': 500 } }, at: 20_000 },
  'seven-up-dealing': { layout: 'sevenUp', table: { ...coins, ...shown, ruleset: '7up-mbs', number: 7, mine: { banker: 10_000 }, cards: cards('P1 7, B1 7s, P2 7h, B2 Kc, P3 2d'), outcome: sevens }, at: 2_600 },
  'seven-up-won': { layout: 'sevenUp', table: { ...coins, ...shown, ruleset: '7up-mbs', number: 7, mine: { banker: 10_000, 'super-sevens': 500 }, cards: cards('P1 7, B1 7s, P2 7h, B2 Kc, P3 2d'), outcome: sevens, areas: { banker: area('won'), player: area('lost'), tie: area('lost'), 'super-sevens': area('won') } }, more: { result: result(wager('banker', 10_000, 18_000, 'won'), wager('super-sevens', 500, 3_500, 'won')) }, at: 7_000 },
  'touch-laying': { layout: 'touch', table: { ruleset: 'touch', mode: 'touch', chips_minor: [10, 50, 100, 500, 2_500, 10_000], limits: limits.touch, closes_at: null, commission_badge: null, cancel: 'until-deal', auto: false, results: RESULTS.slice(0, 9) }, more: { lastWagers: { banker: 100 } }, play: { laid: { banker: 2_550, tie: 60 }, chip: 500 } },
  'touch-idle': { layout: 'touch', table: { ruleset: 'touch', mode: 'touch', chips_minor: [10, 50, 100, 500, 2_500, 10_000], limits: limits.touch, closes_at: null, commission_badge: null, cancel: 'until-deal', auto: false, results: RESULTS.slice(0, 9) }, more: { lastWagers: { banker: 100 } }, play: { laid: { banker: 2_550, tie: 60 }, chip: 500, idleEndsAt: 119_000 } },
  'touch-won': { layout: 'touch', table: { ...shown, ruleset: 'touch', mode: 'touch', chips_minor: [10, 50, 100, 500, 2_500, 10_000], limits: limits.touch, closes_at: null, commission_badge: null, cancel: 'until-deal', auto: false, results: RESULTS.slice(0, 9), mine: { banker: 30 }, cards: cards('P1 2h, B1 6s, P2 3d, B2 7c, P3 9s, B3 2d'), outcome: bankerWins, areas: { banker: area('won'), player: area('lost'), tie: area('lost') } }, more: { lastWagers: { banker: 30 }, result: result(wager('banker', 30, 28, 'won')) }, play: { chip: 10 }, at: 9_000 },
  'own-rules': { layout: 'own', table: { ...coins, ruleset: 'friday-night', number: 9, chips_minor: [200, 1_000, 4_000], wagers: someWagers }, play: { laid: { 'dragon-seven': 1_200, small: 200 }, chip: 1_000 }, at: 20_000 },
  'live-betting': { layout: 'sevenUp', table: { ...coins, ...live(), number: 12, wagers: someWagers }, play: { laid: { player: 10_000 } }, at: 20_000 },
  'live-held': { layout: 'sevenUp', table: { ...coins, ...live({ holds: [{ hold: 'card-too-often', why: '', since: 9_000, until: 129_000 }], manual: true }), number: 12, wagers: someWagers }, more: { remedied: { kind: 'irregularity', irregularity: 'exposed-while-betting', answer: 'void-coup-and-shoe', paragraph: '4.2', shoe: 3, coup: 12 } }, at: 20_000 },
  'live-corrected': { layout: 'sevenUp', table: { ...coins, ...live(), number: 12 }, play: { correction: { t: 'correction', table: 'x', shoe: 3, coup: 11, kind: 'corrected', why: 'error-in-deal', paragraph: '6.1', wagers: [], net_before_minor: 1_800, net_after_minor: -1_000, waived_minor: 2_800 } }, at: 20_000 },
  'live-new-shoe': { layout: 'sevenUp', table: { ...coins, ...live({ preparation: { decks: 8, cards: 416, shuffled: 'by-machine' } }), number: 12, phase: 'shuffling', closes_at: null, opens_at: null, results: [] }, at: 20_000 },
  'void': { layout: 'star', table: { phase: 'shuffling', closes_at: null }, more: { voided: 'too-few-cards' } },
  'star-talk': { layout: 'star', table: { wagers: someWagers }, play: { talk: { said: [{ t: 'phrase', table: 'star-1', patron: 'a', nickname: 'Northernmost Wren 7', phrase: 'good-luck', at: 11_000 }], muted: 0, on: true, may: true }, auto: true, autoLeft: 12, look: halfRoads }, at: 12_000 },
  'star-largest': { layout: 'star', table: { wagers: someWagers }, play: { look: { ...halfRoads, extent: 'full', zoom: 'largest' }, tray: [50_000, 100_000, 200_000, 250_000, 500_000] }, at: 12_000 },
  'line-lost': { layout: 'star', table: { wagers: someWagers }, play: { lineLost: true }, at: 12_000 },
}

export const PLAY_NAMES: readonly string[] = Object.keys(MADE)

export function madeUpPlay(name: string): Play {
  const { layout: layoutName, table: changes, more, play, at = 0, turned } = MADE[name]!
  const layout = LAYOUTS[layoutName]
  const outcome = changes.outcome ?? null
  const results = changes.results ?? RESULTS
  const told = state({ limits: limits.star, results: outcome ? [...results, resultOf(outcome)] : results, ...omitResults(changes) })
  const own = Object.keys(told.mine).length > 0 ? { me: { nickname: 'Me', wagers: told.mine } } : null
  const played = told.outcome ? { ...told.wagers, ...own } : {}
  const table: Table = { seq: 1, state: { ...told, played }, playedCoup: null, dealtAt: told.cards.length ? 0 : null, result: null, early: null, lastWagers: { banker: 50_000 }, voided: null, shoeEnded: null, remedied: null, newShoe: null, struck: null, idleCoups: 0, ...more }
  const given = Object.values(layout.deal.fixed).flat().length
  const felt = feltOf(table, { given, quick: false }, at)
  return {
    table, layout, felt: turned ? squeezed(felt, given, new Set(turned)) : felt, me: 'me', balanceMinor: 9_874_300, inPlayMinor: 0, laid: {}, confirming: {},
    terms: { limits: told.limits, conditions: layout.conditions, mode: told.mode, coup: told.coup, mine: told.mine, balanceMinor: 9_874_300 },
    tray: told.chips_minor, chip: told.chips_minor[1] ?? 0, talk: null, busy: false, auto: false, notice: null, lineLost: false, idleEndsAt: null, houseNow: at, holds: false,
    look: usualLook, ...play,
  }
}

function omitResults({ results: _, ...changes }: Partial<TableState>): Partial<TableState> {
  return changes
}
