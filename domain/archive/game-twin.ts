import { playerNameKey } from './player-key.ts'

/** A player of a game, as far as two files of it can be compared. */
export interface ComparedPlayer {
  readonly playerId: string | null
  readonly name: string
  readonly legend: string | null
  readonly placement: number | null
}

/** Two recordings of a game start at most this far apart: live data starts with the lobby. */
export const TWIN_START_S = 300
/** Up to here a person decides: on a LAN the lobby can open this long before the game. */
export const MAYBE_START_S = 600

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
  if (game.length === 0) return 'other'
  const results = new Set(other.map(resultKey))
  const byResult = game.filter((player) => results.has(resultKey(player))).length
  const byAccount = countSameAccounts(game, other)
  if (Math.max(byAccount, byResult) / game.length >= SAME_SHARE) return 'same'
  return countSamePlayers(game, other) / game.length >= MAYBE_SHARE ? 'maybe' : 'other'
}

export interface ComparedResult {
  readonly placement: number | null
  readonly kills: number | null
}

/** With fewer teams, results can be the same by chance. */
const MIN_TEAMS = 10
const MAYBE_RESULTS = 0.5

/**
 * The same by placements and kills, which all sources have. In another lobby of the same time about one team in five has
 * as many kills as the team with its placement.
 */
export function compareResults(
  game: readonly ComparedResult[],
  other: readonly ComparedResult[],
): 'same' | 'maybe' | 'other' {
  const teams = Math.max(game.length, other.length)
  if (teams < MIN_TEAMS) return 'other'
  const pairs = new Set(other.filter(isKnown).map(pairOf))
  const share = game.filter((result) => isKnown(result) && pairs.has(pairOf(result))).length / teams
  if (share >= SAME_SHARE) return 'same'
  return share >= MAYBE_RESULTS ? 'maybe' : 'other'
}

const isKnown = ({ placement, kills }: ComparedResult) => placement !== null && kills !== null
const pairOf = ({ placement, kills }: ComparedResult) => `${placement} ${kills}`

/** How many players of a game another one has too, by accounts or by names. */
export function countSamePlayers(
  game: readonly ComparedPlayer[],
  other: readonly ComparedPlayer[],
): number {
  const names = new Set(other.map(nameKey))
  const byName = game.filter((player) => names.has(nameKey(player))).length
  return Math.max(countSameAccounts(game, other), byName)
}

function countSameAccounts(game: readonly ComparedPlayer[], other: readonly ComparedPlayer[]) {
  const ids = new Set(other.flatMap(({ playerId }) => playerId ?? []))
  return game.filter(({ playerId }) => playerId !== null && ids.has(playerId)).length
}

const nameKey = ({ name }: ComparedPlayer) => playerNameKey(name)

const resultKey = (player: ComparedPlayer) =>
  JSON.stringify([nameKey(player), player.legend, player.placement])
