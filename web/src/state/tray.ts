/** The tray: the chips of the table's row, or up to five that the patron has chosen. Any stake in the table's step can be laid with any chips. */
import type { TableState } from '../wire.ts'

export const TRAY_MOST = 5
const FACES = [1, 2, 2.5, 5] as const

type Row = Pick<TableState, 'ruleset' | 'chips_minor' | 'stake_step_minor' | 'limits'>

/** The chips that lie in the tray of a table. What was chosen and is no stake there any more is left out. */
export function trayOf(table: Row, trays: Readonly<Record<string, readonly number[]>>): readonly number[] {
  const offered = offeredChips(table)
  const chosen = (trays[table.ruleset] ?? []).filter((minor) => offered.includes(minor)).slice(0, TRAY_MOST)
  return chosen.length > 0 ? chosen : table.chips_minor
}

/** Every chip that can be chosen for a table, rising: its own, and round values from its step to the largest stake. */
export function offeredChips({ chips_minor: row, stake_step_minor: step, limits }: Row): readonly number[] {
  const most = Math.max(0, ...Object.values(limits).map((limit) => limit.max_minor))
  const round: number[] = []
  for (let unit = 1; unit <= most; unit *= 10) round.push(...FACES.map((face) => face * unit))
  const fits = round.filter((minor) => Number.isInteger(minor) && minor >= step && minor <= most && minor % step === 0)
  return [...new Set([...row, ...fits])].sort((a, b) => a - b)
}

/** The tray with a chip taken in or out; a full one takes no more. */
export function withChip(tray: readonly number[], minor: number): readonly number[] {
  if (tray.includes(minor)) return tray.filter((one) => one !== minor)
  return tray.length >= TRAY_MOST ? tray : [...tray, minor].sort((a, b) => a - b)
}
