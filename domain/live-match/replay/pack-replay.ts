import type { Replay, ReplayPoint } from './replay.ts'

/** A replay with its paths in few characters. */
export interface PackedReplay extends Omit<Replay, 'players'> {
  readonly players: readonly {
    readonly name: string
    readonly team: number
    readonly path: readonly number[]
  }[]
}

/** Hundredths of a percent are about ten inches. */
const STEPS = 100

/** Seconds, x and y of each point one after another, as whole numbers and as differences to the point before. */
export function packPath(path: readonly ReplayPoint[]): number[] {
  const flat = path.map(({ at, x, y }) => [
    Math.round(at),
    ...[x, y].map((it) => Math.round(it * STEPS)),
  ])
  return flat.flatMap((point, index) =>
    point.map((value, part) => value - (flat[index - 1]?.[part] ?? 0)),
  )
}

export function unpackPath(packed: readonly number[]): ReplayPoint[] {
  const path: ReplayPoint[] = []
  let [at, x, y] = [0, 0, 0]
  for (let index = 0; index + 2 < packed.length; index += 3) {
    at += packed[index] ?? 0
    x += packed[index + 1] ?? 0
    y += packed[index + 2] ?? 0
    path.push({ at, x: x / STEPS, y: y / STEPS })
  }
  return path
}

export const packReplay = (replay: Replay): PackedReplay => ({
  ...replay,
  players: replay.players.map((player) => ({ ...player, path: packPath(player.path) })),
})

export const unpackReplay = (packed: PackedReplay): Replay => ({
  ...packed,
  players: packed.players.map((player) => ({ ...player, path: unpackPath(player.path) })),
})
