import { byText } from '../catalog/comp.ts'
import { playerHash, playerNameKey } from './player-key.ts'

export const PLAYER_MERGE_REASONS = ['hash', 'name'] as const
type PlayerMergeReason = (typeof PLAYER_MERGE_REASONS)[number]

export interface PlayerToMerge {
  readonly player: string
  /** All ids that count as this player. */
  readonly keys: readonly string[]
  /** All names in files. */
  readonly names: readonly string[]
  readonly teams: readonly number[]
  readonly games: number
}

export interface PlayerMergeSuggestion<Player extends PlayerToMerge> {
  readonly from: Player
  readonly into: Player
  readonly reason: PlayerMergeReason
}

/**
 * Players who may be one: they share an account hash, or a name within a team. An administrator decides. Looks each
 * player up in an index of those before, so the time grows with the number of names and not with pairs of players.
 */
export function suggestPlayerMerges<Player extends PlayerToMerge>(
  players: readonly Player[],
): PlayerMergeSuggestion<Player>[] {
  const byHash = new Map<string, Player[]>()
  const byName = new Map<string, Player[]>()
  const found = players
    .toSorted((a, b) => b.games - a.games || byText(a.player, b.player))
    .flatMap((from) => {
      const hashes = from.keys.map((key) => playerHash(key).toLowerCase())
      const names = from.names.map(playerNameKey)
      const sameHash = hashes.flatMap((hash) => byHash.get(hash) ?? [])
      const sameName = names.flatMap((name) => byName.get(name) ?? [])
      for (const hash of hashes) push(byHash, hash, from)
      for (const name of names) push(byName, name, from)
      const teamMates = sameName.filter(({ teams }) => teams.some((id) => from.teams.includes(id)))
      return [
        ...sameHash.map((into) => ({ from, into, reason: 'hash' as const })),
        ...teamMates.map((into) => ({ from, into, reason: 'name' as const })),
      ]
    })
  const firsts = Map.groupBy(found, ({ from }) => from.player)
  return [...firsts.values()].flatMap(([first]) => first ?? [])
}

function push<Player>(map: Map<string, Player[]>, key: string, player: Player) {
  const known = map.get(key)
  if (known) known.push(player)
  else map.set(key, [player])
}
