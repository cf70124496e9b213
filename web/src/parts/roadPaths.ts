/**
 * Roads as few SVG paths: one for each colour and kind of mark, however long the shoe. Thirty of them in a hall are drawn
 * again without a stutter. Where marks lie is said by lib/roads.ts; here they only become lines.
 */
import { firstColumn, tiesDrawn, type Board, type DerivedRoad, type Position } from '../lib/roads.ts'

export interface Placed {
  readonly x: number
  readonly y: number
  readonly text: string
  readonly tone: 'B' | 'P' | 'T'
}

export interface BigRoadPaths {
  readonly red: string
  readonly blue: string
  readonly ties: string
  readonly bankerPairs: string
  readonly playerPairs: string
  readonly naturals: string
  readonly texts: readonly Placed[]
  readonly newest: { readonly x: number; readonly y: number } | null
}

/** A circle as a path, so that all of one colour are one element. */
function circle(x: number, y: number, r: number): string {
  return `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-2 * r)} 0`
}

function n(value: number): string {
  return String(Math.round(value * 100) / 100)
}

function slash(x: number, y: number, half: number): string {
  return `M${n(x - half)} ${n(y + half)}l${n(2 * half)} ${n(-2 * half)}`
}

/** The big road in a window of `columns`, in cells of 1. */
export function bigRoadPaths(board: Board, columns: number, style: { ties: 'slash' | 'none'; points: boolean }): BigRoadPaths {
  const positions = board.layout.flat()
  const first = firstColumn(positions, columns)
  let [red, blue, ties, bankerPairs, playerPairs, naturals] = ['', '', '', '', '', '']
  const texts: Placed[] = []
  board.bigRoad.runs.forEach((run, runIndex) => {
    run.rings.forEach((ring, row) => {
      const [column, drawnRow] = board.layout[runIndex]![row]!
      if (column < first || column >= first + columns) return
      const [x, y] = [column - first + 0.5, drawnRow + 0.5]
      if (run.side === 'B') red += circle(x, y, 0.36)
      else blue += circle(x, y, 0.36)
      if (ring.result.banker_pair) bankerPairs += circle(x - 0.32, y - 0.32, 0.13)
      if (ring.result.player_pair) playerPairs += circle(x + 0.32, y + 0.32, 0.13)
      if (ring.result.natural) naturals += circle(x + 0.3, y - 0.3, 0.12)
      const tied = style.ties === 'slash' ? tiesDrawn(board.bigRoad, runIndex, row) : 0
      if (tied > 0) ties += slash(x, y, 0.36)
      if (tied > 1) texts.push({ x, y, text: String(tied), tone: 'T' })
      else if (style.points && ring.result.total !== undefined) texts.push({ x, y, text: String(ring.result.total), tone: run.side })
    })
  })
  if (board.bigRoad.runs.length === 0 && board.bigRoad.leadingTies > 0 && style.ties === 'slash') {
    ties = slash(0.5, 0.5, 0.36)
    if (board.bigRoad.leadingTies > 1) texts.push({ x: 0.5, y: 0.5, text: String(board.bigRoad.leadingTies), tone: 'T' })
  }
  return { red, blue, ties, bankerPairs, playerPairs, naturals, texts, newest: cornerOf(positions.at(-1), first) }
}

export interface BeadPaths extends Omit<BigRoadPaths, 'ties'> {
  readonly green: string
}

/** The bead plate in a window of `columns`; what stands in a bead is given by `written`. */
export function beadPaths(board: Board, columns: number, written: (index: number) => string): BeadPaths {
  const first = firstColumn(board.beads, columns, 0)
  const discs = { B: '', P: '', T: '' }
  let [bankerPairs, playerPairs, naturals] = ['', '', '']
  const texts: Placed[] = []
  board.results.forEach((result, index) => {
    const [column, row] = board.beads[index]!
    if (column < first) return
    const [x, y] = [column - first + 0.5, row + 0.5]
    discs[result.o] += circle(x, y, 0.43)
    texts.push({ x, y, text: written(index), tone: result.o })
    if (result.banker_pair) bankerPairs += circle(x - 0.34, y - 0.34, 0.14)
    if (result.player_pair) playerPairs += circle(x + 0.34, y + 0.34, 0.14)
    if (result.natural) naturals += circle(x + 0.34, y - 0.34, 0.14)
  })
  return { red: discs.B, blue: discs.P, green: discs.T, bankerPairs, playerPairs, naturals, texts, newest: cornerOf(board.beads.at(-1), first) }
}

export interface DerivedPaths {
  readonly red: string
  readonly blue: string
  readonly newest: { readonly x: number; readonly y: number } | null
}

/** A derived road: rings, discs or slashes by colour. */
export function derivedPaths(board: Board, road: DerivedRoad, columns: number): DerivedPaths {
  const derived = board.derived.find((one) => one.road === road)!
  const first = firstColumn(derived.positions, columns)
  const paths = { R: '', B: '' }
  derived.marks.forEach((mark, index) => {
    const [column, row] = derived.positions[index]!
    if (column < first || column >= first + columns) return
    paths[mark] += derivedMark(road, column - first + 0.5, row + 0.5)
  })
  return { red: paths.R, blue: paths.B, newest: cornerOf(derived.positions.at(-1), first) }
}

/** One mark of a derived road round a centre. */
export function derivedMark(road: DerivedRoad, x: number, y: number): string {
  return road === 'cockroach_pig' ? slash(x, y, 0.34) : circle(x, y, road === 'small_road' ? 0.4 : 0.32)
}

/** A cross over each of these coups, where it is in sight. */
export function struckPath(board: Board, road: 'bead' | 'big', columns: number, struck: readonly number[]): string {
  const positions = road === 'bead' ? board.beads : board.layout.flat()
  const first = road === 'bead' ? firstColumn(board.beads, columns, 0) : firstColumn(positions, columns)
  const rings = board.bigRoad.runs.flatMap((run) => run.rings.map((ring) => ring.index))
  return struck.map((index) => positions[road === 'bead' ? index : rings.indexOf(index)])
    .filter((position) => position !== undefined && position[0] >= first && position[0] < first + columns)
    .map((position) => `M${position![0] - first + 0.08} ${position![1] + 0.08}l.84 .84m0 -.84l-.84 .84`)
    .join('')
}

/** The lines of an empty board. */
export function gridPath(columns: number, rows: number, step = 1): string {
  let path = ''
  for (let column = 0; column <= columns; column += step) path += `M${column} 0v${rows}`
  for (let row = 0; row <= rows; row += step) path += `M0 ${row}h${columns}`
  return path
}

function cornerOf(position: Position | undefined, first: number) {
  return position ? { x: position[0] - first, y: position[1] } : null
}
