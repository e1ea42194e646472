import { isMap, type MapId } from '#domain/catalog/map.ts'
import { teamKey } from '#domain/team/team.ts'
import { EMPTY, type Lineup, normalizeTeams, stepToGame } from '../../shared/lineup/lineup.ts'
import { type Match, nextGameOf } from '../../shared/match/match.ts'

/** The lobby of the match's next game. */
export function matchLobby(match: Match): Lineup {
  const { teams, bans, series, game } = match
  const lobby = { ...EMPTY, teams: normalizeTeams(teams), ban: bans, series: series?.id ?? null }
  return stepToGame({ ...lobby, map: nextMapOf(match) }, game, bans.length + 1)
}

export function isLobbyOf({ series, teams }: Match, lineup: Lineup): boolean {
  if (series) return lineup.series === series.id
  const keys = new Set(teams.map(teamKey))
  return lineup.teams.length === keys.size && lineup.teams.every((team) => keys.has(teamKey(team)))
}

/** Whether a lobby has to follow. */
export const isMoved = (before: Match, now: Match) =>
  before.game !== now.game ||
  before.bans.join() !== now.bans.join() ||
  nextMapOf(before) !== nextMapOf(now)

/**
 * The lobby of a match after the match changed. What the user tries stays: bans of their own, another map. A user who looks at an earlier game
 * goes on looking at it.
 */
export function followMatch(lineup: Lineup, before: Match, now: Match): Lineup {
  const shown = lineup.game ?? lineup.ban.length + 1
  const lifted = before.bans.filter((legend) => !lineup.ban.includes(legend))
  const added = lineup.ban.filter((legend) => !before.bans.includes(legend))
  const ban = [
    ...now.bans.filter((legend) => !lifted.includes(legend)),
    ...added.filter((legend) => !now.bans.includes(legend)),
  ]
  if (shown !== before.game) return stepToGame({ ...lineup, ban }, shown, ban.length + 1)
  const isNext = now.game !== before.game
  const map = isNext || lineup.map === nextMapOf(before) ? nextMapOf(now) : lineup.map
  const known = isNext ? [] : lineup.known
  return stepToGame({ ...lineup, ban, map, known }, now.game, ban.length + 1)
}

/** The map of the next game. */
export function nextMapOf(match: Match): MapId | null {
  const map = nextGameOf(match)?.map ?? null
  return map !== null && isMap(map) ? map : null
}
