/** Made-up odds for the gallery: figures of a full shoe, as the house would tell them. */
import type { OddsTold } from '../wire.ts'

const removal = ['-0.001879', '-0.002338', '-0.002938', '-0.004952', '0.003625', '0.005210', '0.004412', '0.002309', '0.001032', '-0.000933', '-0.000933', null, '-0.000933']
const bet = (id: string, name: string, edge_percent: string, rtp_percent: string, hit_percent: string, deviation: string) =>
  ({ id, name, edge: '114753351728/10847218479825', hit: '8712962041376/19524993263685', edge_percent, rtp_percent, hit_percent, deviation, removal })

export const ODDS: OddsTold = {
  t: 'odds', ruleset: 'punto-banco', version: '1.0.0', decks: 8, ranks: Array<number>(13).fill(32), cards: [], total: '4998398275503360',
  winners: [{ winner: 'banker', ways: '1', percent: '45.8597422633' }, { winner: 'player', ways: '1', percent: '44.6246609344' }, { winner: 'tie', ways: '1', percent: '9.5155968024' }],
  bets: [
    bet('player', 'Player', '1.2350813289', '98.764919', '44.624661', '0.951175'),
    bet('banker', 'Banker', '1.0579057842', '98.942094', '45.859742', '0.927373'),
    bet('tie', 'Tie', '14.3596287787', '85.640371', '9.515597', '2.640840'),
  ],
  left_out: ['All Red', 'All Black'],
}
