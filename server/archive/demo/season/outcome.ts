import type { Random } from './random.ts'

/** A team's input to a game. */
export interface Entry {
  /** Log strength: skill, composition and spot combined. */
  readonly strength: number
  readonly aggression: number
}

export interface TeamOutcome {
  readonly placement: number
  readonly kills: number
  readonly damage: number
  /** When the last member died, or the length of the game for the winner, in seconds. */
  readonly aliveS: number
}

interface Outcome<T> extends TeamOutcome {
  readonly entry: T
}

/** 57 players must die, some respawn and die again, and the ring kills a few. */
const KILLS_MEAN = 59.4
const KILLS_SD = 2.2
/** Kills vary more for teams that die early. Both figures were measured in real scrims. */
const KILL_LUCK = 0.3
const KILL_LUCK_PER_LOG_PLACE = 0.2
/** Average kills by placement, 1 to 20, as measured in real scrims. */
const KILLS_BY_PLACE = [
  11.3, 7.5, 5.8, 4.8, 4.2, 3.7, 3.3, 2.8, 2.6, 2.3, 2, 1.7, 1.5, 1.3, 1.1, 0.8, 0.7, 0.5, 0.3, 0.1,
]

const DAMAGE_BASE = 450
const DAMAGE_PER_KILL = 300
const DAMAGE_PER_TEAM_OUTLIVED = 58
const DAMAGE_LUCK = 0.2

const LENGTH_S = { mean: 1262, sd: 22, least: 1200, most: 1320 }
/** When the first team is out, as a share of the game's length, and how the others follow. */
const FIRST_OUT = 0.22
const OUT_CURVE = 1.3
const OUT_LUCK_S = 18

/** Simulates one game. The best placement comes first. */
export function simulateGame<T extends Entry>(entries: readonly T[], random: Random): Outcome<T>[] {
  const order = entries
    .map((entry) => ({ entry, score: entry.strength + random.gumbel() }))
    .toSorted((a, b) => b.score - a.score)
    .map(({ entry }) => entry)
  const kills = dealKills(order, random)
  const alive = survive(order.length, random)
  return order.map((entry, place) => ({
    entry,
    placement: place + 1,
    kills: kills[place] ?? 0,
    damage: dealDamage(kills[place] ?? 0, order.length - 1 - place, random),
    aliveS: alive[place] ?? 0,
  }))
}

/** Kills by placement. They are dealt from the game's total, so there are never more kills than deaths. */
function dealKills(order: readonly Entry[], random: Random): number[] {
  const weights = order.map(({ aggression }, place) => {
    const luck = KILL_LUCK + KILL_LUCK_PER_LOG_PLACE * Math.log(place + 1)
    return (
      (KILLS_BY_PLACE[place] ?? 0) * aggression * Math.exp(random.normal(-(luck ** 2) / 2, luck))
    )
  })
  const kills = weights.map(() => 0)
  const total = Math.round(random.normal(KILLS_MEAN, KILLS_SD))
  for (let kill = 0; kill < total; kill += 1) {
    const place = random.weighted(weights)
    kills[place] = (kills[place] ?? 0) + 1
  }
  return kills
}

function dealDamage(kills: number, outlived: number, random: Random): number {
  const usual = DAMAGE_BASE + DAMAGE_PER_KILL * kills + DAMAGE_PER_TEAM_OUTLIVED * outlived
  return Math.round(usual * Math.exp(random.normal(-(DAMAGE_LUCK ** 2) / 2, DAMAGE_LUCK)))
}

/** Survival in seconds by placement, never increasing. The top two see the end. */
function survive(teams: number, random: Random): number[] {
  const usual = random.normal(LENGTH_S.mean, LENGTH_S.sd)
  const length = Math.min(LENGTH_S.most, Math.max(LENGTH_S.least, usual))
  const times = Array.from({ length: teams }, (_, place) => {
    const missed = (1 - FIRST_OUT) * (Math.max(0, place - 1) / (teams - 2)) ** OUT_CURVE
    const luck = place < 2 ? 0 : random.normal(0, OUT_LUCK_S)
    return Math.round(Math.min(length, length * (1 - missed) + luck))
  })
  return times.toSorted((a, b) => b - a)
}
