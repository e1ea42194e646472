import type { MapId } from '../map/map.ts'

export const MAX_PLANNED_GAMES = 10
export const MAX_CANDIDATES = 300
export const BAN_SCENARIOS = 1000
/** Everyone who opens the same plan sees the same numbers. */
export const SCENARIO_SEED = 20_261_117

/** How likely a game bans a legend, if it isn't banned before. */
export interface BanOutlook {
  readonly legend: string
  /** Of being picked most by the other teams. They sum to 1 or less. */
  readonly chance: number
  /** By how much its odds grow if we pick it too. */
  readonly lift: number
}

/** A game that is still to be played. */
interface OpenGame {
  readonly number: number
  readonly map: MapId | null
  readonly outlook: readonly BanOutlook[]
}

/** A composition that could be planned, with its expected points in each open game. */
export interface PlanCandidate {
  readonly comp: readonly string[]
  readonly values: readonly number[]
}

/** Everything a plan is judged by. */
export interface PlanInputs {
  /** In order, the next one first. */
  readonly games: readonly OpenGame[]
  /** Oldest first. */
  readonly bans: readonly string[]
  readonly candidates: readonly PlanCandidate[]
  readonly allowRepeats: boolean
  /** Compositions of the games before, which count as repeats. */
  readonly played: readonly (readonly string[])[]
}

/** What is planned for a game, as candidates. */
export interface PlannedGame {
  readonly main: number | null
  /** Played if a ban closes the planned one. */
  readonly planB: number | null
}

/** A series has about six games. */
const USUAL_GAMES = 6

/** What is stored before anyone plans. */
export const EMPTY_SERIES_PLAN = {
  games: Array.from({ length: USUAL_GAMES }, () => ({ map: null, comp: null, planB: null })),
  team: null,
  teams: [],
  series: null,
  allowRepeats: true,
  allowUnplayed: false,
}
