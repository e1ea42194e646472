import { randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Plan, PlanEntry } from '#contract/map/plan.ts'
import type { MapId } from '#domain/catalog/map.ts'
import type { Drawing } from '#domain/map/plan.ts'
import { createWithinQuotas, type Quota } from '../../db/quota.ts'
import type { Database } from '../../db/schema.ts'

const SHARE_BYTES = 16

/** Every query filters by owner: other users' plans look as if they don't exist. */
export const planRepository = (db: Kysely<Database>) => ({
  async list(owner: number): Promise<PlanEntry[]> {
    const rows = await db
      .selectFrom('plan')
      .select(ENTRY)
      .where('owner_id', '=', owner)
      .orderBy('updated_at', 'desc')
      .orderBy('id', 'desc')
      .execute()
    return rows.map(present)
  },

  async find(owner: number, id: number): Promise<Plan | null> {
    const row = await db
      .selectFrom('plan')
      .select([...ENTRY, 'shapes'])
      .where('owner_id', '=', owner)
      .where('id', '=', id)
      .executeTakeFirst()
    return row ? present(row) : null
  },

  async create(owner: number, name: string, map: MapId, shapes: Drawing): Promise<Plan> {
    const row = await createWithinQuotas(db, 'plan', [quotaOf(owner)], (tx) =>
      tx
        .insertInto('plan')
        .values({ owner_id: owner, name, map, shapes: JSON.stringify(shapes) })
        .returning([...ENTRY, 'shapes'])
        .executeTakeFirstOrThrow(),
    )
    return present(row)
  },

  /** Null if someone else has saved a newer version than the one that was read, if one is given. */
  async change(
    owner: number,
    id: number,
    read: number | undefined,
    change: { name?: string | undefined; shapes?: Drawing | undefined },
  ): Promise<Plan | null> {
    const row = await db
      .updateTable('plan')
      .set(({ eb, fn }) => ({
        // Kysely leaves out columns that are undefined.
        name: change.name,
        shapes: change.shapes && JSON.stringify(change.shapes),
        version: eb('version', '+', 1),
        updated_at: fn('now'),
      }))
      .where('owner_id', '=', owner)
      .where('id', '=', id)
      .where((eb) => (read === undefined ? eb.lit(true) : eb('version', '=', read)))
      .returning([...ENTRY, 'shapes'])
      .executeTakeFirst()
    return row ? present(row) : null
  },

  async delete(owner: number, id: number): Promise<boolean> {
    const { numDeletedRows } = await db
      .deleteFrom('plan')
      .where('owner_id', '=', owner)
      .where('id', '=', id)
      .executeTakeFirst()
    return numDeletedRows > 0n
  },

  /** Returns the id of the public link, null if it isn't shared, or undefined if there is no such plan. */
  async share(owner: number, id: number, isShared: boolean): Promise<string | null | undefined> {
    const fresh = randomBytes(SHARE_BYTES).toString('base64url')
    const row = await db
      .updateTable('plan')
      .set((eb) => ({ share_id: isShared ? eb.fn.coalesce('share_id', eb.val(fresh)) : null }))
      .where('owner_id', '=', owner)
      .where('id', '=', id)
      .returning('share_id')
      .executeTakeFirst()
    return row?.share_id
  },

  async findShared(
    shareId: string,
  ): Promise<Pick<Plan, 'name' | 'map' | 'version' | 'shapes'> | null> {
    const row = await db
      .selectFrom('plan')
      .select(['name', 'map', 'version', 'shapes'])
      .where('share_id', '=', shareId)
      .executeTakeFirst()
    return row ?? null
  },
})

const quotaOf = (owner: number): Quota => ({
  name: 'plansPerUser',
  rows: (tx) => tx.selectFrom('plan').select('id').where('owner_id', '=', owner),
})

const ENTRY = ['id', 'name', 'map', 'version', 'updated_at', 'share_id', 'draw_id'] as const

const present = <T extends { updated_at: Date }>({ updated_at: updatedAt, ...row }: T) => ({
  ...row,
  updated_at: updatedAt.getTime(),
})
