/**
 * Patterns of the big road that people have names for. A pattern looks at runs that lie there already and says nothing of
 * the next coup; how often chance alone makes one is counted here under independent coups.
 */
import type { BigRoad, Run, Side } from './roads.ts'

export type GoodRoad =
  | 'long-banker' | 'long-player' | 'single-jump' | 'double-jump' | 'banker-single' | 'player-single' | 'hall-rooms' | 'clap'

export const GOOD_ROADS: readonly GoodRoad[] = ['long-banker', 'long-player', 'single-jump', 'double-jump', 'banker-single', 'player-single', 'hall-rooms', 'clap']

const LONG = 4
const JUMPS = 4
const SINGLES = 3
const CLAPS = 3

/** The patterns that the road ends with, the most telling first. */
export function goodRoadsOf({ runs }: BigRoad): readonly GoodRoad[] {
  const heights = runs.map((run) => run.rings.length)
  const last = runs.at(-1)
  if (!last) return []
  const found: GoodRoad[] = []
  if (last.rings.length >= LONG) found.push(last.side === 'B' ? 'long-banker' : 'long-player')
  if (ends(heights, JUMPS, (height) => height === 1)) found.push('single-jump')
  if (ends(heights, JUMPS, (height) => height === 2)) found.push('double-jump')
  for (const side of ['B', 'P'] as const)
    if (!found.includes('single-jump') && onlySingles(runs, side)) found.push(side === 'B' ? 'banker-single' : 'player-single')
  if (hallAndRooms(heights)) found.push('hall-rooms')
  if (!found.includes('double-jump') && ends(heights, CLAPS, (height) => height >= 2)) found.push('clap')
  return found
}

function ends(heights: readonly number[], count: number, fits: (height: number) => boolean): boolean {
  return heights.length >= count && heights.slice(-count).every(fits)
}

function onlySingles(runs: readonly Run[], side: Side): boolean {
  const own = runs.filter((run) => run.side === side)
  return own.length >= SINGLES && own.slice(-SINGLES).every((run) => run.rings.length === 1)
}

/** One and two in turn, twice over: heights 1 2 1 2 or 2 1 2 1. */
function hallAndRooms(heights: readonly number[]): boolean {
  const tail = heights.slice(-4)
  return tail.length === 4 && tail.every((height, index) => height === (index % 2 === 0 ? tail[0] : tail[1])) && [tail[0], tail[1]].sort().join() === '1,2'
}

/**
 * Of how many stretches as long as the pattern's shortest one shows it, by chance alone: every sequence of Banker and
 * Player of that length is looked at, each side as likely as the other.
 */
export function oneIn(pattern: GoodRoad): number {
  const length = { 'long-banker': 4, 'long-player': 4, 'single-jump': 4, 'double-jump': 8, 'banker-single': 6, 'player-single': 6, 'hall-rooms': 6, clap: 6 }[pattern]
  let shown = 0
  for (let bits = 0; bits < 2 ** length; bits += 1) {
    const sides = Array.from({ length }, (_, at): Side => ((bits >> at) & 1 ? 'B' : 'P'))
    if (goodRoadsOf(roadOf(sides)).includes(pattern)) shown += 1
  }
  return 2 ** length / shown
}

function roadOf(sides: readonly Side[]): BigRoad {
  const runs: { side: Side; rings: { result: { o: Side }; index: number; ties: number }[] }[] = []
  sides.forEach((side, index) => {
    if (runs.at(-1)?.side !== side) runs.push({ side, rings: [] })
    runs.at(-1)!.rings.push({ result: { o: side }, index, ties: 0 })
  })
  return { runs, leadingTies: 0 }
}
