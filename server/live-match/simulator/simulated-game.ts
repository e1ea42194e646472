import type { MapId } from '#domain/catalog/map.ts'
import type { SpecifiedMapId } from '#domain/catalog/shipped-maps.ts'
import { createRandom } from '../../archive/demo/season/random.ts'
import { type Fights, simulateFights } from './simulated-fights.ts'
import { OBSERVER, type SimulatedPlayer, type SimulatedTeam } from './simulated-lobby.ts'
import { simulatedPaths } from './simulated-path.ts'
import { simulatedRings, type SimulatedRing } from './simulated-rings.ts'
import { createScript, type ScriptStep, type SimulatedScript } from './simulated-script.ts'

export interface GamePlan {
  readonly map: SpecifiedMapId
  readonly teams: readonly SimulatedTeam[]
  readonly legends: ReadonlyMap<SimulatedPlayer, string>
  /** Epoch seconds of the match setup. */
  readonly startedAt: number
  readonly seed: string
}

/** What the simulator knows about a game, in the words of the archive. */
export interface KnownGame {
  readonly startedAt: number
  readonly map: MapId
  readonly teams: readonly KnownTeam[]
  readonly rings: readonly { number: number; x: number; y: number; radius: number }[]
}

interface KnownTeam {
  readonly name: string
  readonly placement: number
  readonly poi: string
  readonly players: readonly KnownPlayer[]
}

interface KnownPlayer {
  readonly playerId: string
  readonly name: string
  readonly legend: string
  readonly kills: number
  readonly assists: number
  readonly knockdowns: number
  readonly damage: number
  readonly survivalS: number
  readonly revives: number
  readonly respawns: number
}

/** Map ids of Season 28. */
const MAP_VERSIONS: Readonly<Record<SpecifiedMapId, string>> = {
  worldsedge: 'mp_rr_desertlands_hu_breach',
  stormpoint: 'mp_rr_tropic_island_mu2',
  edistrict: 'mp_rr_district_mu1_breach',
  brokenmoon: 'mp_rr_divided_moon_mu1_breach',
}

/** From match setup to drop. */
const LOBBY_S = 90

export function simulateLiveGame(plan: GamePlan): { steps: ScriptStep[]; known: KnownGame } {
  const { map, teams, legends, seed } = plan
  const rings = simulatedRings(map, seed)
  const paths = simulatedPaths(map, teams, rings, seed)
  const script = createScript({ dropAt: plan.startedAt + LOBBY_S, paths, legends })
  const players = teams.flatMap((team) => team.players)
  openMatch(script, plan, players)
  const fights = simulateFights(teams, script, createRandom('fights', seed))
  const told = rings.filter(({ startS }) => startS < fights.endS)
  for (const [index, ring] of told.entries()) closeRing(script, ring, index + 1, fights.endS)
  for (const player of players) move(script, player, fights, createRandom(player.name, seed))
  closeMatch(script, fights, players)
  return {
    steps: withTotals(script.steps.toSorted((a, b) => a.at - b.at)),
    known: {
      startedAt: plan.startedAt,
      map,
      rings: told.map(({ center, radius }, index) => ({ number: index + 1, ...center, radius })),
      teams: fights.order.toReversed().map((team, index) => ({
        name: team.name,
        placement: index + 1,
        poi: paths.get(team)?.poi ?? '',
        players: team.players.map((player) => knownPlayer(player, fights, legends)),
      })),
    },
  }
}

function knownPlayer(
  player: SimulatedPlayer,
  { tallies, endS }: Fights,
  legends: ReadonlyMap<SimulatedPlayer, string>,
): KnownPlayer {
  const { spans: _, diedS = null, ...counts } = tallies.get(player) ?? {}
  const none = { kills: 0, assists: 0, knockdowns: 0, damage: 0, revives: 0, respawns: 0 }
  return {
    playerId: player.hash,
    name: player.name,
    legend: legends.get(player) ?? '',
    ...none,
    ...counts,
    survivalS: diedS ?? endS,
  }
}

