/**
 * A place at one table while a page shows it: follows the table, joins what the house says with what lies on the patron's
 * side, and says what the patron can do. A page may have several of them.
 */
import { onMount, untrack } from 'svelte'
import { app } from '../app.svelte.ts'
import { choose, chosen } from '../settings.svelte.ts'
import { play as sound } from '../sound/sounds.ts'
import { secondsLeft } from '../state/clock.ts'
import { confirmingAt } from '../state/confirming.ts'
import { feltOf } from '../state/felt.ts'
import { isAsking } from '../state/house.ts'
import { stakesOf, sumOf } from '../state/laying.ts'
import { minutesOf } from '../state/limits.ts'
import { squeezed } from '../state/squeeze.ts'
import { heardOf } from '../state/talk.ts'
import { trayOf } from '../state/tray.ts'
import type { Acts, Play, Talk } from '../views/play.ts'
import { keyAct } from './keys.ts'

/** Chips confirm themselves when so many seconds are left. */
const CONFIRM_SECONDS = 2
/** Patrons that one browser mutes at most; the longest muted is heard again. */
const MUTED_MOST = 200

export interface Seat {
  readonly play: Play | null
  readonly acts: Acts
  /** Minutes without input after which the session here ended, or null. */
  readonly ended: number | null
  /** What a key does here; whether the page has to do the rest. */
  readonly key: (event: KeyboardEvent) => 'help' | null
}

