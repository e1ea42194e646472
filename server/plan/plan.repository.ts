import { randomBytes } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import type { Plan, PlanEntry } from '#contract/plan.ts'
import type { MapId } from '#domain/map/map.ts'
import type { Drawing } from '#domain/map/plan.ts'
import type { Database } from '../db/schema.ts'

const PLANS_PER_OWNER = 200
const SHARE_BYTES = 16

type Dated<T extends PlanEntry> = Omit<T, 'updated_at'> & { updated_at: Date }

/** Every question names the owner: what belongs to somebody else is not there. */
export const planRepository = (db: Kysely<Database>) => ({
  async list(owner: number): Promise<PlanEntry[]> {
    const { rows } = await sql<Dated<PlanEntry>>`
      select ${ENTRY} from plan where owner_id = ${owner}
      order by updated_at desc, id desc`.execute(db)
    return rows.map(present)
  },

  async find(owner: number, id: number): Promise<Plan | null> {
    const { rows } = await sql<Dated<Plan>>`
      select ${ENTRY}, shapes from plan where owner_id = ${owner} and id = ${id}`.execute(db)
    return rows[0] ? present(rows[0]) : null
  },

  /** Null where the owner has as many as there may be. */
  async create(owner: number, name: string, map: MapId, shapes: Drawing): Promise<Plan | null> {
    const { rows } = await sql<Dated<Plan>>`
      insert into plan (owner_id, name, map, shapes)
      select ${owner}, ${name}, ${map}, ${JSON.stringify(shapes)}::jsonb
      where (select count(*) from plan where owner_id = ${owner}) < ${PLANS_PER_OWNER}
      returning ${ENTRY}, shapes`.execute(db)
    return rows[0] ? present(rows[0]) : null
  },

  /** Null where the version that was read is no longer the current one. */
  async change(
    owner: number,
    id: number,
    read: number,
    change: { name?: string | undefined; shapes?: Drawing | undefined },
  ): Promise<Plan | null> {
    const shapes = change.shapes ? JSON.stringify(change.shapes) : null
    const { rows } = await sql<Dated<Plan>>`
      update plan set name = coalesce(${change.name ?? null}, name),
        shapes = coalesce(${shapes}::jsonb, shapes), version = version + 1, updated_at = now()
      where owner_id = ${owner} and id = ${id} and version = ${read}
      returning ${ENTRY}, shapes`.execute(db)
    return rows[0] ? present(rows[0]) : null
  },

  async delete(owner: number, id: number): Promise<boolean> {
    const { numAffectedRows } = await sql`
      delete from plan where owner_id = ${owner} and id = ${id}`.execute(db)
    return (numAffectedRows ?? 0n) > 0n
  },

  /** The id under which it can be seen from now on; undefined where there is no such plan. */
  async share(owner: number, id: number, isShared: boolean): Promise<string | null | undefined> {
    const fresh = randomBytes(SHARE_BYTES).toString('base64url')
    const { rows } = await sql<{ share_id: string | null }>`
      update plan set share_id = case when ${isShared} then coalesce(share_id, ${fresh}) end
      where owner_id = ${owner} and id = ${id} returning share_id`.execute(db)
    return rows[0]?.share_id
  },

  async findShared(shareId: string): Promise<Pick<Plan, 'name' | 'map' | 'shapes'> | null> {
    const { rows } = await sql<Pick<Plan, 'name' | 'map' | 'shapes'>>`
      select name, map, shapes from plan where share_id = ${shareId}`.execute(db)
    return rows[0] ?? null
  },
})

const ENTRY = sql`id, name, map, version, updated_at, share_id`

const present = <T extends PlanEntry>(row: Dated<T>) => ({
  ...row,
  updated_at: row.updated_at.getTime(),
})
