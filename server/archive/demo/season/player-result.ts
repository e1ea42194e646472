import type { PlayerResult } from '#domain/archive/match.ts'
import type { Member } from './member.ts'
import type { TeamOutcome } from './outcome.ts'
import type { Random } from './random.ts'

/** Ratios for the rest of a player's numbers, as measured in real scrims: per kill of a teammate, per kill, per hit. */
const ASSISTS_PER_MATE_KILL = 0.5
const LOST_KNOCK_CHANCE = 0.12
const STRAY_KNOCKS = 0.25
const DAMAGE_PER_HIT = 17.6
const HEADSHOT_SHARE = 0.079
const DAMAGE_SPREAD = 0.25

/** Most teams die together; sometimes one member dies earlier. */
const DIES_EARLY_CHANCE = 0.3
const WINNER_DIES_EARLY_CHANCE = 0.12
const EARLY_MEAN_S = 75
const SHORTEST_LIFE_S = 60

/** Splits a team's game among its three members. Kills and damage add up to the team's. */
export function splitAmongPlayers(
  members: readonly Member[],
  legends: readonly string[],
  outcome: TeamOutcome,
  random: Random,
): PlayerResult[] {
  const kills = dealKills(members, outcome.kills, random)
  const damage = dealDamage(members, kills, outcome.damage, random)
  const survival = dealSurvival(members.length, outcome, random)
  return members.map((member, seat) => {
    const own = kills[seat] ?? 0
    const hits = Math.round((damage[seat] ?? 0) / DAMAGE_PER_HIT)
    return {
      playerId: `demo:${member.name}`,
      name: member.name,
      legend: legends[seat] ?? null,
      kills: own,
      assists: random.count(outcome.kills - own, ASSISTS_PER_MATE_KILL),
      knockdowns: own - random.count(own, LOST_KNOCK_CHANCE) + random.count(own + 1, STRAY_KNOCKS),
      damage: damage[seat] ?? 0,
      headshots: random.count(hits, HEADSHOT_SHARE),
      shots: Math.round(hits / (member.accuracy * Math.exp(random.normal(0, 0.1)))),
      hits,
      survivalS: survival[seat] ?? 0,
      hardware: null,
    }
  })
}

function dealKills(members: readonly Member[], total: number, random: Random): number[] {
  const weights = members.map(({ firepower }) => firepower)
  const kills = weights.map(() => 0)
  for (let kill = 0; kill < total; kill += 1) {
    const seat = random.weighted(weights)
    kills[seat] = (kills[seat] ?? 0) + 1
  }
  return kills
}

function dealDamage(
  members: readonly Member[],
  kills: readonly number[],
  total: number,
  random: Random,
): number[] {
  const weights = members.map(
    ({ firepower }, seat) =>
      (1 + (kills[seat] ?? 0) / 2) * firepower * Math.exp(random.normal(0, DAMAGE_SPREAD)),
  )
  const sum = weights.reduce((a, b) => a + b, 0)
  const [first = 0, second = 0] = weights.map((weight) => Math.floor((total * weight) / sum))
  return [first, second, total - first - second]
}

/** The member who survives longest has the team's time. */
function dealSurvival(
  players: number,
  { placement, aliveS }: TeamOutcome,
  random: Random,
): number[] {
  const last = random.index(players)
  const chance = placement === 1 ? WINNER_DIES_EARLY_CHANCE : DIES_EARLY_CHANCE
  return Array.from({ length: players }, (_, seat) => {
    if (seat === last || !random.happens(chance)) return aliveS
    const early = -EARLY_MEAN_S * Math.log(1 - random.even())
    return Math.round(Math.max(Math.min(SHORTEST_LIFE_S, aliveS), aliveS - early))
  })
}
