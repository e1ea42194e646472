import { teamKey } from '../../team/team.ts'
import { type LiveMatch, slotTeamName } from './live-match.ts'
import { liveTeamNames } from './live-team-name.ts'

/** Who plays in a lobby. */
export interface MatchLobby {
  /** Keys of team names. Teams without a name are left out: `Team 3` is another team in every lobby. */
  readonly teams: readonly string[]
  /** Ids of accounts. */
  readonly players: readonly string[]
}

/** A game with the time that tells which series it belongs to, in epoch seconds. */
export interface LobbyGame extends MatchLobby {
  readonly startedAt: number
}

/** From the start of a game to that of the next one of its series, breaks included. */
export const SERIES_GAP_S = 3.5 * 60 * 60
/** No two games of a lobby start closer together. */
export const SHORTEST_GAME_S = 60

export function lobbyOfMatch(match: LiveMatch): MatchLobby {
  const names = [...liveTeamNames(match)]
  return {
    teams: names
      .filter(([slot, name]) => name !== slotTeamName(slot))
      .map(([, name]) => teamKey(name)),
    players: [...match.players.values()].flatMap(({ id }) => id || []),
  }
}

/** How many teams and players a lobby has, and how many of them another one has too. */
export interface SharedLobby {
  readonly teams: number
  readonly sharedTeams: number
  readonly players: number
  readonly sharedPlayers: number
}

/** More than half of the teams or players are the same: in a league, half a lobby goes on to play against others. */
export const isSameLobby = ({ teams, sharedTeams, players, sharedPlayers }: SharedLobby) =>
  sharedTeams * 2 > teams || sharedPlayers * 2 > players

/** Whether a game continues the series of an earlier one: by time and by who plays. */
function continuesSeries(game: LobbyGame, earlier: LobbyGame): boolean {
  const gapS = game.startedAt - earlier.startedAt
  if (gapS < 0 || gapS > SERIES_GAP_S) return false
  return isSameLobby({
    teams: game.teams.length,
    sharedTeams: countShared(game.teams, earlier.teams),
    players: game.players.length,
    sharedPlayers: countShared(game.players, earlier.players),
  })
}

function countShared(own: readonly string[], others: readonly string[]): number {
  const known = new Set(others)
  return own.filter((one) => known.has(one)).length
}

/** The games that belong to one series with the wanted one, oldest first. `games` are in the order of their starts. */
export function seriesWith<Game extends LobbyGame>(
  games: readonly Game[],
  isWanted: (game: Game) => boolean,
): Game[] {
  const all: Game[][] = []
  for (const game of games) {
    const own = all
      .filter((series) => series.slice(-1).some((last) => continuesSeries(game, last)))
      // Of several lobbies, the one that played last.
      .toSorted((a, b) => (a.at(-1)?.startedAt ?? 0) - (b.at(-1)?.startedAt ?? 0))
      .at(-1)
    if (own) own.push(game)
    else all.push([game])
  }
  return all.find((series) => series.some(isWanted)) ?? []
}
