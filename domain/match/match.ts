import type { MapId } from '../map/map.ts'
import type { Region } from '../team/region.ts'

/** What every reader makes of a file, whatever its format: the series in it, and what was odd. */
export interface MatchFile {
  readonly format: MatchFormat
  readonly sets: readonly MatchSet[]
  readonly findings: readonly Finding[]
}

export const MATCH_FORMATS = ['overstat', 'statscode', 'liveapi', 'scoresheet', 'matchcsv'] as const
export type MatchFormat = (typeof MATCH_FORMATS)[number]

/** One series: the games a lobby plays in a row. */
export interface MatchSet {
  /** What the organiser calls it. */
  readonly event: string
  /** The source's own number of the set, where it has one. */
  readonly sourceId: string | null
  /** Whether the most picked legend of each game was banned for the rest. */
  readonly bansEnabled: boolean
  readonly games: readonly MatchGame[]
}

/** Games whose file does not say when they were played are kept at the beginning of this year. */
export const UNDATED_YEAR = 1970

export interface MatchGame {
  /** Respawn's match id; where a file has none, one made from the game's content, so that a repeat is the same game. */
  readonly mid: string
  /** Its place in the series, from 1. */
  readonly number: number
  /** Epoch seconds. */
  readonly startedAt: number
  /** Null for maps the product does not have; the id of the file is kept beside it. */
  readonly map: MapId | null
  readonly mapVersion: string
  /** Legend keys that were closed in this game, in the order of banning. */
  readonly bans: readonly string[]
  readonly teams: readonly TeamResult[]
}

export interface TeamResult {
  /** As the file has it. */
  readonly rawName: string
  readonly placement: number | null
  readonly kills: number | null
  /** The score in the file; it wins over placement and kills, and is flagged where it differs. */
  readonly points: number | null
  /** Sum over the players, in seconds. */
  readonly survivalS: number | null
  readonly damage: number | null
  /** Legend keys, sorted; fewer than three where players were missing. */
  readonly legends: readonly string[]
  readonly poi: string | null
  readonly region: Region | null
  readonly players: readonly PlayerResult[]
}

export interface PlayerResult {
  /** Stable across names, where the source has such an id. */
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
}

/** One trap met in a file: where, what was found and what is done about it. */
export interface Finding {
  readonly kind: FindingKind
  /** The game's number in its set; null where it is about the file or the set. */
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
  'lobby_slots',
] as const
export type FindingKind = (typeof FINDING_KINDS)[number]
