/** What one sets for oneself, as it is typed and as the house has it: coins or minutes. */
import type { PlayTold } from '../wire.ts'

export const LIMITS = ['stake', 'loss-day', 'loss-week', 'time', 'check'] as const
export type LimitName = (typeof LIMITS)[number]

export function isMoney(limit: LimitName): boolean {
  return limit === 'stake' || limit === 'loss-day' || limit === 'loss-week'
}

/** What is typed, as the house takes it; null where it is no limit that there could be. */
export function valueOf(limit: LimitName, typed: string): number | null {
  const text = typed.trim().replace(',', '.')
  if (!(isMoney(limit) ? /^\d{1,12}(\.\d{1,2})?$/ : /^\d{1,4}$/).test(text)) return null
  const value = isMoney(limit) ? Math.round(Number(text) * 100) : Number(text)
  return value > 0 ? value : null
}

/** Whole minutes of the running session; null where there is none. */
export function minutesOf(play: PlayTold, now: number): number | null {
  return play.began_at === null ? null : Math.max(0, Math.floor((now - play.began_at) / 60_000))
}
