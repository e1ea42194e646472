import { mostPicked } from '../../draft/ban.ts'
import { legendKey } from '../../catalog/legend.ts'
import { teamKey } from '../../team/team.ts'
import type { ProjectedBan, ViewedTeam } from './live-view.ts'
import type { SeriesBefore } from './series-before.ts'

const TEAM_SIZE = 3

/** The legends of a team so far. */
export const legendsSoFar = ({ players }: Pick<ViewedTeam, 'players'>): string[] =>
  players.flatMap(({ legend }) => legend ?? [])

/** The legends of a team that has chosen all of them; none before. A team can have fewer than three players. */
export function chosenLegends(team: Pick<ViewedTeam, 'players'>): string[] {
  const legends = legendsSoFar(team)
  return legends.length >= Math.min(TEAM_SIZE, team.players.length) ? legends : []
}

/** By every legend chosen so far and the ban rule, with the points as they are now. */
export function projectBan(
  teams: readonly ViewedTeam[],
  { earlier, tieRule }: Pick<SeriesBefore, 'earlier' | 'tieRule'>,
): ProjectedBan | null {
  const picks = teams
    .map((team) => ({
      team: teamKey(team.name),
      legends: legendsSoFar(team),
      points: team.gamePoints,
      placement: team.placement,
    }))
    .filter(({ legends }) => legends.length > 0)
    .toSorted((a, b) => b.points - a.points)
  const most = mostPicked(picks, tieRule, earlier)
  if (!most) return null
  const key = legendKey(most.legend)
  const withIt = picks.filter(({ legends }) => legends.some((other) => legendKey(other) === key))
  return {
    legend: most.legend,
    teams: withIt.length,
    tied: most.tied.slice(1),
    orElse: most.orElse,
  }
}
