import { legendKey } from '#domain/legend/legend.ts'
import { playerHash } from '#domain/player/player-key.ts'
import type { EventPlayer, LiveEvent } from './liveapi-event.ts'
import { requireGameCount, requirePlayerCount } from '../parsing/limits.ts'
import { FIRST_SLOT } from '../rules/team-slot.ts'

export interface LivePlayer {
  readonly id: string
  readonly name: string
  readonly slot: number
  teamName: string
  character: string
  hardware: string
  kills: number
  assists: number
  knockdowns: number
  damage: number
  /** Time of the last death without a respawn. */
  diedAt: number | null
}

/** The state of one match while its log is read. */
export interface LiveMatch {
  map: string
  serverId: string
  startedAt: number | null
  playingSince: number | null
  lastAt: number | null
  readonly players: Map<string, LivePlayer>
  readonly observers: Set<string>
  /** Team slots in the order of elimination. */
  readonly eliminated: Set<number>
  winner: number | null
  isOver: boolean
}

const newMatch = (): LiveMatch => ({
  map: '',
  serverId: '',
  startedAt: null,
  playingSince: null,
  lastAt: null,
  players: new Map(),
  observers: new Set(),
  eliminated: new Set(),
  winner: null,
  isOver: false,
})

/** A log can contain all matches of an evening. */
export function splitMatches(events: Iterable<LiveEvent>): LiveMatch[] {
  const matches: LiveMatch[] = []
  let match: LiveMatch | undefined
  for (const event of events) {
    if (!match || startsAnother(match, event)) {
      match = newMatch()
      matches.push(match)
      requireGameCount(matches.length)
    }
    // The last squad's elimination can be logged after the winner. Everything else after the end doesn't belong to the
    // match.
    if (match.isOver && event.category !== 'squadeliminated') continue
    match.startedAt ??= event.timestamp
    match.lastAt = event.timestamp ?? match.lastAt
    HANDLERS[event.category]?.(match, event)
  }
  return matches.filter(({ players, map }) => players.size > 0 || map !== '')
}

const STARTS = new Set(['matchsetup', 'playerconnected', 'characterselected'])

/** A reconnected observer gets the setup of the same server again. That doesn't start another match. */
function startsAnother(match: LiveMatch, { category, map, serverId }: LiveEvent): boolean {
  if (match.isOver) return STARTS.has(category)
  if (category !== 'matchsetup' || match.map === '') return false
  return serverId === '' || serverId !== match.serverId || map !== match.map
}

type Handler = (match: LiveMatch, event: LiveEvent) => void

const HANDLERS: Readonly<Record<string, Handler>> = {
  matchsetup(match, { map, serverId, timestamp }) {
    if (match.map === '') match.startedAt = timestamp ?? match.startedAt
    match.map = map
    match.serverId = serverId
  },
  gamestatechanged(match, { state, timestamp }) {
    if (state.toLowerCase() === 'playing') match.playingSince ??= timestamp
  },
  playerconnected: meet,
  characterselected: meet,
  playerdisconnected(match, { player }) {
    if (player && match.playingSince === null) match.players.delete(keyOf(player))
  },
  observerswitched(match, { observer }) {
    if (!observer) return
    match.observers.add(keyOf(observer))
    match.players.delete(keyOf(observer))
  },
  playerdamaged(match, { attacker, victim, damageInflicted }) {
    const dealer = opponent(match, attacker, victim)
    if (dealer) dealer.damage += damageInflicted ?? 0
  },
  playerdowned(match, { attacker, victim }) {
    const dealer = opponent(match, attacker, victim)
    if (dealer) dealer.knockdowns += 1
  },
  playerkilled(match, { attacker, awardedTo, victim, timestamp }) {
    const killer = opponent(match, isSomebody(awardedTo) ? awardedTo : attacker, victim)
    if (killer) killer.kills += 1
    const dead = findPlayer(match, victim)
    if (dead) dead.diedAt = timestamp
  },
  playerassist(match, { assistant, victim }) {
    const helper = opponent(match, assistant, victim)
    if (helper) helper.assists += 1
  },
  playerrespawnteam(match, { respawned }) {
    const names = new Set(respawned.split(',').map((name) => name.trim()))
    for (const player of match.players.values()) if (names.has(player.name)) player.diedAt = null
  },
  squadeliminated(match, { players }) {
    for (const player of players ?? []) {
      const known = findPlayer(match, player)
      if (known) match.eliminated.add(known.slot)
    }
  },
  matchstateend(match, { winners }) {
    match.isOver = true
    for (const player of winners ?? []) match.winner ??= findPlayer(match, player)?.slot ?? null
  },
}

export const WANTED_EVENTS: ReadonlySet<string> = new Set(Object.keys(HANDLERS))

function meet(match: LiveMatch, { player }: LiveEvent) {
  const known = findPlayer(match, player)
  if (known && player?.character) known.character = player.character
}

/** Finds a playing participant. Observers, training dummies and the ring don't count. */
function findPlayer(match: LiveMatch, player: EventPlayer | null | undefined): LivePlayer | null {
  if (!isSomebody(player) || match.observers.has(keyOf(player))) return null
  const known = match.players.get(keyOf(player))
  if (known) {
    known.character ||= player.character
    known.teamName ||= player.teamName
    known.hardware ||= player.hardwareName
    return known
  }
  const { name, teamName, character, hardwareName: hardware, teamId: slot } = player
  if (slot === null) return null
  const counts = { kills: 0, assists: 0, knockdowns: 0, damage: 0, diedAt: null }
  const id = playerHash(player.nucleusHash)
  const met = { id, name, slot, teamName, character, hardware, ...counts }
  match.players.set(keyOf(player), met)
  requirePlayerCount(match.players.size)
  return met
}

function isSomebody(player: EventPlayer | null | undefined): player is EventPlayer {
  if (!player || player.teamId === null || player.teamId < FIRST_SLOT) return false
  return !/^dumm(ie|y)/.test(legendKey(player.character)) && keyOf(player) !== ''
}

/** The attacker, if the victim is on another team. */
function opponent(
  match: LiveMatch,
  player: EventPlayer | null | undefined,
  victim: EventPlayer | null | undefined,
): LivePlayer | null {
  const known = findPlayer(match, player)
  return known && isSomebody(victim) && victim.teamId !== known.slot ? known : null
}

const keyOf = ({ nucleusHash, name, teamId }: EventPlayer) =>
  nucleusHash || (name === '' ? '' : `${teamId} ${name}`)
