/** Keeps the screen on while somebody sits at a table and wants it so. Browsers that cannot, do not. */

/** Until the returned function is called. */
export function keepAwake(wanted: () => boolean): () => void {
  let lock: WakeLockSentinel | null = null
  let over = false
  async function hold() {
    if (over || !wanted() || document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return
    lock = await navigator.wakeLock.request('screen').catch(() => null)
    if (over) await lock?.release()
  }
  // The browser lets go when the page is hidden; it is asked again when the page is back.
  const back = () => void hold()
  document.addEventListener('visibilitychange', back)
  back()
  return () => {
    over = true
    document.removeEventListener('visibilitychange', back)
    void lock?.release()
  }
}
