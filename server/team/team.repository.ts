import { sql, type Kysely } from 'kysely'
import type { Region } from '#domain/team/region.ts'
import { LATEST_REGION } from '../archive/team-regions.ts'
import type { Database } from '../db/schema.ts'

export interface TeamNameRow {
  id: number
  name: string
  /** That of the latest season it has one in. */
  region: Region | null
}

export const teamRepository = (db: Kysely<Database>) => ({
  async list(): Promise<TeamNameRow[]> {
    const { rows } = await sql<TeamNameRow>`
      select t.id, t.name, latest.region from team t
      left join (${LATEST_REGION}) latest on latest.team_id = t.id
      order by lower(t.name) collate "C", t.name collate "C"`.execute(db)
    return rows
  },

  async aliases(): Promise<{ key: string; name: string }[]> {
    return db
      .selectFrom('team_alias')
      .innerJoin('team', 'team.id', 'team_alias.team_id')
      .select(['team_alias.key', 'team.name'])
      .orderBy('team_alias.key')
      .execute()
  },
})
