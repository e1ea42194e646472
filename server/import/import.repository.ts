import { sql, type Kysely } from 'kysely'
import type { ImportRow } from '#contract/import.ts'
import type { Database } from '../db/schema.ts'

export const importRepository = (db: Kysely<Database>) => ({
  async list(): Promise<ImportRow[]> {
    const rows = await db
      .selectFrom('import')
      .leftJoin('account as by', 'by.id', 'import.imported_by')
      .leftJoin('account as undoer', 'undoer.id', 'import.undone_by')
      .select(['import.id', 'file_name', 'format', 'is_demo', 'imported_at', 'undone_at'])
      .select(['games', 'team_games', 'by.username as by_name', 'undoer.username as undoer_name'])
      .select(sql<number>`jsonb_array_length(import.findings)`.as('finding_count'))
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
      findings: row.finding_count,
    }))
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
    const { rows } = await sql<{ n: number }>`
      select count(*)::integer as n from game where is_current and mid = any(${mids})`.execute(db)
    return rows[0]?.n ?? 0
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
    const { rows } = await sql<{
      games: number
      team_games: number
      last: Date | null
      demo: boolean
    }>`
      select (select count(*)::integer from game where is_current) as games,
        coalesce((select sum(games)::integer from team_spelling), 0) as team_games,
        (select max(started_at) from game where is_current) as last,
        exists (select from import where is_demo and undone_at is null) as demo`.execute(db)
    return rows[0]
  },
})
