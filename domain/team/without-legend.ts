import { byText, compKey, isTrio } from '../catalog/comp.ts'
import type { TeamGame } from './team-game.ts'

/** What a team played while a legend was banned. */
export interface WithoutLegend {
  /** A legend key. */
  readonly legend: string
  /** Games with the ban and a known composition. */
  readonly games: number
  /** How often the ban took the legend from the composition they had just played. */
  readonly forced: number
  /** The most played first. */
  readonly comps: readonly { readonly legends: readonly string[]; readonly games: number }[]
}

/** For each banned legend what the team played instead. Bans that hit the team come first. */
export function playedWithout(
  games: readonly TeamGame[],
  count: number,
  compCount: number,
): WithoutLegend[] {
  const known = games.filter(({ legends }) => isTrio(legends))
  const forced = forcedBans(known)
  return [...new Set(known.flatMap(({ bans }) => bans))]
    .map((legend) => {
      const own = known.filter(({ bans }) => bans.includes(legend))
      return {
        legend,
        games: own.length,
        forced: forced.filter((other) => other === legend).length,
        comps: mostPlayed(own, compCount),
      }
    })
    .toSorted((a, b) => b.forced - a.forced || b.games - a.games || byText(a.legend, b.legend))
    .slice(0, count)
}

/** Every ban that took a legend from what the team had played in the game before. */
function forcedBans(games: readonly TeamGame[]): string[] {
  return [...Map.groupBy(games, ({ series }) => series).values()].flatMap((own) => {
    const inOrder = own.toSorted((a, b) => a.number - b.number)
    return inOrder.flatMap(({ bans }, index) => {
      const before = inOrder[index - 1]
      if (!before) return []
      return bans.filter((legend) => before.legends.includes(legend))
    })
  })
}

const mostPlayed = (games: readonly TeamGame[], count: number) =>
  [...Map.groupBy(games, ({ legends }) => compKey(legends))]
    .toSorted(([a, its], [b, others]) => others.length - its.length || byText(a, b))
    .slice(0, count)
    .map(([, own]) => ({ legends: own[0]?.legends ?? [], games: own.length }))
