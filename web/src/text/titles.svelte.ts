/** The name of a page: in its heading, in the browser's tab and history, and told to who listens when one comes to it. */
import type { Attachment } from 'svelte/attachments'
import { hasMoved } from '../link/travel.ts'
import { t } from './texts.svelte.ts'

/** For a page's heading: the tab has its name, and after a change of page it has the focus, so that Tab goes on from there. */
export function titled(name: string): Attachment<HTMLElement> {
  return (heading) => {
    const house = t('app-name')
    document.title = name && name !== house ? `${name} · ${house}` : house
    heading.tabIndex = -1
    if (name && hasMoved()) heading.focus({ preventScroll: true })
  }
}
