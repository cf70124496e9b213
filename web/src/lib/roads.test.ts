import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import {
  DERIVED_ROADS, SequenceError, beadPosition, bigRoad, boardOf, countsOf, derivedMarks, firstColumn, heightsOf, layOut,
  parseSequence, sequenceText, tiesDrawn,
  type Board, type DerivedRoad, type Result, type Tail,
} from './roads.ts'

interface Case extends Record<DerivedRoad, string> {
  readonly id: string
  readonly seq: string
  readonly leading_ties: number
  readonly run_lengths: number[]
  readonly ties_after: number[][]
  readonly ask: Record<'B' | 'P', string[]>
  readonly big_cells_keep_right: number[][][]
  readonly big_cells_down_again?: number[][][]
  readonly big_eye_boy_cells_keep_right?: number[][][]
  readonly small_road_cells_keep_right?: number[][][]
  readonly cockroach_pig_cells_keep_right?: number[][][]
}

interface Dots {
  readonly dot_tl?: 'red'
  readonly dot_br?: 'blue'
}

interface MarksCase {
  readonly id: string
  readonly results: Result[]
  readonly bead: ({ colour: string } & Dots)[]
  readonly big: ({ cell: number[]; slash?: number } & Dots)[]
}

const shared = (file: string) => readFileSync(new URL(`../../../tests/cases/${file}`, import.meta.url), 'utf8')
const { cases, marks } = JSON.parse(shared('roads.json')) as { cases: Case[]; marks: MarksCase[] }

/** A board as the JSON document of the command line. */
function documentOf(board: Board): unknown {
  const [bigEyeBoy, smallRoad, cockroachPig] = board.derived.map((derived) => derived.marks.join(''))
  return {
    big_eye_boy: bigEyeBoy,
    small_road: smallRoad,
    cockroach_pig: cockroachPig,
    ask: askTexts(board),
    big_road: {
      runs: board.bigRoad.runs.map((run, number) => ({
        side: run.side,
        cells: board.layout[number],
        ties: run.rings.map((ring) => ring.ties),
      })),
      leading_ties: board.bigRoad.leadingTies,
    },
    bead_plate: board.beads,
  }
}

function askTexts({ ask }: Board): Record<'B' | 'P', string[]> {
  return { B: ask.B.map((mark) => mark ?? ''), P: ask.P.map((mark) => mark ?? '') }
}

for (const one of cases) {
  test(`every road of the case ${one.id} is as published or worked`, () => {
    const board = boardOf(parseSequence(one.seq))
    assert.deepEqual(heightsOf(board.bigRoad), one.run_lengths)
    assert.equal(board.bigRoad.leadingTies, one.leading_ties)
    assert.deepEqual(board.bigRoad.runs.map((run) => run.rings.map((ring) => ring.ties)), one.ties_after)
    for (const derived of board.derived) {
      assert.equal(derived.marks.join(''), one[derived.road])
      const cells = one[`${derived.road}_cells_keep_right`]
      if (cells) assert.deepEqual(derived.positions, cells.flat())
    }
    assert.deepEqual(askTexts(board), one.ask)
    assert.deepEqual(board.layout, one.big_cells_keep_right)
    assert.deepEqual(layOut(one.run_lengths, 'down-again'), one.big_cells_down_again ?? one.big_cells_keep_right)
  })
}

test('there are 33 cases', () => {
  assert.equal(cases.length, 33)
})

test('golden shoes are drawn as the house reads them, to the letter', () => {
  const lines = shared('roads_golden.jsonl').trimEnd().split('\n')
  assert.equal(lines.length, 12)
  for (const line of lines) {
    const golden = JSON.parse(line) as { sequence: string; tail: Tail; document: unknown; counts: Record<string, unknown> }
    const results = parseSequence(golden.sequence)
    assert.deepEqual(documentOf(boardOf(results, golden.tail)), golden.document)
    const snakeCase = Object.entries(countsOf(results)).map(([name, count]) => [name.replace(/[A-Z]/g, '_$&').toLowerCase(), count])
    assert.deepEqual(Object.fromEntries(snakeCase), golden.counts)
    assert.equal(sequenceText(results), golden.sequence)
  }
})

