import { findMap } from '../../catalog/map.ts'
import { readClock } from './live-clock.ts'
import {
  findLivePlayer,
  findOpponent,
  isUnderway,
  LIVE_TOTALS,
  type LiveKill,
  type LiveMatch,
  type LivePlayer,
  livePlayerKey,
} from './live-match.ts'
import type { LiveEvent, LivePlayerInfo } from './live-message.ts'
import { extendPath, type LivePoint, toPoint } from './live-path.ts'
import { isInRing, type LiveRing, liveRingNumber } from './live-ring.ts'

type EventOf<Name extends LiveEvent['type']> = Extract<LiveEvent, { type: Name }>

/** Far more than a game has. */
const MAX_KILLS = 1000
const MAX_PACKAGES = 100
const MAX_TOTAL = 1000
const MAX_HIT = 10_000
const MAX_PLACEMENT = 100

/** Adds an event to its match. `arrivedMs` is when a receiver got it, if that is known. */
export function applyLiveEvent(match: LiveMatch, event: LiveEvent, arrivedMs: number | null) {
  const at = readClock(match.clock, timeOf(match, event), arrivedMs)
  match.startedAt ??= at
  match.lastAt = at
  if (event.type === 'observerSwitched') markObserver(match, event.observer)
  const isOnGround = GROUND_EVENTS.has(event.type)
  for (const info of playersIn(event)) notice(match, info, at, isOnGround)
  change(match, event, at)
}

/** The setup that comes again after a reconnect can have the time of the first one. */
function timeOf(match: LiveMatch, event: LiveEvent): number | null {
  if (event.type === 'matchSetup' && match.map !== '') return null
  return 'timestamp' in event ? event.timestamp : null
}

function change(match: LiveMatch, event: LiveEvent, at: number | null) {
  switch (event.type) {
    case 'matchSetup':
      return setUp(match, event)
    case 'gameStateChanged':
      return changeState(match, event, at)
    case 'characterSelected':
      return pick(match, event)
    case 'playerDisconnected':
      if (match.playingSince === null && event.player)
        match.players.delete(livePlayerKey(event.player))
      return undefined
    case 'playerStatChanged':
      return readTotal(match, event)
    case 'playerDamaged':
    case 'gibraltarShieldAbsorbed':
    case 'revenantForgedShadowDamaged':
      return countDamage(match, event)
    case 'playerDowned':
      return knockDown(match, event, at)
    case 'playerKilled':
      return kill(match, event, at)
    case 'playerAssist':
      return countAssist(match, event)
    case 'playerRevive':
      return revive(match, event)
    case 'playerRespawnTeam':
    case 'respawnFromDeathbox':
      return respawn(match, event)
    case 'squadEliminated':
      return eliminate(match, event)
    case 'ringStartClosing':
      return startRing(match, event, at)
    case 'carePackageLanded':
      return landPackage(match, toPoint(event.position, at ?? 0))
    case 'matchStateEnd':
      return end(match, event)
    default:
      return undefined
  }
}

/** What a player can only do with both feet on the ground. */
const GROUND_EVENTS: ReadonlySet<LiveEvent['type']> = new Set([
  'inventoryPickUp',
  'inventoryDrop',
  'inventoryUse',
  'ammoUsed',
  'ziplineUsed',
  'grenadeThrown',
  'blackMarketAction',
  'playerDamaged',
  'playerDowned',
  'playerRevive',
])

const isPlayerInfo = (value: unknown): value is LivePlayerInfo =>
  typeof value === 'object' && value !== null && 'nucleusHash' in value && 'pos' in value

const playersIn = (event: LiveEvent): LivePlayerInfo[] =>
  Object.values(event).flatMap((value: unknown) =>
    Array.isArray(value) ? value.filter(isPlayerInfo) : isPlayerInfo(value) ? [value] : [],
  )

/** Someone who plays can watch too, after a death. */
function markObserver(match: LiveMatch, observer: LivePlayerInfo | null) {
  if (!observer) return
  const key = livePlayerKey(observer)
  const player = match.players.get(key)
  if (player && (player.hasPicked || player.landing !== null || player.diedAt !== null)) return
  if (match.observers.size < match.maxPlayers) match.observers.add(key)
  match.players.delete(key)
}

/** There are no position events: every mention of a player says where they are. */
function notice(match: LiveMatch, info: LivePlayerInfo, at: number | null, isOnGround: boolean) {
  const player = findLivePlayer(match, info)
  if (!player) return
  player.character = info.character || player.character
  if (match.playingSince === null && player.slot !== info.teamId) {
    player.slot = info.teamId
    player.teamName = ''
  }
  player.teamName ||= info.teamName
  player.hardware ||= info.hardwareName
  if (at === null || !isUnderway(match) || player.diedAt !== null) return
  const point = toPoint(info.pos, at)
  if (!point) return
  player.last = point
  // Without the drop, a first position isn't a landing.
  if (match.playingSince === null) return
  if (isOnGround) player.landing ??= point
  extendPath(player.path, point)
  const ring = match.rings.at(-1)
  if (ring) noteEntry(match, player.slot, ring, point)
}

function noteEntry(match: LiveMatch, slot: number, ring: LiveRing, point: LivePoint) {
  const entries = match.entries.get(slot) ?? new Map<number, number>()
  if (entries.has(ring.number) || !isInRing(ring, point)) return
  match.entries.set(slot, entries.set(ring.number, Math.max(ring.at, point.at)))
}

function setUp(match: LiveMatch, { map, serverId, timestamp }: EventOf<'matchSetup'>) {
  if (match.map === '') match.startedAt = timestamp ?? match.startedAt
  match.map = map
  match.serverId = serverId
  match.setupAt = timestamp
}

