import type { TieRule } from '#domain/draft/ban.ts'
import { eachSpecifiedMap } from '#domain/catalog/shipped-maps.ts'
import type { MatchSet } from '#domain/archive/match.ts'
import { type Region, REGIONS } from '#domain/archive/region.ts'
import { draftHomes } from './landing.ts'
import { schedule } from './schedule.ts'
import { type Lobby, playSeries } from './series.ts'
import { createSquads } from './squad.ts'

/** The invented season of all regions, oldest series first. The last ones are on the given day (`YYYY-MM-DD`). */
export function demoSeason(endsOn: string, tieRule: TieRule = 'points'): MatchSet[] {
  const lobbies = new Map(REGIONS.map((region) => [region, createLobby(region)]))
  return schedule(endsOn).flatMap((date) => {
    const lobby = lobbies.get(date.region)
    return lobby ? [playSeries(lobby, date, tieRule)] : []
  })
}

function createLobby(region: Region): Lobby {
  return { squads: createSquads(region), homes: eachSpecifiedMap((map) => draftHomes(region, map)) }
}
