/** What this browser keeps of having been signed in here. It is no proof of anything, only a reason to ask. */
const BEEN_HERE = 'puntobanco.been-here'

/** Whether this browser was signed in here; one that never was need not ask the house who it is. */
export function beenHere(): boolean {
  try {
    return localStorage.getItem(BEEN_HERE) !== null
  } catch {
    return true
  }
}

export function rememberBeing(here: boolean): void {
  try {
    if (here) localStorage.setItem(BEEN_HERE, '1')
    else localStorage.removeItem(BEEN_HERE)
  } catch {
    // A browser that keeps nothing asks again next time.
  }
}
