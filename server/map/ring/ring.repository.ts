import { type Kysely, sql } from 'kysely'
import type { RingImport, StoredRings } from '#contract/map/ring.ts'
import { QUOTAS } from '#domain/account/quota.ts'
import type { MapId } from '#domain/catalog/map.ts'
import { type ReadRingGame, RING_SQUARE } from '#domain/map/ring/read-rings.ts'
import { lockArchive } from '../../archive/series-change.ts'
import { createWithinQuotas, type Quota, quotaReached } from '../../db/quota.ts'
import type { Database } from '../../db/schema.ts'

const IMPORTS: Quota = {
  name: 'ringImports',
  rows: (tx) => tx.selectFrom('ring_import').select('id'),
}

/** Changes lock the archive and raise its version, so every server drops its cached answers. */
export const ringRepository = (db: Kysely<Database>) => ({
  /** Newest first, those without a date last. */
  async ofMap(map: MapId): Promise<StoredRings[]> {
    const rows = await db
      .selectFrom('ring_game as r')
      .leftJoin('game as g', (join) =>
        join.onRef('g.mid', '=', 'r.mid').on('g.is_current', '=', true),
      )
      .leftJoin('series as s', 's.id', 'g.series_id')
      .leftJoin('event as e', 'e.id', 's.event_id')
      .select([
        'r.centers',
        'r.day',
        'g.started_at',
        'g.number',
        's.id as series_id',
        'e.name as event',
      ])
      .where('r.map', '=', map)
      .orderBy(
        (eb) => eb.fn.coalesce('g.started_at', sql<Date>`(r.day || ' 00:00Z')::timestamptz`),
        (order) => order.desc().nullsLast(),
      )
      .orderBy('r.id', 'desc')
      // Live games come on top of those of files.
      .limit(QUOTAS.ringGamesPerMap)
      .execute()
    return rows.map(({ centers, day, started_at: start, ...game }) => {
      const playedAt = start?.getTime() ?? (day === null ? undefined : Date.parse(day))
      return {
        centers,
        ...(playedAt !== undefined && { playedAt }),
        ...(game.series_id !== null &&
          game.event !== null &&
          game.number !== null && {
            game: { seriesId: game.series_id, event: game.event, number: game.number },
          }),
      }
    })
  },

  /** Stores games that aren't stored yet. No import is stored without a new game. */
  async add(fileName: string, games: readonly ReadRingGame[], by: number) {
    return createWithinQuotas(db, 'ring_import', [IMPORTS], async (tx) => {
      await lockArchive(tx)
      const { id } = await tx
        .insertInto('ring_import')
        .values({ file_name: fileName, games: 0, imported_by: by })
        .returning('id')
        .executeTakeFirstOrThrow()
      const rows = games.map(({ map, day, rings }) => ({
        map,
        day,
        centers: rings.flatMap(({ x, y }) => [toSquare(x), toSquare(y)]),
      }))
      // Raw: one parameter for any number of rows.
      const { rows: added } = await sql<{ map: MapId }>`
        insert into ring_game (import_id, map, day, centers)
        select ${id}, map, day, centers
        from json_populate_recordset(null::ring_game, ${JSON.stringify(rows)})
        on conflict do nothing returning map`.execute(tx)
      await requireRoom(tx, [...new Set(added.map(({ map }) => map))])
      if (added.length === 0) await tx.deleteFrom('ring_import').where('id', '=', id).execute()
      else
        await tx
          .updateTable('ring_import')
          .set({ games: added.length })
          .where('id', '=', id)
          .execute()
      return { importId: added.length === 0 ? null : id, added: added.length }
    })
  },

  async imports(): Promise<RingImport[]> {
    const rows = await db
      .selectFrom('ring_import as i')
      .leftJoin('account as a', 'a.id', 'i.imported_by')
      .select(['i.id', 'i.file_name', 'i.games', 'i.imported_at', 'a.username'])
      .orderBy('i.id', 'desc')
      .execute()
    return rows.map((row) => ({
      id: row.id,
      fileName: row.file_name,
      games: row.games,
      importedBy: row.username,
      importedAt: row.imported_at.getTime(),
    }))
  },

  /** False if there was none. */
  async undo(id: number): Promise<boolean> {
    return db.transaction().execute(async (tx) => {
      await lockArchive(tx)
      const { numDeletedRows } = await tx
        .deleteFrom('ring_import')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      return numDeletedRows > 0n
    })
  },
})

const toSquare = (share: number) => Math.round(share * RING_SQUARE)

async function requireRoom(db: Kysely<Database>, maps: readonly MapId[]) {
  for (const map of maps) {
    const { n } = await db
      .selectFrom('ring_game')
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .where('map', '=', map)
      .executeTakeFirstOrThrow()
    if (n > QUOTAS.ringGamesPerMap) throw quotaReached('ringGamesPerMap')
  }
}
