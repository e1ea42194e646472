import type { Kysely } from 'kysely'
import type { LeagueState } from '#contract/archive/league.ts'
import { fromNow, now } from '../../db/expressions.ts'
import type { Database } from '../../db/schema.ts'
import { LONGEST_WAIT_S } from './league-turns.repository.ts'
import { isImported, isNew } from './league-state.repository.ts'

/** A series is given up after this many failures. The next fetch tries it again. */
const MAX_FAILURES = 5

export interface LeagueChoice {
  readonly season: string | null
  readonly split: string | null
  readonly region: string | null
}

export interface DueSeries {
  id: string
  listed: Record<string, unknown>
  status: string
  failures: number
  answers_hash: string | null
  /** Whether what was fetched before is in the archive. */
  is_imported: boolean
}

export interface FetchedSeries {
  answersHash: string
  /** Null if it is the same as before. */
  importId: number | null
  games: number
}

export const leagueRepository = (db: Kysely<Database>) => ({
  /** The fetch that is under way and whose next request isn't far away; null if there is none. */
  async running() {
    const row = await db
      .selectFrom('league')
      .select(['season_id as season', 'split_id as split', 'region_id as region'])
      .select(['is_listed', 'started_by', 'failures'])
      .where('state', '=', 'running')
      .where('next_request_at', '<', fromNow(LONGEST_WAIT_S))
      .where('retry_at', '<=', now())
      .executeTakeFirst()
    return row ?? null
  },

  /** The fetch that is under way waits. Looks at followed series don't. */
  async retryIn(seconds: number) {
    await db
      .updateTable('league')
      .set({ retry_at: fromNow(seconds) })
      .execute()
  },

  /** False if one is running. */
  async start({ season, split, region }: LeagueChoice, by: number): Promise<boolean> {
    const { numUpdatedRows } = await db
      .updateTable('league')
      .set({ state: 'running', season_id: season, split_id: split, region_id: region })
      .set({ is_listed: false, total: 0, started_by: by, started_at: now() })
      .set({ failures: 0, fault: null, retry_at: now() })
      .where('state', '<>', 'running')
      .executeTakeFirst()
    return numUpdatedRows > 0n
  },

  async change(from: LeagueState, to: LeagueState): Promise<boolean> {
    const { numUpdatedRows } = await db
      .updateTable('league')
      .set({ state: to })
      .where('state', '=', from)
      .executeTakeFirst()
    return numUpdatedRows > 0n
  },

  /** The lists are there: from now on, what is new in the choice is fetched. */
  async beginSeries({ season, split, region }: LeagueChoice) {
    await db.transaction().execute(async (tx) => {
      await tx
        .updateTable('league_series')
        .set({ is_due: false, fault: null })
        .where((eb) => eb.or([eb('is_due', '=', true), eb('fault', 'is not', null)]))
        .execute()
      const { numUpdatedRows } = await tx
        .updateTable('league_series')
        .set({ is_due: true, failures: 0, fault: null })
        .where(isNew)
        .where('season_id', '=', season)
        .$if(split !== null, (query) => query.where('split_id', '=', split))
        .$if(region !== null, (query) => query.where('region_id', '=', region))
        .executeTakeFirst()
      await tx
        .updateTable('league')
        .set({ is_listed: true, listed_at: now(), total: Number(numUpdatedRows) })
        .set({ failures: 0, fault: null })
        .execute()
    })
  },

  /** The next series of the fetch that is under way, one that failed after all others; null if there is none. */
  async nextDue(): Promise<DueSeries | null> {
    const row = await db
      .selectFrom('league_series')
      .select(['id', 'listed', 'status', 'failures', 'answers_hash'])
      .select(isImported.as('is_imported'))
      .where('is_due', '=', true)
      .where((eb) =>
        eb.exists(eb.selectFrom('league').select('league.id').where('state', '=', 'running')),
      )
      .orderBy('failures')
      .orderBy('starts_at', 'desc')
      .orderBy('id')
      .limit(1)
      .executeTakeFirst()
    return row ?? null
  },

  async settle({ id, status }: DueSeries, fetched: FetchedSeries | null) {
    await db
      .updateTable('league_series')
      .set({ is_due: false, failures: 0, fault: null })
      .$if(fetched !== null, (query) =>
        query.set({
          is_final: status === 'completed',
          answers_hash: fetched?.answersHash ?? null,
          fetched_games: fetched?.games ?? 0,
        }),
      )
      .$if(typeof fetched?.importId === 'number', (query) =>
        query.set({ import_id: fetched?.importId ?? null }),
      )
      .where('id', '=', id)
      .execute()
    await db.updateTable('league').set({ failures: 0, fault: null }).execute()
  },

  /** A series that was followed needs no fetch of its own. */
  async noteFollowed(
    id: string,
    { answersHash, importId, games }: FetchedSeries,
    isFinal: boolean,
  ) {
    await db
      .updateTable('league_series')
      .set({ answers_hash: answersHash, import_id: importId, fetched_games: games })
      .set({ is_final: isFinal })
      .where('id', '=', id)
      .execute()
  },

  /** A series that was refused by the archive would be refused again. */
  async fail({ id, failures }: DueSeries, fault: string, isRefused: boolean) {
    await db
      .updateTable('league_series')
      .set({ failures: failures + 1, fault, is_due: !isRefused && failures + 1 < MAX_FAILURES })
      .where('id', '=', id)
      .execute()
  },

  async noteFailure(fault: string) {
    await db
      .updateTable('league')
      .set((eb) => ({ failures: eb('failures', '+', 1), fault }))
      .execute()
  },

  /** If nothing is left to do. */
  async finish() {
    await db
      .updateTable('league')
      .set({ state: 'done' })
      .where('state', '=', 'running')
      .where('is_listed', '=', true)
      .where((eb) =>
        eb.not(
          eb.exists(
            eb.selectFrom('league_series').select('league_series.id').where('is_due', '=', true),
          ),
        ),
      )
      .execute()
  },
})
