/** The lab: what a patron chooses there, what that asks of the house, and how a distribution is drawn. */
import type { CoupPlayed, HistogramTold, LabAsked, LabFrame, LabMenu, LabRules, LabShoeAsked, SystemTold } from '../wire.ts'

/** The form as it is filled in; amounts are coins as typed. */
export interface LabForm {
  readonly ruleset: string
  readonly progression: string
  /** Empty: the same bet at every coup. */
  readonly choice: string
  readonly settings: Readonly<Record<string, string>>
  /** Empty: what the system is usually played on. */
  readonly bet: string
  readonly unit: string
  /** Empty: endless. */
  readonly bankroll: string
  readonly coups: string
  readonly sessions: string
  readonly winGoal: string
  readonly lossLimit: string
  readonly seed: string
}

export type LabField = 'unit' | 'bankroll' | 'coups' | 'sessions' | 'winGoal' | 'lossLimit' | 'seed'

/** A field that cannot be asked so; `least` and `most` say what can, in the field's own unit. */
export interface LabFault {
  readonly field: LabField
  readonly least: number
  readonly most: number
  readonly step: number
}

const FLAT = 'flat'
const COINS_MAX = 10_000_000_000
const SEED_MAX = 2 ** 32 - 1

export function systemsOf(menu: LabMenu, kind: 'progression' | 'choice'): readonly SystemTold[] {
  return menu.systems.filter((system) => system.kind === kind)
}

/** Flat stakes on what is usual, for a hundred units. */
export function formFor(rules: LabRules): LabForm {
  const unit = rules.usual_unit_minor / 100
  return {
    ruleset: rules.id, progression: 'martingale', choice: '', settings: {}, bet: '', unit: String(unit), bankroll: String(unit * 100),
    coups: '200', sessions: '10000', winGoal: '', lossLimit: '', seed: '1',
  }
}

/** The name that the house knows a system by. */
export function systemName(form: LabForm): string {
  if (form.choice === '') return form.progression
  return form.progression === FLAT ? form.choice : `${form.choice}+${form.progression}`
}

/** Bets that the form's system goes on. */
export function betsOf(menu: LabMenu, form: LabForm): readonly string[] {
  const rules = menu.rulesets.find((one) => one.id === form.ruleset)
  if (!rules) return []
  const choice = menu.systems.find((system) => system.id === form.choice)
  if (choice?.wants === 'sides') return rules.sides
  if (choice?.wants === 'any') return []
  return form.bet === '' ? rules.usual_bets : [form.bet]
}

/** What is asked of the house, or what has to be put right first. */
export function askedOf(menu: LabMenu, form: LabForm, lang: string): { readonly asked: LabAsked } | { readonly faults: readonly LabFault[] } {
  const rules = menu.rulesets.find((one) => one.id === form.ruleset)!
  const bets = betsOf(menu, form)
  const stakes = (bets.length > 0 ? bets : Object.keys(rules.bets)).map((bet) => rules.bets[bet]!)
  const step = Math.max(...stakes.map((one) => one.step_minor)) / 100
  const faults: LabFault[] = []
  const amount = (field: LabField, text: string, least: number, most: number, unit: number): number | null => {
    const value = Number(text.replace(',', '.'))
    const fits = text.trim() !== '' && Number.isFinite(value) && value >= least && value <= most && Math.abs(value / unit - Math.round(value / unit)) < 1e-9
    if (!fits) faults.push({ field, least, most, step: unit })
    return fits ? value : null
  }
  const minor = (coins: number | null) => (coins === null ? 0 : Math.round(coins * 100))
  const optional = (field: LabField, text: string) => (text.trim() === '' ? null : minor(amount(field, text, 0.01, COINS_MAX, 0.01)))
  const unit = amount('unit', form.unit, Math.max(...stakes.map((one) => one.least_minor)) / 100, Math.min(...stakes.map((one) => one.most_minor)) / 100, step)
  const coups = amount('coups', form.coups, 1, menu.coups_max, 1)
  const valued = form.choice === 'exact'
  const most = Math.floor((valued ? menu.valued_max : menu.played_max) / (coups ?? 1))
  const asked: LabAsked = {
    ruleset: form.ruleset, system: systemName(form), settings: settingsOf(menu, form), bets, unit_minor: minor(unit),
    bankroll_minor: form.bankroll.trim() === '' ? null : minor(amount('bankroll', form.bankroll, unit ?? 0.01, COINS_MAX, 0.01)),
    coups: coups ?? 0,
    sessions: amount('sessions', form.sessions, 1, Math.max(1, Math.min(menu.sessions_max, most)), 1) ?? 0,
    win_goal_minor: optional('winGoal', form.winGoal), loss_limit_minor: optional('lossLimit', form.lossLimit),
    seed: amount('seed', form.seed, 0, SEED_MAX, 1) ?? 0, lang,
  }
  return faults.length > 0 ? { faults } : { asked }
}

