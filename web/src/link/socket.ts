/**
 * The line to the house: one WebSocket, opened with a ticket, opened again when it is lost.
 *
 * It knows nothing of tables. `heard` gets every message, `changed` learns when the line opens and is lost; who uses it
 * says again what to follow when it opens.
 */
import type { ClientMessage, ServerMessage } from '../wire.ts'

export interface Ears {
  readonly heard: (message: ServerMessage) => void
  readonly changed: (link: 'opening' | 'open' | 'lost') => void
  /** A ticket for the next connection; null when nobody is signed in any more. */
  readonly ticket: () => Promise<string | null>
}

const WAIT_FIRST_MS = 400
const WAIT_MOST_MS = 8_000
const PING_EVERY_MS = 15_000
/** The first answers tell the house's clock: ask a few times at once. */
const PINGS_AT_START_MS = [0, 600, 1_500]
/** Silence after something was sent that is looked into, and after which the line is taken for dead if it goes on. */
const SILENT_MS = 4_000
const LOOK_MS = 3_000
/** Silence after which the line is taken for dead, though it has not said so. */
const DEAD_AFTER_MS = 40_000

export class Line {
  #socket: WebSocket | null = null
  #wanted = false
  #failures = 0
  #lastHeard = 0
  #attempts = 0
  #expects = false
  #timers = new Set<ReturnType<typeof setTimeout>>()
  readonly #ears: Ears

  constructor(ears: Ears) {
    this.#ears = ears
  }

  open(): void {
    if (this.#wanted) return
    this.#wanted = true
    document.addEventListener('visibilitychange', this.#woken)
    window.addEventListener('online', this.#woken)
    window.addEventListener('offline', this.#look)
    void this.#connect()
  }

  close(): void {
    this.#wanted = false
    document.removeEventListener('visibilitychange', this.#woken)
    window.removeEventListener('online', this.#woken)
    window.removeEventListener('offline', this.#look)
    this.#clearTimers()
    this.#socket?.close()
    this.#socket = null
  }

  /** Sends if the line is open; tells whether it was. */
  send(message: ClientMessage): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false
    this.#socket.send(JSON.stringify(message))
    this.#expectWord()
    return true
  }

  /** Who acts must soon know when nobody hears it: a network that is gone does not say so. */
  #expectWord(): void {
    if (this.#expects) return
    this.#expects = true
    const asked = performance.now()
    this.#later(() => {
      this.#expects = false
      if (this.#lastHeard < asked) this.#look()
    }, SILENT_MS)
  }

  /** Asks whether the line still lives, and gives it up when no answer comes. */
  #look = (): void => {
    if (this.#socket?.readyState !== WebSocket.OPEN) return
    this.#ping()
    const asked = performance.now()
    this.#later(() => { if (this.#lastHeard < asked) this.#drop() }, LOOK_MS)
  }

  /** A phone that slept, or a network that came back: look at once whether the line still lives. */
  #woken = (): void => {
    if (document.hidden || !this.#wanted) return
    if (this.#socket?.readyState === WebSocket.OPEN) return this.#look()
    this.#failures = 0
    this.#clearTimers()
    void this.#connect()
  }

  async #connect(): Promise<void> {
    if (this.#socket !== null && this.#socket.readyState <= WebSocket.OPEN) return
    // Woken while a ticket is on its way, it asks for another: only the last attempt may open a line.
    const mine = (this.#attempts += 1)
    this.#ears.changed('opening')
    const ticket = await this.#ears.ticket().catch(() => undefined)
    if (!this.#wanted || mine !== this.#attempts || ticket === null) return
    if (ticket === undefined) return this.#again()
    const address = new URL('ws', document.baseURI)
    address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:'
    address.hash = ''
    address.searchParams.set('ticket', ticket)
    const socket = new WebSocket(address)
    this.#socket = socket
    socket.onopen = () => { if (this.#socket === socket) this.#opened() }
    socket.onmessage = (event) => {
      if (this.#socket !== socket) return
      this.#lastHeard = performance.now()
      this.#failures = 0
      this.#ears.heard(JSON.parse(event.data as string) as ServerMessage)
    }
    socket.onclose = () => {
      if (this.#socket !== socket) return
      this.#socket = null
      this.#again()
    }
  }

  #opened(): void {
    this.#lastHeard = performance.now()
    this.#ears.changed('open')
    for (const wait of PINGS_AT_START_MS) this.#later(() => this.#ping(), wait)
    const beat = () => {
      if (performance.now() - this.#lastHeard > DEAD_AFTER_MS) return this.#drop()
      this.#ping()
      this.#later(beat, PING_EVERY_MS)
    }
    this.#later(beat, PING_EVERY_MS)
  }

  /** Gives up a line that says nothing any more. Its close may take minutes to be told, so nobody waits for it. */
  #drop(): void {
    const dead = this.#socket
    this.#socket = null
    dead?.close()
    this.#again()
  }

  #ping(): void {
    this.send({ t: 'ping', sent: Date.now() })
  }

  #again(): void {
    this.#clearTimers()
    if (!this.#wanted) return
    this.#ears.changed('lost')
    const wait = Math.min(WAIT_MOST_MS, WAIT_FIRST_MS * 2 ** this.#failures)
    this.#failures += 1
    this.#later(() => void this.#connect(), wait * (0.7 + Math.random() * 0.6))
  }

  #later(what: () => void, wait: number): void {
    const timer = setTimeout(() => { this.#timers.delete(timer); what() }, wait)
    this.#timers.add(timer)
  }

  #clearTimers(): void {
    for (const timer of this.#timers) clearTimeout(timer)
    this.#timers.clear()
    this.#expects = false
  }
}
