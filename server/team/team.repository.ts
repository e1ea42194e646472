import type { Kysely } from 'kysely'
import type { Region } from '#domain/archive/region.ts'
import { latestRegion } from '../archive/team/team-regions.ts'
import { inCodeOrder } from '../db/expressions.ts'
import type { Database } from '../db/schema.ts'

export interface TeamNameRow {
  id: number
  name: string
  /** In the latest season that has one. */
  region: Region | null
}

export const teamRepository = (db: Kysely<Database>) => ({
  list(): Promise<TeamNameRow[]> {
    return db
      .selectFrom('team as t')
      .leftJoin(latestRegion(db).as('latest'), 'latest.team_id', 't.id')
      .select(['t.id', 't.name', 'latest.region'])
      .orderBy(({ fn }) => fn('lower', ['t.name']), inCodeOrder)
      .orderBy('t.name', inCodeOrder)
      .execute()
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
