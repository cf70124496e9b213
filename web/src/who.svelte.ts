/** Who is signed in at this browser, as the house said it last, and the ways to become somebody else. */
import { ask } from './link/http.ts'
import { choose } from './settings.svelte.ts'
import { LANGUAGES, type Language } from './text/languages.ts'
import { speak } from './text/texts.svelte.ts'
import type { Me } from './wire.ts'

let me = $state.raw<Me | null>(null)

export function who(): Me | null {
  return me
}

export function meIs(next: Me | null): void {
  me = next
}

/** What a way in answers: who one is now. Their language comes along, wherever it was chosen. */
export async function entered(answer: Promise<Me>): Promise<void> {
  const next = await answer
  me = next
  const language = LANGUAGES.find(({ id }) => id === next.language)?.id
  if (language && !next.patron.guest) await spoken(language)
}

async function spoken(language: Language): Promise<void> {
  choose({ language })
  await speak(language)
}

/** Keeps the language that was chosen with the login; nobody waits for it. */
export function keepLanguage(language: string): void {
  if (!me || me.language === language) return
  me = { ...me, language }
  ask('POST', 'api/language', { language }).catch(() => undefined)
}
