/** Auto at one table: what it wagers, when it is to stop by itself, and what its coups have come to so far. */
import { sumOf, withoutStanding, type Stakes } from './laying.ts'

/** Stops of the patron's own; null: none. Amounts in minor units, both above zero. */
export interface AutoStops {
  readonly coups: number | null
  readonly lossMinor: number | null
  readonly gainMinor: number | null
}

export interface AutoRun {
  readonly stops: AutoStops
  /** Coups that Auto wagered in and that are over, and their net. */
  readonly coups: number
  readonly netMinor: number
  /** The coup that Auto's wager lies in, as "shoe:coup". */
  readonly lies: string | null
}

export const NO_STOPS: AutoStops = { coups: null, lossMinor: null, gainMinor: null }

export function begun(stops: AutoStops): AutoRun {
  return { stops, coups: 0, netMinor: 0, lies: null }
}

export function keyOf(shoe: number, coup: number): string {
  return `${shoe}:${coup}`
}

/** Auto has wagered in this coup, or a stake of its own stayed up for it. */
export function laid(run: AutoRun, key: string): AutoRun {
  return { ...run, lies: key }
}

/** A coup is over; only one that Auto wagered in counts. */
export function counted(run: AutoRun, key: string, netMinor: number): AutoRun {
  return run.lies === key ? { ...run, coups: run.coups + 1, netMinor: run.netMinor + netMinor, lies: null } : run
}

/**
 * What Auto wagers in a coup: the last wagers again, without what stayed up. Nothing where the patron has wagered by hand
 * already, told by the table or not: `mine` is all of it, what stayed up too.
 */
export function wagerOf(last: Stakes, standing: Stakes, mine: Stakes): Stakes {
  return sumOf(mine) > sumOf(standing) ? {} : withoutStanding(standing, last)
}

export type Stop = 'coups' | 'loss' | 'gain'

/** Which of the patron's own stops is reached, or null. */
export function stopOf({ stops, coups, netMinor }: AutoRun): Stop | null {
  if (stops.lossMinor !== null && netMinor <= -stops.lossMinor) return 'loss'
  if (stops.gainMinor !== null && netMinor >= stops.gainMinor) return 'gain'
  return stops.coups !== null && coups >= stops.coups ? 'coups' : null
}

/** Coups that are left before Auto stops by their number; null when it does not. */
export function coupsLeft({ stops, coups }: AutoRun): number | null {
  return stops.coups === null ? null : Math.max(0, stops.coups - coups)
}
