import type { Kysely } from 'kysely'
import type { TieRule } from '#domain/draft/ban.ts'
import { reportOf, WEEK_MS, weekOf } from '#domain/forecast/training/report.ts'
import { chanceRanges } from '#domain/series-plan/chance-range.ts'
import { chanceReport } from '#domain/forecast/training/chance-report.ts'
import { createSeriesJudge } from '#domain/forecast/training/judge-series.ts'
import {
  type ChanceSums,
  type JudgedChance,
  sumChances,
} from '#domain/forecast/training/judged-chances.ts'
import { judgeFinishes } from '#domain/series/judge-finish.ts'
import { LEAST_GAMES_TO_WIN } from '#domain/series/standings.ts'
import { toStoredModel } from '#domain/forecast/training/stored.ts'
import { WalkForward } from '#domain/forecast/training/walk-forward.ts'
import { DAY_MS } from '#domain/forecast/weighing.ts'
import { PRIOR_WEIGHTS, PRIORS_FITTED_BEFORE, toWeights } from '#domain/forecast/weights.ts'
import { onOneServer } from '../../db/one-server.ts'
import type { Database } from '../../db/schema.ts'
import { historyRepository } from '../history.repository.ts'
import { liveReport } from '../record/live-report.ts'
import { playedSeries } from '../../archive/played-series.ts'
import { loadArchive } from '../load-archive.ts'
import { OWN_DAYS } from '../load-history.ts'
import { modelRepository } from './model.repository.ts'
import { backtestRepository, type Stale } from '../record/backtest.repository.ts'
import { storeNextForecasts } from '../record/store-forecasts.ts'
import { LEARNED_ROWS, walkWeeks } from '../record/walk-archive.ts'

/** How strongly the weights of an archive are pulled toward the shipped ones. */
export const PRODUCT_TRAINING = { prior: toWeights(PRIOR_WEIGHTS), ridge: 50 }

/** Any numbers that no other advisory lock of ours has. */
const LOCKS = { train: 7_402_117, store: 7_402_118 }

/**
 * Trains the weights on the archive and continues the back-test where the archive changed. Only one server does it at a
 * time; the others return at once. An error is stored for administrators, and the last weights stay.
 */
export async function trainOnce(db: Kysely<Database>, tieRule: TieRule): Promise<void> {
  await onOneServer(db, LOCKS.train, async () => {
    try {
      await trainWhileStale(db, tieRule)
    } catch (error) {
      await modelRepository(db).fail(error instanceof Error ? error.message : String(error))
      throw error
    }
  })
}

/** Stores the forecasts of the next games, also while a training runs. */
export async function storeOnce(db: Kysely<Database>, tieRule: TieRule): Promise<void> {
  await onOneServer(db, LOCKS.store, () => storeNextForecasts(db, tieRule, new Date()))
}

/** The archive can change while it is being trained on; then it starts again. */
async function trainWhileStale(db: Kysely<Database>, tieRule: TieRule) {
  const backtests = backtestRepository(db)
  for (let stale = await backtests.stale(); stale; stale = await backtests.stale()) {
    await trainModel(db, tieRule)
    await continueBacktest(db, tieRule, stale)
    await backtests.settle(stale)
  }
}

/** Fits the weights on the newest examples of the archive. */
export async function trainModel(db: Kysely<Database>, tieRule: TieRule) {
  const history = historyRepository(db)
  const models = modelRepository(db)
  const backtests = backtestRepository(db)
  const { seasonStarts } = await models.read()
  const learnFrom = await history.timeOfRow(LEARNED_ROWS)
  const since = new Date((learnFrom?.getTime() ?? OWN_DAYS * DAY_MS) - OWN_DAYS * DAY_MS)
  const archive = await loadArchive(history, since, tieRule)
  const stored = await backtests.latestState()
  const walk = new WalkForward(archive.history, { ...PRODUCT_TRAINING, seasonStarts }, stored)
  for (const game of archive.games) {
    if (learnFrom && game.time < learnFrom.getTime()) archive.history.add(game)
    else walk.learn(game)
  }
  walk.refit()
  await models.store(toStoredModel(walk.model()), walk.model().examples)
}

/** Judges every week from the oldest change on again, and keeps those before it. */
async function continueBacktest(db: Kysely<Database>, tieRule: TieRule, stale: Stale) {
  const history = historyRepository(db)
  const backtests = backtestRepository(db)
  await backtests.forget(new Date(weekOf(stale.changedFrom.getTime())))
  const done = await backtests.latestWeek()
  const oldest = await history.oldest()
  if (oldest) {
    const archive = await loadArchive(history, new Date(0), tieRule)
    const { seasonStarts } = await modelRepository(db).read()
    const judgeFrom = done ? done.getTime() + WEEK_MS : weekOf(oldest.getTime())
    const finishesIn = await finishJudge(db, judgeFrom)
    const judgeGame = createSeriesJudge(archive, seasonStarts)
    const sums: ChanceSums[] = []
    const weeks = walkWeeks(archive, {
      ...PRODUCT_TRAINING,
      seasonStarts,
      judgeFrom,
      judgeBefore: Infinity,
      stored: await backtests.latestState(),
      onForecast: (...judged) => sums.push(...sumChances(judgeGame(...judged))),
    })
    for (const week of weeks) {
      const chances = [...sums.splice(0), ...finishesIn(week.start)]
      await backtests.storeWeek(week, chances, stale)
    }
  }
  const { rows, bans, chances } = await backtests.judged()
  await backtests.storeReports({
    backtest: reportOf(rows, bans),
    unseen: reportOf(rows.filter(isUnseen), bans.filter(isUnseen)),
    chances: {
      unseen: chanceReport(chances.filter(({ week }) => week >= PRIORS_FITTED_BEFORE)),
      all: chanceReport(chances),
    },
    ranges: {
      bannedBy: chanceRanges(chances, 'bannedBy'),
      planLegal: chanceRanges(chances, 'planLegal'),
    },
    live: await liveReport(db),
  })
}

const isUnseen = ({ time }: { time: number }) => time >= PRIORS_FITTED_BEFORE

/** Where teams finish, by the week in which their series began. */
async function finishJudge(db: Kysely<Database>, from: number) {
  const played = await playedSeries(db)
  const weeks = new Map(played.map(({ id, startedAt }) => [id, weekOf(startedAt)]))
  const judged = [...judgeFinishes(played, ({ startedAt }) => startedAt >= from)]
  const chances = judged.flatMap(({ kind, after, ...one }): JudgedChance[] =>
    // Chances to win the series aren't shown earlier.
    kind === 'first' && after < LEAST_GAMES_TO_WIN ? [] : [{ ...one, kind, step: after }],
  )
  const byWeek = Map.groupBy(sumChances(chances), ({ series }) => weeks.get(series) ?? 0)
  return (week: number): readonly ChanceSums[] => byWeek.get(week) ?? []
}