function changeState(match: LiveMatch, { state }: EventOf<'gameStateChanged'>, at: number | null) {
  const name = state.toLowerCase()
  if (name === 'playing') match.playingSince ??= at
  if (name === 'resolution' || name === 'postmatch') match.isResolved = true
}

function pick(match: LiveMatch, { player }: EventOf<'characterSelected'>) {
  const known = findLivePlayer(match, player)
  if (known) known.hasPicked = true
}

function readTotal(match: LiveMatch, { player, statName, newValue }: EventOf<'playerStatChanged'>) {
  const total = LIVE_TOTALS.find((name) => name === statName)
  const known = findLivePlayer(match, player)
  if (total && known && newValue <= MAX_TOTAL) known.totals[total] = newValue
}

/** Legends with a shield of their own take part of it in events of their own. */
function countDamage(
  match: LiveMatch,
  event: EventOf<'playerDamaged' | 'gibraltarShieldAbsorbed' | 'revenantForgedShadowDamaged'>,
) {
  const dealer = findOpponent(match, event.attacker, event.victim)
  if (dealer && event.damageInflicted <= MAX_HIT) dealer.damage += event.damageInflicted
}

function knockDown(
  match: LiveMatch,
  { attacker, victim, weapon }: EventOf<'playerDowned'>,
  at: number | null,
) {
  const dealer = findOpponent(match, attacker, victim)
  if (dealer) dealer.counted.knockdowns += 1
  const down = findLivePlayer(match, victim)
  if (!down || !victim) return
  down.isDown = true
  noteFight(match.downs, { attacker: dealer && attacker, victim, weapon, at })
}

interface Fight {
  readonly attacker: LivePlayerInfo | null
  readonly victim: LivePlayerInfo
  readonly weapon: string
  readonly at: number | null
}

function noteFight(fights: LiveKill[], { attacker, victim, weapon, at }: Fight) {
  if (at === null || fights.length >= MAX_KILLS) return
  const point = toPoint(victim.pos, at)
  fights.push({
    at,
    killer: attacker && livePlayerKey(attacker),
    victim: livePlayerKey(victim),
    weapon,
    x: point?.x ?? null,
    y: point?.y ?? null,
  })
}

function kill(match: LiveMatch, event: EventOf<'playerKilled'>, at: number | null) {
  const { attacker, awardedTo, victim } = event
  const dealer = findOpponent(match, attacker, victim)
  const by = findLivePlayer(match, awardedTo) ? awardedTo : attacker
  const killer = findOpponent(match, by, victim)
  if (killer) killer.counted.kills += 1
  const dead = findLivePlayer(match, victim)
  if (!dead || !victim) return
  // A knockdown that the game didn't send. overstat counts it too.
  if (!dead.isDown && dealer) dealer.counted.knockdowns += 1
  dead.isDown = false
  dead.diedAt = at
  noteFight(match.kills, { attacker: killer && by, victim, weapon: event.weapon, at })
}

function countAssist(match: LiveMatch, { assistant, victim }: EventOf<'playerAssist'>) {
  const helper = findOpponent(match, assistant, victim)
  if (helper) helper.counted.assists += 1
}

function revive(match: LiveMatch, { player, revived }: EventOf<'playerRevive'>) {
  const helper = findLivePlayer(match, player)
  if (helper) helper.revives += 1
  const standing = findLivePlayer(match, revived)
  if (standing) standing.isDown = false
}

/** A respawn from a deathbox can be sent as both events, so only those who are dead come back. */
function respawn(
  match: LiveMatch,
  event: EventOf<'playerRespawnTeam'> | EventOf<'respawnFromDeathbox'>,
) {
  const helper = findLivePlayer(match, event.player)
  const back = event.respawnedTeammates.map((info) => findLivePlayer(match, info))
  if (back.length === 0 && 'respawned' in event) back.push(...named(match, event.respawned, helper))
  for (const player of back) {
    if (!player || player.diedAt === null) continue
    player.diedAt = null
    player.isDown = false
    if (helper) helper.respawns += 1
  }
}

function named(match: LiveMatch, respawned: string, helper: LivePlayer | null): LivePlayer[] {
  const names = new Set(respawned.split(',').map((name) => name.trim()))
  return [...match.players.values()].filter(
    ({ name, slot }) => names.has(name) && (!helper || slot === helper.slot),
  )
}

function eliminate(match: LiveMatch, { players, placement }: EventOf<'squadEliminated'>) {
  for (const info of players) {
    const slot = findLivePlayer(match, info)?.slot
    if (slot !== undefined && !match.eliminated.has(slot))
      match.eliminated.set(slot, placement <= MAX_PLACEMENT ? placement : 0)
  }
}

function startRing(match: LiveMatch, event: EventOf<'ringStartClosing'>, at: number | null) {
  const { center, endRadius, shrinkDuration } = event
  if (!center || endRadius <= 0 || at === null) return
  const number = liveRingNumber(findMap(match.map), endRadius)
  if (match.rings.some((known) => known.number === number)) return
  const ring = {
    number,
    x: Math.round(center.x),
    y: Math.round(center.y),
    radius: Math.round(endRadius),
    at,
    closesInS: Math.round(shrinkDuration),
  }
  match.rings.push(ring)
  for (const { slot, last, diedAt } of match.players.values())
    if (last && diedAt === null) noteEntry(match, slot, ring, last)
}

function landPackage(match: LiveMatch, point: LivePoint | null) {
  if (point && match.packages.length < MAX_PACKAGES) match.packages.push(point)
}

function end(match: LiveMatch, { state, winners }: EventOf<'matchStateEnd'>) {
  match.endState = state
  for (const info of winners) match.winner ??= findLivePlayer(match, info)?.slot ?? null
}
