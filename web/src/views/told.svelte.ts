/** What a table's views say and show alike, whichever size they have: the dealer's call, others' stakes, the cards that lie. */
import { closedBet, hasPlace, sumOf } from '../state/laying.ts'
import { lying } from '../state/table.ts'
import type { Shown } from '../state/telling.ts'
import { listed } from '../text/lists.svelte.ts'
import { find, inWords, nameIn, refusalText, t } from '../text/texts.svelte.ts'
import type { Play } from './play.ts'

/** A seat is given up after so many coups without a wager, which is told from the third on. */
const [IDLE_TOLD, IDLE_MOST] = [3, 5]

export interface Called {
  readonly text: string
  readonly strong: boolean
  readonly note: string | null
}

export const isOwn = (play: Play) => play.table.state.mode === 'touch'

export function nameOfBet(play: Play): (bet: string) => string {
  return (bet) => nameIn(play.layout.messages, `bet-${bet}`)
}

/** Wagers are taken now, and nothing is on its way. */
export function isOpen(play: Play): boolean {
  const { phase } = play.table.state
  return (phase === 'betting' || (isOwn(play) && phase !== 'closed')) && !play.busy && !play.lineLost && !play.holds && (hasPlace(play.table.state) || isOwn(play))
}

/** One's own stakes as they lie. Alone at a table, the first chip for the next coup sweeps those of the one that was told. */
export function mineOf(play: Play): Readonly<Record<string, number>> {
  if (isOwn(play) && play.felt.outcome !== null && sumOf(play.laid) + sumOf(play.confirming) > 0) return {}
  return lying(play.table)[play.me]?.wagers ?? play.table.state.mine
}

/** Everybody else's stakes, by bet. */
export function othersOf(play: Play): Readonly<Record<string, number>> {
  const sums: Record<string, number> = {}
  for (const [patron, told] of Object.entries(lying(play.table)))
    if (patron !== play.me) for (const [bet, stake] of Object.entries(told.wagers)) sums[bet] = (sums[bet] ?? 0) + stake
  return sums
}

/** A card that the rules lay is there before the first wager. */
export function cardsOf(play: Play, side: 'player' | 'banker'): readonly Shown[] {
  if (play.felt[side].length > 0 || play.table.state.cards.length > 0) return play.felt[side]
  return (play.layout.deal.fixed[side] ?? []).map((card, index) => ({ card: { side, number: index + 1, card }, faceUp: true }))
}

/** Why no chip can be laid on a bet now. */
export function closedText(play: Play, bet: string): string | null {
  const hint = play.table.state.phase === 'betting' || isOwn(play) ? closedBet(bet, play.laid, play.terms) : null
  return hint ? refusalText(hint, nameOfBet(play)) : null
}

/** Why a round is void, in words. What a house writes after the colon is for its own people. */
function reasonOf(voided: string, live: boolean): string {
  const cause = voided.split(':')[0]!
  return find(`void-${cause}`) ?? find(`irregularity-${cause}`) ?? (live ? inWords(cause) : t('void-malfunction'))
}

/** What the dealer says. */
export function callOf(play: Play): Called {
  const { felt, table: { state: table, voided, remedied } } = play
  const own = isOwn(play)
  const plain = (id: string, note: string | null = null): Called => ({ text: t(id), strong: false, note })
  if (felt.outcome) {
    const { winner, player_total: player, banker_total: banker, natural } = felt.outcome
    if (winner === 'tie') {
      const standing = Object.keys(mineOf(play)).filter((bet) => table.areas[bet]?.result === 'standing')
      return { text: t('call-tie', { total: player }), strong: true, note: standing.length ? t('call-standing', { bets: listed(standing.map(nameOfBet(play)), 'and') }) : null }
    }
    const [high, low] = winner === 'player' ? [player, banker] : [banker, player]
    return { text: t(natural ? 'call-natural' : 'call-wins', { side: t(`term-${winner}`), winner: high, loser: low }), strong: true, note: null }
  }
  if (play.holds) return plain('call-squeeze')
  // A live table says beside it, with its paragraph, what went wrong.
  if (voided !== null && voided === remedied?.irregularity) return plain('call-void')
  if (voided !== null) return { text: t('call-void'), strong: false, note: t('void-why', { reason: reasonOf(voided, table.live !== null) }) }
  switch (table.phase) {
    case 'betting': return plain(own ? 'call-betting-own' : 'call-betting', own ? null : beside(play))
    case 'dealing': return plain('call-dealing')
    case 'revealing': return plain('call-dealing')
    // A person shuffles between the count and the first card; before and after that all wait for them.
    case 'shuffling': return plain(own ? 'call-betting-own' : table.live && table.live.preparation?.shuffled !== null ? 'call-waiting' : 'call-shuffling')
    case 'closed': return plain('call-closed')
  }
}

/** What concerns this patron beside the dealer's call. */
function beside({ table }: Play): string | null {
  if (table.state.closing) return t('call-closing')
  if (!hasPlace(table.state)) return t('watching')
  if (table.idleCoups >= IDLE_TOLD) return t('seat-warning', { coups: table.idleCoups, most: IDLE_MOST })
  return table.state.last ? t('call-last') : null
}
