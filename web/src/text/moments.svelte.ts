/** Days and times as the patron's language and clock have them. */
import { language } from './texts.svelte.ts'

const formats = new Map<string, Intl.DateTimeFormat>()

/** A day and a time: "1 Mar 2026, 14:05:09". */
export function moment(ms: number): string {
  let format = formats.get(language())
  if (!format) {
    format = new Intl.DateTimeFormat(language(), { dateStyle: 'medium', timeStyle: 'medium' })
    formats.set(language(), format)
  }
  return format.format(ms)
}
