/** Chips: their colours by rank in the table's row, and which chips make up an amount. */

export interface ChipColours {
  readonly edge: string
  readonly spot: string
  readonly face: string
  readonly ink: string
}

const COLOURS: readonly ChipColours[] = [
  { edge: '#e9e3d2', spot: '#2f5d8f', face: '#f7f2e4', ink: '#1c2530' },
  { edge: '#a3162e', spot: '#f6ead0', face: '#b91f38', ink: '#fff' },
  { edge: '#186a4b', spot: '#f6ead0', face: '#1c7d59', ink: '#fff' },
  { edge: '#1d1f26', spot: '#d9b36a', face: '#2a2d37', ink: '#ffe7b3' },
  { edge: '#5a2a86', spot: '#f6ead0', face: '#6b36a0', ink: '#fff' },
  { edge: '#b3671a', spot: '#fff1d6', face: '#c97a28', ink: '#231302' },
  { edge: '#1b4f9c', spot: '#ffd98a', face: '#2460b8', ink: '#fff' },
  { edge: '#7a2353', spot: '#ffd9e8', face: '#93306a', ink: '#fff' },
]

export function chipColours(rank: number): ChipColours {
  return COLOURS[rank % COLOURS.length]!
}

export interface PiledChip {
  readonly minor: number
  readonly rank: number
}

/** The chips that make up an amount, large ones first, at most `most`; a remainder is left to the written number. */
export function pileOf(amount: number, row: readonly number[], most: number): readonly PiledChip[] {
  const pile: PiledChip[] = []
  let left = amount
  for (let rank = row.length - 1; rank >= 0; rank -= 1) {
    const minor = row[rank]!
    while (minor > 0 && left >= minor && pile.length < most) {
      pile.push({ minor, rank })
      left -= minor
    }
  }
  return pile.length > 0 || row.length === 0 ? pile : [{ minor: row[0]!, rank: 0 }]
}
