/** What the patron has chosen on this device. Kept in the browser; every change is seen at once. */
import { NO_STOPS, type AutoStops } from './state/auto.ts'
import { languageFor, LANGUAGES, type Language } from './text/languages.ts'

export interface Settings {
  readonly language: Language
  readonly sound: boolean
  /** The dealer's calls are spoken, where the device has a voice of its own for the language; and music. */
  readonly voice: boolean
  readonly music: boolean
  /** Of everything that sounds, in hundredths. */
  readonly volume: number
  readonly quick: boolean
  readonly history: boolean
  readonly keys: boolean
  readonly motion: 'system' | 'full' | 'reduced'
  readonly colours: 'distinct' | 'classic' | 'pattern'
  readonly ties: 'as-table' | 'slash' | 'none'
  readonly beads: 'as-table' | 'letters' | 'points' | 'characters'
  /** A mark for naturals, dots for pairs, on the bead plate and the big road. */
  readonly naturals: boolean
  readonly pairs: boolean
  readonly tail: 'keep-right' | 'down-again'
  /** All five roads, or the bead plate and the big road alone; and how large their cells are. */
  readonly extent: 'full' | 'half'
  readonly zoom: 'usual' | 'large' | 'largest'
  /** Cards are turned by hand. */
  readonly squeeze: boolean
  readonly hand: 'right' | 'left'
  /** The screen stays on at a table. */
  readonly awake: boolean
  /** Names of patterns on the hall's cards. */
  readonly goodRoads: boolean
  readonly favourites: readonly string[]
  readonly hallList: boolean
  /** The picture of a live table. */
  readonly picture: 'hd' | 'sd' | 'off'
  /** Chips are confirmed by the patron, or by themselves just before betting closes. */
  readonly confirm: 'by-hand' | 'by-clock'
  /** Chips of one's own choosing, by rule set; the table's where there are none. */
  readonly trays: Readonly<Record<string, readonly number[]>>
  /** What patrons say at a table is shown, but for those who are muted. */
  readonly talk: boolean
  readonly muted: readonly string[]
  /** When Auto stops by itself. */
  readonly auto: AutoStops
}

const KEPT = 'puntobanco.settings'

let settings = $state.raw<Settings>(read())

export function chosen(): Settings {
  return settings
}

export function choose(changes: Partial<Settings>): void {
  settings = { ...settings, ...changes }
  try {
    localStorage.setItem(KEPT, JSON.stringify(settings))
  } catch {
    // A browser that keeps nothing still plays; the choice holds until the page is closed.
  }
  apply()
}

/** Tells the page's own style what was chosen. */
export function apply(): void {
  const { dataset } = document.documentElement
  dataset['colours'] = settings.colours
  dataset['motion'] = settings.motion
  dataset['hand'] = settings.hand
}

function read(): Settings {
  const usual: Settings = {
    language: languageFor(navigator.languages), sound: true, voice: false, music: false, volume: 80, quick: false, history: true, keys: true, motion: 'system', colours: 'distinct',
    ties: 'as-table', beads: 'as-table', naturals: false, pairs: true, tail: 'keep-right', extent: 'full', zoom: 'usual', squeeze: false, hand: 'right', awake: false,
    goodRoads: false, favourites: [], hallList: false, picture: 'hd', confirm: 'by-hand', trays: {}, talk: true, muted: [], auto: NO_STOPS,
  }
  try {
    const kept = JSON.parse(localStorage.getItem(KEPT) ?? '{}') as Partial<Settings>
    const known = LANGUAGES.some(({ id }) => id === kept.language)
    return { ...usual, ...kept, language: known ? kept.language! : usual.language }
  } catch {
    return usual
  }
}
