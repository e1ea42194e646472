import { byText } from '../catalog/comp.ts'
import type { TeamGame } from './team-game.ts'

/** Which legends a player plays. */
export interface LegendPool {
  readonly games: number
  /** The most played first. */
  readonly legends: readonly { readonly legend: string; readonly games: number }[]
}

export interface RosterPlayer {
  readonly id: string
  readonly name: string
  /** Epoch seconds of the first game for this team; null if the team has no earlier game with known players. */
  readonly since: number | null
  /** Games with the same three players. */
  readonly withRoster: LegendPool
  /** All games for this team. */
  readonly whole: LegendPool
}

/** The players of a team's latest game with three known players. */
export function rosterOf(games: readonly TeamGame[], legendCount: number): RosterPlayer[] {
  const latest = games.find(({ players }) => new Set(players.map(({ id }) => id)).size === 3)
  if (!latest) return []
  const shared = games.filter((game) => latest.players.every(({ id }) => hasPlayed(game, id)))
  const oldest = games.findLast(({ players }) => players.length > 0)
  return latest.players.map(({ id, name }) => {
    const own = games.filter((game) => hasPlayed(game, id))
    const first = own.at(-1)
    return {
      id,
      name,
      since: first && first !== oldest ? first.playedAt : null,
      withRoster: poolOf(shared, id, legendCount),
      whole: poolOf(own, id, legendCount),
    }
  })
}

const hasPlayed = ({ players }: TeamGame, id: string) => players.some((it) => it.id === id)

function poolOf(games: readonly TeamGame[], id: string, legendCount: number): LegendPool {
  const played = games.flatMap((game) => playedLegend(game, id) ?? [])
  const legends = [...Map.groupBy(played, (legend) => legend)]
    .map(([legend, all]) => ({ legend, games: all.length }))
    .toSorted((a, b) => b.games - a.games || byText(a.legend, b.legend))
  return { games: games.length, legends: legends.slice(0, legendCount) }
}

/** After a corrected composition it is the legend that nobody else has. */
function playedLegend({ players, legends }: TeamGame, id: string): string | null {
  const own = players.find((it) => it.id === id)?.legend ?? null
  if (own !== null && legends.includes(own)) return own
  const missing = legends.filter((legend) => players.every((it) => it.legend !== legend))
  return missing.length === 1 ? (missing[0] ?? null) : null
}
