import { isSameSet } from '../base/list.ts'

/** A game that a draft has saved. */
interface SavedGame {
  readonly comp: readonly string[]
  readonly bannedLegends: readonly string[]
}

/** A game of the series as the archive has it, with what our team played. All legends have the same spelling. */
export interface GameOfSeries {
  readonly number: number
  readonly comp: readonly string[]
  readonly bans: readonly string[]
}

/** Which game of the series a saved game is. */
export interface MatchedGame<Game> {
  readonly number: number
  /** Null if the archive doesn't have it yet, or it can't be told which one it is. */
  readonly played: Game | null
}

/**
 * Finds the game of the series that each saved game is: in order, by what was played, what was banned and the number that
 * it has if none was left out. The number alone says nothing: a draft can start late or miss a game.
 */
export function matchSeriesGames<Game extends GameOfSeries>(
  saved: readonly SavedGame[],
  played: readonly Game[],
  firstGame: number,
): MatchedGame<Game>[] {
  const games = played.filter(({ number }) => number >= firstGame)
  const hasBans = games.some(({ bans }) => bans.length > 0)
  const fitOf = (entry: SavedGame, at: number, game: Game) =>
    fit(entry, game, { isExpected: game.number === firstGame + at, hasBans })
  /** The best fit of the first saved games with the first played ones. */
  const best: number[][] = [games.map(() => 0).concat(0)]
  for (const [at, entry] of saved.entries()) {
    const above = best[at] ?? []
    const row = [0]
    for (const [index, game] of games.entries()) {
      const own = fitOf(entry, at, game)
      const matched = own > 0 ? (above[index] ?? 0) + own : 0
      row.push(Math.max(above[index + 1] ?? 0, row[index] ?? 0, matched))
    }
    best.push(row)
  }
  return numberGames(trace(saved, games, best, fitOf), firstGame)
}

/** How well a played game fits a saved one; 0 if they aren't the same. */
function fit(
  saved: SavedGame,
  game: GameOfSeries,
  { isExpected, hasBans }: { isExpected: boolean; hasBans: boolean },
): number {
  // Bans stay for the rest of a series. One can be forgotten, but none is there before its time.
  if (hasBans && saved.bannedLegends.length > game.bans.length) return 0
  const isSameComp = isSameSet(saved.comp, game.comp)
  const hasSameBans = hasBans && isSameSet(saved.bannedLegends, game.bans)
  const isSameCount = !hasBans || saved.bannedLegends.length === game.bans.length
  if (!isSameComp && !hasSameBans && !(isExpected && isSameCount)) return 0
  return (isSameComp ? 4 : 0) + (hasSameBans ? 3 : isSameCount ? 2 : 0) + Number(isExpected)
}

/** Follows the best fit back from its end. */
function trace<Game extends GameOfSeries>(
  saved: readonly SavedGame[],
  games: readonly Game[],
  best: readonly (readonly number[])[],
  fitOf: (entry: SavedGame, at: number, game: Game) => number,
): (Game | null)[] {
  const found: (Game | null)[] = saved.map(() => null)
  let index = games.length
  for (let at = saved.length; at > 0; at -= 1) {
    const entry = saved[at - 1]
    while (index > 0 && best[at]?.[index] === best[at]?.[index - 1]) index -= 1
    const game = games[index - 1]
    if (!entry || !game || best[at]?.[index] === best[at - 1]?.[index]) continue
    if (fitOf(entry, at - 1, game) === 0) continue
    found[at - 1] = game
    index -= 1
  }
  return found
}

/** A saved game that the archive doesn't have follows the one before it. */
function numberGames<Game extends GameOfSeries>(
  found: readonly (Game | null)[],
  firstGame: number,
): MatchedGame<Game>[] {
  let number = firstGame - 1
  return found.map((played) => {
    number = played?.number ?? number + 1
    return { number, played }
  })
}
