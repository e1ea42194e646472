/** A player of a game, as far as two files of it can be compared. */
export interface ComparedPlayer {
  readonly playerId: string | null
  readonly name: string
  readonly legend: string | null
  readonly placement: number | null
}

/** Two recordings of a game start at most this far apart: live data starts with the lobby. */
export const TWIN_START_S = 300

/** Below the first it is another game, from the second on it is the same. */
const MAYBE_SHARE = 0.4
const SAME_SHARE = 0.8

/**
 * Whether two games on the same map and at the same time are one. By the accounts of the players; where the other file
 * has no accounts, by names with legends and placements.
 */
export function compareGames(
  game: readonly ComparedPlayer[],
  other: readonly ComparedPlayer[],
): 'same' | 'maybe' | 'other' {
  const ids = new Set(other.flatMap(({ playerId }) => playerId ?? []))
  const results = new Set(other.map(resultKey))
  const names = new Set(other.map(nameKey))
  const share = (isFound: (player: ComparedPlayer) => boolean) =>
    game.length === 0 ? 0 : game.filter(isFound).length / game.length
  const byAccount = share(({ playerId }) => playerId !== null && ids.has(playerId))
  const byResult = share((player) => results.has(resultKey(player)))
  if (Math.max(byAccount, byResult) >= SAME_SHARE) return 'same'
  const byName = share((player) => names.has(nameKey(player)))
  return Math.max(byAccount, byName) >= MAYBE_SHARE ? 'maybe' : 'other'
}

const nameKey = ({ name }: ComparedPlayer) => name.normalize('NFKC').toLowerCase()

const resultKey = (player: ComparedPlayer) =>
  JSON.stringify([nameKey(player), player.legend, player.placement])
