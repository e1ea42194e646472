import type { MapId } from '../../catalog/map.ts'
import type { MapPosition } from '../../map/map-position.ts'
import type { MatchPointRule } from '../../series/match-point.ts'

/** `waiting`: no match yet. `lobby`: until the drop, with picks as they come. `stopped`: it ended without a winner. */
export const LIVE_PHASES = ['waiting', 'lobby', 'playing', 'over', 'stopped'] as const
export type LivePhase = (typeof LIVE_PHASES)[number]

export const LIVE_PLAYER_STATES = ['alive', 'down', 'out'] as const
type LivePlayerState = (typeof LIVE_PLAYER_STATES)[number]

/**
 * Who says what is banned: the lobby, else the draft, else the games before by the ban rule. `unknown`: someone plays
 * what would be banned by that rule.
 */
export const BAN_SOURCES = ['lobby', 'draft', 'series', 'unknown'] as const
type BanSource = (typeof BAN_SOURCES)[number]

export interface ViewedPlayer {
  readonly name: string
  /** Null until it is chosen. */
  readonly legend: string | null
  readonly kills: number
  readonly state: LivePlayerState
}

export interface ViewedTeam {
  readonly slot: number
  /** As the archive names it. */
  readonly name: string
  readonly players: readonly ViewedPlayer[]
  readonly kills: number
  /** Null while the team is in the game. */
  readonly placement: number | null
  /** Points of the series before this game, and of this game so far. */
  readonly seriesPoints: number
  readonly gamePoints: number
  /** By all points so far. Equal points share a rank. */
  readonly rank: number
  /** Had enough points before this game. */
  readonly isOnMatchPoint: boolean
  readonly landing: (MapPosition & { readonly poi: string | null }) | null
}

/** Where the players of a team who are alive were last seen, in percent of the map's picture. */
export interface TeamSpots {
  readonly slot: number
  readonly spots: readonly MapPosition[]
}

/** Percent of the picture; seconds since the drop. */
export interface ViewedRing extends MapPosition {
  readonly number: number
  readonly radius: number
  readonly startS: number
  readonly endS: number
}

export interface ViewedKill {
  /** From 1, in the order of the game. */
  readonly number: number
  /** Seconds since the drop; null if the drop wasn't received. */
  readonly atS: number | null
  /** A team's slot; null for the ring, a fall or an unknown player. */
  readonly killer: { readonly slot: number; readonly name: string } | null
  readonly victim: { readonly slot: number; readonly name: string }
  readonly weapon: string
}

/** The legend that this game bans if it ended now. */
export interface ProjectedBan {
  readonly legend: string
  readonly teams: number
  /** Other legends with as many picks. The tie rule decides between them, and points can still change that. */
  readonly tied: readonly string[]
  /** Those of the tied that can be banned instead even if no points change. */
  readonly orElse: readonly string[]
}

/** Everything a viewer sees of a feed's match. */
export interface LiveView {
  readonly feed: number
  readonly name: string
  /** Played by the simulator, and never in the archive. */
  readonly isSimulated: boolean
  readonly isConnected: boolean
  /** An administrator of the lobby has paused the game, which sends nothing until it goes on. */
  readonly isPaused: boolean
  /** Arrival of the last frame, in epoch milliseconds. */
  readonly lastFrameAt: number | null
  readonly phase: LivePhase
  /** The feed connected after the drop: no times are known, and the game isn't saved. */
  readonly isLate: boolean
  /** Epoch seconds by the game's clock; which match it is. */
  readonly startedAt: number | null
  readonly map: MapId | null
  readonly game: number
  /** The series in the archive that this game continues; null for its first game. */
  readonly series: number | null
  /** Null unless the series or the feed is played by it. */
  readonly matchPoint: MatchPointRule | null
  /** Seconds since the drop. */
  readonly clockS: number | null
  readonly bans: readonly string[]
  readonly bansFrom: BanSource
  readonly teams: readonly ViewedTeam[]
  readonly spots: readonly TeamSpots[]
  readonly rings: readonly ViewedRing[]
  /** The newest ones, oldest first. */
  readonly kills: readonly ViewedKill[]
  /** Null until a team has chosen all its legends. */
  readonly ban: ProjectedBan | null
}

/** A viewer reads the last minutes; the rest is in the archive. */
export const SHOWN_KILLS = 40

/** The game sends up to a kilobyte as a name, with any characters. */
export const cutName = (name: string) =>
  name
    .slice(0, 60)
    .toWellFormed()
    .replaceAll(/\p{Control}/gu, ' ')
