/**
 * The client at work: the state that the house's messages fold into, the line they come by, and what a patron does.
 *
 * Only this module holds state that changes; everything it shows is folded by the pure modules in state/.
 */
import { untrack } from 'svelte'
import { askMe, askTicket, AskFailed, becomeGuest } from './link/http.ts'
import { beenHere, rememberBeing } from './link/here.ts'
import { freshId } from './link/ids.ts'
import { Autos } from './autos.svelte.ts'
import { Games } from './games.svelte.ts'
import { Layings } from './layings.svelte.ts'
import { Notes, type Note } from './notes.svelte.ts'
import { Line } from './link/socket.ts'
import type { AutoStops } from './state/auto.ts'
import { choose, chosen } from './settings.svelte.ts'
import { confirmingAt } from './state/confirming.ts'
import { meIs } from './who.svelte.ts'
import { play, type Sound } from './sound/sounds.ts'
import { asking, coming, fold, houseNow, isAsking, isUnknown, leaving, NOBODY, subscriptionTo, withoutCorrection, type Asked, type House } from './state/house.ts'
import { stakesOf, sumOf, times, withoutStanding, type Hint, type Laying, type Stakes, type Terms } from './state/laying.ts'
import { added, type Table } from './state/table.ts'
import { nameIn, refusalText, signedCoins, t } from './text/texts.svelte.ts'
import { contributing } from './verify/contributing.ts'
import type { Toggle } from './views/play.ts'
import type { Ack, ClientMessage, Phrase, Reason, RefusedTold, ServerMessage } from './wire.ts'

type Entrance = 'looking' | 'outside' | 'entering' | 'inside'

const TICK_MS = 100
/** After so long a command is sent again of which the house could not say what became. */
const AGAIN_MS = 2_500

class App {
  house = $state.raw<House>(NOBODY)
  entrance = $state.raw<Entrance>('looking')
  entranceFault = $state.raw<Reason | null>(null)
  now = $state(Date.now())

  readonly autos = new Autos({
    table: (id) => this.house.tables[id], isAsking: (id) => isAsking(this.house, id), terms: (table) => this.terms(table), nameOf: (table) => this.nameOf(table),
    wager: (id, wagers) => this.#ask({ t: 'wager', id: freshId(), table: id, wagers }), say: (id, text, tone) => this.note(id, { text, tone }),
  })

