/** The five languages of the house: their own names, and which of them a browser's wish means. */

export type Language = 'en' | 'zh-Hant' | 'zh-Hans' | 'vi' | 'th'

export const LANGUAGES: readonly { readonly id: Language; readonly name: string }[] = [
  { id: 'en', name: 'English' },
  { id: 'zh-Hant', name: '繁體中文' },
  { id: 'zh-Hans', name: '简体中文' },
  { id: 'vi', name: 'Tiếng Việt' },
  { id: 'th', name: 'ไทย' },
]

/** The first of a browser's wishes that the house speaks; English when it speaks none. */
export function languageFor(wishes: readonly string[]): Language {
  for (const wish of wishes) {
    const [base, ...rest] = wish.toLowerCase().split('-')
    if (base === 'zh') return rest.some((part) => ['hant', 'tw', 'hk', 'mo'].includes(part)) ? 'zh-Hant' : 'zh-Hans'
    const found = LANGUAGES.find(({ id }) => id === base)
    if (found) return found.id
  }
  return 'en'
}

/** How a language writes days and times where the patron lives: as the browser wishes, as long as it wishes for that language. */
export function localeFor(language: Language, wishes: readonly string[]): string {
  return wishes.find((wish) => wish.toLowerCase().split('-')[0] === language.split('-')[0] && languageFor([wish]) === language) ?? language
}
