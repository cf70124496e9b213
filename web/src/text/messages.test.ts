import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { test } from 'node:test'
import { LANGUAGES } from './languages.ts'

const LOCALE = fileURLToPath(new URL('../../../src/puntobanco/text/locale/', import.meta.url))
const SOURCES = fileURLToPath(new URL('../', import.meta.url))
/** Files that only the client speaks from, those of single pages among them, and those that it shares with Python. */
const PAGES = readdirSync(`${LOCALE}en`).flatMap((file) => /^(page-.*)\.ftl$/.exec(file)?.[1] ?? [])
const OURS = ['common', 'hall', 'table', 'roads', 'fairness', ...PAGES]
const SHARED = ['terms', 'errors']

/** Messages of a file by id, each with the variables that it uses. */
function messages(language: string, file: string): Map<string, string> {
  const found = new Map<string, string>()
  let id = ''
  for (const line of readFileSync(`${LOCALE}${language}/${file}.ftl`, 'utf8').split('\n')) {
    id = /^([a-z][\w-]*) =/i.exec(line)?.[1] ?? (/^(#|$)/.test(line) ? '' : id)
    if (id) found.set(id, `${found.get(id) ?? ''}${line}\n`)
  }
  return new Map([...found].map(([key, text]) => [key, [...new Set(text.match(/\$\w+/g) ?? [])].sort().join(' ')]))
}

function sources(): string {
  return readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(svelte|ts)$/.test(path) && !path.endsWith('.test.ts'))
    .map((path) => readFileSync(`${SOURCES}${path}`, 'utf8'))
    .join('\n')
}

const english = OURS.map((file) => messages('en', file))
const source = sources()

test('every language has the same messages with the same variables', () => {
  for (const { id } of LANGUAGES) for (const [index, file] of OURS.entries()) assert.deepEqual(messages(id, file), english[index], `${id}/${file}`)
})

test('every message is said somewhere', () => {
  const begun = [...source.matchAll(/[`'"]([a-z][a-z-]*-)\$\{/g)].map((match) => match[1]!)
  const unused = english.flatMap((file) => [...file.keys()]).filter((id) => !new RegExp(`['"\`]${id}['"\`]`).test(source) && !begun.some((start) => id.startsWith(start)))
  assert.deepEqual(unused, [])
})

test('everything said is a message', () => {
  const known = new Set([...OURS, ...SHARED].flatMap((file) => [...messages('en', file).keys()]))
  const said = [...source.matchAll(/\bt\(\s*'([a-z][\w-]*)'/g), ...source.matchAll(/\bt\([^()]*\? '([a-z][\w-]*)' : '[a-z]/g), ...source.matchAll(/\bt\([^()]*\? '[a-z][\w-]*' : '([a-z][\w-]*)'/g)]
  assert.deepEqual(said.map((match) => match[1]!).filter((id) => !known.has(id)), [])
})
