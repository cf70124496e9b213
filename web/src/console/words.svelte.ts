/** What consoles and live tables say alike: what went wrong, what is done about it, what is waited for, how long. */
import { find, inWords, number, t } from '../text/texts.svelte.ts'
import { secondsLeft } from '../state/clock.ts'
import type { DueTold, LiveState } from '../wire.ts'

/** A rule set of a house's own may name things that no message knows; its ids are read as words then. */
export const irregularityText = (id: string) => find(`irregularity-${id}`) ?? inWords(id)
export const answerText = (id: string) => find(`answer-${id}`) ?? inWords(id)
export const causeText = (reason: string) => find(`live-cause-${reason}`) ?? inWords(reason)
export const holdText = (hold: string) => find(`live-hold-${hold}`) ?? inWords(hold)

/** "2:05", until a moment of the house's clock. */
export function timeLeft(until: number, houseNow: number): string {
  const seconds = secondsLeft(until, houseNow)
  return `${number(Math.floor(seconds / 60))}:${String(seconds % 60).padStart(2, '0')}`
}

/** Which hand the next card belongs to, or that none is due. */
export function dueText(due: DueTold): string {
  return due.side === null ? t('console-due-none') : t('console-due', { side: t(`term-${due.side}`), number: due.number })
}

export function tableName(state: Pick<LiveState, 'name' | 'number'>): string {
  return state.name || t('table-number', { number: state.number })
}

export const phaseText = (state: Pick<LiveState, 'phase'>) => t(`console-phase-${state.phase}`)