/** Sits at the table of that id for as long as the component lives. */
export function seatAt(id: string): Seat {
  const ended = $derived(app.house.ended[id] ?? null)
  const table = $derived(app.house.tables[id] ?? null)
  const layout = $derived(table ? (app.layouts[table.state.ruleset] ?? null) : null)
  const settings = $derived(chosen())
  const given = $derived(Object.values(layout?.deal.fixed ?? {}).reduce((sum, cards) => sum + cards.length, 0))
  const told = $derived(table ? feltOf(table, { given, quick: settings.quick }, app.houseNow) : null)

  // Cards that the patron has turned by hand; a new coup has none.
  let turned = $state.raw<ReadonlySet<number>>(new Set())
  const coup = $derived(table?.dealtAt ?? 0)
  $effect(() => { void coup; turned = new Set() })
  const squeezes = $derived(settings.squeeze && (table?.state.cards.length ?? 0) > 0)
  const felt = $derived(told && squeezes ? squeezed(told, given, turned) : told)
  const holds = $derived(felt !== told)

  onMount(() => {
    const topic = `table:${id}`
    app.follow(topic)
    return () => app.unfollow(topic)
  })
  const wanted = $derived(table ? `${table.state.ruleset} ${table.state.behaviour_hash} ${app.house.link}` : null)
  $effect(() => {
    if (wanted === null) return
    const { ruleset, behaviour_hash } = untrack(() => table!.state)
    // Without it nothing can be drawn: when the house does not answer, the line is lost, and all is asked again when it opens.
    app.wantLayout(ruleset, behaviour_hash).catch(() => undefined)
  })

  // The next card is due at a moment of its own, not at the tick of the page's clock.
  $effect(() => {
    const at = told?.nextAt ?? null
    if (at === null) return
    const timer = setTimeout(() => { app.now = Date.now() }, Math.max(16, at - untrack(() => app.houseNow) + 8))
    return () => clearTimeout(timer)
  })

  const cardsUp = $derived(felt ? felt.player.length + felt.banker.length : 0)
  const left = $derived(table?.state.phase === 'betting' && table.state.closes_at !== null ? secondsLeft(table.state.closes_at, app.houseNow) : null)
  // What is not a net gain is no occasion for a fanfare, however much came back.
  const gain = $derived(felt?.told && table?.result ? table.result.net_minor > 0 : false)
  let heard = { cards: 0, left: null as number | null, gain: false }
  $effect(() => {
    const now = { cards: cardsUp, left, gain }
    if (settings.sound) {
      if (now.cards > heard.cards) sound('card', settings.volume)
      if (now.left !== null && now.left !== heard.left && now.left > 0 && now.left <= 5) sound('tick', settings.volume)
      if (now.gain && !heard.gain) sound('gain', settings.volume)
    }
    heard = now
  })

  // Chips that lie are confirmed by themselves just before betting closes, where the patron wants it so. A refusal is not asked for twice.
  const laid = $derived(stakesOf(app.laying(id)))
  let tried = 0
  $effect(() => {
    const sum = sumOf(laid)
    // What is on its way is not laid, and lies here again when it is refused.
    if (sum === 0 && !isAsking(app.house, id)) tried = 0
    if (settings.confirm !== 'by-clock' || left === null || left < 1 || left > CONFIRM_SECONDS || sum === tried || isAsking(app.house, id)) return
    tried = sum
    untrack(() => { if (table) app.confirm(table) })
  })

  const talk = $derived.by((): Talk | null => {
    if (!table || table.state.mode === 'touch' || !app.house.talks) return null
    const may = table.state.seated && app.house.link === 'open' && app.house.play?.excluded !== true
    return { said: heardOf(app.house.said[id] ?? [], settings.muted), muted: settings.muted.length, on: settings.talk, may }
  })

  // At a table of one's own the coup is paid before its cards are turned; the purse tells nothing before they are.
  const untold = $derived.by(() => {
    if (holds) return true
    if (!table || table.state.mode !== 'touch') return false
    const answered = app.house.answer?.told
    return table.state.phase === 'dealing' || (told?.nextAt ?? null) !== null || (answered?.t === 'ack' && answered.seq > table.seq)
  })
  const purseNow = () => ({ balanceMinor: app.house.balanceMinor, inPlayMinor: app.house.inPlayMinor, sessionNetMinor: app.house.play?.net_minor ?? 0 })
  let purse = purseNow()
  const shownPurse = $derived.by(() => {
    if (!untold) purse = purseNow()
    return purse
  })

  const play = $derived.by((): Play | null => {
    if (!table || !layout || !felt) return null
    return {
      table, layout, felt, me: app.house.me?.id ?? '', ...shownPurse,
      laid, confirming: confirmingAt(app.house, id), terms: app.terms(table), tray: trayOf(table.state, settings.trays), chip: app.chip(table), talk, busy: isAsking(app.house, id), auto: app.autos.isOn(id), autoLeft: app.autos.left(id), autoStops: settings.auto,
      notice: app.notes[id] ?? null, lineLost: app.house.link === 'lost', idleEndsAt: app.house.idle[id] ?? null, houseNow: app.houseNow, holds,
      sessionMinutes: app.house.play ? minutesOf(app.house.play, app.houseNow) : null,
      look: settings, correction: app.house.corrections[id] ?? null,
    }
  })
  const withTable = (act: (now: NonNullable<typeof table>) => void) => () => { if (table) act(table) }
  const acts: Acts = {
    lay: (bet) => { if (table) app.layChip(table, bet) },
    takeOff: (bet) => { if (table) app.takeOff(table, bet) },
    choose: (minor) => { if (table) app.choose(table, minor) },
    undo: withTable((now) => app.undo(now)), clear: withTable((now) => app.clear(now)), rebet: withTable((now) => app.rebet(now)),
    double: withTable((now) => app.double(now)), confirm: withTable((now) => app.confirm(now)), takeBack: withTable((now) => app.takeBack(now)),
    auto: (stops) => {
      if (stops) choose({ auto: stops })
      if (table) app.toggleAuto(table, stops)
    },
    closeNotice: () => app.note(id, null), stay: () => app.stay(id), readCorrection: () => app.correctionRead(id), set: (what, on) => app.setSetting(what, on),
    look: (changes) => choose(changes),
    say: (phrase) => app.say(id, phrase),
    mute: (patron) => choose({ muted: patron === null ? [] : [...settings.muted, patron].slice(-MUTED_MOST) }),
    fillTray: (chips) => { if (table) choose({ trays: { ...settings.trays, [table.state.ruleset]: chips } }) },
    turn: (card) => { turned = new Set([...turned, ...(card === null ? Array(12).keys() : [card])]) },
  }

  function key(event: KeyboardEvent): 'help' | null {
    if (!settings.keys || !play) return null
    const act = keyAct(event, play)
    if (!act) return null
    event.preventDefault()
    if (act.do === 'help') return 'help'
    if (act.do === 'sound') acts.set('sound', !settings.sound)
    else if (act.do === 'lay') acts.lay(act.bet)
    else if (act.do === 'choose') acts.choose(act.minor)
    else acts[act.do]()
    return null
  }

  return {
    get play() { return play },
    get ended() { return ended },
    acts,
    key,
  }
}
