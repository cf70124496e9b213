/** The few things that are asked over HTTP. Every failure carries a reason of the protocol. */
import type { Failed, Me, Reason, RulesetBrief, RulesetLayout, Ticket } from '../wire.ts'

export class AskFailed extends Error {
  readonly reason: Reason

  constructor(reason: Reason) {
    super(reason)
    this.reason = reason
  }
}

export async function ask<T>(method: 'GET' | 'POST', path: string, body?: object): Promise<T> {
  let response: Response
  const headers = { accept: 'application/json', ...(body && { 'content-type': 'application/json' }) }
  try {
    response = await fetch(path, { method, headers, credentials: 'same-origin', ...(body && { body: JSON.stringify(body) }) })
  } catch {
    throw new AskFailed('service-unavailable')
  }
  if (response.ok) return (await response.json()) as T
  const failed = (await response.json().catch(() => null)) as Failed | null
  throw new AskFailed(failed?.reason ?? (response.status === 401 ? 'not-signed-in' : 'service-unavailable'))
}

export const askMe = () => ask<Me>('GET', 'api/me')
export const becomeGuest = () => ask<Me>('POST', 'api/guest')
export const askTicket = () => ask<Ticket>('POST', 'api/ticket')
/** Titles are in the language that is asked for. */
export const askRulesets = (lang: string) => ask<RulesetBrief[]>('GET', `api/rulesets?lang=${encodeURIComponent(lang)}`)
export const askLayout = (ruleset: string) => ask<RulesetLayout>('GET', `api/rulesets/${encodeURIComponent(ruleset)}`)

/** The printed rules of a rule set as HTML, in a language. */
export async function askRules(ruleset: string, lang: string): Promise<string> {
  const response = await fetch(`api/rulesets/${encodeURIComponent(ruleset)}/rules?lang=${lang}&format=html`).catch(() => null)
  if (!response?.ok) throw new AskFailed('service-unavailable')
  return response.text()
}
