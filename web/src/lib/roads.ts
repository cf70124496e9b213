/**
 * The roads of a shoe, for drawing: the twin of the package `puntobanco.roads`, function by function and in its words.
 *
 * Runs of unbounded height come first; derived roads and the ask road read their heights only; six rows and tails are for
 * the drawing. Both twins are tested with `tests/cases/roads.json` and must give the golden shoes beside it to the letter.
 */
import type { ResultTold } from '../wire.ts'

/** Who won, by the letter of the roads: Banker, Player or a tie. */
export type Winner = 'B' | 'P' | 'T'
export type Side = 'B' | 'P'
/** Colour of a mark on a derived road: red is regular, blue irregular. Neither has to do with Banker or Player. */
export type Colour = 'R' | 'B'
/** Drawn column and row, both from 0. */
export type Position = readonly [column: number, row: number]
/** What a run does that turned right, once the cell below is free: the houses differ. */
export type Tail = 'keep-right' | 'down-again'
export type DerivedRoad = 'big_eye_boy' | 'small_road' | 'cockroach_pig'

/** One valid coup as the roads see it; what was not written down is left out. */
export type Result = Pick<ResultTold, 'o'> & Partial<Omit<ResultTold, 'o'>>

/** One Banker or Player coup on the big road: its result, its index among all coups, and the ties that followed. */
export interface Ring {
  readonly result: Result
  readonly index: number
  readonly ties: number
}

/** Coups that one side won in a row, ties between them not counted. Never empty. */
export interface Run {
  readonly side: Side
  readonly rings: readonly Ring[]
}

/** The runs of a shoe in order, and the ties before the first of them. */
export interface BigRoad {
  readonly runs: readonly Run[]
  readonly leadingTies: number
}

/** A derived road: its marks in order of appearance and where each is drawn. */
export interface DerivedMarks {
  readonly road: DerivedRoad
  readonly marks: readonly Colour[]
  readonly positions: readonly Position[]
}

/** For each derived road, the mark it would add, or null where it would not have begun. */
export type Asked = readonly [Colour | null, Colour | null, Colour | null]

/** Every road of one shoe, laid out. `layout` has the positions of each run's rings. */
export interface Board {
  readonly results: readonly Result[]
  readonly beads: readonly Position[]
  readonly bigRoad: BigRoad
  readonly layout: readonly (readonly Position[])[]
  readonly derived: readonly DerivedMarks[]
  readonly ask: Readonly<Record<Side, Asked>>
}

/** Coups of a shoe by what they were, and its runs; `runSide` is null before the first Banker or Player coup. */
export interface Counts {
  readonly coups: number
  readonly banker: number
  readonly player: number
  readonly tie: number
  readonly bankerPair: number
  readonly playerPair: number
  readonly natural: number
  readonly bankerRunMax: number
  readonly playerRunMax: number
  readonly run: number
  readonly runSide: Side | null
}

/** Rows of every road; columns are unbounded. */
export const ROWS = 6

/** The derived roads in the order of the board. */
export const DERIVED_ROADS: readonly DerivedRoad[] = ['big_eye_boy', 'small_road', 'cockroach_pig']

/** How many columns of the big road each derived road looks back. */
const LOOKS_BACK: Readonly<Record<DerivedRoad, number>> = { big_eye_boy: 1, small_road: 2, cockroach_pig: 3 }

/** A letter that does not belong in a sequence, and its position in the text, counted from 1. */
export class SequenceError extends Error {
  readonly position: number
  readonly letter: string

  constructor(position: number, letter: string) {
    super(`position ${position}: ${JSON.stringify(letter)}`)
    this.position = position
    this.letter = letter
  }
}

/** Reads and lays out every road of a shoe, always from its whole sequence. */
export function boardOf(results: readonly Result[], tail: Tail = 'keep-right'): Board {
  const road = bigRoad(results)
  const heights = heightsOf(road)
  return {
    results,
    beads: results.map((_, index) => beadPosition(index)),
    bigRoad: road,
    layout: layOut(heights, tail),
    derived: DERIVED_ROADS.map((derived) => {
      const marks = derivedMarks(heights, derived)
      return { road: derived, marks, positions: layOut(stretches(marks), tail).flat() }
    }),
    ask: askRoad(road),
  }
}

/** The big road: a tie adds to the ring before it, any other coup extends its side's run or opens one. */
export function bigRoad(results: readonly Result[]): BigRoad {
  const runs: { side: Side; rings: Ring[] }[] = []
  let leadingTies = 0
  results.forEach((result, index) => {
    const run = runs.at(-1)
    const before = run?.rings.at(-1)
    if (result.o === 'T') {
      if (run === undefined || before === undefined) leadingTies += 1
      else run.rings[run.rings.length - 1] = { ...before, ties: before.ties + 1 }
    } else if (run?.side === result.o) {
      run.rings.push({ result, index, ties: 0 })
    } else {
      runs.push({ side: result.o, rings: [{ result, index, ties: 0 }] })
    }
  })
  return { runs, leadingTies }
}

/** Height of every run: all that the derived roads need. */
export function heightsOf(road: BigRoad): number[] {
  return road.runs.map((run) => run.rings.length)
}

/** Ties on the slash of one ring: those that followed it, on the first ring also those before it. */
export function tiesDrawn(road: BigRoad, run: number, row: number): number {
  const ties = road.runs[run]?.rings[row]?.ties ?? 0
  return run === 0 && row === 0 ? ties + road.leadingTies : ties
}

/**
 * Positions of runs of these heights. A run starts on the top row, right of the start of the run before (not right of its
 * tail), and goes down until the bottom or a taken cell stops it; then it turns right on the row where it is.
 */
