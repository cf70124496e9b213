/** The address bar and what it shows. Addresses are hashes, so the house serves one page and needs to know none of them. */

export type Route =
  | { readonly page: 'hall' }
  | { readonly page: 'table'; readonly table: string }
  | { readonly page: 'rules'; readonly ruleset: string }
  | { readonly page: 'settings' }
  /** A shoe of one's own, written in the address so that it can be sent to somebody. */
  | { readonly page: 'roads'; readonly shoe: string }
  | { readonly page: 'wall' }
  /** Betting systems, played on the house's machine; `ruleset` is what one comes to study. */
  | { readonly page: 'lab'; readonly ruleset?: string }
  | { readonly page: 'gallery'; readonly part: string | null }
  | { readonly page: 'unknown' }

/** Reads the hash of an address. */
export function routeOf(hash: string): Route {
  const [page, name, ...rest] = hash.replace(/^#?\/?/, '').split('/').map(readable)
  if (rest.length > 0) return { page: 'unknown' }
  switch (page) {
    case '': return { page: 'hall' }
    case 'table': return name ? { page: 'table', table: name } : { page: 'unknown' }
    case 'rules': return name ? { page: 'rules', ruleset: name } : { page: 'unknown' }
    case 'settings': return { page: 'settings' }
    case 'roads': return { page: 'roads', shoe: name ?? '' }
    case 'wall': return { page: 'wall' }
    case 'lab': return name ? { page: 'lab', ruleset: name } : { page: 'lab' }
    case 'gallery': return { page: 'gallery', part: name || null }
    default: return { page: 'unknown' }
  }
}

/** Writes the hash that leads to a page. */
export function hashOf(route: Route): string {
  switch (route.page) {
    case 'hall': return '#/'
    case 'table': return `#/table/${encodeURIComponent(route.table)}`
    case 'rules': return `#/rules/${encodeURIComponent(route.ruleset)}`
    case 'settings': return '#/settings'
    case 'roads': return route.shoe ? `#/roads/${encodeURIComponent(route.shoe)}` : '#/roads'
    case 'wall': return '#/wall'
    case 'lab': return route.ruleset ? `#/lab/${encodeURIComponent(route.ruleset)}` : '#/lab'
    case 'gallery': return route.part ? `#/gallery/${encodeURIComponent(route.part)}` : '#/gallery'
    case 'unknown': return '#/'
  }
}

function readable(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
