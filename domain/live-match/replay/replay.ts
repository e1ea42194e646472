import type { MapPosition } from '../../map/map-position.ts'

/** Times are seconds since the drop, positions are percent of the map's picture. */
export interface ReplayPoint extends MapPosition {
  readonly at: number
}

/** What happened on the map in one game. */
export interface Replay {
  readonly durationS: number
  /** World units are inches. */
  readonly metersPerPercent: number
  /** By placement; those without one last. */
  readonly teams: readonly ReplayTeam[]
  readonly players: readonly ReplayPlayer[]
  /** In the order in which they close. */
  readonly rings: readonly ReplayRing[]
  /** Knockdowns and kills in their order. */
  readonly fights: readonly ReplayFight[]
}

export interface ReplayTeam {
  /** The game's own number of the team. */
  readonly slot: number
  /** Null if the archive doesn't know its players. */
  readonly name: string | null
  readonly placement: number | null
  readonly landing: (MapPosition & { readonly poi: string | null }) | null
}

interface ReplayPlayer {
  readonly name: string
  /** Index of `teams`. */
  readonly team: number
  readonly path: readonly ReplayPoint[]
}

export interface ReplayRing extends ReplayPoint {
  readonly number: number
  readonly radius: number
  readonly closesInS: number
}

export interface ReplayFight {
  readonly at: number
  readonly isKill: boolean
  /** Indexes of `players`; null for the ring, a fall or an unknown player. */
  readonly attacker: number | null
  readonly victim: number | null
  readonly position: MapPosition | null
}

/** When a player died, in order. */
export const deathsOf = ({ fights }: Replay, player: number): number[] =>
  fights.filter(({ isKill, victim }) => isKill && victim === player).map(({ at }) => at)
