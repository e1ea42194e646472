import { softmax } from '../candidates.ts'
import { exampleOf, MAX_EXAMPLES, type SituatedExample, train, type Training } from './examples.ts'
import { fieldRates, type FieldRates } from '../field-rates.ts'
import type { PlayHistory, PlayedGame, PlayedRow } from '../history.ts'
import {
  byChance,
  fieldComps,
  fieldLegends,
  judge,
  type JudgedBan,
  type JudgedRow,
  latestComps,
  weightedComps,
} from './judge.ts'
import { mostPickedChances, spread } from '../next-ban.ts'
import type { Situated } from '../score.ts'
import { scoreAll } from '../score-all.ts'
import {
  type Distribution,
  legendChances,
  type Model,
  situate,
  temperatureOf,
  toDistribution,
} from '../team-forecast.ts'
import type { FullModel, StoredWalk } from './stored.ts'
import { banTemperature, bestTemperatures, situationTemperatures } from './temperature.ts'
import { eachSituation, toNamedWeights, toWeights } from '../weights.ts'

export interface WalkOptions extends Training {
  readonly seasonStarts: readonly number[]
  /** Called with what is expected of each judged game, before anything is learned from it. */
  readonly onForecast?: (
    game: PlayedGame,
    forecasts: readonly Distribution[],
    model: FullModel,
  ) => void
}

interface SituatedRow {
  readonly row: PlayedRow
  readonly situated: Situated
}

/** Goes through an archive game by game: says what it expects, looks what happened, and learns from it. */
export class WalkForward {
  readonly history: PlayHistory
  readonly #options: WalkOptions
  readonly #temperatures: ReturnType<typeof situationTemperatures>
  readonly #banTemperature: ReturnType<typeof banTemperature>
  #examples: SituatedExample[] = []
  #weights: Model['weights']

  /** `stored` goes on where an earlier walk stopped; its examples have to be learned again. */
  constructor(history: PlayHistory, options: WalkOptions, stored?: StoredWalk) {
    this.history = history
    this.#options = options
    this.#weights = stored ? toWeights(stored.weights) : options.prior
    this.#temperatures = situationTemperatures(stored)
    this.#banTemperature = banTemperature(stored)
  }

  stored = (): StoredWalk => ({
    weights: toNamedWeights(this.#weights),
    temperatures: eachSituation((situation) => this.#temperatures[situation].stored()),
    bans: this.#banTemperature.stored(),
  })

  /** Learns from a game without having judged it. */
  learn(game: PlayedGame) {
    const field = this.#fieldBefore(game)
    this.#learnFrom(game, this.#rowsBefore(game, field))
  }

  /** Says what it expects of a game, judges that, and learns from the game. */
  judge(game: PlayedGame): { rows: JudgedRow[]; ban: JudgedBan | null } {
    const field = this.#fieldBefore(game)
    const before = this.#rowsBefore(game, field)
    const model = this.model()
    const { weights, temperatures } = model
    const forecasts = before.map(({ situated }) =>
      toDistribution(
        situated,
        scoreAll(situated, weights),
        temperatureOf(situated, { ...this.#options, time: game.time }, temperatures),
      ),
    )
    const rows = before.map(({ row }, i) => this.#judgeRow(game, row, field, forecasts[i]))
    this.#options.onForecast?.(game, forecasts, model)
    const ban = this.#judgeBan(game, field, forecasts)
    before.forEach(({ row }, i) => this.#learnTemperature(row, forecasts[i]))
    this.#learnFrom(game, before)
    return { rows: rows.filter((row) => row !== null), ban }
  }

  /** Fits the weights on everything learned so far. */
  refit() {
    this.#weights = train(this.#examples, this.#options, this.#weights)
  }

  model(): FullModel & { examples: number } {
    return {
      weights: this.#weights,
      temperatures: bestTemperatures(this.#temperatures),
      banTemperature: this.#banTemperature.best(),
      examples: this.#examples.length,
    }
  }

  #fieldBefore(game: PlayedGame): FieldRates {
    return fieldRates(this.history, { ...game, seasonStarts: this.#options.seasonStarts })
  }

  #rowsBefore(game: PlayedGame, field: FieldRates): SituatedRow[] {
    const question = { ...game, seasonStarts: this.#options.seasonStarts }
    return game.rows.map((row) => ({
      row,
      situated: situate(this.history, row.team, field, question),
    }))
  }

  #judgeRow(
    game: PlayedGame,
    row: PlayedRow,
    field: FieldRates,
    forecast: Distribution | undefined,
  ): JudgedRow | null {
    if (!forecast) return null
    const { space } = this.history
    const { situation, games } = forecast.team
    const earlier = this.history.ofTeam(row.team)
    return {
      time: game.time,
      series: game.series,
      number: game.number,
      situation,
      games,
      forecast: judge({ names: forecast.comps, chances: forecast.chances }, row.comp),
      weighting: judge(weightedComps(space, earlier, game.bans, game.time), row.comp),
      sameAsLast: judge(latestComps(field, earlier), row.comp),
      fieldFrequency: judge(fieldComps(field), row.comp),
    }
  }

  #judgeBan(
    game: PlayedGame,
    field: FieldRates,
    forecasts: readonly Distribution[],
  ): JudgedBan | null {
    const { time, series, number, bannedAfter } = game
    if (bannedAfter === null) return null
    const chances = mostPickedChances(forecasts.map(legendChances))
    const forecast = judge(byChance(spread(chances, this.#banTemperature.best())), bannedAfter)
    this.#banTemperature.learn((temperature) => spread(chances, temperature)[bannedAfter] ?? 0)
    const fieldFrequency = judge(fieldLegends(field), bannedAfter)
    return { time, series, number, forecast, fieldFrequency }
  }

  #learnTemperature(row: PlayedRow, forecast: Distribution | undefined) {
    const played = forecast?.comps.indexOf(row.comp) ?? -1
    if (!forecast || played < 0) return
    this.#temperatures[forecast.team.situation].learn(
      (temperature) => softmax(forecast.scores, temperature)[played] ?? 0,
    )
  }

  #learnFrom(game: PlayedGame, before: readonly SituatedRow[]) {
    for (const { row, situated } of before) {
      const example = exampleOf(situated, row.comp)
      if (example) this.#examples.push(example)
    }
    if (this.#examples.length > MAX_EXAMPLES) this.#examples = this.#examples.slice(-MAX_EXAMPLES)
    this.history.add(game)
  }
}
