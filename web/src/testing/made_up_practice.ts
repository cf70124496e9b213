/** A practice made up for the gallery: something has just happened, something was missed, and a sheet with every slip. */
import type { PracticeScore, PracticeTold, ScoreTold, SlipTold } from '../wire.ts'

const slip = (kind: string, coup: number, points: number, more: Partial<SlipTold>): SlipTold => ({
  kind, coup, points, card: '', entered: '', irregularity: '', paragraph: '', answer: '', chosen: '', asked: '', reason: '', ...more,
})
const foreign = { irregularity: 'foreign-card', paragraph: '5.1', answer: 'void-coup' }

export const SCORE: ScoreTold = {
  points: 57, coups: 9, cards: 31, mishaps: 7, card_ms_median: 1_240, card_ms_best: 610, coup_ms_median: 9_300, coup_ms_best: 6_120,
  slips: [
    slip('card-put-right', 1, 2, { card: '8c', entered: '9c' }), slip('irregularity-missed', 2, 15, foreign), slip('out-of-order', 3, 2, { asked: 'open-betting' }),
    slip('card-refused', 3, 1, { entered: '5h' }), slip('card-confirmed', 4, 10, { card: 'Td', entered: 'Ts' }), slip('irregularity-wrong', 6, 8, { ...foreign, chosen: 'late-wager' }),
    slip('answer-wrong', 7, 5, { irregularity: 'too-many-to-player', paragraph: '5.2', answer: 'reconstruct', chosen: 'void-coup' }),
  ],
}

export const SCORES: readonly PracticeScore[] = [
  { login: 'd1', name: 'Dan', ruleset: '7up-mbs', drill: 'cards-astray', title: {}, seed: 'cards-astray', points: 57, coups: 9, cards: 31, mishaps: 7, card_ms_median: 1_240, card_ms_best: 610, coup_ms_median: 9_300, coup_ms_best: 6_120, slips: { 'card-put-right': 1, 'irregularity-missed': 1 }, at: 1_764_500_000_000 },
  { login: 'd2', name: 'Dora', ruleset: 'punto-banco', drill: 'monday', title: { en: 'Monday morning' }, seed: 'a', points: 100, coups: 20, cards: 98, mishaps: 0, card_ms_median: null, card_ms_best: null, coup_ms_median: null, coup_ms_best: null, slips: {}, at: 1_764_400_000_000 },
]

const practice: Omit<PracticeTold, 'table'> = {
  drill: 'cards-astray', title: {}, seed: 'cards-astray', coups: 9, coup: 6, over: false, card: null, first_card: null,
  happened: { sees: 'together', words: {}, lies: ['5d', 'Kc'], misread: false }, word: null, score: SCORE,
}

export const PRACTICES: readonly Omit<PracticeTold, 'table'>[] = [
  practice,
  { ...practice, coup: 2, happened: null, word: { said: 'stepped-in', ...foreign } },
  { ...practice, coup: 7, card: 'Qh', happened: null, word: { said: 'agreed', irregularity: 'late-wager', paragraph: '5.6', answer: 'refuse-late-part' } },
]
