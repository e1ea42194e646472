import { bestComps, CANDIDATES, softmax } from './candidates.ts'
import { legendsOfComp } from './comp-space.ts'
import { at, fieldRates, type FieldRates, type Question } from './field-rates.ts'
import type { PlayHistory } from './history.ts'
import type { Situated } from './score.ts'
import { scoreAll } from './score-all.ts'
import { teamRates } from './team-rates.ts'
import type { Situation } from './feature.ts'
import { isNewSeason } from './weighing.ts'
import type { Weights } from './weights.ts'

/** Weights with what their scores are divided by. */
export interface Model {
  readonly weights: Weights
  readonly temperatures: Readonly<Record<Situation, number>>
}

/** A team's next composition: the likeliest candidates with their chances. */
export interface Distribution extends Situated {
  /** Compositions, most likely first. */
  readonly comps: readonly number[]
  readonly scores: readonly number[]
  /** They sum to 1 over the candidates. */
  readonly chances: readonly number[]
}

/** What every team of a lobby plays next. */
export function forecastTeams(
  history: PlayHistory,
  teams: readonly number[],
  question: Question,
  { weights, temperatures }: Model,
): Distribution[] {
  const field = fieldRates(history, question)
  return teams.map((team) => {
    const situated = situate(history, team, field, question)
    const scores = scoreAll(situated, weights)
    return toDistribution(situated, scores, temperatureOf(situated, question, temperatures))
  })
}

/** Openers of a new season: right in 5 to 7 % where 22 to 27 % was said. */
const NEW_SEASON_TEMPERATURE = 1.5

export function temperatureOf(
  { team: { situation } }: Situated,
  moment: Pick<Question, 'time' | 'seasonStarts'>,
  temperatures: Model['temperatures'],
): number {
  const isGuess = situation === 'opener' && isNewSeason(moment)
  return temperatures[situation] * (isGuess ? NEW_SEASON_TEMPERATURE : 1)
}

export const situate = (
  history: PlayHistory,
  team: number,
  field: FieldRates,
  question: Question,
): Situated => ({ space: history.space, field, team: teamRates(history, team, field, question) })

export function toDistribution(
  situated: Situated,
  scores: Float64Array,
  temperature: number,
): Distribution {
  const comps = bestComps(scores, CANDIDATES)
  const best = comps.map((comp) => at(scores, comp))
  return { ...situated, comps, scores: best, chances: softmax(best, temperature) }
}

/** The chance of each legend to be in the team's next composition. */
export function legendChances({ space, comps, chances }: Distribution): Float64Array {
  const result = new Float64Array(space.legends.length)
  for (const [i, comp] of comps.entries()) {
    for (const legend of legendsOfComp(space, comp)) {
      result[legend] = at(result, legend) + (chances[i] ?? 0)
    }
  }
  // A sum of chances can be a little above 1, and counting picks with it would give chances below 0.
  return result.map((chance) => Math.min(chance, 1))
}
