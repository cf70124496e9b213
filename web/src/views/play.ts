/** What a table needs to be drawn, and what a patron can do at it. Pages fill it from the house, the gallery makes it up. */
import type { AutoStops } from '../state/auto.ts'
import type { Felt } from '../state/felt.ts'
import type { Stakes, Terms } from '../state/laying.ts'
import type { Table } from '../state/table.ts'
import type { Settings } from '../settings.svelte.ts'
import type { CorrectionTold, Phrase, PhraseTold, RulesetLayout } from '../wire.ts'

export type Look = Pick<Settings, 'sound' | 'quick' | 'history' | 'ties' | 'beads' | 'naturals' | 'pairs' | 'tail' | 'extent' | 'zoom'>

/** What is switched at the table itself. */
export type Toggle = 'sound' | 'quick' | 'history' | 'talk'

/** What patrons say to each other at the table. */
export interface Talk {
  /** The latest last, those of muted patrons left out. */
  readonly said: readonly PhraseTold[]
  readonly muted: number
  /** The patron wants to see it. */
  readonly on: boolean
  /** The patron may speak: seated, and not excluded. */
  readonly may: boolean
}

export interface Play {
  readonly table: Table
  readonly layout: RulesetLayout
  readonly felt: Felt
  readonly me: string
  readonly balanceMinor: number
  readonly inPlayMinor: number
  /** The running session: whole minutes (null: none runs) and what it brought, as far as it was shown. */
  readonly sessionMinutes?: number | null
  readonly sessionNetMinor?: number
  readonly laid: Stakes
  /** Chips that are confirmed and that the table does not tell yet. */
  readonly confirming: Stakes
  readonly terms: Terms
  /** Chips in the tray: the table's, or those that the patron has chosen. */
  readonly tray: readonly number[]
  readonly chip: number
  /** Null where nobody talks: at a table of one's own, or in a house that has it off. */
  readonly talk: Talk | null
  /** A command of the patron's is on its way. */
  readonly busy: boolean
  readonly auto: boolean
  /** Coups that Auto has left, null when nobody counts; and the stops that were chosen last. */
  readonly autoLeft?: number | null
  readonly autoStops?: AutoStops
  readonly notice: { readonly text: string; readonly tone: 'warn' | 'plain' } | null
  readonly lineLost: boolean
  /** When the session at a table of one's own ends unless there is input, house time; null while nobody was warned. */
  readonly idleEndsAt: number | null
  readonly houseNow: number
  /** Cards lie face down that the patron wants to turn by hand. */
  readonly holds: boolean
  /** What changed about a settled coup of the patron's, until they have read it. */
  readonly correction?: CorrectionTold | null
  /** What the patron has chosen to see and hear. */
  readonly look: Look
}

export interface Acts {
  readonly lay: (bet: string) => void
  /** Takes what was laid last on an area off. */
  readonly takeOff: (bet: string) => void
  readonly choose: (minor: number) => void
  readonly undo: () => void
  readonly clear: () => void
  readonly rebet: () => void
  readonly double: () => void
  readonly confirm: () => void
  readonly takeBack: () => void
  /** Switches Auto off where it is on, else on: with these stops, or with those that were chosen last. */
  readonly auto: (stops?: AutoStops) => void
  readonly closeNotice: () => void
  readonly stay: () => void
  readonly readCorrection?: () => void
  readonly set: (what: Toggle, on: boolean) => void
  readonly say: (phrase: Phrase) => void
  /** Mutes a patron here and at every other table; null: hears everybody again. */
  readonly mute: (patron: string | null) => void
  /** Fills the tray with chips of the patron's choosing; none: with the table's. */
  readonly fillTray: (chips: readonly number[]) => void
  /** Chooses how roads are drawn. */
  readonly look: (changes: Partial<Look>) => void
  /** Turns a card that is held (its place, state/squeeze.ts), or all of them. */
  readonly turn: (card: number | null) => void
}