/** The same of one shoe of a table; how often and on which shoes it is played is not asked there. */
export function shoeAskedOf(menu: LabMenu, form: LabForm, lang: string, table: string, shoe: number): { readonly asked: LabShoeAsked } | { readonly faults: readonly LabFault[] } {
  const read = askedOf(menu, { ...form, coups: '1', sessions: '1', seed: '1' }, lang)
  if ('faults' in read) return read
  const { system, settings, bets, unit_minor, bankroll_minor, win_goal_minor, loss_limit_minor } = read.asked
  return { asked: { table, shoe, system, settings, bets, unit_minor, bankroll_minor, win_goal_minor, loss_limit_minor, lang } }
}

/** Settings of the systems chosen, as typed or as usual. */
export function settingsOf(menu: LabMenu, form: LabForm): Record<string, string> {
  const chosen = menu.systems.filter((system) => system.id === form.progression || system.id === form.choice)
  return Object.fromEntries(chosen.flatMap((system) => system.settings).flatMap(({ name, usual }) => {
    const value = (form.settings[name] ?? usual).trim()
    return value === '' ? [] : [[name, value]]
  }))
}

/** A column of the drawing, in shares of its width and height. */
export interface Column {
  readonly x: number
  readonly width: number
  readonly height: number
  readonly won: boolean
}

/** Columns of a histogram and where nothing is won or lost, null when that lies outside. */
export function columnsOf(histogram: HistogramTold): { readonly columns: readonly Column[]; readonly zero: number | null } {
  const { edges, counts } = histogram
  const least = edges[0] ?? 0
  const span = Math.max(1, (edges.at(-1) ?? 1) - least)
  const most = Math.max(1, ...counts)
  const columns = counts.map((count, index) => ({
    x: (edges[index]! - least) / span, width: (edges[index + 1]! - edges[index]!) / span, height: count / most, won: edges[index]! >= 0,
  }))
  const zero = -least / span
  return { columns, zero: zero >= 0 && zero <= 1 ? zero : null }
}

/** A played shoe as it is drawn: all in shares of the width and of the height from the top. */
export interface ShoeDrawn {
  readonly zero: number
  /** Where it stood before the first coup and after each: the net so far, and what the exact edge expects. */
  readonly net: readonly (readonly [x: number, y: number])[]
  readonly expected: readonly (readonly [x: number, y: number])[]
  /** Stakes by coup, in shares of the highest. */
  readonly stakes: readonly number[]
  readonly least: number
  readonly most: number
}

export function drawnShoe(coups: readonly CoupPlayed[]): ShoeDrawn {
  const totals = [0, ...coups.map((coup) => coup.total_minor)]
  const expected = [0, ...coups.map((coup) => coup.expected_minor)]
  const least = Math.min(...totals)
  const most = Math.max(...totals)
  const low = Math.min(least, ...expected)
  const span = Math.max(1, Math.max(most, ...expected) - low)
  const y = (minor: number) => 1 - (minor - low) / span
  const line = (values: readonly number[]) => values.map((value, index) => [index / Math.max(1, coups.length), y(value)] as const)
  const highest = Math.max(1, ...coups.map((coup) => coup.stake_minor))
  return { zero: y(0), net: line(totals), expected: line(expected), stakes: coups.map((coup) => coup.stake_minor / highest), least, most }
}

/** Which frame is shown: they come faster than one can see, so each is shown for a moment. */
export function frameShown(frames: readonly LabFrame[], shown: number, finished: boolean): number {
  return Math.min(shown + (finished ? Math.max(1, Math.ceil((frames.length - shown) / 12)) : 1), frames.length)
}
