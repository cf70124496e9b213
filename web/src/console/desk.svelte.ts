/**
 * A console's place at one live table: what the house says of it, and what is asked there.
 *
 * What a dealer does goes out one thing after the other: the next is sent when the one before is answered, so that a card
 * that is refused never lets the cards after it fall to another hand. Nothing here waits for a patron.
 */
import { app } from '../app.svelte.ts'
import { freshId } from '../link/ids.ts'
import { refusalText, t } from '../text/texts.svelte.ts'
import type { LiveDo, LiveState, Phase, PreviewTold, Reason, Remedy, ServerMessage } from '../wire.ts'

/** Something that was refused, in words; `of` is what was asked for and `dropped` what was typed after it. */
export interface Said {
  readonly reason: Reason
  readonly of: LiveDo
  readonly dropped: readonly LiveDo[]
}

/** Where the table will stand once this is done, as far as a dealer's next key needs to know it. */
const LEADS_TO: Partial<Record<LiveDo['do'], Phase>> = {
  'place-your-bets': 'betting', 'no-more-bets': 'dealing', cards: 'dealing', scan: 'dealing', confirm: 'revealing',
}

/** What can be asked by an id, and is answered once. */
export type Command = Parameters<typeof app.ask>[0]

type Told = Extract<ServerMessage, { t: 'ack' | 'refused' | 'live-preview' }>

export class Desk {
  readonly id: string
  state = $state.raw<LiveState | null>(null)
  /** What was asked for and is not answered yet, oldest first. */
  queue = $state.raw<readonly LiveDo[]>([])
  said = $state.raw<Said | null>(null)
  #ahead = $state.raw<{ readonly phase: Phase; readonly seq: number } | null>(null)
  #seq = 0
  #answers = new Map<string, (told: Told) => void>()

  constructor(id: string) {
    this.id = id
  }

  /** What is followed to be told of the table. */
  get topic(): string {
    return `live:${this.id}`
  }

  /** What a message says of the table, if it does. */
  protected heard(message: ServerMessage): { readonly seq: number; readonly state: LiveState | null } | null {
    return message.t === 'live-state' && message.table === this.id ? message : null
  }

  protected asking(id: string, what: LiveDo): Command {
    return { t: 'live', id, table: this.id, do: what }
  }

  protected previewing(id: string, remedy: Remedy): Command {
    return { t: 'live-preview', id, table: this.id, remedy }
  }

  /** Follows the table until the function that is given back is called. */
  open(): () => void {
    const { topic } = this
    const stop = app.listen((message) => this.#hear(message))
    app.follow(topic)
    return () => {
      stop()
      app.unfollow(topic)
    }
  }

  /** The phase as it will be when all that was asked for is done. */
  get phase(): Phase | null {
    const coming = this.queue.map((one) => LEADS_TO[one.do]).findLast((phase) => phase !== undefined)
    return coming ?? this.#ahead?.phase ?? this.state?.phase ?? null
  }

  /** Something was done that the state does not show yet. */
  get behind(): boolean {
    return this.#ahead !== null
  }

  may(what: string): boolean {
    return this.state?.may.includes(what) ?? false
  }

  /** Asks for something, after everything that was asked for before. */
  ask(what: LiveDo): void {
    this.queue = [...this.queue, what]
    if (this.queue.length === 1) void this.#work()
  }

  /** Says of something that cannot be asked for as things are. */
  refuse(what: LiveDo): void {
    this.said = { reason: 'not-now', of: what, dropped: [] }
  }

  /** Asks for something beside the queue, and gives the reason where it is refused. */
  async order(what: LiveDo): Promise<Reason | null> {
    const told = await this.send((id) => this.asking(id, what))
    return told.t === 'refused' ? told.reason : null
  }

  async preview(remedy: Remedy): Promise<PreviewTold | Reason> {
    const told = await this.send((id) => this.previewing(id, remedy))
    return told.t === 'live-preview' ? told.preview : told.t === 'refused' ? told.reason : 'service-unavailable'
  }

  async #work(): Promise<void> {
    while (this.queue.length > 0) {
      const [what] = this.queue
      const told = await this.send((id) => this.asking(id, what!))
      if (told.t === 'refused') {
        this.said = { reason: told.reason, of: what!, dropped: this.queue.slice(1) }
        this.queue = []
        return
      }
      const phase = LEADS_TO[what!.do]
      if (phase && told.t === 'ack' && told.seq > this.#seq) this.#ahead = { phase, seq: told.seq }
      this.said = null
      this.queue = this.queue.slice(1)
    }
  }

  protected send(message: (id: string) => Command): Promise<Told> {
    const id = freshId()
    return new Promise((resolve) => {
      this.#answers.set(id, resolve)
      app.ask(message(id))
    })
  }

  #hear(message: ServerMessage): void {
    const told = this.heard(message)
    if (told) {
      this.#seq = told.seq
      if (this.#ahead && told.seq >= this.#ahead.seq) this.#ahead = null
      this.state = told.state
    } else if (message.t === 'ack' || message.t === 'refused' || message.t === 'live-preview') {
      this.#answers.get(message.id)?.(message)
      this.#answers.delete(message.id)
    }
  }
}

/** Why something was refused, in words. To a patron “too late” is about bets; here it may be about anything. */
export function reasonText(reason: Reason): string {
  if (reason === 'too-late') return t('console-too-late')
  return refusalText({ reason, bet: null, allowed_minor: null }, (bet) => bet)
}
