/** How roads are drawn: what the patron has chosen, else as the table has it. */
import type { Presentation } from '../wire.ts'
import type { Tail } from '../lib/roads.ts'
import type { Look } from '../views/play.ts'

export interface RoadLook {
  readonly ties: 'slash' | 'none'
  readonly bead: 'letters' | 'points' | 'characters'
  readonly ring: 'plain' | 'points'
  readonly naturals: boolean
  readonly pairs: boolean
  readonly tail: Tail
  /** The bead plate and the big road alone. */
  readonly half: boolean
  /** How many times as large as usual cells are. */
  readonly zoom: number
}

const ZOOMS = { usual: 1, large: 1.5, largest: 2 } as const

export function roadLook(look: Look, table: Presentation): RoadLook {
  return {
    ties: look.ties === 'as-table' ? table.tie_style : look.ties,
    bead: look.beads === 'as-table' ? table.bead : look.beads,
    ring: table.ring, naturals: look.naturals, pairs: look.pairs, tail: look.tail,
    half: look.extent === 'half', zoom: ZOOMS[look.zoom],
  }
}
