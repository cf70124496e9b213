/** Days and times as the patron's language, place and clock have them. */
import { localeFor } from './languages.ts'
import { language } from './texts.svelte.ts'

const formats = new Map<string, Intl.DateTimeFormat>()

/** A day and a time: "1 Mar 2026, 14:05:09"; `short` without the seconds. */
export function moment(ms: number, how: 'medium' | 'short' = 'medium'): string {
  const key = `${language()} ${how}`
  let format = formats.get(key)
  if (!format) {
    format = new Intl.DateTimeFormat(localeFor(language(), navigator.languages), { dateStyle: 'medium', timeStyle: how })
    formats.set(key, format)
  }
  return format.format(ms)
}
