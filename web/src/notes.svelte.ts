/** What is said at once over a table or the hall, one note at each place, for a few seconds. */
export type Note = { readonly text: string; readonly tone: 'warn' | 'plain' }

const NOTE_MS = 6_000

export class Notes {
  all = $state.raw<Readonly<Record<string, Note>>>({})
  readonly #timers = new Map<string, ReturnType<typeof setTimeout>>()

  /** Puts a note in place of the one before; null takes it away. */
  put(place: string, note: Note | null): void {
    clearTimeout(this.#timers.get(place))
    const { [place]: _, ...others } = this.all
    this.all = note ? { ...others, [place]: note } : others
    if (note) this.#timers.set(place, setTimeout(() => this.put(place, null), NOTE_MS))
  }
}
