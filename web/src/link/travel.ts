/**
 * Where one has been in this tab. Back leads to where one came from and never out of the house; a page that is come
 * back to stands as far down as it was left, also when its tables have to be asked for first.
 */
interface Trail {
  /** The addresses of the entries up to the furthest one, and how far down each was read. */
  readonly hashes: string[]
  readonly tops: number[]
}

const KEPT = 'puntobanco.trail'
/** So long a page is given to grow as tall as it was. */
const PATIENCE_MS = 2_000

const trail: Trail = read()
let here = 0
/** While a page grows, where it stands is the browser's doing and not the patron's. */
let growing = 0
/** Somebody went to another page, and nothing of it has been given the focus yet. */
let moving = false

/** Begins to keep the trail; to be called once, before any address changes. */
export function setOut(): void {
  history.scrollRestoration = 'manual'
  const kept = stopOf(history.state)
  arriveAt(kept ?? 0)
  if (kept === null) trail.tops[0] = 0
  // The first page stands at its top by itself; to look would have the browser lay out what is not there yet.
  const top = trail.tops[here] ?? 0
  if (top > 0) restore(top)
  addEventListener('scroll', () => { if (!growing) trail.tops[here] = scrollY }, { passive: true })
  for (const kind of ['wheel', 'touchmove', 'keydown', 'pointerdown']) addEventListener(kind, () => { growing = 0 }, { passive: true })
  addEventListener('pagehide', keep)
}

/** The address has changed: by a link, which makes a new entry, or by going back or forward to an old one. */
export function moved(): void {
  const kept = stopOf(history.state)
  arriveAt(kept ?? here + 1)
  if (kept === null) trail.tops[here] = 0
  moving = true
  restore(trail.tops[here] ?? 0)
}

/** Writes another address for the page that is shown; Back leads past it. */
export function rewrite(hash: string): void {
  history.replaceState(history.state, '', hash)
  trail.hashes[here] = hash
}

/** What a way back does when it is pressed: it goes where one came from; without such a place its own address holds. */
export function goBack(event: MouseEvent): void {
  if (here === 0 || isElsewhere(event)) return
  event.preventDefault()
  history.back()
}

/** A way back to one page: one step where that is where one came from, so that it stands as it was left. */
export function goBackTo(event: MouseEvent): void {
  const hash = (event.currentTarget as HTMLAnchorElement).hash || '#/'
  if (here > 0 && (trail.hashes[here - 1] || '#/') === hash) goBack(event)
}

/** Whether another page has just been gone to and its title should have the focus; asked once. */
export function hasMoved(): boolean {
  const was = moving
  moving = false
  return was && (document.activeElement === null || document.activeElement === document.body)
}

/** Somebody came in: what is shown next is another page, at the same address. */
export function cameIn(): void {
  moving = true
}

function arriveAt(stop: number): void {
  if (stop !== stopOf(history.state)) {
    trail.hashes.length = Math.min(trail.hashes.length, stop)
    history.replaceState({ stop }, '')
  }
  here = stop
  trail.hashes[here] = location.hash
}

function restore(top: number): void {
  const until = performance.now() + PATIENCE_MS
  const mine = (growing = until)
  const step = () => {
    if (growing !== mine) return
    scrollTo(0, top)
    if (Math.abs(scrollY - top) < 2 || performance.now() > until) growing = 0
    else requestAnimationFrame(step)
  }
  step()
}

function isElsewhere(event: MouseEvent): boolean {
  return event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0
}

function stopOf(state: unknown): number | null {
  const stop = (state as { stop?: unknown } | null)?.stop
  return typeof stop === 'number' ? stop : null
}

function read(): Trail {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEPT) ?? 'null') as Trail | null
    if (Array.isArray(kept?.hashes) && Array.isArray(kept.tops)) return kept
  } catch {
    // A browser that keeps nothing begins anew at every load.
  }
  return { hashes: [], tops: [] }
}

function keep(): void {
  try {
    sessionStorage.setItem(KEPT, JSON.stringify(trail))
  } catch {
    // As above.
  }
}
