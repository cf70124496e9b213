/** Studies of the lab: asked over HTTP, told line by line while they are played. */
import type { Failed, LabAsked, LabLine, LabMenu, LabRejected, LabShoeAsked, ShoePlayed } from '../wire.ts'
import { AskFailed } from './http.ts'

export async function askLabMenu(lang: string): Promise<LabMenu> {
  const response = await fetch(`api/lab?lang=${lang}`).catch(() => null)
  if (!response?.ok) throw new AskFailed('service-unavailable')
  return (await response.json()) as LabMenu
}

/** Plays a study; each line is told as it comes. Ends early when `signal` says so. */
export async function playStudy(asked: LabAsked, tell: (line: LabLine) => void, signal: AbortSignal): Promise<void> {
  const response = await fetch('api/lab', { method: 'POST', body: JSON.stringify(asked), headers: { 'content-type': 'application/json' }, credentials: 'same-origin', signal }).catch(() => null)
  if (signal.aborted) return
  if (!response?.ok || !response.body) {
    const failed = (await response?.json().catch(() => null)) as Failed | null
    if (failed?.detail) tell({ t: 'rejected', why: failed.detail })
    throw new AskFailed(failed?.reason ?? 'service-unavailable')
  }
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
  let kept = ''
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      const lines = (kept + value).split('\n')
      kept = lines.pop() ?? ''
      for (const line of lines) tell(JSON.parse(line) as LabLine)
    }
  } catch (error) {
    if (!signal.aborted) throw error instanceof AskFailed ? error : new AskFailed('service-unavailable')
  }
}

/** What a system would have come to on a shoe that a table dealt; or why it cannot be played so. */
export async function askShoePlayed(asked: LabShoeAsked): Promise<ShoePlayed | LabRejected> {
  const response = await fetch('api/lab/shoe', { method: 'POST', body: JSON.stringify(asked), headers: { 'content-type': 'application/json' }, credentials: 'same-origin' }).catch(() => null)
  if (response?.ok) return (await response.json()) as ShoePlayed
  const failed = (await response?.json().catch(() => null)) as Failed | null
  if (failed?.reason === 'malformed' && failed.detail) return { t: 'rejected', why: failed.detail }
  throw new AskFailed(failed?.reason ?? 'service-unavailable')
}
