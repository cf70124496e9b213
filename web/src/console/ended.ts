/** Which of the requests that wait no longer are still to be said at a console. */
import type { RequestEnded } from '../wire.ts'

/** Requests that one browser remembers having been read; more than a table tells of. */
const READ_MOST = 100
/** The felt is to be seen beside them; older ones follow when these were read. */
const SHOWN_MOST = 3

/** The newest first, a few at a time, without those that were read, and without what one took back oneself. */
export function unread(ended: readonly RequestEnded[], read: readonly string[]): readonly RequestEnded[] {
  return ended.filter((one) => !read.includes(one.request) && !(one.mine && one.outcome === 'withdrawn')).slice(-SHOWN_MOST).reverse()
}

export function withRead(read: readonly string[], request: string): readonly string[] {
  return [...read.filter((one) => one !== request), request].slice(-READ_MOST)
}
