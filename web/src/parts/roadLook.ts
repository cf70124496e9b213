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
}

export function roadLook(look: Look, table: Presentation): RoadLook {
  return {
    ties: look.ties === 'as-table' ? table.tie_style : look.ties,
    bead: look.beads === 'as-table' ? table.bead : look.beads,
    ring: table.ring, naturals: look.naturals, pairs: look.pairs, tail: look.tail,
  }
}
