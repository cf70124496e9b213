/**
 * Messages in the patron's language. Every text of the client is a Fluent message of text/locale/, shared with Python.
 *
 * `t(id, values)` is reactive: a view that calls it is drawn again when the language changes.
 */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import type { Hint } from '../state/laying.ts'
import type { Language } from './languages.ts'

export type Values = Record<string, FluentVariable>
type Sources = { sources: Record<string, string> }

const FILES: Record<Language, () => Promise<Sources>> = {
  en: () => import('./files.en.ts'),
  'zh-Hant': () => import('./files.zh-Hant.ts'),
  'zh-Hans': () => import('./files.zh-Hans.ts'),
  vi: () => import('./files.vi.ts'),
  th: () => import('./files.th.ts'),
}

interface Spoken {
  readonly language: Language
  readonly bundle: FluentBundle
  /** The words of the trade, which messages of a rule set's own may refer to. */
  readonly terms: string
}

let spoken = $state.raw<Spoken>({ language: 'en', bundle: bundleOf('en', []), terms: '' })

export function language(): Language {
  return spoken.language
}

/**
 * Messages that one page alone speaks from lie in a file of their own, page-<name>.ftl, fetched with that page; the words
 * for what goes wrong at a table are those of the printed rules, rules-tables.ftl.
 */
const PAGES = import.meta.glob<string>(['$locale/*/page-*.ftl', '$locale/*/rules-tables.ftl'], { query: '?raw', import: 'default' })
const learned = new Set<string>()

/** Fetches the messages of a page, in this language and from then on in every one that is spoken. */
export async function learn(page: string): Promise<void> {
  if (learned.has(page)) return
  learned.add(page)
  const { language, bundle, terms } = spoken
  const source = await sourceOf(language, page)
  if (spoken.language !== language) return
  bundle.addResource(new FluentResource(source))
  spoken = { language, bundle, terms }
}

async function sourceOf(language: Language, page: string): Promise<string> {
  const file = page.startsWith('rules-') ? page : `page-${page}`
  const path = Object.keys(PAGES).find((key) => key.endsWith(`/${language}/${file}.ftl`))
  return path ? PAGES[path]!() : ''
}

/** Fetches a language and speaks it from then on. The page says which language it is in. */
export async function speak(wanted: Language): Promise<void> {
  const [{ sources }, ...pages] = await Promise.all([FILES[wanted](), ...[...learned].map((page) => sourceOf(wanted, page))])
  const terms = Object.entries(sources).find(([path]) => path.endsWith('/terms.ftl'))?.[1] ?? ''
  spoken = { language: wanted, bundle: bundleOf(wanted, [...Object.values(sources), ...pages]), terms }
  document.documentElement.lang = wanted
  document.title = t('app-name')
}

/** A message with its variables filled in. A missing one shows its id, which a test would see. */
export function t(id: string, values?: Values): string {
  return find(id, values) ?? id
}

/** A message, or null when this language has none of that name. */
export function find(id: string, values?: Values, attribute?: string): string | null {
  return said(spoken.bundle, id, values, attribute)
}

/** Why something is refused, in the fullest form that is known: the bet's name and the stake that would be taken. */
export function refusalText(hint: Hint, nameOf: (bet: string) => string): string {
  const id = `refused-${hint.reason}`
  if (hint.bet !== null) {
    const bet = nameOf(hint.bet)
    const allowed = hint.allowed_minor === null ? null : find(id, { bet, allowed: coins(hint.allowed_minor) }, 'allowed')
    const full = allowed ?? find(id, { bet }, 'bet')
    if (full) return full
  } else if (hint.allowed_minor !== null) {
    const amount = find(id, { allowed: coins(hint.allowed_minor) }, 'amount')
    if (amount) return amount
  }
  return t(id)
}

/** Names that a rule set brings in its own messages, by language; English when the patron's is missing. */
export function nameIn(messages: Readonly<Record<string, string>> | null, id: string): string {
  const own = messages?.[spoken.language]
  const english = messages?.['en']
  return (
    (own ? said(ownBundle(spoken.language, own), id) : null) ??
    find(id) ??
    (english ? said(ownBundle('en', english), id) : null) ??
    inWords(id.replace(/^(bet|ruleset)-/, ''))
  )
}

/** An id as words: "dragon-bonus" -> "Dragon bonus". */
export function inWords(id: string): string {
  const words = id.replaceAll(/[-_]/g, ' ').trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Minor units as coins, with decimals only where there are some. */
export function coins(minor: number): string {
  const digits = minor % 100 === 0 ? 0 : 2
  return written(minor / 100, digits)
}

/** The same with a sign: what a coup brought. */
export function signedCoins(minor: number): string {
  return minor > 0 ? `+${coins(minor)}` : minor < 0 ? `−${coins(-minor)}` : coins(0)
}

/** What is printed on a chip: few characters, however much it is worth. */
export function chipText(minor: number): string {
  if (minor < 10_000_00) return coins(minor)
  const thousand = minor / 1000_00
  return thousand % 1 === 0 ? `${numberFormat(spoken.language, 0).format(thousand)}K` : coins(minor)
}

export function number(value: number, digits = 0): string {
  return written(value, digits)
}

/** Less than nothing has the minus sign, which is as wide as a figure and never breaks off its number. */
function written(value: number, digits: number): string {
  return numberFormat(spoken.language, digits).format(value).replace('-', '−')
}

const formats = new Map<string, Intl.NumberFormat>()
function numberFormat(locale: string, digits: number): Intl.NumberFormat {
  const key = `${locale} ${digits}`
  let format = formats.get(key)
  if (!format) {
    format = new Intl.NumberFormat(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits })
    formats.set(key, format)
  }
  return format
}

function bundleOf(locale: string, sources: readonly string[]): FluentBundle {
  const bundle = new FluentBundle(locale, { useIsolating: false })
  for (const source of sources) bundle.addResource(new FluentResource(source))
  return bundle
}

function said(bundle: FluentBundle, id: string, values?: Values, attribute?: string): string | null {
  const message = bundle.getMessage(id)
  const pattern = attribute ? message?.attributes[attribute] : message?.value
  if (!pattern) return null
  const errors: Error[] = []
  const text = bundle.formatPattern(pattern, values, errors)
  if (errors.length > 0 && import.meta.env.DEV) console.warn(id, ...errors)
  return text
}

const ownBundles = new Map<string, FluentBundle>()
function ownBundle(locale: string, source: string): FluentBundle {
  // Terms are at hand for the language that is spoken; a fallback is made without, and anew once it is spoken.
  const terms = locale === spoken.language ? spoken.terms : ''
  const key = `${locale} ${terms.length}\n${source}`
  let bundle = ownBundles.get(key)
  if (!bundle) {
    bundle = bundleOf(locale, [terms, source])
    ownBundles.set(key, bundle)
  }
  return bundle
}
