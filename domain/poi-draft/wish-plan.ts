import type { MapId } from '../catalog/map.ts'
import { isSameTeam } from '../team/team.ts'
import { wishesOf } from './decide-poi-draft.ts'
import { type OpenChances, openPicksOf, openSpotsOf } from './open-chance.ts'
import { openMapsOf, picksOf } from './pick-order.ts'
import { claimsAt, type PoiDraftState } from './poi-draft.ts'
import type { SpotRecord } from './spot-record.ts'

/** A wish, and what became of it. */
export interface WishState {
  readonly poi: number
  /** 1 for the best that is still open; null if it is taken. */
  readonly rank: number | null
  /** Who claimed it, and with which picks. */
  readonly takenBy: readonly { readonly team: string; readonly pick: number }[]
}

/** What we want to do with one of our open picks. */
export interface WishedPick {
  readonly pick: number
  readonly map: MapId
  readonly best: number | null
  /** If the best one is gone by then. */
  readonly planB: number | null
}

/** The wishes of a map in their order. A shared spot can still be claimed, but not if we have it. */
export function wishStates(draft: PoiDraftState, team: string, map: MapId): WishState[] {
  const picks = picksOf(draft)
  let rank = 0
  return wishesOf(draft, map).map((poi) => {
    const claims = claimsAt(draft, map, poi)
    const isOurs = claims.some((claim) => isSameTeam(claim.team, team))
    const isOpen = !isOurs && (draft.allowSharing || claims.length === 0)
    if (isOpen) rank += 1
    return {
      poi,
      rank: isOpen ? rank : null,
      takenBy: claims.map((claim) => ({
        team: claim.team,
        pick: picks.find((one) => one.claim === claim)?.number ?? 0,
      })),
    }
  })
}

/**
 * A best wish and a plan B for each of our open picks. The first pick goes to the map whose best wish is least likely to be
 * open later; without chances, to the first map of the draft.
 */
export function planWishes(
  draft: PoiDraftState,
  team: string,
  chances: ReadonlyMap<MapId, OpenChances | null>,
): WishedPick[] {
  const plans = openMapsOf(draft, team).map((map) => {
    const open = wishStates(draft, team, map).filter(({ rank }) => rank !== null)
    const best = open[0]?.poi ?? null
    const stays = best === null ? 2 : (chances.get(map)?.byPoi.get(best) ?? 1)
    return { map, best, planB: open[1]?.poi ?? null, stays }
  })
  const urgent = plans.toSorted((a, b) => a.stays - b.stays)
  return openPicksOf(draft, team).flatMap((pick, index) => {
    const plan = urgent[index]
    return plan ? [{ pick, map: plan.map, best: plan.best, planB: plan.planB }] : []
  })
}

/** The open spot with the best record that isn't wished for yet. Null without records. */
export function suggestWish(
  draft: PoiDraftState,
  map: MapId,
  records: ReadonlyMap<number, SpotRecord>,
): SpotRecord | null {
  const wished = wishesOf(draft, map)
  const found = openSpotsOf(draft, map)
    .filter((poi) => !wished.includes(poi))
    .flatMap((poi) => records.get(poi) ?? [])
  return found.toSorted((a, b) => b.value - a.value || a.poi - b.poi)[0] ?? null
}
