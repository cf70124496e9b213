/** Made-up answers of the house, by path, so that the gallery can show whole pages as they are with much to tell. */
import type { HouseTable, LabFrame, LabMenu, LabReport, Me, OwnCoups, PatronFound, PastShoes, PeopleTold, PhraseTold, PlayTold, Recall, RulesetBrief, SessionTold, ShoePlayed, StaffTold, Statement, TableAct, TableLeaders, TableSettings, TotalsTold, WagerTold } from '../wire.ts'
import { PHRASES } from '../state/talk.ts'
import type { Verdict } from '../verify/verdict.ts'
import { LAYOUTS } from './made_up_layouts.ts'

const DAY = 86_400_000
const AT = Date.UTC(2026, 2, 1, 20, 15)
const LONG = 'Northernmost Wren 7'

const wager = (bet: string, stake: number, net: number, result: WagerTold['result']): WagerTold => ({ bet, stake_minor: stake, gross_win_minor: Math.max(0, net), commission_minor: 0, returned_minor: stake + net, net_minor: net, result })
const coup = (number: number, changes: object) => ({
  table: 'star-1', number: 1, mode: 'rng', ruleset: 'star-commission', shoe: 12, coup: number, at: AT - number * 61_000, ending: 'banker', stake_minor: 150_000, commission_minor: 7_500,
  returned_minor: 292_500, net_minor: 142_500, wagers: [wager('banker', 150_000, 142_500, 'won')], ...changes,
})

const COUPS: OwnCoups = {
  coups: [
    coup(41, {}), coup(40, { ending: 'player', net_minor: -150_000, returned_minor: 0, wagers: [wager('banker', 150_000, -150_000, 'lost')] }),
    coup(39, { ending: 'tie', net_minor: 0, returned_minor: 150_000, wagers: [wager('banker', 150_000, 0, 'push'), wager('player-pair', 50_000, -50_000, 'lost')] }),
    coup(38, { ending: 'void', net_minor: 0, returned_minor: 150_000 }), coup(7, { table: 'touch', number: null, mode: 'touch', ruleset: 'touch', stake_minor: 30, net_minor: 28, returned_minor: 58 }),
  ],
  before: 'more',
}

const STATEMENT: Statement = {
  rows: ['win', 'wager', 'commission', 'correction-refund', 'grant'].map((code, index) => ({
    number: 40 - index, at: AT - index * 3_600_000, code, amount_minor: [292_500, -150_000, -7_500, 150_000, 10_000_000][index]!, balance_minor: 9_874_300 - index * 100_000, why: code === 'grant' ? 'first' : '',
    table: code === 'grant' ? null : 'star-1', table_number: code === 'grant' ? null : 1, shoe: code === 'grant' ? null : 12, coup: code === 'grant' ? null : 41, bet: code === 'grant' ? null : 'banker-pair',
  })),
  balance_minor: 9_874_300, before: 12,
}

const leaders = (most: number) => [...Array(most).keys()].map((place) => ({ patron: place === 2 ? 'me' : `p${place}`, nickname: place === 0 ? LONG : `Amber Fox ${place}`, level: (place * 13) % 41, won_minor: 98_765_400 - place * 7_654_300 }))
const LEADERS: readonly TableLeaders[] = [
  { table: 'star-1', number: 1, name: 'Star 1', ruleset: 'star-commission', leaders: leaders(7) }, { table: 'punto-5', number: 5, name: '', ruleset: 'punto-banco', leaders: [] },
]

export const PEOPLE: PeopleTold = { t: 'people', table: 'star-1', leaders: leaders(7), patrons: leaders(5).map(({ patron, nickname, level }, index) => ({ patron, nickname, level, coups: index * 40, coups_won: index * 17 })) }
export const TOTALS: TotalsTold = { t: 'totals', table: 'star-1', coups: 112, coups_won: 51, net_minor: -1_234_500, bets: [{ bet: 'banker', wagers: 80, won_minor: 12_345_600, lost_minor: 13_500_000 }, { bet: 'tie', wagers: 9, won_minor: 0, lost_minor: 450_000 }] }

export const SAID: readonly PhraseTold[] = PHRASES.map((phrase, index) => ({ t: 'phrase', table: 'star-1', patron: index % 3 === 0 ? 'me' : `p${index}`, nickname: index % 3 === 0 ? 'Quiet Heron' : LONG, phrase, at: AT + index }))

const holds: Verdict = { faults: [], table: 'star-1', shoe: 12, contributors: ['me'], absent: [], coups: 70, cards: 346, wagers: 12, whole: true, ended: 'cut-card' }
export const VERDICTS: readonly Verdict[] = [holds, { ...holds, whole: false, coups: 3, cards: 15, wagers: 0, faults: ['promise', 'commitment', 'drawing'].map((code, index) => ({ code, where: `coup ${index + 1}` })) }]

