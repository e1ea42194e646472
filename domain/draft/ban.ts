import { byText } from '../catalog/comp.ts'
import { classAt, legendKey, legendsAt } from '../catalog/legend.ts'

/**
 * Tie rule of the automatic ban: which of several equally picked legends is banned. `points` is what overstat does: in
 * all 234 measured ties a legend of the first team by points that played one of them. `series` is the league's rule as
 * reported in January 2026.
 */
export const TIE_RULES = ['points', 'name', 'series'] as const
export type TieRule = (typeof TIE_RULES)[number]

/** What a team played in a game, and how it went as far as it is known. */
export interface TeamPicks {
  /** Any id that stays the same over the series. */
  readonly team: string | number
  readonly legends: readonly string[]
  readonly points: number | null
  readonly placement: number | null
}

export interface MostPicked {
  readonly legend: string
  readonly picks: number
  /** All legends with the same number of picks, the banned one first. */
  readonly tied: readonly string[]
  /** Those of the tied that the deciding team played too. No known rule says which of them is banned. */
  readonly orElse: readonly string[]
}

/**
 * The legend that a game bans for the rest of the series. The teams are ordered by their points in the game, best first.
 * `earlier` are the games of the series before it.
 */
export function mostPicked(
  game: readonly TeamPicks[],
  tie: TieRule,
  earlier: readonly (readonly TeamPicks[])[],
): MostPicked | null {
  const counts = countPicks(game)
  const picks = Math.max(0, ...[...counts.values()].map((count) => count.picks))
  const tied = [...counts.values()]
    .filter((count) => count.picks === picks)
    .map(({ legend }) => legend)
  const ordered = ORDER[tie](tied, game, earlier)
  const first = game.find((team) => tied.some((one) => hasLegend(team, one)))
  const [legend] = ordered
  if (legend === undefined) return null
  const orElse =
    tie === 'points' ? ordered.filter((one) => one !== legend && hasLegend(first, one)) : []
  return { legend, picks, tied: ordered, orElse }
}

type OrderTied = (
  tied: readonly string[],
  game: readonly TeamPicks[],
  earlier: readonly (readonly TeamPicks[])[],
) => readonly string[]

const ORDER: Readonly<Record<TieRule, OrderTied>> = {
  points: orderByPoints,
  name: (tied) => tied.toSorted(byText),
  series: orderBySeries,
}

/**
 * By the first team that played one of them. If it played several, the next team that played exactly one of these decides:
 * right in 73 of 109 measured cases, better than any order of legends or seats.
 */
function orderByPoints(tied: readonly string[], game: readonly TeamPicks[]): readonly string[] {
  const ofTeams = game
    .map((team) => tied.filter((legend) => hasLegend(team, legend)))
    .filter((legends) => legends.length > 0)
  const [own = []] = ofTeams
  const decided = ofTeams
    .map((legends) => legends.filter((legend) => own.includes(legend)))
    .find((legends) => legends.length === 1)
  return [...new Set([...(decided ?? []), ...tied])]
}

const hasLegend = (team: TeamPicks | undefined, legend: string) =>
  team?.legends.some((other) => legendKey(other) === legendKey(legend)) ?? false

/** After the last place of any lobby. */
const UNPLACED = 1000

/** Most picks over the series, then the best standing among the teams that picked it, then their best place in the game. */
function orderBySeries(...[tied, game, earlier]: Parameters<OrderTied>): readonly string[] {
  const rows = [...earlier, game].flat()
  const counts = countPicks(rows)
  const standing = new Map<TeamPicks['team'], number>()
  for (const { team, points } of rows) standing.set(team, (standing.get(team) ?? 0) + (points ?? 0))
  const ranked = tied.map((legend) => {
    const key = legendKey(legend)
    const teams = game.filter((team) => hasLegend(team, legend))
    return {
      legend,
      picks: counts.get(key)?.picks ?? 0,
      points: Math.max(...teams.map(({ team }) => standing.get(team) ?? 0)),
      place: Math.min(...teams.map(({ placement }) => placement ?? UNPLACED)),
    }
  })
  return ranked
    .toSorted((a, b) => b.picks - a.picks || b.points - a.points || a.place - b.place)
    .map(({ legend }) => legend)
}

/** By legend key, in the order in which the legends are met. */
function countPicks(rows: readonly TeamPicks[]) {
  const counts = new Map<string, { legend: string; picks: number }>()
  for (const legend of rows.flatMap(({ legends }) => legends)) {
    const seen = counts.get(legendKey(legend))
    if (seen) seen.picks += 1
    else counts.set(legendKey(legend), { legend, picks: 1 })
  }
  return counts
}

/**
 * The bans after one more, oldest first. A class is never emptied: if its last legend would be banned, the one of that
 * class that has been banned longest comes back. `at` is when the game was played (epoch milliseconds), because classes
 * and the roster change; null is now.
 */
export function addBan(
  bans: readonly string[],
  legend: string,
  at: number | null = null,
): string[] {
  if (bans.some((ban) => legendKey(ban) === legendKey(legend))) return [...bans]
  const next = [...bans, legend]
  const ofClass = classAt(legend, at)
  const isBanned = new Set(next.map(legendKey))
  const roster = legendsAt(at).filter((other) => other.class === ofClass)
  if (roster.length === 0 || roster.some(({ key }) => !isBanned.has(key))) return next
  const returning = next.find((ban) => roster.some(({ key }) => key === legendKey(ban)))
  return next.filter((ban) => ban !== returning)
}
