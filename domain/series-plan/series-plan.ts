import type { ExpectedEffect } from './expected-points.ts'

export const MAX_PLANNED_GAMES = 12
export const MAX_CANDIDATES = 100
export const BAN_SCENARIOS = 1000
/** Everyone who opens the same plan sees the same numbers. */
export const SCENARIO_SEED = 20_261_117
/** So many days of our games say what we practice. */
export const PRACTICE_DAYS = 60

/** How likely a game bans a legend, if it isn't banned before. */
export interface BanOutlook {
  readonly legend: string
  /** Of being picked most by the other teams. They sum to 1 or less. */
  readonly chance: number
  /** By how much its odds grow if we pick it too. */
  readonly lift: number
}

/** A composition that could be planned. */
export interface PlanCandidate extends ExpectedEffect {
  readonly comp: readonly string[]
  /** How often we played it lately. */
  readonly games: number
}

/** Everything a plan is judged by. */
export interface PlanInputs {
  /** What each open game bans, the next game first. */
  readonly outlooks: readonly (readonly BanOutlook[])[]
  /** Bans of the archive's last series in order, the newest series first. */
  readonly past: readonly (readonly string[])[]
  /** Oldest first. */
  readonly bans: readonly string[]
  /** What we would rather play first. */
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
