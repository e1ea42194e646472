import { type Kysely, sql, type Transaction } from 'kysely'
import type { GameKind } from '#domain/archive/game-kind.ts'
import { archiveChangeMessages } from '#contract/archive/archive-change.texts.ts'
import { gameKindMessages as texts } from '#contract/archive/game-kind.texts.ts'
import { anyOf, containing } from '../../db/expressions.ts'
import type { Database } from '../../db/schema.ts'
import { notFound } from '../../http/errors.ts'
import { findFirstMid } from '../current-series.ts'
import { lockArchive } from '../series-change.ts'
import { refreshKinds } from './refresh-kinds.ts'

type Tx = Transaction<Database>

/** Null: by its source again. There is at most one choice for each series that the archive has had. */
export async function chooseSeriesKind(
  db: Kysely<Database>,
  id: number,
  kind: GameKind | null,
  by: number,
) {
  await db.transaction().execute(async (tx) => {
    await lockArchive(tx)
    const firstMid = await findFirstMid(tx, id)
    if (firstMid === null) throw notFound(archiveChangeMessages.gameNotFound)
    await tx.deleteFrom('series_kind').where('first_mid', '=', firstMid).execute()
    if (kind !== null)
      await tx.insertInto('series_kind').values({ first_mid: firstMid, kind, set_by: by }).execute()
    await refreshKinds(tx, [id])
  })
}

/** Returns how many series have another kind afterward. */
export async function chooseEventKinds(
  db: Kysely<Database>,
  search: string,
  kind: GameKind | null,
  by: number,
): Promise<number> {
  return db.transaction().execute(async (tx) => {
    await lockArchive(tx)
    const events = await tx
      .selectFrom('event')
      .select(['id', 'name'])
      .where('name', 'ilike', containing(search))
      .execute()
    if (events.length === 0) throw notFound(texts.noEvents)
    const names = events.map(({ name }) => name)
    await tx.deleteFrom('event_kind').where('event', '=', anyOf(names)).execute()
    if (kind !== null) await insertEventKinds(tx, names, kind, by)
    const series = await tx
      .selectFrom('series')
      .select('id')
      .where('event_id', '=', anyOf(events.map((event) => event.id)))
      .execute()
    return refreshKinds(
      tx,
      series.map(({ id }) => id),
    )
  })
}

const insertEventKinds = (tx: Tx, names: readonly string[], kind: GameKind, by: number) =>
  sql`
    insert into event_kind (event, kind, set_by)
    select name, ${kind}, ${by}::integer from unnest(${names}::text[]) as name`.execute(tx)
