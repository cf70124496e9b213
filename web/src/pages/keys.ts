/** Which key does what at a table. Keys do nothing while a field, a dialog or a held modifier has them; Enter presses what has the focus, C confirms all the same. */
import places from '../data/places.json' with { type: 'json' }
import type { Play } from '../views/play.ts'

export type KeyAct =
  | { readonly do: 'lay'; readonly bet: string }
  | { readonly do: 'choose'; readonly minor: number }
  | { readonly do: 'confirm' | 'rebet' | 'double' | 'undo' | 'clear' | 'auto' | 'sound' | 'help' }

const BUTTONS: Readonly<Record<string, Exclude<KeyAct['do'], 'lay' | 'choose'>>> = {
  enter: 'confirm', c: 'confirm', r: 'rebet', d: 'double', u: 'undo', escape: 'clear', a: 'auto', m: 'sound', '?': 'help',
}

export function keyAct(event: KeyboardEvent, play: Pick<Play, 'layout' | 'tray'>): KeyAct | null {
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return null
  const target = event.target instanceof Element ? event.target : null
  if (target?.closest('input, select, textarea, dialog, [role="tablist"], [role="radiogroup"], [role="spinbutton"]') && event.key !== '?') return null
  const key = event.key.toLowerCase()
  if (key === 'enter' && target?.closest('button, a')) return null
  const button = BUTTONS[key]
  if (button) return { do: button }
  const digit = Number(key)
  const chip = Number.isInteger(digit) && digit > 0 ? play.tray[digit - 1] : undefined
  if (chip !== undefined) return { do: 'choose', minor: chip }
  const bet = play.layout.bets.find(({ id }) => (places as Record<string, { key: string }>)[id]?.key === key)
  return bet ? { do: 'lay', bet: bet.id } : null
}
