import type { MapId } from '../../catalog/map.ts'
import type { LiveView } from './live-view.ts'

/** What a browser source of a feed shows of the match that is played. */
export interface FeedSource {
  name: string
  game: number
  map: MapId | null
  bans: string[]
  teams: {
    team: string
    rank: number
    points: number
    legends: string[]
    isOnMatchPoint: boolean
  }[]
}

/**
 * The match of a feed until the archive has its result; null if there is none, so the last series is shown.
 * `lastSavedAt` is the start of the feed's last game in the archive, in epoch seconds.
 */
export function feedSourceOf(view: LiveView | null, lastSavedAt: number | null): FeedSource | null {
  if (!view || view.teams.length === 0 || view.phase === 'waiting') return null
  const { name, game, map, bans, phase, startedAt, isConnected, teams } = view
  const isSaved = startedAt !== null && lastSavedAt !== null && lastSavedAt >= startedAt
  if (isSaved || (phase === 'lobby' && !isConnected)) return null
  return {
    name,
    game,
    map,
    bans: [...bans],
    teams: teams
      .map((team) => ({
        team: team.name,
        rank: team.rank,
        points: team.seriesPoints + team.gamePoints,
        legends: team.players.flatMap(({ legend }) => legend ?? []),
        isOnMatchPoint: team.isOnMatchPoint,
      }))
      .toSorted((a, b) => a.rank - b.rank),
  }
}
