import { mulberry32 } from '../stats/mulberry.ts'
import { drawPoints, PLACE_BY_STRENGTH, WIN_BY_STRENGTH } from './game-model.ts'
import type { MatchPointRule } from './match-point.ts'

/** A team of a series in progress. */
export interface FinishTeam {
  /** Points a game before this series, shrunk toward the field, and from how many games. */
  readonly mean: number
  /** So far in this series. */
  readonly points: number
  readonly games: number
}

export interface FinishQuestion {
  readonly teams: readonly FinishTeam[]
  /** Games that are over, and how many the series has. */
  readonly played: number
  readonly games: number
  /** Then the series ends as the rule says, and `games` doesn't count. */
  readonly matchPoint: MatchPointRule | null
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

/** How many games the field's mean counts in a team's, and a team's own mean in its strength of the day. */
const OWN_GAMES = 12
/**
 * Variance of how much better or worse a team is on one day, times the games that would show it: half of what games differ by
 * (44 points squared). With all of it, chances for the top 10 were less right.
 */
const GAME_VARIANCE = 22
/** A team's day is uncertain: so many days are drawn, and so many games for each. The runs are put together from these. */
const DAYS = 250
const GAMES_A_DAY = 20
/** No series by match point was longer. */
const LONGEST = 16
export const NEED_LIMIT = 40

/** Points a game, as if the team had also played a few games like the field. */
export const shrunkMean = (
  { points, games }: { readonly points: number; readonly games: number },
  field: number,
) => (points + OWN_GAMES * field) / (games + OWN_GAMES)

/** Own mean, and how much better or worse the team's games of this series were. */
export const strengthOf = ({ mean, points, games }: FinishTeam) =>
  mean + (points - mean * games) / (games + OWN_GAMES)

/** Plays the rest of a series many times. The same question has the same answer. */
export function simulateFinish(question: FinishQuestion): Finish {
  const { teams, runs, own } = question
  const count = teams.length
  const random = mulberry32(question.seed)
  const days = drawDays(question, random)
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
    const end = playRun(question, days, random, totals)
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
    winNext: days.wins,
    endsAfter: new Map([...tally.ends].map(([games, sum]) => [games, sum / runs])),
    needed: share(tally.needed),
  }
}

interface Days {
  /** Points by game and team: the games of the first day, then those of the second. */
  readonly points: Uint8Array
  readonly winners: Uint8Array
  readonly wins: Float64Array
}

function drawDays({ teams }: FinishQuestion, random: () => number): Days {
  const count = teams.length
  const games = DAYS * GAMES_A_DAY
  const points = new Uint8Array(games * count)
  const winners = new Uint8Array(games)
  const wins = new Float64Array(count)
  const expected = teams.map(strengthOf)
  const lobby = expected.reduce((sum, one) => sum + one, 0) / Math.max(1, count)
  const spread = teams.map((team) => Math.sqrt(GAME_VARIANCE / (OWN_GAMES + team.games)))
  const forms = teams.map(() => shuffledDays(random))
  const strengths = new Float64Array(count)
  const keys = new Float64Array(count)
  const order = new Uint8Array(count)
  for (let game = 0; game < games; game += 1) {
    if (game % GAMES_A_DAY === 0) {
      const day = game / GAMES_A_DAY
      for (let team = 0; team < count; team += 1)
        strengths[team] =
          (expected[team] ?? 0) - lobby + (spread[team] ?? 0) * (forms[team]?.[day] ?? 0)
    }
    placeTeams(strengths, keys, order, random)
    for (let place = 0; place < count; place += 1) {
      const team = order[place] ?? 0
      points[game * count + team] = drawPoints(place, strengths[team] ?? 0, random())
    }
    const winner = order[0] ?? 0
    winners[game] = winner
    wins[winner] = (wins[winner] ?? 0) + 1 / games
  }
  return { points, winners, wins }
}

