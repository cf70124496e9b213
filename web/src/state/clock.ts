/**
 * The house's clock as this browser knows it.
 *
 * Deadlines come in the house's milliseconds; the countdown is the distance to them, never a count of ticks. Each
 * answered ping gives one sample; the one with the shortest way there and back is believed.
 */

export interface Clock {
  /** House time minus browser time, milliseconds. */
  readonly offset: number
  /** Round trip of the sample that `offset` comes from; the smaller, the better known. */
  readonly trip: number
}

export const UNSET: Clock = { offset: 0, trip: Infinity }

/** How much worse an old sample is thought of with every new one, so that a drifting clock is followed. */
const FORGET = 1.25

/** Believes a first message that came without a question: better than nothing, worse than any ping. */
export function firstHeard(now: number, houseNow: number): Clock {
  return { offset: houseNow - now, trip: 60_000 }
}

/** Takes the answer to a ping: sent and heard by the browser's clock, `houseNow` by the house's. */
export function heard(clock: Clock, sent: number, now: number, houseNow: number): Clock {
  const trip = Math.max(0, now - sent)
  const sample: Clock = { offset: houseNow - (sent + trip / 2), trip }
  return trip <= clock.trip * FORGET ? sample : { ...clock, trip: clock.trip * FORGET }
}

/** Whole seconds left until a deadline, as a person counts them: 1 until it is over, then 0. */
export function secondsLeft(deadline: number, houseNow: number): number {
  return Math.max(0, Math.ceil((deadline - houseNow) / 1000))
}
