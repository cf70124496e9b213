/** What proves the shoes of a table, folded from its events: statements are kept as the house wrote them. */
import type { ContributorTold, FairnessTold, PublicEvent } from '../wire.ts'

export const UNTOLD: FairnessTold = { anchor: null, opening: null, promise: null, contributors: [], may_ask_fresh: false, next_shoe: 1, pledged: [], called: null }

/** What is known after an event. `me` names the one patron of a table where the share comes with the deal. */
export function fairnessAfter(told: FairnessTold, event: PublicEvent, me: ContributorTold): FairnessTold {
  switch (event.kind) {
    case 'chain-announced':
      return { ...told, anchor: told.anchor ?? event.anchor }
    case 'share-pledged': {
      const pledged = { patron: event.patron, nickname: event.nickname, gave: false }
      const may_ask_fresh = told.may_ask_fresh && !event.fresh
      return { ...told, may_ask_fresh, pledged: told.pledged.some(({ patron }) => patron === event.patron) ? told.pledged : [...told.pledged, pledged] }
    }
    case 'shares-called':
      return { ...told, pledged: [], called: { shoe: event.shoe, opening: event.opening, until: event.until, contributors: told.pledged } }
    case 'share-given': {
      if (!told.called) return told
      const contributors = told.called.contributors.map((one) => (one.patron === event.patron ? { ...one, gave: true } : one))
      return { ...told, called: { ...told.called, contributors } }
    }
    case 'shoe-opened':
      return { ...told, opening: event.opening, promise: event.promise, contributors: told.called?.contributors ?? [], may_ask_fresh: event.promise !== null && !told.called, next_shoe: event.shoe + 1, called: null }
    case 'betting-closed':
      return event.entropy === null || told.promise !== null ? told : { ...told, contributors: [me] }
    case 'coup-settled':
      return event.promise === null ? told : { ...told, promise: event.promise }
    case 'wagers-placed':
      return told.may_ask_fresh ? { ...told, may_ask_fresh: false } : told
    case 'shoe-ended':
      return { ...told, opening: null, promise: null, contributors: [], may_ask_fresh: false }
    default:
      return told
  }
}
