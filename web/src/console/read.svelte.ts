/** Which requests the people at this browser have read the end of. It stays with the browser. */
import { withRead } from './ended.ts'

const KEY = 'puntobanco.requests-read'

let read = $state.raw<readonly string[]>(kept())

export function readRequests(): readonly string[] {
  return read
}

export function readRequest(request: string): void {
  read = withRead(read, request)
  try {
    localStorage.setItem(KEY, JSON.stringify(read))
  } catch {
    // A browser that keeps nothing says it again next time.
  }
}

function kept(): readonly string[] {
  try {
    const told: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(told) ? told.map(String) : []
  } catch {
    return []
  }
}