const bound = (value: number | null, next: number | null = null) => ({ value, next_value: next, next_at: next === null ? null : AT + DAY })
export const PLAY: PlayTold = {
  t: 'play', began_at: AT - 47 * 60_000, net_minor: -234_500, limits: { stake: bound(500_000), 'loss-day': bound(5_000_000, 10_000_000), time: bound(120), check: bound(30) },
  excluded: false, excluded_until: null, check_at: null, ends_at: AT + 73 * 60_000,
}

const RECALL: Recall = {
  replay: true, table: 'star-1', number: 1, mode: 'rng', shoe: 12, coup: 41, ruleset: 'star-commission', behaviour_hash: 'made-up', opened_at: AT - 60_000, ended_at: AT, shown_at: AT, ending: 'banker', reason: '',
  cards: ['2h', '6s', '3d', '7c', '9s', '2d'].map((card, index) => ({ side: index % 2 === 0 ? 'player' : 'banker', number: Math.floor(index / 2) + 1, card })), fixed: 0,
  outcome: { winner: 'banker', player_total: 4, banker_total: 5, player_two: 5, banker_two: 3, player_third: 9, banker_third: 2, natural: false, player_pair: 'none', banker_pair: 'none', sevens: 1 },
  areas: {}, wagers: [wager('banker', 150_000, 142_500, 'won'), wager('tie', 50_000, -50_000, 'lost')], net_minor: 92_500, balance_before_minor: 9_781_800, balance_after_minor: 9_874_300,
  receipt: '{"patron":"me","coup":41,"promise":"7f3a90d2c1b4e5f60718293a4b5c6d7e8f90a1b2c3d4e5f60718293a4b5c6d7e"}', proof: true, sequence_first: 801, sequence_last: 812, layout: LAYOUTS.star,
}

const SETTINGS: TableSettings = { number: 1, name: 'Star 1', decks: 8, seats: 100, betting_ms: 45_000, card_ms: 900, result_ms: 5_000, chips_minor: [50_000, 100_000], cancel: 'until-confirm', limits: {}, live: null }
const house = (number: number, changes: Partial<HouseTable>): HouseTable => ({
  id: `star-${number}`, ruleset: 'star-commission', mode: 'rng', commission_badge: 'fixed-commission', service: 'open', why: '', added: false, settings: { ...SETTINGS, number }, usual: SETTINGS, phase: 'betting', closing: false,
  closes_at: AT + 20_000, patrons: 37, seats: 100, played: 41, shoe: 12, coup: 41, lying_minor: 1_250_000, stopped: null, ...changes,
})
const TABLES: readonly HouseTable[] = [
  house(1, {}), house(2, { closing: true, commission_badge: 'special-commission', ruleset: 'star-special' }), house(3, { service: 'closed', why: 'Quiet night', phase: 'closed', closes_at: null, patrons: 0, lying_minor: 0 }),
  house(4, { service: 'disabled', why: 'Looked into by the pit', phase: 'closed', closes_at: null, stopped: 'the record does not fold at sequence 812' }), house(9, { id: 'friday-night', ruleset: 'friday-night', commission_badge: null, added: true }),
]
const ACTS: readonly TableAct[] = ['added', 'changed', 'opened', 'closed', 'disabled', 'enabled'].map((what, index) => ({
  table: 'star-1', what, by: 'p1', nickname: LONG, role: 'shift-manager', why: 'Longer betting time was asked for by the pit', at: AT - index * DAY, before: what === 'changed' ? SETTINGS : null, after: what === 'changed' ? { ...SETTINGS, betting_ms: 60_000 } : null,
}))

const ME: Me = { patron: { id: 'me', nickname: LONG, level: 3, guest: false }, balance_minor: 9_874_300, in_play_minor: 0, language: 'en', role: 'admin', session: 's1', session_kind: 'browser', has_second_factor: true }
const STAFF: readonly StaffTold[] = (['dealer', 'pit-supervisor', 'shift-manager', 'surveillance', 'admin', 'auditor'] as const).map((role, index) => ({ id: `s${index}`, nickname: index === 1 ? LONG : `Pia ${index}`, role, disabled: index === 3, has_second_factor: index % 2 === 0, is_waiting: index === 5 }))
const FOUND: PatronFound = { id: 'p7', nickname: LONG, level: 3, guest: true, created_at: AT - 90 * DAY, reports: 2, balance_minor: 123_456_700, disabled: false }
const SESSIONS: readonly SessionTold[] = [
  { id: 's1', kind: 'browser', label: 'Chrome, Linux', opened_at: AT - DAY, seen_at: AT, expires_at: AT + DAY, is_this: true }, { id: 's2', kind: 'token', label: 'A program that follows every table of the house', opened_at: AT - 9 * DAY, seen_at: AT - DAY, expires_at: AT + DAY, is_this: false },
]
const RULESETS: readonly RulesetBrief[] = Object.values(LAYOUTS).map(({ id, version, title, behaviour_hash, decks }) => ({ id, version, title, behaviour_hash, decks, returns: {} }))

