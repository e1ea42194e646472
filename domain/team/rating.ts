/** What a team did in a game. */
export interface RatedResult {
  readonly team: number
  readonly points: number
}

/** Points a game above an average team, and their standard error. */
export interface Rating {
  readonly points: number
  readonly error: number
}

/**
 * Chosen on 180 real series of 2024 for the order of the next one (docs/formulas.md). Variances of points: of one game, of
 * teams that no one has seen, and of how much a team changes in a day.
 */
const GAME_VARIANCE = 44
const TEAM_VARIANCE = 20
const DAY_VARIANCE = 0.03
const DAY_MS = 86_400_000
/** Fewer teams with points say little about a lobby. */
const LEAST_TEAMS = 5

interface Known {
  mean: number
  variance: number
  at: number
  games: number
}

/**
 * Ratings over time: each game moves a team toward its points above the lobby's mean, as much as its rating is uncertain.
 * Points in a strong lobby count more, because the mean rating of the lobby is added (a Kalman filter).
 */
export class Ratings {
  readonly #teams = new Map<number, Known>()

  /** Games come in the order they were played (epoch milliseconds). */
  add(at: number, results: readonly RatedResult[]): void {
    if (results.length < LEAST_TEAMS) return
    const before = results.map(({ team }) => this.#at(team, at))
    const meanPoints = meanOf(results.map(({ points }) => points))
    const lobby = meanOf(before.map(({ mean }) => mean))
    for (const [index, { team, points }] of results.entries()) {
      const known = before[index]
      if (!known) continue
      const gain = known.variance / (known.variance + GAME_VARIANCE)
      this.#teams.set(team, {
        mean: known.mean + gain * (points - meanPoints + lobby - known.mean),
        variance: known.variance * (1 - gain),
        at,
        games: known.games + 1,
      })
    }
  }

  /** At a moment: without games a rating becomes uncertain again. Null for a team without games. */
  of(team: number, at: number): (Rating & { readonly games: number }) | null {
    if (!this.#teams.has(team)) return null
    const { mean, variance, games } = this.#at(team, at)
    return { points: mean, error: Math.sqrt(variance), games }
  }

  teams(): readonly number[] {
    return [...this.#teams.keys()]
  }

  #at(team: number, at: number): Known {
    const known = this.#teams.get(team)
    if (!known) return { mean: 0, variance: TEAM_VARIANCE, at, games: 0 }
    const days = Math.max(0, at - known.at) / DAY_MS
    return { ...known, variance: Math.min(TEAM_VARIANCE, known.variance + days * DAY_VARIANCE) }
  }
}

const meanOf = (numbers: readonly number[]) =>
  numbers.reduce((sum, next) => sum + next, 0) / Math.max(1, numbers.length)
