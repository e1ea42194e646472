import { byText, compKey, isTrio } from '../catalog/comp.ts'
import { meanOfGames, type TeamGame } from './team-game.ts'

/** Games from this one on share a column: most series have six. */
export const LATE_GAME = 7

/** How often a team played something in one game of its series, among all it played there. */
interface GameShare {
  /** `LATE_GAME` stands for that game and all later ones. */
  readonly game: number
  readonly games: number
  readonly of: number
}

export interface PlayedComp {
  /** Legend keys. */
  readonly legends: readonly string[]
  readonly games: number
  readonly meanPoints: number | null
  /** Every column of the table, also those without such a game. */
  readonly byGame: GameShare[]
}

/** The compositions a team played most, by the number of the game in its series. */
export function compsByGame(games: readonly TeamGame[], count: number): PlayedComp[] {
  const known = games.filter(({ legends }) => isTrio(legends))
  const columns = columnsOf(known)
  return [...Map.groupBy(known, ({ legends }) => compKey(legends))]
    .toSorted(([a, its], [b, others]) => others.length - its.length || byText(a, b))
    .slice(0, count)
    .map(([, own]) => {
      const counts = columnsOf(own)
      return {
        legends: own[0]?.legends ?? [],
        games: own.length,
        meanPoints: meanOfGames(own, 'points'),
        byGame: [...columns].map(([game, of]) => ({ game, games: counts.get(game) ?? 0, of })),
      }
    })
}

/** The number of games in each column, from game 1 on. */
function columnsOf(games: readonly TeamGame[]): Map<number, number> {
  const numbers = games.map(({ number }) => Math.min(number, LATE_GAME))
  const columns = Array.from({ length: Math.max(0, ...numbers) }, (_, index) => index + 1)
  return new Map(
    columns.map((column) => [column, numbers.filter((number) => number === column).length]),
  )
}