  readonly #layings = new Layings({
    isFree: (id) => !isAsking(this.house, id) && this.house.link === 'open', terms: (table) => this.terms(table), stay: (id) => this.stay(id), clack: () => this.#sound('chip'),
    refuse: (id, hint) => { if (hint) this.#refuse(id, hint); else this.note(id, null) },
  })

  readonly #games = new Games()
  readonly #notes = new Notes()
  #followed = new Set<string>()
  #lostAt: number | null = null
  /** Phrases on their way, by command id, with their table; one that is lost with the line is not said later. */
  #saying = new Map<string, string>()
  #listeners = new Set<(message: ServerMessage) => void>()
  #line = new Line({ heard: (message) => this.#hear(message), changed: (link) => this.#lineChanged(link), ticket: () => this.#ticket() })

  /** Looks who is here, and opens the line if somebody is. */
  async start(): Promise<void> {
    setInterval(() => { this.now = Date.now() }, TICK_MS)
    if (!beenHere()) {
      this.entrance = 'outside'
      return
    }
    try {
      meIs(await askMe())
      this.#enter()
    } catch (failed) {
      this.entrance = 'outside'
      if (failed instanceof AskFailed && failed.reason !== 'not-signed-in') this.entranceFault = failed.reason
    }
  }

  async playAsGuest(): Promise<void> {
    this.entrance = 'entering'
    this.entranceFault = null
    try {
      meIs(await becomeGuest())
      this.#enter()
    } catch (failed) {
      this.entrance = 'outside'
      this.entranceFault = failed instanceof AskFailed ? failed.reason : 'service-unavailable'
    }
  }

  get houseNow(): number {
    return houseNow(this.house, this.now)
  }

  /** Follows the hall, a table, or the tabs beside one, until `unfollow`. No effect that calls either waits for the house by it. */
  follow(topic: string): void {
    this.#followed.add(topic)
    this.house = coming(untrack(() => this.house), topic.replace(/^table:/, ''))
    this.#send(topic.startsWith('table:') ? subscriptionTo(untrack(() => this.house), topic.slice('table:'.length)) : { t: 'subscribe', topic })
  }

  unfollow(topic: string): void {
    if (!this.#followed.delete(topic)) return
    this.#send({ t: 'unsubscribe', topic })
    if (topic.startsWith('table:')) this.#left(topic.replace(/^table:/, ''))
  }

  #left(id: string): void {
    this.house = leaving(untrack(() => this.house), id)
    this.#layings.drop(id)
    this.autos.end(id)
  }

  /** Says that somebody is here still, where the house has asked. Chips are laid without its hearing of it. */
  stay(id: string): void {
    if (id in this.house.idle) this.#send({ t: 'stay', table: id })
  }

  get layouts() { return this.#games.layouts }
  get titles() { return this.#games.titles }
  readonly wantLayout = (ruleset: string, behaviourHash?: string) => this.#games.wantLayout(ruleset, behaviourHash)
  readonly wantTitles = () => this.#games.wantTitles()
  get notes() { return this.#notes.all }

  laying(table: string): Laying {
    return this.#layings.of(table)
  }

  chip(table: Table): number {
    return this.#layings.chip(table)
  }

  terms(table: Table): Terms {
    const { state } = table
    return {
      limits: state.limits, conditions: this.layouts[state.ruleset]?.conditions ?? [], mode: state.mode, coup: state.coup,
      mine: state.mode === 'touch' ? {} : added(state.mine, confirmingAt(this.house, state.id), 1), balanceMinor: this.house.balanceMinor,
    }
  }

  layChip(table: Table, bet: string): void {
    this.#layings.lay(table, { [bet]: this.chip(table) })
  }

  rebet(table: Table, factor = 1): void {
    const last = table.lastWagers
    if (sumOf(last) === 0) return this.note(table.state.id, { text: t('auto-nothing'), tone: 'plain' })
    if (table.state.mode === 'touch') return this.deal(table, times(last, factor))
    this.#layings.lay(table, times(withoutStanding(table.state.standing, last), factor))
  }

  double(table: Table): void {
    if (table.state.mode === 'touch') this.rebet(table, 2)
    else this.#layings.lay(table, stakesOf(this.laying(table.state.id)))
  }

  undo(table: Table): void {
    this.#layings.undo(table.state.id)
  }

  clear(table: Table): void {
    this.#layings.clear(table.state.id)
  }

  takeOff(table: Table, bet: string): void {
    this.#layings.takeOff(table.state.id, bet)
  }

  choose(table: Table, minor: number): void {
    this.#layings.choose(table, minor)
  }

  confirm(table: Table): void {
    const wagers = stakesOf(this.laying(table.state.id))
    if (sumOf(wagers) === 0 || isAsking(this.house, table.state.id)) return
    if (table.state.mode === 'touch') return this.deal(table, wagers)
    const id = freshId()
    this.#layings.confirm(table.state.id, id)
    this.#ask({ t: 'wager', id, table: table.state.id, wagers })
  }

  deal(table: Table, wagers: Stakes): void {
    if (isAsking(this.house, table.state.id)) return
    const id = freshId()
    this.#layings.confirm(table.state.id, id)
    this.#ask({ t: 'deal', id, table: table.state.id, wagers, entropy: contributing.shareFor(table.state.id, table.state.shoe) })
  }

  takeBack(table: Table): void {
    this.#ask({ t: 'cancel', id: freshId(), table: table.state.id })
  }

  /** Says a phrase to everybody at a table. Nothing waits for the answer. */
  say(table: string, phrase: Phrase): void {
    const id = freshId()
    this.#saying.set(id, table)
    this.#send({ t: 'phrase', id, table, phrase })
  }

  refill(): void {
    this.#ask({ t: 'refill', id: freshId() })
  }

  /** Switches Auto off where it is on, else on: with these stops, or with those that were chosen last. */
  toggleAuto(table: Table, stops: AutoStops = chosen().auto): void {
    if (this.autos.isOn(table.state.id)) this.autos.end(table.state.id)
    else this.autos.begin(table, stops)
  }

  note(table: string, note: Note | null): void {
    this.#notes.put(table, note)
  }

  nameOf(table: Table): (bet: string) => string {
    const messages = this.layouts[table.state.ruleset]?.messages ?? null
    return (bet) => nameIn(messages, `bet-${bet}`)
  }

  /** Somebody has signed in, or is somebody else to the house now: the line is opened anew. */
  enterAnew(): void {
    this.#line.close()
    this.house = { ...NOBODY, testHouse: this.house.testHouse }
    this.#enter()
  }

  /** Nobody is signed in here any more. */
  leave(): void {
    this.#line.close()
    this.house = NOBODY
    this.entrance = 'outside'
    rememberBeing(false)
    meIs(null)
  }

  /** Ends the session by what `asks`: the line is let go before, or it would ask for a ticket that is refused by then. */
  async signOut(asks: () => Promise<boolean>): Promise<boolean> {
    this.#line.close()
    const done = await asks()
    if (done) this.leave()
    else this.#line.open()
    return done
  }

  /** Hears every message of the house beside the fold, until the function that is given back is called. */
  listen(listener: (message: ServerMessage) => void): () => void {
    this.#listeners.add(listener)
    return () => { this.#listeners.delete(listener) }
  }

  /** Asks the house for something by its id; asked again when the line was lost, it is done once only. */
  ask(message: Asked['message']): void {
    this.#ask(message)
  }

  /** The patron has read what changed about a settled coup of theirs. */
  correctionRead(table: string): void {
    this.house = withoutCorrection(this.house, table)
  }

  /** Answers the reality check. */
  answerCheck(): void {
    this.#ask({ t: 'check-answered', id: freshId() })
  }

  #enter(): void {
    this.entrance = 'inside'
    rememberBeing(true)
    this.#line.open()
  }

  async #ticket(): Promise<string | null> {
    const { resume } = this.house
    if (resume) {
      this.house = { ...this.house, resume: null }
      return resume
    }
    try {
      return (await askTicket()).ticket
    } catch (failed) {
      if (!(failed instanceof AskFailed) || failed.reason !== 'not-signed-in') throw failed
      this.leave()
      return null
    }
  }

  #lineChanged(link: 'opening' | 'open' | 'lost'): void {
    if (link === 'lost') {
      this.#lostAt ??= Date.now()
      this.#saying.clear()
    }
    if (link === 'open') {
      contributing.forget()
      for (const topic of this.#followed) this.follow(topic)
      // Asked again under the same id, a command is done once only, however often it arrives.
      for (const { message } of Object.values(this.house.asked)) this.#send(message)
      if (this.#lostAt !== null) this.autos.lineWasLost(Date.now() - this.#lostAt)
      this.#lostAt = null
    }
    this.house = { ...this.house, link: link === 'opening' && this.house.link === 'lost' ? 'lost' : link }
  }

  #hear(message: ServerMessage): void {
    this.now = Date.now()
    const before = this.house
    const { house, send } = fold(before, message, this.now)
    this.house = house
    for (const one of send) this.#send(one)
    for (const listener of this.#listeners) listener(message)
    if (message.t === 'refused' && isUnknown(before, message)) this.#askLater(message.id)
    else if ((message.t === 'ack' || message.t === 'refused') && !this.#hasSaid(message)) this.#answered(house)
    if (message.t === 'play' && message.excluded) this.autos.stopAll(t('refused-self-excluded'))
    if (message.t === 'result') this.autos.came(message)
    if (message.t === 'result' && house === before && message.wagers.length > 0)
      this.note(message.table, { text: t('result-away', { amount: signedCoins(message.net_minor) }), tone: 'plain' })
    if (message.t === 'events' || message.t === 'snapshot' || message.t === 'seat') this.#contribute(house.tables[message.table])
    if (message.t === 'ended' && this.#followed.delete(`table:${message.table}`)) this.#left(message.table)
    if (message.t === 'events') this.#tableMoved(message.table, before.tables[message.table], house.tables[message.table])
  }

  /** Puts this browser's share into the next shoe; nobody has to ask for it, and nothing waits for the answer. */
  #contribute(table: Table | undefined): void {
    const message = table && this.house.me ? contributing.wanted(table.state, this.house.me.id) : null
    if (message) this.#send(message)
  }

  /** Asks for a shoe that this patron's share is mixed into, in place of one that the house shuffled alone. */
  askFreshShoe(table: string, shoe: number): void {
    if (this.house.me) this.#ask(contributing.fresh(table, shoe, this.house.me.id))
  }

  /** Whether an answer is to a phrase; a refused one is told where it was to be said. */
  #hasSaid(answer: Ack | RefusedTold): boolean {
    const table = this.#saying.get(answer.id)
    if (table !== undefined && answer.t === 'refused') this.#refuse(table, answer)
    return this.#saying.delete(answer.id)
  }

  #answered(house: House): void {
    const { answer } = house
    if (!answer?.asked) return
    const { message } = answer.asked
    const table = 'table' in message ? message.table : null
    if (answer.told.t === 'ack') {
      this.#layings.booked(message.id)
      if (message.t === 'wager' || message.t === 'deal') this.note(message.table, null)
      if (message.t === 'refill') this.note('hall', { text: t('refill-done'), tone: 'plain' })
      if (message.t === 'wager') this.#sound('confirm')
      return
    }
    if (message.t === 'live' || message.t === 'live-preview') return
    if (table === null) return this.note('hall', { text: refusalText(answer.told, (bet) => bet), tone: 'warn' })
    if (!this.autos.refused(table, answer.told)) this.#refuse(table, answer.told)
    this.#layings.refused(message.id, house.tables[table])
  }

  /** What a change of phase means for chips that lie unconfirmed, for Auto and for the ear. */
  #tableMoved(id: string, before: Table | undefined, after: Table | undefined): void {
    if (!after || !before || before === after) return
    const [was, is] = [before.state.phase, after.state.phase]
    if (was === 'betting' && is !== 'betting') {
      if (after.state.mode !== 'touch' && sumOf(stakesOf(this.laying(id))) > 0) {
        this.#layings.drop(id)
        this.note(id, { text: t('chips-went-back'), tone: 'plain' })
      }
      this.#sound('close')
    }
    if (is === 'betting' && (was !== 'betting' || before.state.coup !== after.state.coup)) {
      this.#sound('open')
      this.autos.opened(id)
    }
  }

  #refuse(table: string, hint: Hint): void {
    const known = this.house.tables[table]
    this.note(table, { text: refusalText(hint, known ? this.nameOf(known) : (bet) => bet), tone: 'warn' })
  }

  #ask(message: Asked['message']): void {
    this.house = asking(this.house, message, Date.now())
    this.#send(message)
  }

  /** Sends a command once more if it is still unanswered by then; under the same id it is done once only. */
  #askLater(id: string): void {
    setTimeout(() => {
      const asked = this.house.asked[id]
      if (asked) this.#send(asked.message)
    }, AGAIN_MS)
  }

  #send(message: ClientMessage): void {
    this.#line.send(message)
  }

  #sound(sound: Sound): void {
    if (chosen().sound) play(sound, chosen().volume)
  }

  setSetting(what: Toggle, on: boolean): void {
    choose({ [what]: on })
  }
}

export const app = new App()
