import { getSession } from '../shared/session-store.ts'
import { EMPTY, type Lineup } from './lineup.ts'

interface Visit {
  readonly lineup: Lineup
  readonly isFollowing: boolean
}

const NONE: Visit = { lineup: EMPTY, isFollowing: false }

/** Kept while the page lives, for whoever comes back from another view through the menu. */
let last: Visit & { readonly by?: number | undefined } = NONE

/** A user takes over what they chose as a guest, and nothing of another user's. */
export const lastVisit = (): Visit =>
  last.by === undefined || last.by === getSession().user?.id ? last : NONE

export function keepVisit(change: Partial<Visit>) {
  last = { ...lastVisit(), ...change, by: getSession().user?.id }
}
