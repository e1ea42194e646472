import type { Situation } from '../feature.ts'
import type { StoredLosses, StoredWalk } from './stored.ts'
import { FIRST_BAN_TEMPERATURE } from '../next-ban.ts'
import { eachSituation } from '../weights.ts'

/** What scores can be divided by: below 1 the chances get sharper, above 1 more even. */
const TEMPERATURES = Array.from({ length: 13 }, (_, i) => (80 + 5 * i) / 100)
const PREDICTIONS_NEEDED = 300

const BAN_TEMPERATURES = Array.from({ length: 9 }, (_, i) => (10 + i) / 10)
const BANS_NEEDED = 60

/** Finds the temperature under which past forecasts would have been best, by their log loss. */
export class TemperatureChoice {
  readonly #temperatures: readonly number[]
  readonly #needed: number
  readonly #first: number
  readonly #losses: Float64Array
  #count: number

  constructor(
    temperatures: readonly number[],
    needed: number,
    first: number,
    stored?: StoredLosses,
  ) {
    this.#temperatures = temperatures
    this.#needed = needed
    this.#first = first
    this.#losses = Float64Array.from(stored?.losses ?? temperatures.map(() => 0))
    this.#count = stored?.count ?? 0
  }

  stored = (): StoredLosses => ({ count: this.#count, losses: [...this.#losses] })

  /** `chanceUnder` is what a forecast would have given to what happened. */
  learn(chanceUnder: (temperature: number) => number) {
    this.#temperatures.forEach((temperature, i) => {
      this.#losses[i] = (this.#losses[i] ?? 0) - Math.log(Math.max(chanceUnder(temperature), 1e-9))
    })
    this.#count += 1
  }

  best(): number {
    if (this.#count < this.#needed) return this.#first
    return this.#temperatures[this.#losses.indexOf(Math.min(...this.#losses))] ?? this.#first
  }
}

export const situationTemperatures = (stored?: StoredWalk) =>
  eachSituation(
    (situation) =>
      new TemperatureChoice(TEMPERATURES, PREDICTIONS_NEEDED, 1, stored?.temperatures[situation]),
  )

export const banTemperature = (stored?: StoredWalk) =>
  new TemperatureChoice(BAN_TEMPERATURES, BANS_NEEDED, FIRST_BAN_TEMPERATURE, stored?.bans)

export const bestTemperatures = (choices: Readonly<Record<Situation, TemperatureChoice>>) =>
  eachSituation((situation) => choices[situation].best())
