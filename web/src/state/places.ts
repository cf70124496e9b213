/**
 * Where the bets of a rule set lie on the layout. Bets with a place that everybody knows have it in data/places.json;
 * any other bet gets a side area of its own, in the order of the rule set.
 */
import type { BetTold } from '../wire.ts'

export type Place = 'left' | 'right' | 'centre' | 'side-left' | 'side-right' | 'wide' | 'side'
export type Tone = 'player' | 'banker' | 'tie' | 'gold'

export interface Area {
  readonly bet: BetTold
  readonly place: Place
  readonly tone: Tone
  /** Key that lays the active chip here, or null. */
  readonly key: string | null
}

export type Places = Readonly<Record<string, { readonly place: Place; readonly tone: Tone; readonly key: string }>>

/** Areas of a layout: the middle row, the row of small areas beside or above it, and the rest. */
export interface Layout {
  readonly left: Area | null
  readonly centre: Area | null
  readonly right: Area | null
  readonly sideLeft: Area | null
  readonly sideRight: Area | null
  readonly wide: readonly Area[]
  readonly side: readonly Area[]
}

export function areasOf(bets: readonly BetTold[], places: Places): readonly Area[] {
  return bets.map((bet) => {
    const known = places[bet.id]
    return known ? { bet, ...known } : { bet, place: 'side', tone: 'gold', key: null }
  })
}

export function layoutOf(areas: readonly Area[]): Layout {
  const at = (place: Place) => areas.find((area) => area.place === place) ?? null
  return {
    left: at('left'), centre: at('centre'), right: at('right'), sideLeft: at('side-left'), sideRight: at('side-right'),
    wide: areas.filter((area) => area.place === 'wide'),
    side: areas.filter((area) => area.place === 'side'),
  }
}
