/** Exact odds of a shoe, asked over HTTP. */
import type { Failed, OddsAsked, OddsMenu, OddsTold } from '../wire.ts'
import { AskFailed } from './http.ts'

/** There is no such shoe; the house says in one line what to change, in English. */
export class ShoeRejected extends Error {}

export async function askOddsMenu(lang: string): Promise<OddsMenu> {
  const response = await fetch(`api/odds?lang=${lang}`).catch(() => null)
  if (!response?.ok) throw new AskFailed('service-unavailable')
  return (await response.json()) as OddsMenu
}

export async function askOdds(asked: OddsAsked, signal: AbortSignal): Promise<OddsTold> {
  const response = await fetch('api/odds', { method: 'POST', body: JSON.stringify(asked), headers: { 'content-type': 'application/json' }, signal })
  if (response.ok) return (await response.json()) as OddsTold
  const failed = (await response.json().catch(() => null)) as Failed | null
  if (failed?.detail) throw new ShoeRejected(failed.detail)
  throw new AskFailed(failed?.reason ?? 'service-unavailable')
}
