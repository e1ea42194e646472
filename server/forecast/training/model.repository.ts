import type { Kysely } from 'kysely'
import type { ChanceReports, ForecastReport } from '#contract/forecast/forecast-record.ts'
import { FIRST_BAN_TEMPERATURE } from '#domain/forecast/next-ban.ts'
import {
  fromStoredModel,
  type FullModel,
  type StoredModel,
} from '#domain/forecast/training/stored.ts'
import { eachSituation, PRIOR_WEIGHTS, toWeights } from '#domain/forecast/weights.ts'
import { lockArchive } from '../../archive/series-change.ts'
import type { Database } from '../../db/schema.ts'

/** What is used until an archive has trained its own. */
const SHIPPED: FullModel = {
  weights: toWeights(PRIOR_WEIGHTS),
  temperatures: eachSituation(() => 1),
  banTemperature: FIRST_BAN_TEMPERATURE,
}

export interface ModelState {
  model: FullModel
  examples: number
  trainedAt: Date | null
  failure: { at: Date; text: string } | null
  backtest: ForecastReport | null
  unseen: ForecastReport | null
  chances: ChanceReports | null
  live: ForecastReport | null
  reportedAt: Date | null
  seasonStarts: number[]
}

export const modelRepository = (db: Kysely<Database>) => ({
  async read(): Promise<ModelState> {
    const row = await db.selectFrom('forecast_model').selectAll().executeTakeFirstOrThrow()
    const starts = await db
      .selectFrom('season_start')
      .select('starts_at')
      .orderBy('starts_at')
      .execute()
    return {
      model: row.model ? fromStoredModel(row.model) : SHIPPED,
      examples: row.examples,
      trainedAt: row.trained_at,
      failure: row.failed_at ? { at: row.failed_at, text: row.failure ?? '' } : null,
      backtest: row.backtest,
      unseen: row.unseen,
      chances: row.chances,
      live: row.live,
      reportedAt: row.reported_at,
      seasonStarts: starts.map(({ starts_at: at }) => at.getTime()),
    }
  },

  /** Answers of the old model are no longer right, so it counts as a change of the archive. */
  async store(model: StoredModel, examples: number) {
    const trained = { model: JSON.stringify(model), examples, trained_at: new Date() }
    await db.transaction().execute(async (tx) => {
      await lockArchive(tx)
      await tx
        .updateTable('forecast_model')
        .set({ ...trained, failed_at: null, failure: null })
        .execute()
    })
  },

  async fail(text: string) {
    await db.updateTable('forecast_model').set({ failed_at: new Date(), failure: text }).execute()
  },

  /** Games from before a start count less at once; the weights follow with the next training. */
  async setSeasonStarts(starts: readonly Date[]) {
    await db.transaction().execute(async (tx) => {
      await lockArchive(tx)
      await tx.deleteFrom('season_start').execute()
      if (starts.length > 0) {
        await tx
          .insertInto('season_start')
          .values(starts.map((at) => ({ starts_at: at })))
          .execute()
      }
      await tx
        .updateTable('forecast_model')
        .set((eb) => ({ version: eb('version', '+', 1), changed_from: new Date(0) }))
        .execute()
    })
  },
})
