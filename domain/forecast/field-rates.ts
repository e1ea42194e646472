import { type CompSpace, legendsOfComp } from './comp-space.ts'
import type { FieldGame, PlayHistory } from './history.ts'
import {
  banSimilarity,
  DAY_MS,
  FIELD_BAN_DISTANCE,
  FIELD_WINDOW_DAYS,
  type Moment,
  seasonDecay,
  weigher,
} from './weighing.ts'

/** What is asked: the next game of a series, or a game of no known series. */
export interface Question extends Moment {
  readonly series: number | null
  /** The game's number in its series. */
  readonly number: number
  readonly map: string | null
  /** Legends that no one can play although they aren't banned: those that have retired. */
  readonly closed?: readonly number[]
}

/** What all teams together play under such bans. Computed once per question. */
export interface FieldRates {
  /** How often a legend is picked where it is allowed. */
  readonly rate: Float64Array
  /** How much more often (as a logarithm) on this map, and in the previous game of this series. */
  readonly mapLift: Float64Array
  readonly lobbyLift: Float64Array
  /** The feature `field` of every composition; -Infinity if it has a banned or retired legend. */
  readonly field: Float64Array
  /** The weight of all legal rows. */
  readonly weight: number
  /** Weighs a team's or player's own games at the moment of the question. */
  readonly weigh: ReturnType<typeof weigher>
}

const RATE_PRIOR = { picks: 0.3, games: 6 }
const BANNED_RATE = 1e-9
const FIELD_PRIOR = 20
const MAP_PRIOR = 4
const LOBBY_PRIOR = 6

export function fieldRates(history: PlayHistory, question: Question): FieldRates {
  const { space } = history
  const all = emptySums(space)
  const sameMap = emptySums(space)
  const oldest = question.time - FIELD_WINDOW_DAYS * DAY_MS
  for (let i = history.games.length - 1; i >= 0; i -= 1) {
    const game = history.games[i]
    if (!game || game.time < oldest) break
    const weight =
      seasonDecay(game.time, question) * banSimilarity(game.bans, question, FIELD_BAN_DISTANCE)
    addGame(all, game, weight)
    if (question.map !== null && game.map === question.map) addGame(sameMap, game, weight)
  }
  const banned = new Set([...question.bans, ...(question.closed ?? [])])
  const rate = picksOf(space, all).map((picks, legend) =>
    banned.has(legend)
      ? BANNED_RATE
      : (picks + RATE_PRIOR.picks) / (available(all, legend) + RATE_PRIOR.games),
  )
  const lift = (picks: number, of: number, prior: number, legend: number) =>
    Math.log((picks + prior * at(rate, legend)) / (of + prior)) - Math.log(at(rate, legend))
  const lobby = lobbySums(space, history.lastGame(question.series))
  return {
    rate,
    mapLift: picksOf(space, sameMap).map((picks, legend) =>
      lift(picks, available(sameMap, legend), MAP_PRIOR, legend),
    ),
    lobbyLift: picksOf(space, lobby).map((picks, legend) =>
      lobby.total === 0 ? 0 : lift(picks, lobby.total, LOBBY_PRIOR, legend),
    ),
    ...fieldFeature(space, all.comps, rate, banned),
    weigh: weigher(question),
  }
}

/** The weight of each composition, of all rows, and of those in which a legend was banned. */
interface FieldSums {
  readonly comps: Float64Array
  readonly bannedIn: Float64Array
  total: number
}

const emptySums = (space: CompSpace): FieldSums => ({
  comps: new Float64Array(space.size),
  bannedIn: new Float64Array(space.legends.length),
  total: 0,
})

function addGame(sums: FieldSums, game: FieldGame, weight: number) {
  sums.total += weight * game.rows.length
  for (const ban of game.bans) {
    sums.bannedIn[ban] = at(sums.bannedIn, ban) + weight * game.rows.length
  }
  for (const { comp } of game.rows) sums.comps[comp] = at(sums.comps, comp) + weight
}

/** The weight of the rows that picked each legend. */
function picksOf(space: CompSpace, { comps }: FieldSums): Float64Array {
  const picks = new Float64Array(space.legends.length)
  for (let comp = 0; comp < comps.length; comp += 1) {
    const weight = at(comps, comp)
    if (weight === 0) continue
    for (const legend of legendsOfComp(space, comp)) picks[legend] = at(picks, legend) + weight
  }
  return picks
}

function lobbySums(space: CompSpace, game: FieldGame | null): FieldSums {
  const sums = emptySums(space)
  if (game) addGame(sums, game, 1)
  return sums
}

const available = (sums: FieldSums, legend: number) => sums.total - at(sums.bannedIn, legend)

/** How often each composition is played, pulled toward legends that are picked independently. */
function fieldFeature(
  space: CompSpace,
  comps: Float64Array,
  rate: Float64Array,
  banned: ReadonlySet<number>,
) {
  const field = new Float64Array(space.size).fill(-Infinity)
  const independent = new Float64Array(space.size)
  let [weight, sum] = [0, 0]
  for (let comp = 0; comp < space.size; comp += 1) {
    const [a, b, c] = legendsOfComp(space, comp)
    if (banned.has(a) || banned.has(b) || banned.has(c)) continue
    const product = at(rate, a) * at(rate, b) * at(rate, c)
    independent[comp] = product
    weight += at(comps, comp)
    sum += product
  }
  for (let comp = 0; comp < space.size; comp += 1) {
    const share = at(independent, comp) / sum
    if (share > 0) {
      field[comp] = Math.log((at(comps, comp) + FIELD_PRIOR * share) / (weight + FIELD_PRIOR))
    }
  }
  return { field, weight }
}

/** Reads a number whose index is known to exist. One kind of array only: reading several kinds here would be slow. */
export const at = (numbers: Float64Array, index: number) => numbers[index] ?? 0