function openMatch(script: SimulatedScript, plan: GamePlan, players: readonly SimulatedPlayer[]) {
  script.say(-LOBBY_S - 5, 'playerConnected', { player: OBSERVER })
  for (const player of players)
    script.say(-LOBBY_S - 4, 'playerConnected', { player: script.show(player, -LOBBY_S) })
  script.say(-LOBBY_S, 'matchSetup', {
    map: MAP_VERSIONS[plan.map],
    playlistName: 'Custom match',
    datacenter: { name: 'frankfurt' },
    aimAssistOn: true,
    serverId: `889415:16019:${plan.startedAt}`,
  })
  script.say(-LOBBY_S, 'gameStateChanged', { state: 'WaitingForPlayers' })
  script.say(-LOBBY_S + 10, 'gameStateChanged', { state: 'PreGamePreview' })
  script.say(-LOBBY_S + 50, 'gameStateChanged', { state: 'PickLoadout' })
  for (const [index, player] of players.entries()) {
    const atS = -LOBBY_S + 51 + index / 2
    script.say(atS, 'characterSelected', { player: script.show(player, atS) })
  }
  script.say(0, 'gameStateChanged', { state: 'Prematch' })
  script.say(0, 'gameStateChanged', { state: 'Playing' })
}

function closeRing(script: SimulatedScript, ring: SimulatedRing, stage: number, endS: number) {
  const { center, from, radius, startS, closesInS } = ring
  const shared = { stage, center, shrinkDuration: closesInS }
  script.say(startS, 'ringStartClosing', { ...shared, currentRadius: from, endRadius: radius })
  if (startS + closesInS < endS)
    script.say(startS + closesInS, 'ringFinishedClosing', { ...shared, currentRadius: radius })
}

const ON_THE_WAY = [
  ['inventoryPickUp', { item: 'Light Rounds', quantity: 20 }],
  ['weaponSwitched', { newWeapon: 'mp_weapon_melee_survival' }],
  ['playerAbilityUsed', { linkedEntity: 'Tactical' }],
  ['ammoUsed', { ammoType: 'shotgun', amountUsed: 16, oldAmmoCount: 32, newAmmoCount: 16 }],
  ['inventoryUse', { item: 'Shield Cell', quantity: 1 }],
] as const

/** An event every 2 to 10 seconds while a player lives. The first one on the ground is picking something up. */
function move(
  script: SimulatedScript,
  player: SimulatedPlayer,
  { tallies }: Fights,
  { even, index }: ReturnType<typeof createRandom>,
) {
  const say = (atS: number, [category, fields]: (typeof ON_THE_WAY)[number]) =>
    script.say(atS, category, { player: script.show(player, atS), ...fields })
  say(8 + player.seat, ON_THE_WAY[2])
  say(30 + player.seat, ON_THE_WAY[0])
  for (const [fromS, toS] of tallies.get(player)?.spans ?? []) {
    for (let atS = Math.max(35, fromS) + even() * 8; atS < toS; atS += 2 + even() * 8)
      say(Math.round(atS * 1000) / 1000, ON_THE_WAY[index(ON_THE_WAY.length)] ?? ON_THE_WAY[0])
  }
}

function closeMatch(
  script: SimulatedScript,
  { order, endS }: Fights,
  players: readonly SimulatedPlayer[],
) {
  script.say(endS, 'matchStateEnd', {
    state: 'WinnerDetermined',
    winners: order.at(-1)?.players.map((player) => script.show(player, endS)),
  })
  script.say(endS + 1, 'gameStateChanged', { state: 'Resolution' })
  script.say(endS + 21, 'gameStateChanged', { state: 'Postmatch' })
  for (const player of players)
    script.say(endS + 22, 'playerDisconnected', { player: script.show(player, endS) })
}

/** The game sends new totals, which depend on the order of the events. */
function withTotals(steps: readonly ScriptStep[]): ScriptStep[] {
  const totals = new Map<string, number>()
  return steps.map((step) => {
    if (step.event.category !== 'playerStatChanged') return step
    const key = JSON.stringify([step.event['statName'], nameIn(step.event['player'])])
    const newValue = (totals.get(key) ?? 0) + 1
    totals.set(key, newValue)
    return { ...step, event: { ...step.event, newValue } }
  })
}

const nameIn = (player: unknown) =>
  typeof player === 'object' && player !== null && 'name' in player ? player.name : ''
