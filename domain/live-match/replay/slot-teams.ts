import type { GameTrack } from '../feed/game-track.ts'
import { playerNameKey } from '../../archive/player-key.ts'

/** A team of the archive. */
export interface SlotTeam {
  readonly id: number
  readonly name: string
  readonly placement: number | null
}

export interface SlotPlayer {
  readonly playerId: string | null
  readonly name: string
  readonly team: SlotTeam
}

/** Which team of the archive played in which slot of the game: the one that has most of its players, by account or by name. */
export function slotTeams(
  { players }: Pick<GameTrack, 'players'>,
  results: readonly SlotPlayer[],
): Map<number, SlotTeam> {
  const byId = new Map(results.map(({ playerId, team }) => [playerId, team]))
  const byName = new Map(results.map(({ name, team }) => [playerNameKey(name), team]))
  const found = new Map<number, SlotTeam>()
  for (const [slot, own] of Map.groupBy(players, (player) => player.slot)) {
    const teams = own.flatMap(
      ({ id, name }) => byId.get(id) ?? byName.get(playerNameKey(name)) ?? [],
    )
    const votes = [...Map.groupBy(teams, (team) => team.id).values()]
    const [most] = votes.toSorted((a, b) => b.length - a.length)
    if (most?.[0]) found.set(slot, most[0])
  }
  return found
}
