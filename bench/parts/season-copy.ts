// The demo season as often as a benchmark needs it, with teams and players of its own each time.
import type { MatchSet } from '#domain/archive/match.ts'

const DAY_S = 24 * 60 * 60
/** Multiples of it fill a span evenly, however many there are. */
const GOLDEN_RATIO = 0.618034

/** The season under new ids. Copies are spread over the days before it; the first one is the season itself. */
export function seasonCopy(season: readonly MatchSet[], number: number, spreadDays = 0) {
  const earlierS = Math.floor(((number * GOLDEN_RATIO) % 1) * spreadDays * DAY_S)
  const rename = (name: string) => (number === 0 ? name : `${name} ${number}`)
  return {
    fileName: `copy ${number}`,
    fileHash: `copy ${number}`,
    format: 'matchcsv',
    isDemo: false,
    by: null,
    sets: season.map((set) => renameSet(set, rename, earlierS)),
    findings: [],
  }
}

const renameSet = (
  set: MatchSet,
  rename: (name: string) => string,
  earlierS: number,
): MatchSet => ({
  ...set,
  games: set.games.map((game) => ({
    ...game,
    mid: rename(game.mid),
    startedAt: game.startedAt - earlierS,
    teams: game.teams.map((team) => ({
      ...team,
      rawName: rename(team.rawName),
      players: team.players.map((player) => ({
        ...player,
        playerId: player.playerId === null ? null : rename(player.playerId),
      })),
    })),
  })),
})
