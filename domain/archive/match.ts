import type { GameTrack } from '../live-match/feed/game-track.ts'
import type { MapId } from '../catalog/map.ts'
import type { MatchPointRule } from '../series/match-point.ts'
import type { Region } from './region.ts'

/** What every reader returns, regardless of the format: the series in a file and its problems. */
export interface MatchFile {
  readonly format: MatchFormat
  readonly sets: readonly MatchSet[]
  readonly findings: readonly Finding[]
  /** When its source was asked, in epoch seconds, if the file says so. */
  readonly fetchedAt?: number | null
  /** Of a drop file, which has no games. */
  readonly landings?: readonly MatchLanding[]
}

/** Where a team lands in one game of a match, or in all its games on the map. */
export interface MatchLanding {
  /** overstat's id of the match. */
  readonly sourceId: string
  readonly map: MapId
  readonly game: number | null
  readonly rawName: string
  readonly poi: string
}

export const MATCH_FORMATS = [
  'overstat',
  'statscode',
  'liveapi',
  'scoresheet',
  'matchcsv',
  'algs',
  'drops',
] as const
export type MatchFormat = (typeof MATCH_FORMATS)[number]

/** One series: the games a lobby plays in a row. */
export interface MatchSet {
  /** The organizer's name for it. */
  readonly event: string
  /** Who ran it, if the file says so. */
  readonly organizer?: string | null
  /** The source's id of the set, if it has one. */
  readonly sourceId: string | null
  /** Whether the most picked legend of each game was banned for the rest. */
  readonly bansEnabled: boolean
  /** Only if the file says so. */
  readonly matchPoint?: MatchPointRule | null
  /** Points that teams had before the first game, by their names in the file. */
  readonly startPoints?: ReadonlyMap<string, number>
  /** Who belongs to the teams, by their names in the file, if the source lists it. */
  readonly rosters?: ReadonlyMap<string, readonly ListedPlayer[]>
  /** The POI draft of the series. */
  readonly poiPicks?: readonly PoiPick[]
  /** Ids of games that are over, but whose results the source doesn't have. */
  readonly awaited?: readonly string[]
  readonly games: readonly MatchGame[]
}

/** A member of a team, who may not have played. */
export interface ListedPlayer {
  readonly playerId: string
  readonly name: string
  readonly isCoach: boolean
}

/** A pick of a POI draft, as its source lists it. */
export interface PoiPick {
  /** The team's name as written in the file. */
  readonly rawName: string
  /** Its number by the order of the draft, and when it was made, from 1. They differ after a time-out. */
  readonly planned: number
  readonly actual: number
  readonly timedOut: boolean
  /** Null if the pick wasn't made, or if we don't have the map or spot. */
  readonly map: MapId | null
  readonly poiId: number | null
  readonly by: string | null
  /** Epoch seconds. */
  readonly at: number | null
}

/** Games without a date are stored at the beginning of this year. */
export const UNDATED_YEAR = 1970

export interface MatchGame {
  /**
   * Respawn's match id. If a file has none, an id made from the game's content, so the same game imported again is
   * recognized.
   */
  readonly mid: string
  /** The id in its file, if it is stored under that of another file of the same game. */
  readonly ownMid?: string
  /** Position in the series, from 1. */
  readonly number: number
  /** Epoch seconds. */
  readonly startedAt: number
  /** Null for maps the product doesn't have. The file's map id is stored next to it. */
  readonly map: MapId | null
  readonly mapVersion: string
  /** Keys of the legends banned in this game, in the order of banning. */
  readonly bans: readonly string[]
  /** Key of the legend that this game bans, if its file says so. */
  readonly bannedAfter?: string
  readonly teams: readonly TeamResult[]
  /** Positions and rings, which only live data has. */
  readonly track?: GameTrack
}

export interface TeamResult {
  /** As written in the file. */
  readonly rawName: string
  /** The source's id of the team, which stays when it is renamed, and of its name and roster. */
  readonly sourceId?: string
  readonly sourceVersion?: string
  readonly placement: number | null
  readonly kills: number | null
  /** The score in the file. It wins over placement and kills, and a difference is reported. */
  readonly points: number | null
  /** Sum over the players, in seconds. */
  readonly survivalS: number | null
  readonly damage: number | null
  /** Legend keys, sorted; fewer than three if players were missing. */
  readonly legends: readonly string[]
  readonly poi: string | null
  readonly region: Region | null
  readonly players: readonly PlayerResult[]
}

export interface PlayerResult {
  /** Stays the same when a player changes names, if the source has such an id. */
  readonly playerId: string | null
  readonly name: string
  readonly legend: string | null
  readonly kills: number | null
  readonly assists: number | null
  readonly knockdowns: number | null
  readonly damage: number | null
  readonly headshots: number | null
  readonly shots: number | null
  readonly hits: number | null
  readonly survivalS: number | null
  /** The platform as the file names it, for example `PC_STEAM`. */
  readonly hardware: string | null
}

/** A problem in a file: where it is, what was found and what happens with it. */
export interface Finding {
  readonly kind: FindingKind
  /** The game's number in its set; null if it concerns the file or the set. */
  readonly game: number | null
  readonly team: string | null
  readonly found: string
  readonly action: string
}

export const FINDING_KINDS = [
  'team_name_tidied',
  'short_team',
  'odd_team_count',
  'placement_gap',
  'placement_missing',
  'duplicate_team',
  'duplicate_game',
  'score_differs',
  'no_games',
  'missing_numbers',
  'unknown_legend',
  'unknown_map',
  'banned_legend_played',
  'duplicate_legend',
  'made_up_id',
  'secret_dropped',
  'skipped_row',
  'duplicate_placement',
  'start_missing',
  'bans_not_counted',
  'legend_name_tidied',
  'contradiction',
  'game_renumbered',
  'unknown_region',
  'extra_player',
  'unfinished_game',
  'withdrawn_game',
  'guessed',
  'lobby_slots',
  'unknown_poi',
  'extra_landing',
  'unexpected_value',
  'more_findings',
] as const
export type FindingKind = (typeof FINDING_KINDS)[number]
