import { placementPoints } from '../archive/score.ts'

/**
 * How a game goes, fitted on 1,265 real games of 20 teams (open scrims, October 2024 to May 2025). Strengths are points a
 * game.
 */
/** Points a game of a lobby of 20 teams. */
export const USUAL_MEAN = 5.7
/** How much a point of strength raises the odds to win a game, and those of every later place. */
export const WIN_BY_STRENGTH = 0.28
export const PLACE_BY_STRENGTH = 0.1
/** Kills by place from 1, on average, and how even they are (a negative binomial distribution). */
const KILLS: readonly (readonly [mean: number, size: number])[] = [
  [11.74, 11.1],
  [7.76, 4.56],
  [5.82, 3.27],
  [5, 2.43],
  [4.22, 2.02],
  [3.73, 1.84],
  [3.33, 1.6],
  [2.84, 1.68],
  [2.65, 1.47],
  [2.37, 1.14],
  [1.98, 1.12],
  [1.81, 1.15],
  [1.46, 0.9],
  [1.41, 0.89],
  [1.11, 0.79],
  [0.83, 0.62],
  [0.75, 0.62],
  [0.59, 0.55],
  [0.36, 0.39],
  [0.11, 0.49],
]
/** A stronger team has more kills at the same place: this factor on the mean. */
const killFactor = (strength: number) => Math.min(2, Math.max(0.3, 0.96 + 0.15 * strength))

/** Strengths are rounded to one of these levels, from `LOWEST_LEVEL` on. */
const LEVELS = 21
const LEVEL_STEP = 0.6
const LOWEST_LEVEL = -6
/** A random number has so many values. */
const STEPS = 256

/** Points by place, strength above the lobby's mean and a random number. */
let table: Uint8Array | null = null

/** Points of a game for a place from 0, a strength above the lobby's mean and a random number from 0 to 1. */
export function drawPoints(place: number, strength: number, random: number): number {
  table ??= pointTable()
  const row = Math.min(place, KILLS.length - 1)
  const level = Math.round((strength - LOWEST_LEVEL) / LEVEL_STEP)
  const column = Math.min(LEVELS - 1, Math.max(0, level))
  return table[(row * LEVELS + column) * STEPS + Math.floor(random * STEPS)] ?? 0
}

function pointTable(): Uint8Array {
  const points = new Uint8Array(KILLS.length * LEVELS * STEPS)
  KILLS.forEach(([mean, size], place) => {
    for (let level = 0; level < LEVELS; level += 1) {
      const kills = killQuantiles(mean * killFactor(LOWEST_LEVEL + level * LEVEL_STEP), size)
      points.set(
        kills.map((count) => placementPoints(place + 1) + count),
        (place * LEVELS + level) * STEPS,
      )
    }
  })
  return points
}

/** The quantiles of a negative binomial distribution in the middle of each step. */
function killQuantiles(mean: number, size: number): Uint8Array {
  const result = new Uint8Array(STEPS)
  let kills = 0
  let chance = (size / (size + mean)) ** size
  let sum = chance
  for (let step = 0; step < STEPS; step += 1) {
    while (sum < (step + 0.5) / STEPS && kills < 40) {
      chance *= ((kills + size) / (kills + 1)) * (mean / (size + mean))
      kills += 1
      sum += chance
    }
    result[step] = kills
  }
  return result
}
