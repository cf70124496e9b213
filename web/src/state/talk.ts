/** What patrons can say to each other, and what of it one patron wants to see. */
import type { Phrase, PhraseTold } from '../wire.ts'

/** Every phrase, in the order in which they are offered. Each is a message `phrase-<name>`. */
export const PHRASES = [
  'hello', 'good-luck', 'thanks', 'congratulations', 'bad-luck', 'so-close', 'what-a-coup', 'what-a-run', 'well-dealt', 'laugh', 'pause', 'goodbye',
] as const satisfies readonly Phrase[]

/** A phrase stands over the felt for so long. */
const STANDS_MS = 5_000

export function heardOf(said: readonly PhraseTold[], muted: readonly string[]): readonly PhraseTold[] {
  return muted.length === 0 ? said : said.filter(({ patron }) => !muted.includes(patron))
}

/** The phrase that stands over the felt now: the latest of somebody else's. */
export function standingPhrase(said: readonly PhraseTold[], me: string, houseNow: number): PhraseTold | null {
  const last = said.findLast(({ patron }) => patron !== me)
  return last && houseNow - last.at < STANDS_MS ? last : null
}
