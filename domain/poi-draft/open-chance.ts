import type { MapId } from '../catalog/map.ts'
import { poisOf } from '../catalog/poi.ts'
import { isSameTeam, teamKey } from '../team/team.ts'
import { clockOf, openMapsOf, picksOf } from './pick-order.ts'
import { claimsAt, type PoiDraftState } from './poi-draft.ts'

/** How often a team landed at a spot. */
export interface LandingCount {
  readonly team: string
  readonly map: MapId
  readonly poi: number
  readonly games: number
}

export interface OpenChances {
  /** Our pick that the chances are for. */
  readonly pick: number
  /** By POI, for spots that are open now. */
  readonly byPoi: ReadonlyMap<number, number>
  /** How many teams can claim a spot on this map before us, and how many of their landings there are known. */
  readonly teams: number
  readonly landings: number
  /** How many of their picks before ours are expected on this map. */
  readonly expectedClaims: number
}

/** What the habits of the whole lobby count for, in landings, beside a team's own. */
const LOBBY_LANDINGS = 5

/** The numbers of a team's open picks. */
export const openPicksOf = (draft: PoiDraftState, team: string): number[] =>
  picksOf(draft)
    .filter((pick) => pick.claim === null && isSameTeam(pick.team, team))
    .map(({ number }) => number)

/** The number of a team's next pick. While it is on the clock, the one after that. */
export function waitedPickOf(draft: PoiDraftState, team: string): number | null {
  const clock = clockOf(draft)
  return openPicksOf(draft, team).find((pick) => pick !== clock?.number) ?? null
}

/** Spots that no team has claimed. */
export const openSpotsOf = (draft: PoiDraftState, map: MapId): number[] =>
  poisOf(map)
    .map(({ id }) => id)
    .filter((poi) => claimsAt(draft, map, poi).length === 0)

/**
 * How likely each open spot of a map is still open at our next pick. Every other team that picks before us claims one of
 * them in proportion to how often it landed there. Null if we have no further pick.
 */
export function openChances(
  draft: PoiDraftState,
  counts: readonly LandingCount[],
  team: string,
  map: MapId,
): OpenChances | null {
  const pick = waitedPickOf(draft, team)
  if (pick === null) return null
  const spots = openSpotsOf(draft, map)
  const landed = countLandings(counts, map)
  const rivals = rivalsBefore(draft, team, map, pick).map((rival) => {
    const games = spots.map((poi) => landed(rival.team, poi))
    return { ...rival, games, total: total(games) }
  })
  const lobby = spots.map((poi) => total(draft.teams.map((one) => landed(one, poi))))
  // One landing more for each spot: none is impossible.
  const habits = lobby.map((games) => (games + 1) / (total(lobby) + spots.length))
  const chanceAt = (index: number) =>
    rivals.reduce((chance, rival) => {
      const wanted = (rival.games[index] ?? 0) + LOBBY_LANDINGS * (habits[index] ?? 0)
      return chance * (1 - (rival.share * wanted) / (rival.total + LOBBY_LANDINGS))
    }, 1)
  return {
    pick,
    byPoi: new Map(spots.map((poi, index) => [poi, chanceAt(index)])),
    teams: rivals.length,
    landings: total(rivals.map((rival) => rival.total)),
    expectedClaims: total(rivals.map(({ share }) => share)),
  }
}

/**
 * Teams that pick before ours and have no spot on the map yet. `share` is how likely they use one of those picks for this
 * map: with one pick and two open maps it is a half.
 */
function rivalsBefore(draft: PoiDraftState, team: string, map: MapId, pick: number) {
  return draft.teams
    .filter((rival) => !isSameTeam(rival, team))
    .flatMap((rival) => {
      const maps = openMapsOf(draft, rival)
      const picks = openPicksOf(draft, rival).filter((number) => number < pick).length
      const share = maps.includes(map) ? picks / maps.length : 0
      return share === 0 ? [] : [{ team: rival, share }]
    })
}

const keyOf = (team: string, poi: number) => `${poi} ${teamKey(team)}`

function countLandings(counts: readonly LandingCount[], map: MapId) {
  const games = new Map<string, number>()
  for (const count of counts) {
    if (count.map === map) games.set(keyOf(count.team, count.poi), count.games)
  }
  return (team: string, poi: number) => games.get(keyOf(team, poi)) ?? 0
}

const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)
