/** What games look like to this browser: the layout of a rule set, fetched once, and the titles of those that it has no words for. */
import { askLayout, askRulesets } from './link/http.ts'
import { language } from './text/texts.svelte.ts'
import type { RulesetLayout } from './wire.ts'

export class Games {
  layouts = $state.raw<Readonly<Record<string, RulesetLayout>>>({})
  #titles = $state.raw<Readonly<Record<string, Readonly<Record<string, string>>>>>({})

  /** Titles in the language that is spoken, as the house gives them. */
  get titles(): Readonly<Record<string, string>> {
    return this.#titles[language()] ?? {}
  }

  /** Fetches what a table of this rule set looks like, again when the house plays it by other rules now. */
  async wantLayout(ruleset: string, behaviourHash?: string): Promise<void> {
    const known = this.layouts[ruleset]
    if (known && (behaviourHash === undefined || known.behaviour_hash === behaviourHash)) return
    const layout = await askLayout(ruleset)
    this.layouts = { ...this.layouts, [ruleset]: layout }
  }

  async wantTitles(): Promise<void> {
    const lang = language()
    const titles = Object.fromEntries((await askRulesets(lang)).map(({ id, title }) => [id, title]))
    this.#titles = { ...this.#titles, [lang]: titles }
  }
}
