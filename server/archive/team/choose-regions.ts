import { type Kysely, sql } from 'kysely'
import { teamRegionMessages as texts } from '#contract/archive/team-region.texts.ts'
import type { RegionChoice } from '#domain/archive/region.ts'
import { anyOf } from '../../db/expressions.ts'
import type { Database } from '../../db/schema.ts'
import { notFound } from '../../http/errors.ts'
import { lockArchive } from '../series-change.ts'
import { regionBySeason, saveRegions } from './team-regions.ts'

/** Older changes are undone team by team. */
const UNDOABLE = 50

/** Sets the regions of seasons that have none, and remembers them for an undo. Returns what it has set. */
export async function chooseRegions(
  db: Kysely<Database>,
  wanted: readonly RegionChoice[],
  by: number | null,
): Promise<{ id: number | null; changed: readonly RegionChoice[] }> {
  return db.transaction().execute(async (tx) => {
    await lockArchive(tx)
    const teams = [...new Set(wanted.map(({ team }) => team))]
    let changed: RegionChoice[] = []
    await saveRegions(tx, teams, async () => {
      // Raw: Kysely has no `unnest` of several lists at once.
      const { rows } = await sql<RegionChoice>`
        insert into team_season (team_id, season, region)
        select w.team, w.season, w.region
        from unnest(
          ${wanted.map(({ team }) => team)}::integer[],
          ${wanted.map(({ season }) => season)}::integer[],
          ${wanted.map(({ region }) => region)}::text[]
        ) as w (team, season, region)
        join team t on t.id = w.team
        where not exists (
          select from ${regionBySeason(tx, anyOf(teams))} as known
          where known.team_id = w.team and known.season = w.season
        )
        on conflict do nothing
        returning team_id as team, season, region`.execute(tx)
      changed = rows
      return { seriesIds: [] }
    })
    if (changed.length === 0) return { id: null, changed }
    const { id } = await tx
      .insertInto('team_region_change')
      .values({ changed_by: by, choices: JSON.stringify(changed) })
      .returning('id')
      .executeTakeFirstOrThrow()
    await tx
      .deleteFrom('team_region_change')
      .where('id', '<=', id - UNDOABLE)
      .execute()
    return { id, changed }
  })
}

/** Removes regions that were set in one step. Those that an administrator changed since stay. */
export async function undoRegions(db: Kysely<Database>, id: number) {
  await db.transaction().execute(async (tx) => {
    await lockArchive(tx)
    const row = await tx
      .deleteFrom('team_region_change')
      .where('id', '=', id)
      .returning('choices')
      .executeTakeFirst()
    if (!row) throw notFound(texts.gone)
    const { choices } = row
    await saveRegions(tx, [...new Set(choices.map(({ team }) => team))], async () => {
      await sql`
        delete from team_season t
        using unnest(
          ${choices.map(({ team }) => team)}::integer[],
          ${choices.map(({ season }) => season)}::integer[],
          ${choices.map(({ region }) => region)}::text[]
        ) as c (team, season, region)
        where t.team_id = c.team and t.season = c.season and t.region = c.region`.execute(tx)
      return { seriesIds: [] }
    })
  })
}
