import type { LandingSource } from '../archive/landing-source.ts'
import type { MapId } from '../catalog/map.ts'
import { meanOf, sumsOf } from '../stats/sums.ts'

/** One game of a team, as its page counts it. Lists of them are newest first. */
export interface TeamGame {
  readonly series: number
  readonly event: string
  readonly number: number
  readonly map: MapId | null
  /** Epoch seconds. */
  readonly playedAt: number
  readonly placement: number | null
  readonly kills: number | null
  readonly points: number | null
  /** Legend keys, sorted. */
  readonly legends: readonly string[]
  /** Legend keys. */
  readonly bans: readonly string[]
  readonly players: readonly GamePlayer[]
  readonly poi: string | null
  /** Null if the name is none of the map's POIs. */
  readonly poiId: number | null
  /** Where the landing is known from; null without one. */
  readonly landingSource: LandingSource | null
}

interface GamePlayer {
  /** Stays the same if the player is renamed, where the file has such an id. */
  readonly id: string
  readonly name: string
  readonly legend: string | null
}

/** Games without the figure are left out; null if none has it. */
export const meanOfGames = (
  games: readonly TeamGame[],
  figure: 'points' | 'placement',
): number | null => meanOf(sumsOf(games.map((game) => game[figure])))?.mean ?? null
