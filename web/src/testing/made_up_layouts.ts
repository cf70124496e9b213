/** Made-up layouts for the gallery: what the house would say of rule sets like the shipped ones, and of a user's own. */
import type { BetTold, ConditionTold, RulesetLayout } from '../wire.ts'
import { bet, usualTableau } from './made_up.ts'

const wins = (side: string) => ({ winner: [side] })
const push = { when: wins('tie'), odds: 'push', commission: null }
const player = bet('player', [{ when: wins('player'), odds: '1:1', commission: null }, push], '1.2350813289', '98.7649186711')
const banker = bet('banker', [{ when: wins('banker'), odds: '1:1', commission: '5%' }, push], '1.0579057842', '98.9420942158')
const tie = bet('tie', [{ when: wins('tie'), odds: '8:1', commission: null }], '14.3596287787', '85.6403712213')
const pair = (side: string) => bet(`${side}-pair`, [{ when: { [`${side}_pair`]: ['mixed', 'suited'] }, odds: '11:1', commission: null }], '10.3614457831', '89.6385542169')
const sevens = bet('super-sevens', [[2, '2:1'], [3, '7:1'], [4, '17:1'], [5, '77:1'], [6, '777:1']].map(([count, odds]) => ({ when: { sevens: [count as number] }, odds: odds as string, commission: null })), '2.9794673022', '97.0205326978')

function layout(id: string, bets: readonly BetTold[], more: Partial<RulesetLayout> = {}): RulesetLayout {
  return {
    id, version: '1.0.0', title: id, behaviour_hash: 'made-up', decks: 8, bets, draws: usualTableau(),
    deal: { order: ['player', 'banker', 'player', 'banker'], fixed: {} }, conditions: [],
    settlement: { stake_step_minor: 100, rounding_unit_minor: 1, main_bets_on_tie: 'returned', tie_wagers_withdrawable: false },
    limits: {}, chips_minor: [], presentation: { tie_style: 'slash', bead: 'letters', ring: 'plain' }, messages: {}, ...more,
  }
}

const condition: ConditionTold = { id: 'only-one', kind: 'only-one-of', bet: null, bets: ['banker', 'player'], coups: 0, modes: ['rng', 'live'] }

export const LAYOUTS = {
  punto: layout('punto-banco', [player, tie, banker], { settlement: { stake_step_minor: 100, rounding_unit_minor: 1, main_bets_on_tie: 'stay', tie_wagers_withdrawable: true } }),
  star: layout('star-commission', [player, banker, tie, pair('banker'), pair('player')], { conditions: [condition] }),
  special: layout('star-special', [player, bet('banker', [{ when: { winner: ['banker'], banker_total: [6] }, odds: '1:1', commission: '50%' }, { when: wins('banker'), odds: '1:1', commission: null }, push], '1.4581044640', '98.5418955360'), tie, pair('banker'), pair('player')], { conditions: [condition] }),
  sevenUp: layout('7up-mbs', [
    bet('player', [{ when: { winner: ['player'], player_total: [7] }, odds: '1:2', commission: null }, { when: wins('player'), odds: '1:1', commission: null }, push], '2.5926065838', '97.4073934162'),
    bet('banker', [{ when: { winner: ['banker'], banker_total: [7] }, odds: '9:5', commission: null }, { when: wins('banker'), odds: '1:1', commission: null }, push], '2.5793292237', '97.4206707763'),
    bet('tie', [{ when: { winner: ['tie'], player_total: [7] }, odds: '9:1', commission: null }, { when: wins('tie'), odds: '7:1', commission: null }], '4.0928924767', '95.9071075233'),
    sevens,
  ], { deal: { order: ['banker', 'player', 'banker'], fixed: { player: ['7'] } }, conditions: [{ id: 'with', kind: 'only-with', bet: 'super-sevens', bets: ['player', 'banker', 'tie'], coups: 0, modes: ['rng', 'live'] }] }),
  touch: layout('touch', [player, tie, banker]),
  own: layout('friday-night', [
    player, tie, banker, pair('player'), pair('banker'),
    bet('dragon-seven', [{ when: { winner: ['banker'], banker_total: [7], banker_cards: [3] }, odds: '40:1', commission: null }]),
    bet('all-red', [{ when: { colours: ['red'] }, odds: '22:1', commission: null }]),
    bet('big', [{ when: { cards: [5, 6] }, odds: '54:100', commission: null }]),
    bet('small', [{ when: { cards: [4] }, odds: '3:2', commission: null }]),
  ], { messages: { en: 'bet-all-red = All Red\nruleset-friday-night = Friday Night Baccarat\n' } }),
} as const

export type LayoutName = keyof typeof LAYOUTS
