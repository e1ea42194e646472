import type { Kysely } from 'kysely'
import { QUOTAS } from '#domain/account/quota.ts'
import { createWithinQuotas, type Quota } from '../db/quota.ts'
import type { Database } from '../db/schema.ts'

export interface SelectionRow {
  id: number
  name: string
  teams: string[]
  saved_by: string | null
  saved_at: Date
}

export const selectionRepository = (db: Kysely<Database>) => {
  const rows = () =>
    db
      .selectFrom('team_selection as s')
      .leftJoin('account', 'account.id', 's.saved_by')
      .select(['s.id', 's.name', 's.teams', 's.saved_at', 'account.username as saved_by'])

  return {
    list(): Promise<SelectionRow[]> {
      return rows().orderBy('s.id', 'desc').limit(QUOTAS.selections).execute()
    },

    async save(name: string, teams: string[], by: number): Promise<SelectionRow> {
      const { id } = await createWithinQuotas(db, 'team_selection', quotasOf(by), (tx) =>
        tx
          .insertInto('team_selection')
          .values({ name, teams, saved_by: by })
          .returning('id')
          .executeTakeFirstOrThrow(),
      )
      return rows().where('s.id', '=', id).executeTakeFirstOrThrow()
    },

    async delete(id: number): Promise<boolean> {
      const { numDeletedRows } = await db
        .deleteFrom('team_selection')
        .where('id', '=', id)
        .executeTakeFirst()
      return numDeletedRows > 0n
    },
  }
}

const quotasOf = (user: number): Quota[] => [
  {
    name: 'selectionsPerUser',
    rows: (tx) => tx.selectFrom('team_selection').select('id').where('saved_by', '=', user),
  },
  { name: 'selections', rows: (tx) => tx.selectFrom('team_selection').select('id') },
]
