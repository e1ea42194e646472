import type { SpotRecordsAnswer, StoredPoiDraft } from '#contract/poi-draft/poi-draft.ts'
import type { MapId } from '#domain/catalog/map.ts'
import { decidePoiDraft, wishesOf } from '#domain/poi-draft/decide-poi-draft.ts'
import { type OpenChances, openChances, waitedPickOf } from '#domain/poi-draft/open-chance.ts'
import { clockOf, type DraftPick, picksOf } from '#domain/poi-draft/pick-order.ts'
import { claimsAt, type PoiClaim } from '#domain/poi-draft/poi-draft.ts'
import { spotDraftRecord } from '#domain/poi-draft/drafted-spot.ts'
import { type SpotRecord, spotRecords } from '#domain/poi-draft/spot-record.ts'
import { planWishes, type WishedPick, wishStates } from '#domain/poi-draft/wish-plan.ts'
import { isSameTeam } from '#domain/team/team.ts'
import type { UnsentOperation } from './unsent-operations.ts'

/** A spot on one of the maps. */
export interface BoardSpot {
  readonly map: MapId
  readonly poi: number
}

/** Everything the screen shows of a draft. */
export interface Board {
  readonly draft: StoredPoiDraft
  /** Our team as the draft spells it; null if it doesn't take part. */
  readonly team: string | null
  readonly picks: readonly DraftPick[]
  readonly clock: DraftPick | null
  readonly isOurTurn: boolean
  /** Our next pick. While we are on the clock, the one after it. */
  readonly nextPick: number | null
  readonly plan: readonly WishedPick[]
  readonly chances: ReadonlyMap<MapId, OpenChances | null>
  readonly records: ReadonlyMap<MapId, ReadonlyMap<number, SpotRecord>>
  readonly drafted: Pick<SpotRecordsAnswer, 'drafts' | 'drafted'>
}

export function buildBoard(
  draft: StoredPoiDraft,
  ownTeam: string | null,
  answer: SpotRecordsAnswer | undefined,
): Board {
  const wanted = draft.team ?? ownTeam
  const team = draft.teams.find((name) => wanted !== null && isSameTeam(name, wanted)) ?? null
  const clock = clockOf(draft)
  const chances = new Map(
    draft.maps.map((map) => [
      map,
      team === null ? null : openChances(draft, answer?.landings ?? [], team, map),
    ]),
  )
  return {
    draft,
    team,
    picks: picksOf(draft),
    clock,
    isOurTurn: clock !== null && clock.team === team,
    nextPick: team === null ? null : waitedPickOf(draft, team),
    plan: team === null ? [] : planWishes(draft, team, chances),
    chances,
    drafted: answer ?? { drafts: [], drafted: [] },
    records: new Map(draft.maps.map((map) => [map, spotRecords(answer?.spots ?? [], map)])),
  }
}

/** What the league's drafts say about a spot, until our next pick. Null without such drafts. */
export function draftRecordOf(board: Board, { map, poi }: BoardSpot) {
  const { draft, drafted, chances } = board
  const drafts = drafted.drafts.find((one) => one.map === map)?.drafts ?? 0
  if (drafts === 0) return null
  const places = drafted.drafted.find((one) => one.map === map && one.poi === poi)?.places ?? []
  const now = draft.claims.filter((claim) => claim.map === map).length
  const chance = chances.get(map)
  const then = now + Math.round(chance?.expectedClaims ?? 0)
  return { ...spotDraftRecord(drafts, places, now, then), pick: chance?.pick ?? null }
}

/** What "Claim" and Enter claim: the chosen spot, or our best wish while we are on the clock. */
export function spotToClaim(board: Board, chosen: BoardSpot | null): BoardSpot | null {
  if (chosen && canClaim(board, chosen)) return chosen
  const [next] = board.plan
  if (!board.isOurTurn || !next || next.best === null) return null
  return { map: next.map, poi: next.best }
}

/** Whether the team on the clock can claim it. */
function canClaim({ draft, clock }: Board, { map, poi }: BoardSpot): boolean {
  if (!clock) return false
  const hasMap = draft.claims.some(
    (claim) => claim.map === map && isSameTeam(claim.team, clock.team),
  )
  return !hasMap && (draft.allowSharing || claimsAt(draft, map, poi).length === 0)
}

export interface OrderCell {
  readonly map: MapId
  readonly claim: PoiClaim | null
  /** The pick it was claimed with, or could be claimed with. */
  readonly pick: number
  readonly isNow: boolean
  /** The pick as planned, if it timed out. */
  readonly timedOutAt: number | null
}

export interface OrderRow {
  readonly team: string
  readonly isOurs: boolean
  /** In the order of the draft's maps. Open picks fill the open maps in turn. */
  readonly cells: readonly OrderCell[]
}

export function orderRows({ draft, team: own, picks, clock }: Board): OrderRow[] {
  return draft.teams.map((team) => {
    const mine = picks.filter((pick) => pick.team === team)
    const open = mine.filter(({ claim }) => claim === null)
    const cells = draft.maps.map((map) => {
      const made = mine.find(({ claim }) => claim?.map === map)
      const pick = made ?? open.shift()
      return {
        map,
        claim: made?.claim ?? null,
        pick: pick?.number ?? 0,
        timedOutAt: pick?.timedOut ? pick.planned : null,
        isNow: made === undefined && pick !== undefined && pick.number === clock?.number,
      }
    })
    return { team, isOurs: team === own, cells }
  })
}

/** Wishes show at once; claims once the server has accepted them. */
export function withPendingWishes(
  stored: StoredPoiDraft,
  pending: readonly UnsentOperation[],
): StoredPoiDraft {
  return pending.reduce((draft, { operation }) => {
    if (operation.type !== 'wish') return draft
    const context = { version: 0, by: '', at: 0, seed: 0, isSpot: () => true }
    const next = decidePoiDraft(draft, operation, context)
    return typeof next === 'string' ? draft : { ...draft, wishes: next.wishes }
  }, stored)
}

/** The wishes of a map that were claimed by others and can't be shared, the best first. */
export const lostWishes = ({ draft, team }: Board, map: MapId): number[] =>
  wishStates(draft, team ?? '', map)
    .filter(({ rank, takenBy }) => rank === null && takenBy.some((claim) => claim.team !== team))
    .map(({ poi }) => poi)

/** The rank of each open wish of a map, by POI. */
export const wishRanks = ({ draft, team }: Board, map: MapId): Map<number, number> =>
  new Map(
    wishStates(draft, team ?? '', map).flatMap(({ poi, rank }) =>
      rank === null ? [] : [[poi, rank]],
    ),
  )

export const isWished = ({ draft }: Board, { map, poi }: BoardSpot) =>
  wishesOf(draft, map).includes(poi)
