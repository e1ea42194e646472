import type { Random } from '../../archive/demo/season/random.ts'
import type { SimulatedPlayer, SimulatedTeam } from './simulated-lobby.ts'
import type { SimulatedScript } from './simulated-script.ts'

/** What the simulator knows about a player of a game. */
interface PlayerTally {
  kills: number
  assists: number
  knockdowns: number
  damage: number
  revives: number
  respawns: number
  diedS: number | null
  /** From and to in seconds after the drop. */
  spans: [number, number][]
}

export interface Fights {
  readonly tallies: ReadonlyMap<SimulatedPlayer, PlayerTally>
  /** Teams in the order of elimination; the last one has won. */
  readonly order: readonly SimulatedTeam[]
  readonly endS: number
}

const FIRST_WIPE_S = 100
const WIPE_EVERY_S = 48
/** The squad whose last player dies in the ring. */
const LOST_TO_RING = 5
const WORLD = { name: 'World' }

/** Every squad but one is eliminated, and most have a knockdown and a respawn before. */
export function simulateFights(
  teams: readonly SimulatedTeam[],
  script: SimulatedScript,
  random: Random,
): Fights {
  const order = random.shuffled(teams)
  const outS = order.map((_, index) => FIRST_WIPE_S + index * WIPE_EVERY_S + random.index(20))
  const endS = (outS.at(-2) ?? 0) + 1
  const tallies = new Map(
    teams.flatMap(({ players }) => players).map((player) => [player, newTally()]),
  )
  const scene: Scene = { script, random, tallyOf: (player) => tallies.get(player) ?? newTally() }
  for (const [index, team] of order.entries()) {
    const isWinner = index === order.length - 1
    const lastS = isWinner ? endS : (outS[index] ?? 0)
    // Squads that are in the game longer; the winner's last enemy is out one second before the end.
    const enemies = isWinner ? order.slice(index - 1, index) : order.slice(index + 1)
    const enemy = () => enemies[random.index(enemies.length)] ?? team
    if (lastS > 300) knockAndRevive(scene, team, enemy(), Math.floor(lastS * 0.3))
    if (lastS > 400) killAndRespawn(scene, team, enemy(), Math.floor(lastS * 0.5), index)
    if (!isWinner) {
      wipe(scene, team, enemy(), lastS, index === LOST_TO_RING)
      script.say(lastS, 'squadEliminated', {
        players: team.players.map((player) => script.show(player, lastS)),
        placement: order.length - index,
      })
    }
    for (const player of team.players) endSpan(scene.tallyOf(player), endS)
  }
  return { tallies, order, endS }
}

interface Scene {
  readonly script: SimulatedScript
  readonly random: Random
  readonly tallyOf: (player: SimulatedPlayer) => PlayerTally
}

const newTally = (): PlayerTally => ({
  kills: 0,
  assists: 0,
  knockdowns: 0,
  damage: 0,
  revives: 0,
  respawns: 0,
  diedS: null,
  spans: [[0, Infinity]],
})

function endSpan({ spans, diedS }: PlayerTally, endS: number) {
  const last = spans.at(-1)
  if (last) last[1] = diedS ?? endS
}

/** Seat 0 of a squad is the one who is knocked down and killed on the way, 1 and 2 live until the end. */
const seat = ({ players }: SimulatedTeam, index: number): SimulatedPlayer => {
  const player = players[index % players.length]
  if (!player) throw new Error('A squad has no players.')
  return player
}

function knockAndRevive(scene: Scene, team: SimulatedTeam, enemy: SimulatedTeam, atS: number) {
  const victim = seat(team, 0)
  const helper = seat(team, 1)
  knock(scene, seat(enemy, 2), victim, atS)
  const { script, tallyOf } = scene
  tallyOf(helper).revives += 1
  script.say(atS + 8, 'playerRevive', {
    player: script.show(helper, atS + 8),
    revived: script.show(victim, atS + 8),
  })
}

/** Older games name respawned players in a text, newer ones in a list; a deathbox can send both events. */
function killAndRespawn(
  scene: Scene,
  team: SimulatedTeam,
  enemy: SimulatedTeam,
  atS: number,
  index: number,
) {
  const { script, tallyOf } = scene
  const victim = seat(team, 0)
  const helper = seat(team, 1)
  knock(scene, seat(enemy, 1), victim, atS)
  kill(scene, seat(enemy, 1), victim, atS + 2)
  const backS = atS + 62
  const fields = {
    player: script.show(helper, backS),
    ...(index % 3 === 0
      ? { respawned: victim.name }
      : { respawnedTeammates: [script.show(victim, backS)] }),
  }
  script.say(backS, 'playerRespawnTeam', fields)
  if (index % 3 === 1) script.say(backS, 'respawnFromDeathbox', fields)
  tallyOf(helper).respawns += 1
  tallyOf(victim).diedS = null
  tallyOf(victim).spans.push([backS, Infinity])
}

/** The last squad member is killed two seconds before the squad is out. */
function wipe(
  scene: Scene,
  team: SimulatedTeam,
  enemy: SimulatedTeam,
  outS: number,
  isLostToRing: boolean,
) {
  for (const [index, victim] of team.players.entries()) {
    const atS = outS - 9 + index * 3
    const killer = isLostToRing && index === 2 ? null : seat(enemy, 1 + (index % 2))
    knock(scene, killer, victim, atS)
    kill(scene, killer, victim, atS + 1)
  }
}

function knock(scene: Scene, by: SimulatedPlayer | null, victim: SimulatedPlayer, atS: number) {
  const { script, random, tallyOf } = scene
  const attacker = by ? script.show(by, atS) : WORLD
  const shown = script.show(victim, atS)
  for (let hit = 0; hit < 3; hit += 1) {
    const damageInflicted = 10 + random.index(60)
    if (by) tallyOf(by).damage += damageInflicted
    script.say(atS, 'playerDamaged', { attacker, victim: shown, weapon: 'R-301', damageInflicted })
  }
  script.say(atS, 'playerDowned', { attacker, victim: shown, weapon: 'R-301' })
  if (!by) return
  tallyOf(by).knockdowns += 1
  script.say(atS, 'playerStatChanged', { player: attacker, statName: 'knockdowns' })
}

function kill(scene: Scene, by: SimulatedPlayer | null, victim: SimulatedPlayer, atS: number) {
  const { script, random, tallyOf } = scene
  tallyOf(victim).diedS = atS
  endSpan(tallyOf(victim), atS)
  const shown = script.show(victim, atS)
  if (!by) {
    script.say(atS, 'playerKilled', { attacker: WORLD, victim: shown })
    return
  }
  const player = script.show(by, atS)
  const mate = seat(by.team, by.seat === 1 ? 2 : 1)
  if (random.happens(0.5)) {
    const assistant = script.show(mate, atS)
    tallyOf(mate).assists += 1
    script.say(atS, 'playerAssist', { assistant, victim: shown, weapon: 'R-301' })
    script.say(atS, 'playerStatChanged', { player: assistant, statName: 'assists' })
  }
  tallyOf(by).kills += 1
  // A teammate can finish what another began; the kill goes to the one it is awarded to.
  const attacker = random.happens(0.2) ? script.show(mate, atS) : player
  script.say(atS, 'playerKilled', { attacker, victim: shown, awardedTo: player, weapon: 'R-301' })
  script.say(atS, 'playerStatChanged', { player, statName: 'kills' })
}
