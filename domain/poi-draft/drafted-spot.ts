/** When a spot was claimed in real drafts: its places among the claims on its map, one for each draft that has it. */
export interface SpotDraftRecord {
  /** Drafts with this map. */
  readonly drafts: number
  readonly claimed: number
  /** The mean place among the claims on the map; null if it was never claimed. */
  readonly place: number | null
  /** Of the drafts in which it was open after `now` claims on the map, how many it was still open in after `then`. */
  readonly open: { readonly of: number; readonly still: number }
}

/** What real drafts say about a spot that is open after `now` claims on its map, until after `then` claims. */
export function spotDraftRecord(
  drafts: number,
  places: readonly number[],
  now: number,
  then: number,
): SpotDraftRecord {
  const claimed = places.length
  const claimedBy = (claims: number) => places.filter((place) => place <= claims).length
  return {
    drafts,
    claimed,
    place: claimed === 0 ? null : places.reduce((sum, place) => sum + place, 0) / claimed,
    open: { of: drafts - claimedBy(now), still: drafts - claimedBy(then) },
  }
}
