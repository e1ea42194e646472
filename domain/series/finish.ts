import { mulberry32 } from '../base/mulberry.ts'
import {
  DAYS,
  drawCurrentGames,
  drawDays,
  type FinishTeam,
  type Games,
  GAMES_A_DAY,
  sortByTotals,
  type TeamInCurrentGame,
} from './draw-games.ts'
import type { MatchPointRule } from './match-point.ts'

export interface FinishQuestion {
  readonly teams: readonly FinishTeam[]
  /** The next game has begun: how it stands, by team. */
  readonly current: readonly TeamInCurrentGame[] | null
  /** Games that are over, and how many the series has. */
  readonly played: number
  readonly games: number
  /** Then the series ends as the rule says, and `games` doesn't count. */
  readonly matchPoint: MatchPointRule | null
  /** Who has won by match point while the least number of games is still being played. */
  readonly winner: number | null
  /** The team whose need is counted. */
  readonly own: number | null
  readonly runs: number
  readonly seed: number
}

/** Chances from 0 to 1, by team. */
export interface Finish {
  readonly first: Float64Array
  readonly top5: Float64Array
  readonly top10: Float64Array
  readonly winNext: Float64Array
  /** Chance that the series ends after so many games; empty unless it is played by match point. */
  readonly endsAfter: ReadonlyMap<number, number>
  /** How often so many points in the next game were the least with which `own` reached the top 5. The last: none did. */
  readonly needed: Float64Array
}

/** No series by match point was longer. */
const LONGEST = 16
export const NEED_LIMIT = 40

/** Plays the rest of a series many times. The same question has the same answer. */
export function simulateFinish(question: FinishQuestion): Finish {
  const { teams, runs, own } = question
  const count = teams.length
  const random = mulberry32(question.seed)
  const days = drawDays(teams, random)
  const current = question.current && drawCurrentGames(question.current, days, random)
  const tally = {
    first: new Float64Array(count),
    top5: new Float64Array(count),
    top10: new Float64Array(count),
    needed: new Float64Array(NEED_LIMIT + 1),
    ends: new Map<number, number>(),
  }
  const totals = new Float64Array(count)
  const order = new Uint8Array(count)
  for (let run = 0; run < runs; run += 1) {
    const end = playRun(question, { days, current }, random, totals)
    sortByTotals(order, totals)
    if (end.next && own !== null) {
      const least = leastNeeded(own, order, totals, end.next)
      tally.needed[least] = (tally.needed[least] ?? 0) + 1
    }
    putFirst(order, end.winner)
    for (let rank = 0; rank < count; rank += 1) {
      const team = order[rank] ?? 0
      if (rank === 0) tally.first[team] = (tally.first[team] ?? 0) + 1
      if (rank < 5) tally.top5[team] = (tally.top5[team] ?? 0) + 1
      if (rank < 10) tally.top10[team] = (tally.top10[team] ?? 0) + 1
    }
    if (question.matchPoint) tally.ends.set(end.games, (tally.ends.get(end.games) ?? 0) + 1)
  }
  const share = (sums: Float64Array) => sums.map((sum) => sum / runs)
  return {
    first: share(tally.first),
    top5: share(tally.top5),
    top10: share(tally.top10),
    winNext: (current ?? days).wins,
    endsAfter: new Map([...tally.ends].map(([games, sum]) => [games, sum / runs])),
    needed: share(tally.needed),
  }
}

interface RunEnd {
  readonly games: number
  /** Who closed a series by match point. */
  readonly winner: number | null
  /** What each team got in the next game. */
  readonly next: Uint8Array | null
}

/** Plays the remaining games once. The points end up in `totals`. */
function playRun(
  { teams, played, games, matchPoint, winner: known }: FinishQuestion,
  drawn: { days: Games; current: Games | null },
  random: () => number,
  totals: Float64Array,
): RunEnd {
  const count = teams.length
  const day = Math.floor(random() * DAYS) * GAMES_A_DAY
  // Teams with equal points end up in any order.
  for (let team = 0; team < count; team += 1)
    totals[team] = (teams[team]?.points ?? 0) + random() / 2
  const last = matchPoint ? LONGEST : games
  let next: Uint8Array | null = null
  let closedBy = known
  for (let number = played + 1; number <= last; number += 1) {
    const isNext = number === played + 1
    const { points, winners } = (isNext ? drawn.current : null) ?? drawn.days
    const game = day + Math.floor(random() * GAMES_A_DAY)
    if (isNext) next = points.subarray(game * count)
    const winner = winners[game] ?? 0
    if (matchPoint && Math.floor(totals[winner] ?? 0) >= matchPoint.points) closedBy ??= winner
    for (let team = 0; team < count; team += 1)
      totals[team] = (totals[team] ?? 0) + (points[game * count + team] ?? 0)
    if (matchPoint && closedBy !== null && number >= matchPoint.minGames)
      return { games: number, winner: closedBy, next: null }
  }
  return { games: last, winner: closedBy, next: matchPoint ? null : next }
}

const TOP = 5

/** The least points of the next game with which a team would have reached the top 5 in this run. */
function leastNeeded(team: number, order: Uint8Array, totals: Float64Array, next: Uint8Array) {
  // Without this team, the fifth of the others is who has to be beaten.
  const other = order[order.indexOf(team) < TOP ? TOP : TOP - 1]
  if (other === undefined) return 0
  const missing = (totals[other] ?? 0) - (totals[team] ?? 0) + (next[team] ?? 0)
  return Math.min(NEED_LIMIT, Math.max(0, Math.ceil(missing)))
}

function putFirst(order: Uint8Array, winner: number | null) {
  if (winner === null) return
  const at = order.indexOf(winner)
  order.copyWithin(1, 0, at)
  order[0] = winner
}