/** How good each day of a team is: all quantiles once, in any order, so that a few days are as even as many. */
function shuffledDays(random: () => number): Float64Array {
  const forms = Float64Array.from({ length: DAYS }, (_, day) =>
    NORMAL.at((SLOTS * (day + 0.5)) / DAYS),
  )
  for (let last = DAYS - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1))
    const form = forms[last] ?? 0
    forms[last] = forms[other] ?? 0
    forms[other] = form
  }
  return forms
}

/** Draws a game's places: first the winner, then the others (Plackett-Luce, by Gumbel's trick). */
function placeTeams(
  strengths: Float64Array,
  keys: Float64Array,
  order: Uint8Array,
  random: () => number,
) {
  let winner = 0
  let best = -Infinity
  for (let team = 0; team < strengths.length; team += 1) {
    const strength = strengths[team] ?? 0
    const win = WIN_BY_STRENGTH * strength + GUMBEL.at(random() * SLOTS)
    if (win > best) {
      best = win
      winner = team
    }
    keys[team] = PLACE_BY_STRENGTH * strength + GUMBEL.at(random() * SLOTS)
  }
  keys[winner] = Infinity
  sortByTotals(order, keys)
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
  { teams, played, games, matchPoint }: FinishQuestion,
  { points, winners }: Days,
  random: () => number,
  totals: Float64Array,
): RunEnd {
  const count = teams.length
  const day = Math.floor(random() * DAYS) * GAMES_A_DAY
  // Teams with equal points end up in any order.
  for (let team = 0; team < count; team += 1)
    totals[team] = (teams[team]?.points ?? 0) + random() / 2
  const last = matchPoint ? LONGEST : games
  let next = -1
  for (let number = played + 1; number <= last; number += 1) {
    const game = day + Math.floor(random() * GAMES_A_DAY)
    if (next < 0) next = game
    const winner = winners[game] ?? 0
    const isClosed =
      matchPoint !== null &&
      number >= matchPoint.minGames &&
      Math.floor(totals[winner] ?? 0) >= matchPoint.points
    for (let team = 0; team < count; team += 1)
      totals[team] = (totals[team] ?? 0) + (points[game * count + team] ?? 0)
    if (isClosed) return { games: number, winner, next: null }
  }
  const isOver = next < 0 || matchPoint !== null
  return { games: last, winner: null, next: isOver ? null : points.subarray(next * count) }
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

/** Team numbers, the highest total first. Insertion: lobbies are small, and this runs a hundred thousand times. */
function sortByTotals(order: Uint8Array, totals: Float64Array) {
  for (let i = 0; i < totals.length; i += 1) {
    const total = totals[i] ?? 0
    let at = i
    while (at > 0 && (totals[order[at - 1] ?? 0] ?? 0) < total) {
      order[at] = order[at - 1] ?? 0
      at -= 1
    }
    order[at] = i
  }
}

function putFirst(order: Uint8Array, winner: number | null) {
  if (winner === null) return
  const at = order.indexOf(winner)
  order.copyWithin(1, 0, at)
  order[0] = winner
}

/** Quantiles, so that drawing a number is one look into a table. */
const SLOTS = 4096
class Quantiles {
  readonly #values: Float64Array
  constructor(quantile: (share: number) => number) {
    this.#values = Float64Array.from({ length: SLOTS }, (_, i) => quantile((i + 0.5) / SLOTS))
  }
  at(slot: number): number {
    return this.#values[Math.floor(slot)] ?? 0
  }
}
const GUMBEL = new Quantiles((share) => -Math.log(-Math.log(share)))
const NORMAL = new Quantiles(normalQuantile)

/** Halves the interval until the share of the standard normal distribution below fits (Hastings' approximation of it). */
function normalQuantile(share: number): number {
  let [low, high] = [-5, 5]
  for (let step = 0; step < 30; step += 1) {
    const middle = (low + high) / 2
    if (normalShare(middle) < share) low = middle
    else high = middle
  }
  return low
}

function normalShare(x: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(x))
  const tail =
    t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))))
  const above = 0.3989422804 * Math.exp((-x * x) / 2) * tail
  return x >= 0 ? 1 - above : above
}
