import { type Kysely, sql } from 'kysely'
import type { ImportRow } from '#contract/archive/import.ts'
import type { GroupedFinding } from '#domain/archive/finding.ts'
import { anyOf } from '../../db/expressions.ts'
import type { Database } from '../../db/schema.ts'

export const importRepository = (db: Kysely<Database>) => ({
  /** A live series is imported again after each game. What that has replaced is left out. */
  async list(): Promise<ImportRow[]> {
    const rows = await db
      .selectFrom('import')
      .leftJoin('account as by', 'by.id', 'import.imported_by')
      .leftJoin('account as undoer', 'undoer.id', 'import.undone_by')
      .select(['import.id', 'file_name', 'format', 'is_demo', 'imported_at', 'undone_at'])
      .select([
        'games',
        'team_games',
        'landings',
        'by.username as by_name',
        'undoer.username as undoer_name',
      ])
      .select((eb) =>
        eb
          .selectFrom('moment as m')
          .select(({ fn }) => fn.countAll<number>().as('n'))
          .where('m.deleted_at', 'is', null)
          .where(
            sql<boolean>`exists (select from game g where g.mid = m.mid and g.import_id = import.id)
              and not exists (select from game g where g.mid = m.mid and g.import_id <> import.id)`,
          )
          .as('moments'),
      )
      .select(({ fn }) => fn<number>('jsonb_array_length', ['import.findings']).as('finding_count'))
      .where((eb) =>
        eb.or([
          eb('import.live_feed_id', 'is', null),
          eb('import.undone_at', 'is', null),
          eb('import.undone_by', 'is not', null),
        ]),
      )
      .orderBy('import.id', 'desc')
      .execute()
    return rows.map((row) => ({
      id: row.id,
      fileName: row.file_name,
      format: row.format,
      isDemo: row.is_demo,
      importedBy: row.by_name,
      importedAt: row.imported_at.getTime(),
      undoneBy: row.undoer_name,
      undoneAt: row.undone_at?.getTime() ?? null,
      games: row.games,
      teamGames: row.team_games,
      landings: row.landings,
      findings: row.finding_count,
      moments: row.moments ?? 0,
    }))
  },

  /** Null if there is no such import. */
  async findFindings(id: number): Promise<GroupedFinding[] | null> {
    const row = await db
      .selectFrom('import')
      .select('findings')
      .where('id', '=', id)
      .executeTakeFirst()
    return row?.findings ?? null
  },

  async isKnown(fileHash: string): Promise<boolean> {
    const row = await db
      .selectFrom('import')
      .select('id')
      .where('file_hash', '=', fileHash)
      .where('undone_at', 'is', null)
      .executeTakeFirst()
    return row !== undefined
  },

  async countKnownGames(mids: readonly string[]): Promise<number> {
    const { games } = await db
      .selectFrom('game')
      .select(({ fn }) => fn.countAll<number>().as('games'))
      .where('is_current', '=', true)
      .where('mid', '=', anyOf(mids))
      .executeTakeFirstOrThrow()
    return games
  },

  /** The series of the newest of its games, in whichever file it counts; null without games. */
  async newestSeries(id: number): Promise<number | null> {
    const row = await db
      .selectFrom('game as own')
      .innerJoin('game as g', 'g.mid', 'own.mid')
      .select('g.series_id')
      .where('own.import_id', '=', id)
      .where('g.is_current', '=', true)
      .orderBy('g.started_at', 'desc')
      .limit(1)
      .executeTakeFirst()
    return row?.series_id ?? null
  },

  async demoIds(): Promise<number[]> {
    const rows = await db
      .selectFrom('import')
      .select('id')
      .where('is_demo', '=', true)
      .where('undone_at', 'is', null)
      .execute()
    return rows.map((row) => row.id)
  },

  async overview() {
    const current = db.selectFrom('game').where('is_current', '=', true)
    return db
      .selectNoFrom((eb) => [
        current.select(({ fn }) => fn.countAll<number>().as('games')).as('games'),
        eb
          .selectFrom('team_spelling')
          .select(({ fn }) => fn.sum<number>('games').as('games'))
          .as('team_games'),
        current.select(({ fn }) => fn.max('started_at').as('last')).as('last'),
        eb
          .exists(
            eb
              .selectFrom('import')
              .select('id')
              .where('is_demo', '=', true)
              .where('undone_at', 'is', null),
          )
          .$castTo<boolean>()
          .as('demo'),
      ])
      .executeTakeFirstOrThrow()
  },
})
