/**
 * Cards read from keys: a dealer types a rank and then a suit, a scanner (keyboard wedge) types a code of its own and Enter.
 *
 * A scanner is told from a person by its speed alone, so that its codes may be any text, one that looks like a card or
 * begins with the letter of an order included. Time is an argument; the page calls `paused` when nothing came for a while.
 */

/** Orders that have a key of their own. */
export type Order = 'place-your-bets' | 'no-more-bets' | 'cut-card' | 'call' | 'irregularity' | 'help'

export type Does =
  | { readonly what: 'card'; readonly card: string }
  | { readonly what: 'code'; readonly code: string }
  | { readonly what: 'order'; readonly order: Order }
  /** Enter, with nothing typed before it: the next thing. */
  | { readonly what: 'enter' }
  /** Backspace, with nothing typed before it. */
  | { readonly what: 'undo' }

export interface Typing {
  readonly text: string
  /** Every key since something was last done: a scanner's code, whoever types it. */
  readonly raw: string
  readonly at: number
  /** The last key came faster than a person types. */
  readonly quick: boolean
}

export interface Read {
  readonly typing: Typing
  readonly does: Does | null
}

/** Keys that come closer together than this are a machine's. */
const MACHINE_MS = 50
/** After so much silence whatever was typed is complete, unless it is a rank that waits for its suit. */
export const PAUSE_MS = 80
const CODE_MOST = 64

const RANKS: Readonly<Record<string, string>> = { '1': 'A', a: 'A', '0': 'T', t: 'T', j: 'J', q: 'Q', k: 'K', ...Object.fromEntries([...'23456789'].map((rank) => [rank, rank])) }
const SUITS = 'cdhs'
export const ORDERS: Readonly<Record<string, Order>> = { b: 'place-your-bets', n: 'no-more-bets', x: 'cut-card', v: 'call', i: 'irregularity', '?': 'help' }

/** Orders that are done at once; their keys lie beside those of suits. */
const AT_ONCE = 'bnx'

export const NOTHING_TYPED: Typing = { text: '', raw: '', at: -Infinity, quick: false }

const nothing = (does: Does | null = null): Read => ({ typing: NOTHING_TYPED, does })

/** The rank that was typed and waits for its suit, or null. */
export function rankOf(typing: Typing): string | null {
  return typing.text.length === 1 ? (RANKS[typing.text.toLowerCase()] ?? null) : null
}

function cardOf(text: string): string | null {
  const [rank, suit] = [...text.toLowerCase()]
  return text.length === 2 && RANKS[rank!] && SUITS.includes(suit!) ? `${RANKS[rank!]}${suit}` : null
}

/** One key that prints something. */
export function typed(typing: Typing, key: string, now: number): Read {
  const quick = typing.text !== '' && now - typing.at < MACHINE_MS
  const text = (quick || rankOf(typing) !== null ? typing.text : '') + key
  const card = quick ? null : cardOf(text)
  if (card) return nothing({ what: 'card', card })
  const raw = (typing.raw + key).slice(-CODE_MOST)
  // A suit was due: a key beside it is a slip of the finger, and the rank goes on waiting.
  if (!quick && rankOf(typing) !== null && AT_ONCE.includes(key.toLowerCase())) return { typing: { ...typing, raw, at: now }, does: null }
  // A person who types a second rank means that one.
  return { typing: { text: quick ? text.slice(0, CODE_MOST) : key, raw, at: now, quick }, does: null }
}

/** Whether what lies there is complete by `now`, though the pause was not heard yet: a page may be busy for a moment. */
export function isOver(typing: Typing, now: number): boolean {
  return typing.text !== '' && now - typing.at >= PAUSE_MS
}

/** Nothing came for PAUSE_MS: what lies there is an order, a card that was typed very fast, or a rank that waits. */
export function paused(typing: Typing): Read {
  if (rankOf(typing) !== null) return { typing, does: null }
  const card = cardOf(typing.text)
  if (card) return nothing({ what: 'card', card })
  const order = ORDERS[typing.text.toLowerCase()]
  return nothing(order ? { what: 'order', order } : null)
}

/** Enter. `codes` are those of the house's scanners; some of them end a code with two. */
export function entered(typing: Typing, codes: Readonly<Record<string, string>>, now: number): Read {
  const { text, raw, quick } = typing
  const scanned = (does: Does): Read => ({ typing: { ...NOTHING_TYPED, at: now }, does })
  if (raw in codes) return scanned({ what: 'code', code: raw })
  if (text === '') return nothing(now - typing.at < MACHINE_MS ? null : { what: 'enter' })
  if (quick) {
    const card = cardOf(text)
    return scanned(card ? { what: 'card', card } : { what: 'code', code: text })
  }
  return { typing, does: null }
}

/** Backspace takes back the rank that waits, else the last card. */
export function erased(typing: Typing): Read {
  return nothing(typing.text === '' ? { what: 'undo' } : null)
}
