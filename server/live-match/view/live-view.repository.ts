import { type Kysely, sql, type SqlBool } from 'kysely'
import { liveView } from '#contract/live-match/live-view.ts'
import type { LiveView } from '#domain/live-match/view/live-view.ts'
import { ago, anyOf } from '../../db/expressions.ts'
import type { Database } from '../../db/schema.ts'

/** The receiving server writes more often; if it doesn't, it has stopped. */
const SILENT = '10 seconds'
/** A match that was lost is shown this long. */
const SHOWN = '30 minutes'

export const liveViewRepository = (db: Kysely<Database>) => ({
  async save(views: readonly LiveView[]) {
    if (views.length === 0) return
    // Raw: rows for feeds that still exist, and the notification with their commit.
    await sql`
      with saved as (
        insert into live_view (feed_id, view)
        select v.feed_id, v.view
        from unnest(${views.map(({ feed }) => feed)}::integer[],
                    ${views.map((view) => JSON.stringify(view))}::jsonb[]) as v (feed_id, view)
        join live_feed f on f.id = v.feed_id
        on conflict (feed_id) do update set view = excluded.view, updated_at = now()
        returning feed_id
      )
      select pg_notify('change', 'live_view') from (select count(*) from saved) as s`.execute(db)
  },

  /** The feeds that other servers receive or received last. */
  async others(own: readonly number[]): Promise<LiveView[]> {
    const rows = await shown(db)
      .where((eb) => eb.not(eb('feed_id', '=', anyOf(own))))
      .orderBy('feed_id')
      .execute()
    return rows.map(present)
  },

  /** Whether any server receives a game that is being played. */
  async isPlaying(): Promise<boolean> {
    const { rows } = await sql<{ playing: boolean }>`
      select exists (
        select from live_view
        where updated_at > now() - ${SILENT}::interval
          and view ->> 'phase' = 'playing' and (view ->> 'isConnected')::boolean
      ) as playing`.execute(db)
    return rows[0]?.playing ?? false
  },

  /** Of a server of another version it can have other fields. */
  async find(feed: number): Promise<LiveView | null> {
    const row = await shown(db).where('feed_id', '=', feed).executeTakeFirst()
    return row ? (liveView.safeParse(present(row)).data ?? null) : null
  },
})

const shown = (db: Kysely<Database>) =>
  db
    .selectFrom('live_view')
    .select((eb) => ['view', eb('updated_at', '<', ago(SILENT)).as('is_silent')])
    .where('updated_at', '>', ago(SHOWN))

const present = ({ view, is_silent }: { view: LiveView; is_silent: SqlBool }): LiveView => ({
  ...view,
  isConnected: view.isConnected && !is_silent,
})