const stakes = { least_minor: 50_000, most_minor: 10_000_000, step_minor: 50_000 }
const MENU: LabMenu = {
  systems: [
    { id: 'flat', kind: 'progression', title: 'Flat stakes', does: 'One unit at every round.', settings: [], wants: 'one' },
    { id: 'martingale', kind: 'progression', title: 'Martingale', does: 'The stake is doubled after a loss; one unit after a win.', settings: [{ name: 'steps', usual: '0', words: [] }], wants: 'one' },
    { id: 'follow-road', kind: 'choice', title: 'Follow a road', does: 'On the side that puts the wanted mark on a derived road.', settings: [{ name: 'road', usual: 'big-eye-boy', words: ['big-eye-boy', 'small-road', 'cockroach-pig'] }], wants: 'sides' },
  ],
  rulesets: [{ id: 'star-commission', bets: { banker: stakes, player: stakes, tie: stakes }, usual_bets: ['banker'], sides: ['player', 'banker'], usual_unit_minor: 50_000 }],
  sessions_max: 100_000, coups_max: 5_000, played_max: 100_000_000, valued_max: 1_000_000, seconds_max: 15,
}
const FRAME: LabFrame = {
  t: 'frame', sessions: 10_000, wanted: 10_000, coups: 1_934_211, histogram: { edges: [...Array(25).keys()].map((edge) => (edge - 12) * 500_000), counts: [...Array(24).keys()].map((bin) => Math.round(900 * Math.exp(-(((bin - 13) / 5) ** 2)))) },
  mean_minor: -62_300, expected_minor: -61_900, ahead: 0.713, behind: 0.287, ruined: 0.191,
}
const REPORT: LabReport = {
  t: 'report', title: 'Martingale on Banker, star-commission', complete: true, says: ['71.3% of the sessions end ahead, by 1,840 on average; the others lose 5,350.', 'What a coin staked costs is the same as with flat stakes: 1.06%.'],
  figures: [{ rows: [{ name: 'Expected loss a session', value: '619', interval: '' }, { name: 'Lost of what was staked', value: '1.07%', interval: '1.02% – 1.11%' }] }],
}

const SHOES: PastShoes = { shoes: [{ number: 12, ruleset: 'star-commission', opened_at: AT - 3_600_000, ended_at: AT, coups: 24, counts: { banker: 11, player: 10, tie: 3, banker_pair: 2, player_pair: 1 }, road: 'BPBPPTBB' }], before: null }
const SHOE: ShoePlayed = {
  t: 'shoe', table: 'star-1', shoe: 12, ruleset: 'star-commission', title: 'Martingale on Banker · star-commission', shown: 24, wagers: 22, won: 10, handle_minor: 3_450_000, net_minor: 387_500, expected_minor: -36_498, end: 'coups',
  says: ['By the exact house edge these stakes lose 364.98 on average. Chance alone moves the result by some 4,120 either way (one standard deviation).', 'One shoe proves nothing: what suits this one is known only now that it is dealt, and the next one is shuffled anew. No system changes what a coin staked costs.'],
  coups: [...Array(24).keys()].map((index) => {
    const winner = index % 8 === 5 ? 'tie' : index % 3 === 0 ? 'banker' : 'player'
    const sits = index % 12 === 4
    const net = sits || winner === 'tie' ? 0 : winner === 'banker' ? 190_000 : -100_000
    const total = Math.round(Math.sin(index / 3) * 400_000)
    return { coup: index + 1, winner, bet: sits ? null : 'banker', stake_minor: sits ? 0 : 50_000 * 2 ** (index % 5), net_minor: net, total_minor: total, expected_minor: -1_500 * (index + 1), bankroll_minor: 5_000_000 + total }
  }),
}

const ANSWERS: readonly (readonly [pattern: RegExp, answer: unknown])[] = [
  [/^api\/me\/coups/, COUPS], [/^api\/me\/statement/, STATEMENT], [/^api\/me$/, ME], [/^api\/leaders/, LEADERS], [/^api\/coups\//, RECALL], [/^api\/tables\/[^/]+\/shoes/, SHOES], [/^api\/lab\/shoe$/, SHOE], [/^api\/tables$/, TABLES], [/^api\/table-record/, ACTS], [/^api\/staff/, STAFF],
  [/^api\/reported/, [FOUND]], [/^api\/patrons/, FOUND], [/^api\/sessions/, SESSIONS], [/^api\/rulesets\/./, LAYOUTS.star], [/^api\/rulesets/, RULESETS],
]

/** What the house would answer to a page, or null for what the gallery makes nothing up of. */
export function madeUpAnswer(path: string, method: string): Response | null {
  if (path === 'api/lab' && method === 'POST') return new Response(`${JSON.stringify(FRAME)}\n${JSON.stringify(REPORT)}\n`)
  if (path.startsWith('api/lab?')) return Response.json(MENU)
  const found = ANSWERS.find(([pattern]) => pattern.test(path))
  return found ? Response.json(found[1]) : null
}
