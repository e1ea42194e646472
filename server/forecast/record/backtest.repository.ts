import { type Kysely, sql } from 'kysely'
import type { ChanceReports, ForecastReport } from '#contract/forecast/forecast-record.ts'
import type { JudgedBan, JudgedRow } from '#domain/forecast/training/judge.ts'
import type { ChanceSums } from '#domain/forecast/training/judged-chances.ts'
import { WEEK_MS } from '#domain/forecast/training/report.ts'
import type { PlanRanges } from '#domain/series-plan/chance-range.ts'
import type { StoredWalk } from '#domain/forecast/training/stored.ts'
import { lockArchive } from '../../archive/series-change.ts'
import type { Database } from '../../db/schema.ts'
import type { JudgedPeriod } from './walk-archive.ts'

/** What changed since the last training. */
export interface Stale {
  version: number
  changedFrom: Date
}

type JudgedSums = ChanceSums & { readonly week: number }

interface StoredReports {
  backtest: ForecastReport
  unseen: ForecastReport
  chances: ChanceReports
  ranges: PlanRanges
  live: ForecastReport
}

export const backtestRepository = (db: Kysely<Database>) => ({
  async stale(): Promise<Stale | null> {
    const row = await db
      .selectFrom('forecast_model')
      .select(['version', 'changed_from'])
      .executeTakeFirst()
    return row?.changed_from ? { version: row.version, changedFrom: row.changed_from } : null
  },

  /** Nothing is stale any more, unless something changed meanwhile. */
  async settle({ version }: Stale) {
    await db
      .updateTable('forecast_model')
      .set({ changed_from: null })
      .where('version', '=', version)
      .execute()
  },

  async forget(from: Date) {
    await db.deleteFrom('backtest_week').where('week', '>=', from).execute()
  },

  async latestWeek(): Promise<Date | null> {
    const row = await db
      .selectFrom('backtest_week')
      .select('week')
      .orderBy('week', 'desc')
      .limit(1)
      .executeTakeFirst()
    return row?.week ?? null
  },

  async latestState(): Promise<StoredWalk | undefined> {
    const row = await db
      .selectFrom('backtest_week')
      .select('state')
      .orderBy('week', 'desc')
      .limit(1)
      .executeTakeFirst()
    return row?.state
  },

  /** Also notes that everything before its end is judged, so that a walk that is cut off goes on there. */
  async storeWeek(
    { start, rows, bans, state }: JudgedPeriod,
    chances: readonly ChanceSums[],
    { version }: Stale,
  ) {
    const values = {
      rows: JSON.stringify(rows),
      bans: JSON.stringify(bans),
      chances: JSON.stringify(chances),
      state: JSON.stringify(state),
    }
    await db.transaction().execute(async (tx) => {
      await tx
        .insertInto('backtest_week')
        .values({ week: new Date(start), ...values })
        .onConflict((conflict) => conflict.column('week').doUpdateSet(values))
        .execute()
      await tx
        .updateTable('forecast_model')
        .set({ changed_from: new Date(start + WEEK_MS) })
        .where('version', '=', version)
        .execute()
    })
  },

  async judged(): Promise<{ rows: JudgedRow[]; bans: JudgedBan[]; chances: JudgedSums[] }> {
    const weeks = await db
      .selectFrom('backtest_week')
      .select(['week', 'rows', 'bans', 'chances'])
      .orderBy('week')
      .execute()
    return {
      rows: weeks.flatMap(({ rows }) => rows),
      bans: weeks.flatMap(({ bans }) => bans),
      chances: weeks.flatMap(({ week, chances }) =>
        chances.map((sums) => ({ ...sums, week: week.getTime() })),
      ),
    }
  },

  /** Forecasts say how often they were right, so it counts as a change of the archive. */
  async storeReports({ backtest, unseen, chances, ranges, live }: StoredReports) {
    await db.transaction().execute(async (tx) => {
      await lockArchive(tx)
      await tx
        .updateTable('forecast_model')
        .set({
          backtest: JSON.stringify(backtest),
          unseen: JSON.stringify(unseen),
          chances: JSON.stringify(chances),
          plan_ranges: JSON.stringify(ranges),
          live: JSON.stringify(live),
          reported_at: new Date(),
        })
        .execute()
    })
  },

  /** How far off chances of plans can be; null until a back-test has finished. */
  async planRanges(): Promise<PlanRanges | null> {
    const row = await db.selectFrom('forecast_model').select('plan_ranges').executeTakeFirst()
    return row?.plan_ranges ?? null
  },

  /** Games judged so far, while the back-test is running. */
  async progress(): Promise<{ done: number; total: number } | null> {
    // Raw: counts over two tables in one statement.
    const { rows } = await sql<{ done: number; total: number; isRunning: boolean }>`
      select count(*)::integer as total,
        count(*) filter (where played_at < (select max(week) + interval '7 days' from backtest_week))::integer as done,
        (select changed_from is not null from forecast_model) as "isRunning"
      from forecast_game`.execute(db)
    const [row] = rows
    return row?.isRunning ? { done: row.done, total: row.total } : null
  },
})