export function layOut(heights: readonly number[], tail: Tail = 'keep-right'): Position[][] {
  const taken = new Set<number>()
  const cell = (column: number, row: number) => column * ROWS + row
  let start = -1
  return heights.map((height) => {
    start += 1
    while (taken.has(cell(start, 0))) start += 1 // only by the sixth of nested tails: runs of 7, 6, 5, 4, 3, 2 or longer
    let [column, row, turned] = [start, 0, false]
    const positions: Position[] = [[column, row]]
    while (positions.length < height) {
      const mayGoDown = row + 1 < ROWS && !taken.has(cell(column, row + 1))
      if (mayGoDown && !(turned && tail === 'keep-right')) {
        row += 1
      } else {
        turned = true
        column += 1
      }
      positions.push([column, row])
    }
    for (const [atColumn, atRow] of positions) taken.add(cell(atColumn, atRow))
    return positions
  })
}

/** Where the bead of the coup with this index lies: down the column, then the next column. */
export function beadPosition(index: number): Position {
  return [Math.floor(index / ROWS), index % ROWS]
}

/**
 * The first drawn column to show on a board of so many columns, for marks at `positions` in order of appearance.
 *
 * Shifts by whole columns so that the last drawn column is followed by `free` empty ones; but never so far that the newest
 * mark, which a long tail of an older run may reach beyond, is left of the board. The bead plate is shown with none free.
 */
export function firstColumn(positions: readonly Position[], columns: number, free = 1): number {
  const newest = positions.at(-1)
  if (newest === undefined) return 0
  const last = positions.reduce((most, [column]) => Math.max(most, column), 0)
  return Math.min(newest[0], Math.max(0, last + 1 + free - columns))
}

/** All marks of a derived road in order of appearance, for a big road with runs of these heights. */
export function derivedMarks(heights: readonly number[], road: DerivedRoad): Colour[] {
  return heights.flatMap((height, column) =>
    Array.from({ length: height }, (_, row) => markAt(heights, road, column, row)).filter((mark) => mark !== null),
  )
}

/** For Banker and for Player, the marks that the three derived roads would add if that side won the next coup. */
export function askRoad(road: BigRoad): Record<Side, Asked> {
  return { B: askedOf(road, 'B'), P: askedOf(road, 'P') }
}

/** How often what came in a shoe. */
export function countsOf(results: readonly Result[]): Counts {
  const { runs } = bigRoad(results)
  const coups = (having: (result: Result) => boolean | undefined) => results.filter(having).length
  const highest = (side: Side) => Math.max(0, ...runs.filter((run) => run.side === side).map((run) => run.rings.length))
  return {
    coups: results.length,
    banker: coups(({ o }) => o === 'B'),
    player: coups(({ o }) => o === 'P'),
    tie: coups(({ o }) => o === 'T'),
    bankerPair: coups((result) => result.banker_pair),
    playerPair: coups((result) => result.player_pair),
    natural: coups((result) => result.natural),
    bankerRunMax: highest('B'),
    playerRunMax: highest('P'),
    run: runs.at(-1)?.rings.length ?? 0,
    runSide: runs.at(-1)?.side ?? null,
  }
}

/**
 * Reads a shoe written as letters, as in `BPTBbPpBbp`; blank text is an empty shoe.
 *
 * White space around the letters is passed over. Throws a SequenceError for the first letter that does not belong.
 */
export function parseSequence(text: string): Result[] {
  const results: Result[] = []
  let position = text.length - text.trimStart().length
  for (const letter of text.trim()) {
    position += 1
    const last = results.at(-1)
    if (letter === 'B' || letter === 'P' || letter === 'T') {
      results.push({ o: letter })
    } else if (letter === 'b' && last !== undefined && !last.banker_pair) {
      results[results.length - 1] = { ...last, banker_pair: true }
    } else if (letter === 'p' && last !== undefined && !last.player_pair) {
      results[results.length - 1] = { ...last, player_pair: true }
    } else {
      throw new SequenceError(position, letter)
    }
  }
  return results
}

/** Results as the letters that `parseSequence` reads; totals and naturals are not written. */
export function sequenceText(results: readonly Result[]): string {
  return results.map(({ o, banker_pair, player_pair }) => o + (banker_pair ? 'b' : '') + (player_pair ? 'p' : '')).join('')
}

/** Lengths of the stretches of equal neighbours: a derived road is drawn as a big road of its marks. */
function stretches(marks: readonly Colour[]): number[] {
  const lengths: number[] = []
  marks.forEach((mark, index) => {
    if (index > 0 && marks[index - 1] === mark) lengths.push((lengths.pop() ?? 0) + 1)
    else lengths.push(1)
  })
  return lengths
}

function askedOf(road: BigRoad, side: Side): Asked {
  const heights = heightsOf(road)
  const standing = road.runs.at(-1)
  const [column, row] = standing?.side === side ? [heights.length - 1, standing.rings.length] : [heights.length, 0]
  return [
    markAt(heights, 'big_eye_boy', column, row),
    markAt(heights, 'small_road', column, row),
    markAt(heights, 'cockroach_pig', column, row),
  ]
}

/** The mark for one ring of the big road, which may be the next one to come; only runs before `column` are read. */
function markAt(heights: readonly number[], road: DerivedRoad, column: number, row: number): Colour | null {
  const back = LOOKS_BACK[road]
  if (row > 0) {
    if (column < back) return null
    // Exactly one blank to the left is blue; a ring there, or two and more blanks (a straight drop), is red.
    return heights[column - back] === row ? 'B' : 'R'
  }
  if (column <= back) return null
  return heights[column - 1] === heights[column - 1 - back] ? 'R' : 'B'
}