for (const one of marks) {
  test(`pairs and ties of ${one.id} are marked on bead and ring of their own coup only`, () => {
    const dots = (result: Result): Dots => ({
      ...(result.banker_pair && { dot_tl: 'red' as const }),
      ...(result.player_pair && { dot_br: 'blue' as const }),
    })
    const board = boardOf(one.results)
    const colours = { B: 'red', P: 'blue', T: 'green' }
    assert.deepEqual(board.results.map((result) => ({ colour: colours[result.o], ...dots(result) })), one.bead)
    const rings = board.bigRoad.runs.flatMap((run, number) =>
      run.rings.map((ring, row) => {
        const ties = tiesDrawn(board.bigRoad, number, row)
        return { cell: board.layout[number]?.[row], ...dots(ring.result), ...(ties > 0 && { slash: ties }) }
      }),
    )
    assert.deepEqual(rings, one.big)
  })
}

test('ties before the first decision are drawn on the first ring together with those that follow it', () => {
  const road = bigRoad(parseSequence('TTBTTTP'))
  assert.equal(road.leadingTies, 2)
  assert.equal(tiesDrawn(road, 0, 0), 5)
  assert.equal(tiesDrawn(road, 1, 0), 0)
})

test('ask Banker and ask Player show opposite colours, and a tie asks and marks nothing', () => {
  for (let number = 0; number < 3 ** 7; number += 1) {
    const letters = Array.from({ length: 7 }, (_, place) => 'BPT'[Math.floor(number / 3 ** place) % 3]).join('')
    const board = boardOf(parseSequence(letters))
    const without = boardOf(parseSequence(letters.replaceAll('T', '')))
    assert.deepEqual(board.ask, without.ask)
    assert.deepEqual(board.derived, without.derived)
    board.ask.B.forEach((mark, road) => {
      const opposite = mark === null ? null : mark === 'R' ? 'B' : 'R'
      assert.equal(board.ask.P[road], opposite)
    })
  }
})

test('the ask road shows the mark that then comes', () => {
  for (const { seq } of cases) {
    const board = boardOf(parseSequence(seq))
    for (const side of ['B', 'P'] as const) {
      const longer = heightsOf(bigRoad(parseSequence(seq + side)))
      DERIVED_ROADS.forEach((road, place) => {
        const before = board.derived[place]?.marks ?? []
        const asked = board.ask[side][place]
        assert.deepEqual(derivedMarks(longer, road), asked ? [...before, asked] : before)
      })
    }
  }
})

test('beads fill columns of six, and a full plate scrolls by one column', () => {
  assert.deepEqual([0, 5, 6, 71].map(beadPosition), [[0, 0], [0, 5], [1, 0], [11, 5]])
  const beads = Array.from({ length: 73 }, (_, index) => beadPosition(index))
  assert.equal(firstColumn(beads.slice(0, 72), 12, 0), 0)
  assert.equal(firstColumn(beads, 12, 0), 1)
})

test('a board keeps one column free on the right and never hides the newest mark', () => {
  const chop = layOut(Array.from({ length: 40 }, () => 1)).flat()
  assert.equal(firstColumn([], 36), 0)
  assert.equal(firstColumn(chop.slice(0, 35), 36), 0)
  assert.equal(firstColumn(chop.slice(0, 36), 36), 1)
  assert.equal(firstColumn(layOut([40]).flat(), 24), 12)
  assert.equal(firstColumn(layOut([40, 1]).flat(), 24), 1)
})

test('a blank text is an empty shoe, with every road empty', () => {
  for (const blank of ['', ' ', '\r\n']) assert.deepEqual(parseSequence(blank), [])
  const board = boardOf([])
  assert.deepEqual(board.derived.map((derived) => derived.marks), [[], [], []])
  assert.deepEqual(board.ask, { B: [null, null, null], P: [null, null, null] })
  assert.equal(countsOf([]).runSide, null)
})

test('small letters behind a coup are its pairs', () => {
  assert.deepEqual(parseSequence('BbPpTBbp'), [
    { o: 'B', banker_pair: true },
    { o: 'P', player_pair: true },
    { o: 'T' },
    { o: 'B', banker_pair: true, player_pair: true },
  ])
})

test('a bad letter is refused with its position', () => {
  const bad = [['BPX', 3, 'X'], ['BP BP', 3, ' '], ['  BPx', 5, 'x'], ['b', 1, 'b'], ['Bbb', 3, 'b'], ['BBt', 3, 't']] as const
  for (const [text, position, letter] of bad) {
    assert.throws(
      () => parseSequence(text),
      (error) => error instanceof SequenceError && error.position === position && error.letter === letter,
    )
  }
})
