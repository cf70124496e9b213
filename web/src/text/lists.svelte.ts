/** Items as one phrase: "a, b and c"; the same messages as Python uses. */
import { t } from './texts.svelte.ts'

export function listed(items: readonly string[], last: 'and' | 'or'): string {
  if (items.length < 2) return items[0] ?? ''
  const before = items.slice(1, -1).reduce((list, item) => t('list-more', { list, item }), items[0]!)
  return t(items.length === 2 ? `list-${last}` : `list-more-${last}`, { list: before, item: items.at(-1)! })
}
