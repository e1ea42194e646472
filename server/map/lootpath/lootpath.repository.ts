import { type Kysely, type NotNull, sql, type UpdateResult } from 'kysely'
import type { LootpathLocation } from '#contract/map/lootpath.ts'
import { freeSlug } from '#domain/map/lootpath.ts'
import type { MapId } from '#domain/catalog/map.ts'
import { createWithinQuotas, type Quota } from '../../db/quota.ts'
import type { Database } from '../../db/schema.ts'
import { errorCode, UNIQUE_VIOLATION } from '../../http/errors.ts'

export interface LootpathRow {
  number: number
  map: MapId
  id: string
  name: string
  has_picture: boolean
  is_demo: boolean
  picture_at: Date | null
}

const LOCATION = ['id as number', 'map', 'slug as id', 'name'] as const

export const lootpathRepository = (db: Kysely<Database>) => ({
  async list(): Promise<LootpathRow[]> {
    const rows = await db
      .selectFrom('lootpath')
      .select(LOCATION)
      .select((eb) => [
        eb('picture', 'is not', null).$castTo<boolean>().as('has_picture'),
        'picture_is_demo as is_demo',
        'picture_at',
      ])
      .orderBy('lootpath.id')
      .execute()
    return rows.toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
  },

  /** Null if the map already has a location with that name. */
  add(map: MapId, name: string): Promise<LootpathLocation | null> {
    return unlessTaken(
      // One at a time, so two new locations never get the same short id.
      createWithinQuotas(db, 'lootpath', [quotaOf(map)], async (tx) => {
        const taken = await tx
          .selectFrom('lootpath')
          .select('slug')
          .where('map', '=', map)
          .execute()
        const slug = freeSlug(name, new Set(taken.map((row) => row.slug)))
        return tx
          .insertInto('lootpath')
          .values({ map, slug, name })
          .returning(LOCATION)
          .executeTakeFirstOrThrow()
      }),
    )
  },

  /** Null if the map already has a location with that name, false if the location doesn't exist. */
  rename(number: number, name: string): Promise<boolean | null> {
    return unlessTaken(
      hasUpdated(db.updateTable('lootpath').set({ name }).where('id', '=', number)),
    )
  },

  async remove(number: number): Promise<boolean> {
    const { numDeletedRows } = await db
      .deleteFrom('lootpath')
      .where('id', '=', number)
      .executeTakeFirst()
    return numDeletedRows > 0n
  },

  putPicture: (number: number, picture: Buffer, by: number): Promise<boolean> =>
    hasUpdated(setPicture(db, number, picture, by)),

  deletePicture: (number: number, by: number): Promise<boolean> =>
    hasUpdated(setPicture(db, number, null, by).where('picture', 'is not', null)),

  /** The file name is map and short id, joined by a hyphen. */
  async findPicture(file: string): Promise<{ picture: Buffer; picture_at: Date } | null> {
    const row = await db
      .selectFrom('lootpath')
      .select(['picture', 'picture_at'])
      .where(sql`map || '-' || slug`, '=', file)
      .where('picture', 'is not', null)
      .$narrowType<{ picture: NotNull; picture_at: NotNull }>()
      .executeTakeFirst()
    return row ?? null
  },
})

const quotaOf = (map: MapId): Quota => ({
  name: 'locationsPerMap',
  rows: (tx) => tx.selectFrom('lootpath').select('id').where('map', '=', map),
})

const setPicture = (db: Kysely<Database>, number: number, picture: Buffer | null, by: number) =>
  db
    .updateTable('lootpath')
    .set(({ fn }) => ({
      picture,
      picture_is_demo: false,
      picture_at: fn('now'),
      picture_by: by,
    }))
    .where('id', '=', number)

const hasUpdated = async (update: { executeTakeFirst(): Promise<UpdateResult> }) =>
  (await update.executeTakeFirst()).numUpdatedRows > 0n

async function unlessTaken<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work
  } catch (error) {
    if (errorCode(error) === UNIQUE_VIOLATION) return null
    throw error
  }
}
