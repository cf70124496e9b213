/** The address bar and what it shows. Addresses are hashes, so the house serves one page and needs to know none of them. */

export type Route =
  | { readonly page: 'hall' }
  | { readonly page: 'table'; readonly table: string }
  /** The printed rules of a game, or all games to choose from. */
  | { readonly page: 'rules'; readonly ruleset: string | null }
  | { readonly page: 'settings' }
  /** A shoe of one's own, written in the address so that it can be sent to somebody. */
  | { readonly page: 'roads'; readonly shoe: string }
  /** A large screen: the shoe of a table, or one that is entered by hand. */
  | { readonly page: 'wall'; readonly table: string | null }
  /** Betting systems, played on the house's machine; `ruleset` is what one comes to study. */
  | { readonly page: 'lab'; readonly ruleset?: string }
  /** A betting system on one shoe of a table, as far as it was shown. */
  | { readonly page: 'lab-shoe'; readonly table: string; readonly shoe: number }
  /** Exact odds of any shoe; `wish` is the shoe in question as state/shoe.ts writes it. */
  | { readonly page: 'odds'; readonly wish: string }
  /** How a shoe is proved fair; of one table where it is named. */
  | { readonly page: 'fairness'; readonly table: string | null }
  /** Two to four tables in one view. */
  | { readonly page: 'tables'; readonly tables: readonly string[] }
  /** One's own coups, of one table where it is named; or one of them again. */
  | { readonly page: 'history'; readonly table: string | null }
  | { readonly page: 'coup'; readonly table: string; readonly shoe: number; readonly coup: number }
  | { readonly page: 'statement' }
  | { readonly page: 'leaders'; readonly table: string | null }
  /** Who one is here: becoming a login, signing in and out, name, sessions. */
  | { readonly page: 'me' }
  | { readonly page: 'sign-in' }
  /** What one sets for oneself. */
  | { readonly page: 'limits' }
  /** The admin's page for people; `link` is the token of a link that is good once. */
  | { readonly page: 'staff'; readonly link: string | null }
  /** The house's tables, for its own people. */
  | { readonly page: 'admin' }
  /** The dealer's console of a live table; the pit with all of them, or one of them; the shift's report. */
  | { readonly page: 'console'; readonly table: string }
  | { readonly page: 'pit'; readonly table: string | null }
  | { readonly page: 'shift' }
  /** A dealer's practice, or the scores of those who practise. */
  | { readonly page: 'practice' }
  | { readonly page: 'gallery'; readonly part: string | null }
  | { readonly page: 'unknown' }

/** So many tables fit into one view. */
export const TABLES_MOST = 4

/** Reads the hash of an address. */
export function routeOf(hash: string): Route {
  const [page, name, ...rest] = hash.replace(/^#?\/?/, '').split('/').map(readable)
  if (page === 'history' && name && rest.length === 2) return coupOf(name, rest)
  if (page === 'lab-shoe' && name && rest.length === 1) return shoeOf(name, rest[0]!)
  if (rest.length > 0) return { page: 'unknown' }
  switch (page) {
    case '': return { page: 'hall' }
    case 'table': return name ? { page: 'table', table: name } : { page: 'unknown' }
    case 'rules': return { page: 'rules', ruleset: name || null }
    case 'settings': return { page: 'settings' }
    case 'roads': return { page: 'roads', shoe: name ?? '' }
    case 'wall': return { page: 'wall', table: name || null }
    case 'lab': return name ? { page: 'lab', ruleset: name } : { page: 'lab' }
    case 'odds': return { page: 'odds', wish: name ?? '' }
    case 'fairness': return { page: 'fairness', table: name || null }
    case 'tables': {
      const tables = [...new Set((name ?? '').split(',').filter(Boolean))].slice(0, TABLES_MOST)
      return tables.length > 0 ? { page: 'tables', tables } : { page: 'unknown' }
    }
    case 'history': return { page: 'history', table: name || null }
    case 'statement': return { page: 'statement' }
    case 'leaders': return { page: 'leaders', table: name || null }
    case 'me': return { page: 'me' }
    case 'sign-in': return { page: 'sign-in' }
    case 'limits': return { page: 'limits' }
    case 'staff': return { page: 'staff', link: name || null }
    case 'admin': return { page: 'admin' }
    case 'console': return name ? { page: 'console', table: name } : { page: 'pit', table: null }
    case 'pit': return { page: 'pit', table: name || null }
    case 'shift': return { page: 'shift' }
    case 'practice': return { page: 'practice' }
    case 'gallery': return { page: 'gallery', part: name || null }
    default: return { page: 'unknown' }
  }
}

/** Writes the hash that leads to a page. */
export function hashOf(route: Route): string {
  switch (route.page) {
    case 'hall': return '#/'
    case 'table': return `#/table/${encodeURIComponent(route.table)}`
    case 'rules': return route.ruleset ? `#/rules/${encodeURIComponent(route.ruleset)}` : '#/rules'
    case 'settings': return '#/settings'
    case 'roads': return route.shoe ? `#/roads/${encodeURIComponent(route.shoe)}` : '#/roads'
    case 'wall': return route.table ? `#/wall/${encodeURIComponent(route.table)}` : '#/wall'
    case 'lab': return route.ruleset ? `#/lab/${encodeURIComponent(route.ruleset)}` : '#/lab'
    case 'lab-shoe': return `#/lab-shoe/${encodeURIComponent(route.table)}/${route.shoe}`
    case 'odds': return route.wish ? `#/odds/${encodeURIComponent(route.wish).replaceAll('%3B', ';').replaceAll('%3D', '=').replaceAll('%2C', ',')}` : '#/odds'
    case 'fairness': return route.table ? `#/fairness/${encodeURIComponent(route.table)}` : '#/fairness'
    case 'tables': return `#/tables/${route.tables.map(encodeURIComponent).join(',')}`
    case 'history': return route.table ? `#/history/${encodeURIComponent(route.table)}` : '#/history'
    case 'coup': return `#/history/${encodeURIComponent(route.table)}/${route.shoe}/${route.coup}`
    case 'statement': return '#/statement'
    case 'leaders': return route.table ? `#/leaders/${encodeURIComponent(route.table)}` : '#/leaders'
    case 'me': return '#/me'
    case 'sign-in': return '#/sign-in'
    case 'limits': return '#/limits'
    case 'staff': return route.link ? `#/staff/${encodeURIComponent(route.link)}` : '#/staff'
    case 'admin': return '#/admin'
    case 'console': return `#/console/${encodeURIComponent(route.table)}`
    case 'pit': return route.table ? `#/pit/${encodeURIComponent(route.table)}` : '#/pit'
    case 'shift': return '#/shift'
    case 'practice': return '#/practice'
    case 'gallery': return route.part ? `#/gallery/${encodeURIComponent(route.part)}` : '#/gallery'
    case 'unknown': return '#/'
  }
}

const whole = (text: string) => (/^\d{1,15}$/.test(text) ? Number(text) : 0)

function shoeOf(table: string, number: string): Route {
  const shoe = whole(number)
  return shoe ? { page: 'lab-shoe', table, shoe } : { page: 'unknown' }
}

function coupOf(table: string, numbers: readonly string[]): Route {
  const [shoe, coup] = numbers.map(whole)
  return shoe && coup ? { page: 'coup', table, shoe, coup } : { page: 'unknown' }
}

function readable(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
