/** Odds and their conditions in words. */
import type { PrintedFact, PrintedRow } from '../state/odds.ts'
import { valuesText } from '../state/odds.ts'
import { find, inWords, language, number, t } from './texts.svelte.ts'

/** "9 : 5" */
export function oddsText(row: PrintedRow): string {
  return `${grouped(row.odds[0])} : ${grouped(row.odds[1])}`
}

/** What must hold for a row, in few words: "with 7". */
export function whenText(row: PrintedRow): string {
  return row.facts.map(factText).join(' ')
}

/** As the house says it; where it says nothing, from the client's own words. */
function factText({ fact, values, said }: PrintedFact): string {
  const told = said[language()]
  if (told) return told
  const only = values.length === 1 ? values[0] : undefined
  if (only === true) return find(`short-${fact}`) ?? inWords(fact)
  if (typeof only === 'string') {
    const own = find(`short-${fact}-${only}`)
    if (own) return own
  }
  const text = valuesText(values)
  return find(`short-${fact}`, { values: text }) ?? t('short-other', { fact: inWords(fact), values: text })
}

/** "less 5 %" */
export function commissionText(commission: string): string {
  return t('less-commission', { share: shareText(commission) })
}

/** A share as the rule set writes it ("5%"), as the language writes it. */
export function shareText(share: string): string {
  return t('percent', { number: share.replace(/\s*%$/, '') })
}

function grouped(digits: string): string {
  return /^\d+$/.test(digits) ? number(Number(digits)) : digits
}
