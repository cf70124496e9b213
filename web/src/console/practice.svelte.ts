/**
 * A dealer's own place of practice: the desk of a table that is in the house's memory alone.
 *
 * What would be refused at once at a real console is asked all the same, since it counts here.
 */
import { app } from '../app.svelte.ts'
import { freshId } from '../link/ids.ts'
import { find, inWords, language, t } from '../text/texts.svelte.ts'
import type { LiveDo, LiveState, PracticeScore, PracticeTold, Reason, Remedy, ServerMessage } from '../wire.ts'
import { Desk, type Command } from './desk.svelte.ts'

export interface Wish {
  readonly ruleset: string
  readonly drill: string
  readonly seed: string
}

export class PracticeDesk extends Desk {
  practice = $state.raw<PracticeTold | null>(null)
  /** Whether the house has said how it stands. */
  known = $state(false)

  constructor() {
    super('practice')
  }

  override get topic(): string {
    return 'practice'
  }

  /** Begins a drill; what is not done to its end is forgotten. */
  async begin(wish: Wish): Promise<Reason | null> {
    this.said = null
    const told = await this.send((id) => ({ t: 'practice-begin', id, ruleset: wish.ruleset, drill: wish.drill, seed: wish.seed || freshId() }))
    return told.t === 'refused' ? told.reason : null
  }

  async end(): Promise<void> {
    this.said = null
    await this.send((id) => ({ t: 'practice-end', id }))
  }

  override refuse(what: LiveDo): void {
    this.ask(what)
  }

  protected override heard(message: ServerMessage): { readonly seq: number; readonly state: LiveState | null } | null {
    if (message.t !== 'practice-state') return null
    this.known = true
    this.practice = message.practice
    return { seq: message.seq, state: message.practice?.table ?? null }
  }

  protected override asking(id: string, what: LiveDo): Command {
    return { t: 'practice', id, do: what }
  }

  protected override previewing(id: string, remedy: Remedy): Command {
    return { t: 'practice-preview', id, remedy }
  }
}

/** The name of a drill: the house's own, or a message of ours. */
export function drillName(drill: string, title: Readonly<Record<string, string>>): string {
  return title[language()] ?? title['en'] ?? Object.values(title)[0] ?? t(`practice-drill-${drill}`)
}

/** What the dealer sees when something goes wrong, in the house's words where the drill is its own. */
export function sightText(sees: string, words: Readonly<Record<string, string>>): string {
  return words[language()] ?? find(`practice-sees-${sees}`) ?? words['en'] ?? Object.values(words)[0] ?? sees
}

export const gameName = (ruleset: string) => find(`ruleset-${ruleset}`) ?? app.titles[ruleset] ?? inWords(ruleset)

/** Whose score it is, for a list. */
export const scoreKey = (one: PracticeScore) => `${one.at} ${one.login}`
