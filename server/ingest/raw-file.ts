import type { Finding, MatchFormat, PlayerResult } from '#domain/match/match.ts'
import type { Region } from '#domain/team/region.ts'

/** What a reader takes out of its format; the rules that all formats share are applied to it afterwards (tidy-file.ts). */
export interface RawFile {
  readonly format: MatchFormat
  readonly sets: readonly RawSet[]
  /** What only the reader can see. */
  readonly findings: readonly Finding[]
}

export interface RawSet {
  readonly event: string
  readonly sourceId: string | null
  readonly bansEnabled: boolean
  /** `order`: the file holds the whole series, so a gap in its numbers is no missing game. */
  readonly numbering: 'order' | 'given'
  /** Where games have no start of their own, in epoch seconds. */
  readonly date: number | null
  readonly games: readonly RawGame[]
}

export interface RawGame {
  readonly mid: string
  readonly number: number | null
  readonly startedAt: number | null
  readonly map: string
  /** The legends closed in this game, where the file lists them; null where they follow from the games before. */
  readonly bans: readonly string[] | null
  /** The legend this game takes out of the games after it. */
  readonly bannedNext: string
  readonly teams: readonly RawTeam[]
}

export interface RawTeam {
  readonly rawName: string
  readonly placement: number | null
  readonly kills: number | null
  readonly points: number | null
  readonly survivalS: number | null
  readonly damage: number | null
  readonly poi: string | null
  readonly region: Region | null
  /** Stands in for the players' legends where the file has no players. */
  readonly legends: readonly string[]
  /** Their legends as the file spells them. */
  readonly players: readonly PlayerResult[]
}
