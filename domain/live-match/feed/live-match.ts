import { legendKey } from '../../catalog/legend.ts'
import { playerHash } from '../../archive/player-key.ts'
import { type LiveClock, newLiveClock } from './live-clock.ts'
import type { LivePlayerInfo } from './live-message.ts'
import { type LivePath, type LivePoint, newLivePath } from './live-path.ts'
import type { LiveRing } from './live-ring.ts'

/** Slots 0 and 1 are the world and the observers. */
export const FIRST_TEAM_SLOT = 2

/** A lobby has 60 players and some observers. */
export const MAX_MATCH_PLAYERS = 200

/** A lobby names a team without a name by its slot. */
export const slotTeamName = (slot: number) => `Team ${Math.max(1, slot - FIRST_TEAM_SLOT + 1)}`

/** Totals that the game itself counts and sends. */
export const LIVE_TOTALS = ['kills', 'assists', 'knockdowns'] as const
type LiveTotal = (typeof LIVE_TOTALS)[number]

export interface LivePlayer {
  readonly id: string
  readonly name: string
  /** Players change teams until the drop. */
  slot: number
  teamName: string
  character: string
  /** The legend is chosen for this match. Before, it can be that of the match before. */
  hasPicked: boolean
  hardware: string
  readonly counted: Record<LiveTotal, number>
  /** The newest totals of the game; 0 if it has sent none. */
  readonly totals: Record<LiveTotal, number>
  damage: number
  revives: number
  respawns: number
  isDown: boolean
  /** Time of the last death without a respawn. */
  diedAt: number | null
  /** The first position on the ground. */
  landing: LivePoint | null
  last: LivePoint | null
  readonly path: LivePath
}

export interface LiveKill {
  readonly at: number
  /** Keys of players; the ring and falls have no killer. */
  readonly killer: string | null
  readonly victim: string
  /** In the language of the game. */
  readonly weapon: string
  readonly x: number | null
  readonly y: number | null
}

/** One match while its events are read. */
export interface LiveMatch {
  /** More players and observers are ignored: someone sends nonsense. */
  readonly maxPlayers: number
  readonly clock: LiveClock
  map: string
  serverId: string
  /** Of the newest setup: a game that reconnects sends it again. */
  setupAt: number | null
  startedAt: number | null
  playingSince: number | null
  lastAt: number | null
  readonly players: Map<string, LivePlayer>
  readonly observers: Set<string>
  /** Team slots in the order of elimination, with the placement that the game sends (0 before June 2025). */
  readonly eliminated: Map<number, number>
  readonly rings: LiveRing[]
  /** When a team was first seen inside a ring's last circle, by slot and ring. */
  readonly entries: Map<number, Map<number, number>>
  readonly kills: LiveKill[]
  readonly downs: LiveKill[]
  readonly packages: LivePoint[]
  /** In the language of the game; null if the lobby wasn't asked. */
  bans: readonly string[] | null
  winner: number | null
  /** How it ended, as the game calls it; null while it runs. */
  endState: string | null
  /** The game has gone on to what follows a match, also if the message about the end was lost. */
  isResolved: boolean
}

/** Nothing more happens in it. */
export const isEnded = ({ endState, isResolved }: Pick<LiveMatch, 'endState' | 'isResolved'>) =>
  endState !== null || isResolved

export const newLiveMatch = (maxPlayers = Infinity): LiveMatch => ({
  maxPlayers,
  clock: newLiveClock(),
  map: '',
  serverId: '',
  setupAt: null,
  startedAt: null,
  playingSince: null,
  lastAt: null,
  players: new Map(),
  observers: new Set(),
  eliminated: new Map(),
  rings: [],
  entries: new Map(),
  kills: [],
  downs: [],
  packages: [],
  bans: null,
  winner: null,
  endState: null,
  isResolved: false,
})

/** Players are in the game: after the drop, or by what happens if the drop wasn't received. */
export const isUnderway = ({ playingSince, kills, downs, rings, eliminated }: LiveMatch) =>
  playingSince !== null || kills.length + downs.length + rings.length + eliminated.size > 0

const noTotals = (): Record<LiveTotal, number> => ({ kills: 0, assists: 0, knockdowns: 0 })

/** Hashes were longer in 2023; their first 32 characters stay the same. */
export const livePlayerKey = ({ nucleusHash, name, teamId }: LivePlayerInfo) =>
  playerHash(nucleusHash) || (name === '' ? '' : `${teamId} ${name}`)

/** Neither an observer, nor a training dummy, nor the ring. */
function isPlaying(player: LivePlayerInfo | null): player is LivePlayerInfo {
  if (!player || player.teamId < FIRST_TEAM_SLOT) return false
  return !/^dumm(ie|y)/.test(legendKey(player.character)) && livePlayerKey(player) !== ''
}

/** Finds a player of the match, and adds those that weren't seen before. */
export function findLivePlayer(match: LiveMatch, info: LivePlayerInfo | null): LivePlayer | null {
  if (!isPlaying(info)) return null
  const key = livePlayerKey(info)
  if (match.observers.has(key)) return null
  const known = match.players.get(key)
  if (known) return known
  if (match.players.size >= match.maxPlayers) return null
  const player: LivePlayer = {
    id: playerHash(info.nucleusHash),
    name: info.name,
    slot: info.teamId,
    teamName: '',
    character: '',
    hasPicked: false,
    hardware: '',
    counted: noTotals(),
    totals: noTotals(),
    damage: 0,
    revives: 0,
    respawns: 0,
    isDown: false,
    diedAt: null,
    landing: null,
    last: null,
    path: newLivePath(),
  }
  match.players.set(key, player)
  return player
}

/** The attacker, if the victim is on another team. */
export function findOpponent(
  match: LiveMatch,
  attacker: LivePlayerInfo | null,
  victim: LivePlayerInfo | null,
): LivePlayer | null {
  const player = findLivePlayer(match, attacker)
  return player && isPlaying(victim) && victim.teamId !== player.slot ? player : null
}

export const liveSlots = ({ players }: LiveMatch): number[] => [
  ...new Set([...players.values()].map(({ slot }) => slot)),
]
