/** A shoe that is entered by hand: taps, keys and paste change it, and it is kept in this browser. */
import { parseSequence, SequenceError, sequenceText, type Result, type Winner } from '../lib/roads.ts'

const KEPT = 'puntobanco.shoe'

export class Entered {
  results = $state.raw<readonly Result[]>([])
  written = $state('')
  fault = $state.raw<SequenceError | null>(null)
  readonly last = $derived(this.results.at(-1) ?? null)
  readonly #changed: (written: string) => void

  /** Begins with a shoe as letters, or with the one that was kept. */
  constructor(shoe: string, changed: (written: string) => void = () => undefined) {
    this.#changed = changed
    this.results = readable(shoe || kept())
    this.written = sequenceText(this.results)
  }

  add(o: Winner): void {
    this.#become([...this.results, { o }])
  }

  undo(): void {
    this.#become(this.results.slice(0, -1))
  }

  clear(): void {
    this.#become([])
  }

  /** Marks the last coup, or takes the mark back. */
  mark(what: 'banker_pair' | 'player_pair' | 'natural'): void {
    if (this.last) this.#become([...this.results.slice(0, -1), { ...this.last, [what]: !this.last[what] }])
  }

  /** Takes what was typed or pasted; what cannot be read leaves the shoe as it was. */
  type(written: string): void {
    this.written = written
    try {
      this.#become(parseSequence(written))
    } catch (error) {
      if (!(error instanceof SequenceError)) throw error
      this.fault = error
    }
  }

  /** What a key does; false where it does nothing. */
  key(event: KeyboardEvent): boolean {
    if (event.ctrlKey || event.metaKey || event.altKey || (event.target instanceof Element && event.target.closest('textarea, input, select, dialog'))) return false
    const acts: Record<string, () => void> = {
      b: () => this.add('B'), p: () => this.add('P'), t: () => this.add('T'), q: () => this.mark('banker_pair'), w: () => this.mark('player_pair'), n: () => this.mark('natural'), backspace: () => this.undo(),
    }
    const act = acts[event.key.toLowerCase()]
    if (!act) return false
    event.preventDefault()
    act()
    return true
  }

  #become(next: readonly Result[]): void {
    this.results = next
    this.written = sequenceText(next)
    this.fault = null
    try {
      localStorage.setItem(KEPT, this.written)
    } catch {
      // Without a place to keep it the shoe lasts as long as the page.
    }
    this.#changed(this.written)
  }
}

function kept(): string {
  try {
    return localStorage.getItem(KEPT) ?? ''
  } catch {
    return ''
  }
}

function readable(text: string): readonly Result[] {
  try {
    return parseSequence(text)
  } catch {
    return []
  }
}
