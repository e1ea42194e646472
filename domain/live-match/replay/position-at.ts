import type { MapPosition } from '../../map/map-position.ts'
import { deathsOf, type Replay, type ReplayPoint } from './replay.ts'

/** The game says where players are only when something happens to them. Between points that are further apart, we don't know. */
const UNSEEN_S = 30

export interface SeenPlayer extends MapPosition {
  readonly isAlive: boolean
  /** Not seen for a while: this is where they were last. */
  readonly isOld: boolean
}

/** Where a player was: between two points on a straight line, otherwise where they were seen last. Null before that. */
export function pathPositionAt(
  path: readonly ReplayPoint[],
  deaths: readonly number[],
  at: number,
): SeenPlayer | null {
  const index = path.findLastIndex((point) => point.at <= at)
  const last = path[index]
  if (!last) return null
  const { x, y } = last
  // Dead players have no points, so one that comes later was respawned.
  if (deaths.some((death) => death >= last.at && death <= at))
    return { x, y, isAlive: false, isOld: false }
  const next = path[index + 1]
  if (next && next.at - last.at <= UNSEEN_S) {
    const share = (at - last.at) / (next.at - last.at)
    return {
      x: x + (next.x - x) * share,
      y: y + (next.y - y) * share,
      isAlive: true,
      isOld: false,
    }
  }
  return { x, y, isAlive: true, isOld: at - last.at > UNSEEN_S }
}

/** All players at a time, by their index. Null for those who weren't seen yet. */
export function playersAt(replay: Replay): (at: number) => (SeenPlayer | null)[] {
  const deaths = replay.players.map((_, player) => deathsOf(replay, player))
  return (at) =>
    replay.players.map(({ path }, player) => pathPositionAt(path, deaths[player] ?? [], at))
}

/** When a team was out: with the last death of its players. Null for the winner and for teams without one. */
export function teamOutAt(replay: Replay, team: number): number | null {
  if (replay.teams[team]?.placement === 1) return null
  const deaths = replay.players.flatMap((player, index) =>
    player.team === team ? deathsOf(replay, index) : [],
  )
  return deaths.length === 0 ? null : Math.max(...deaths)
}
