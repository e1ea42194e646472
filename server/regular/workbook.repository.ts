import type { Kysely } from 'kysely'
import { compKey } from '#domain/catalog/comp.ts'
import type { WorkbookRow } from '#domain/regular/recommendation-workbook.ts'
import { lockArchive } from '../archive/series-change.ts'
import { insertRows } from '../archive/bulk-insert.ts'
import type { Database } from '../db/schema.ts'

export interface StoredWorkbook {
  fileName: string
  uploadedBy: string | null
  uploadedAt: Date
  rows: WorkbookRow[]
}

/**
 * There is at most one sheet. Changes lock the archive and raise its version, so every server drops its cached
 * responses.
 */
export const workbookRepository = (db: Kysely<Database>) => ({
  async find(): Promise<StoredWorkbook | null> {
    const sheet = await db
      .selectFrom('recommendation_sheet')
      .leftJoin('account', 'account.id', 'recommendation_sheet.uploaded_by')
      .select(['file_name', 'uploaded_at', 'account.username'])
      .executeTakeFirst()
    if (!sheet) return null
    const rows = await db.selectFrom('recommended_comp').selectAll().orderBy('place').execute()
    return {
      fileName: sheet.file_name,
      uploadedBy: sheet.username,
      uploadedAt: sheet.uploaded_at,
      rows: rows.map((row) => ({
        legends: row.legends,
        players: row.players,
        value: row.value,
        byMap: {
          worldsedge: row.value_worldsedge,
          stormpoint: row.value_stormpoint,
          edistrict: row.value_edistrict,
          brokenmoon: row.value_brokenmoon,
        },
      })),
    }
  },

  async replace(fileName: string, rows: readonly WorkbookRow[], by: number) {
    await db.transaction().execute(async (tx) => {
      await lockArchive(tx)
      await tx.deleteFrom('recommendation_sheet').execute()
      await tx
        .insertInto('recommendation_sheet')
        .values({ id: 1, file_name: fileName, uploaded_by: by })
        .execute()
      await insertRows(
        tx,
        'recommended_comp',
        rows.map(({ legends, players, value, byMap }, index) => ({
          place: index + 1,
          sheet_id: 1,
          comp_key: compKey(legends),
          legends,
          players,
          value,
          value_worldsedge: byMap.worldsedge,
          value_stormpoint: byMap.stormpoint,
          value_edistrict: byMap.edistrict,
          value_brokenmoon: byMap.brokenmoon,
        })),
      )
    })
  },

  /** False if there was none. */
  async remove(): Promise<boolean> {
    return db.transaction().execute(async (tx) => {
      await lockArchive(tx)
      const { numDeletedRows } = await tx
        .deleteFrom('recommendation_sheet')
        .executeTakeFirstOrThrow()
      return numDeletedRows > 0n
    })
  },
})
