import { findMap } from '#domain/catalog/map.ts'
import { findPoi, poisOf } from '#domain/catalog/poi.ts'
import type { PoiPick } from '#domain/archive/match.ts'
import { MAX_DRAFT_MAPS, MAX_DRAFT_TEAMS } from '#domain/poi-draft/poi-draft.ts'
import type { RawGame } from '../raw-file.ts'
import { type AlgsAnswers, type AlgsPick, leagueId } from './algs-answers.ts'

/** A spot with another name is ours if it has the same number in the game and lies this near, in percent. */
const SAME_SPOT = 5
const MAX_PICKS = MAX_DRAFT_TEAMS * MAX_DRAFT_MAPS

/** The POI draft of the series, by the planned numbers of its picks. */
export function readPoiPicks({ picks }: AlgsAnswers, games: readonly RawGame[]): PoiPick[] {
  const names = new Map(
    games.flatMap((game) => game.teams.map(({ sourceId, rawName }) => [sourceId, rawName])),
  )
  const byNumber = new Map(
    (picks ?? []).flatMap((pick): [number, PoiPick][] => {
      const { pickNumber: planned, actualPickNumber, team, map, spawnLocation: spot } = pick
      const rawName = names.get(leagueId(team?.id ?? '')) || team?.name || team?.shortName || ''
      const isInRange = planned !== null && planned >= 1 && planned <= MAX_PICKS
      if (!isInRange || rawName === '') return []
      const ours = map && findMap(map.inGameName || map.name)
      const poi = spot && ourSpot(map?.inGameName || map?.name || '', spot)
      const poiId = ours && poi ? (findPoi(ours, poi)?.id ?? null) : null
      return [
        [
          planned,
          {
            rawName,
            planned,
            actual: Math.min(MAX_PICKS, actualPickNumber ?? planned),
            timedOut: pick.timedOut,
            map: ours,
            poiId,
            by: pick.player?.name.trim() || null,
            at: pick.pickedAt,
          },
        ],
      ]
    }),
  )
  return [...byNumber.values()].toSorted((a, b) => a.planned - b.planned)
}

/** Where teams drop on a map, by the ids of team and map. A pick can stay empty. */
export function spotsByTeam(picks: readonly AlgsPick[]): ReadonlyMap<string, string> {
  return new Map(
    picks.flatMap(({ team, map, spawnLocation: spot }) => {
      const poi = spot && ourSpot(map?.inGameName || map?.name || '', spot)
      return poi ? [[`${team?.id ?? ''} ${map?.id ?? ''}`, poi] as const] : []
    }),
  )
}

function ourSpot(
  mapName: string,
  { name, x, y, inGameDropId }: NonNullable<AlgsPick['spawnLocation']>,
): string | null {
  const map = findMap(mapName)
  if (map === null) return name || null
  const known = findPoi(map, name)
  if (known) return known.name
  // Spots are renamed; their numbers stay.
  const near = poisOf(map).find(
    (poi) =>
      poi.id === inGameDropId &&
      Math.abs(poi.x - (x ?? Infinity)) <= SAME_SPOT &&
      Math.abs(poi.y - (y ?? Infinity)) <= SAME_SPOT,
  )
  return near?.name ?? (name || null)
}
