import type { GameTrack } from '#domain/live-match/feed/game-track.ts'
import type {
  Finding,
  ListedPlayer,
  MatchFormat,
  MatchLanding,
  PlayerResult,
  PoiPick,
} from '#domain/archive/match.ts'
import type { MatchPointRule } from '#domain/series/match-point.ts'
import type { Region } from '#domain/archive/region.ts'

/**
 * What a reader gets out of its format. The rules that all formats share are applied afterward
 * (rules/normalize-file.ts).
 */
export interface RawFile {
  readonly format: MatchFormat
  readonly sets: readonly RawSet[]
  /** Problems that only the reader can see. */
  readonly findings: readonly Finding[]
  readonly landings?: readonly MatchLanding[]
  readonly fetchedAt?: number | null
}

export interface RawSet {
  readonly event: string
  readonly organizer?: string | null
  readonly sourceId: string | null
  readonly bansEnabled: boolean
  readonly matchPoint?: MatchPointRule | null
  readonly startPoints?: ReadonlyMap<string, number>
  readonly poiPicks?: readonly PoiPick[]
  readonly rosters?: ReadonlyMap<string, readonly ListedPlayer[]>
  /** `order`: the file contains the whole series, so a gap in its numbers isn't a missing game. */
  readonly numbering: 'order' | 'given'
  /** Used if games have no start time of their own, in epoch seconds. */
  readonly date: number | null
  readonly awaited?: readonly string[]
  readonly games: readonly RawGame[]
}

export interface RawGame {
  readonly mid: string
  readonly number: number | null
  readonly startedAt: number | null
  readonly map: string
  /** The legends banned in this game if the file lists them; null if they follow from the games before. */
  readonly bans: readonly string[] | null
  /** The legend that is banned after this game. */
  readonly bannedNext: string
  readonly teams: readonly RawTeam[]
  readonly track?: GameTrack | null
}

export interface RawTeam {
  readonly rawName: string
  readonly sourceId?: string
  readonly sourceVersion?: string
  readonly placement: number | null
  readonly kills: number | null
  readonly points: number | null
  readonly survivalS: number | null
  readonly damage: number | null
  readonly poi: string | null
  readonly region: Region | null
  /** Used instead of the players' legends if the file has no players. */
  readonly legends: readonly string[]
  /** With legends as the file spells them. */
  readonly players: readonly PlayerResult[]
}
