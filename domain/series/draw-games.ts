import { placementPoints } from '../archive/score.ts'
import { drawPoints, PLACE_BY_STRENGTH, WIN_BY_STRENGTH } from './game-model.ts'

/** A team of a series in progress. */
export interface FinishTeam {
  /** Points a game before this series, shrunk toward the field, and from how many games. */
  readonly mean: number
  /** So far in this series. */
  readonly points: number
  readonly games: number
}

/** A team in the game that is being played. */
export interface TeamInCurrentGame {
  /** Null while it is in the game. */
  readonly placement: number | null
  readonly kills: number
  /** Players who are not out. */
  readonly alive: number
}

/** How many games the field's mean counts in a team's, and a team's own mean in its strength of the day. */
export const OWN_GAMES = 12
/**
 * Variance of how much better or worse a team is on one day, times the games that would show it: half of what games differ by
 * (44 points squared). With all of it, chances for the top 10 were less right.
 */
export const DAY_VARIANCE = 22
/** A team's day is uncertain: so many days are drawn, and so many games for each. The runs are put together from these. */
export const DAYS = 250
export const GAMES_A_DAY = 20
/** Players of the other teams in a full lobby. */
const OPPONENTS = 57

/** Points a game, as if the team had also played a few games like the field. */
export const shrunkMean = (
  { points, games }: { readonly points: number; readonly games: number },
  field: number,
) => (points + OWN_GAMES * field) / (games + OWN_GAMES)

/** Own mean, and how much better or worse the team's games of this series were. */
export const strengthOf = ({ mean, points, games }: FinishTeam) =>
  mean + (points - mean * games) / (games + OWN_GAMES)

export interface Games {
  /** Points by game and team: the games of the first day, then those of the second. */
  readonly points: Uint8Array
  readonly winners: Uint8Array
  readonly wins: Float64Array
}

interface Days extends Games {
  /** By day and team, compared with the lobby. */
  readonly strengths: Float64Array
}

const emptyGames = (games: number, teams: number): Games => ({
  points: new Uint8Array(games * teams),
  winners: new Uint8Array(games),
  wins: new Float64Array(teams),
})

export function drawDays(teams: readonly FinishTeam[], random: () => number): Days {
  const count = teams.length
  const games = DAYS * GAMES_A_DAY
  const { points, winners, wins } = emptyGames(games, count)
  const expected = teams.map(strengthOf)
  const lobby = expected.reduce((sum, one) => sum + one, 0) / Math.max(1, count)
  const spread = teams.map((team) => Math.sqrt(DAY_VARIANCE / (OWN_GAMES + team.games)))
  const forms = teams.map(() => shuffledDays(random))
  const strengths = new Float64Array(DAYS * count)
  const keys = new Float64Array(count)
  const order = new Uint8Array(count)
  for (let game = 0; game < games; game += 1) {
    const day = Math.floor(game / GAMES_A_DAY)
    const ofDay = strengths.subarray(day * count, (day + 1) * count)
    if (game % GAMES_A_DAY === 0) {
      for (let team = 0; team < count; team += 1)
        ofDay[team] =
          (expected[team] ?? 0) - lobby + (spread[team] ?? 0) * (forms[team]?.[day] ?? 0)
    }
    placeTeams(ofDay, keys, order, random)
    for (let place = 0; place < count; place += 1) {
      const team = order[place] ?? 0
      points[game * count + team] = drawPoints(place, ofDay[team] ?? 0, random())
    }
    const winner = order[0] ?? 0
    winners[game] = winner
    wins[winner] = (wins[winner] ?? 0) + 1 / games
  }
  return { points, winners, wins, strengths }
}

/**
 * Ends of the game that is being played. Who is out keeps its place and kills. The others are placed as in any game; at its
 * place a team gets the kills it has, and of the kills it would usually have the part that is still to be had.
 */
export function drawCurrentGames(
  current: readonly TeamInCurrentGame[],
  { strengths }: Days,
  random: () => number,
): Games {
  const count = current.length
  const games = DAYS * GAMES_A_DAY
  const { points, winners, wins } = emptyGames(games, count)
  const inGame = current.flatMap(({ placement }, team) => (placement === null ? [team] : []))
  const alive = current.reduce((sum, team) => sum + team.alive, 0)
  const left = current.map((team) => Math.min(1, (alive - team.alive) / OPPONENTS))
  const ofTeams = new Float64Array(inGame.length)
  const keys = new Float64Array(inGame.length)
  const order = new Uint8Array(inGame.length)
  const champion = current.findIndex(({ placement }) => placement === 1)
  for (let game = 0; game < games; game += 1) {
    const day = Math.floor(game / GAMES_A_DAY) * count
    for (const [at, team] of inGame.entries()) ofTeams[at] = strengths[day + team] ?? 0
    placeTeams(ofTeams, keys, order, random)
    for (const [team, { placement, kills }] of current.entries())
      if (placement !== null) points[game * count + team] = placementPoints(placement) + kills
    for (let place = 0; place < inGame.length; place += 1) {
      const at = order[place] ?? 0
      const team = inGame[at] ?? 0
      const placed = placementPoints(place + 1)
      const usual = drawPoints(place, ofTeams[at] ?? 0, random()) - placed
      const more = Math.floor(usual * (left[team] ?? 0) + random())
      points[game * count + team] = placed + (current[team]?.kills ?? 0) + more
    }
    const winner = inGame.length === 0 ? Math.max(0, champion) : (inGame[order[0] ?? 0] ?? 0)
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

/** Team numbers, the highest total first. Insertion: lobbies are small, and this runs a hundred thousand times. */
export function sortByTotals(order: Uint8Array, totals: Float64Array) {
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
