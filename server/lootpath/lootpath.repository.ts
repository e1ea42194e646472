import { type Kysely, sql } from 'kysely'
import type { LootpathLocation } from '#contract/lootpath.ts'
import { freeSlug } from '#domain/map/lootpath.ts'
import type { MapId } from '#domain/map/map.ts'
import type { Database } from '../db/schema.ts'
import { errorCode, UNIQUE_VIOLATION } from '../http/errors.ts'

export interface LootpathRow {
  number: number
  map: MapId
  id: string
  name: string
  has_picture: boolean
  is_demo: boolean
  picture_at: Date | null
}

const LOCATION = sql`id as number, map, slug as id, name`

export const lootpathRepository = (db: Kysely<Database>) => ({
  async list(): Promise<LootpathRow[]> {
    const { rows } = await sql<LootpathRow>`
      select ${LOCATION}, picture is not null as has_picture, picture_is_demo as is_demo, picture_at
      from lootpath order by id`.execute(db)
    return rows.toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
  },

  /** Null where the map has a location of that name already. */
  add(map: MapId, name: string): Promise<LootpathLocation | null> {
    return unlessTaken(
      db.transaction().execute(async (tx) => {
        // One at a time, so that two new locations do not get the same short id.
        await sql`lock table lootpath in share row exclusive mode`.execute(tx)
        const { rows: taken } = await sql<{ slug: string }>`
          select slug from lootpath where map = ${map}`.execute(tx)
        const slug = freeSlug(name, new Set(taken.map((row) => row.slug)))
        const { rows } = await sql<LootpathLocation>`
          insert into lootpath (map, slug, name) values (${map}, ${slug}, ${name})
          returning ${LOCATION}`.execute(tx)
        return rows[0] ?? null
      }),
    )
  },

  /** Null where the map has a location of that name already, false where there is no such location. */
  rename(number: number, name: string): Promise<boolean | null> {
    return unlessTaken(
      touched(sql`update lootpath set name = ${name} where id = ${number}`.execute(db)),
    )
  },

  remove: (number: number): Promise<boolean> =>
    touched(sql`delete from lootpath where id = ${number}`.execute(db)),

  putPicture: (number: number, picture: Buffer, by: number): Promise<boolean> =>
    touched(
      sql`
        update lootpath set picture = ${picture}, picture_is_demo = false, picture_at = now(),
          picture_by = ${by}
        where id = ${number}`.execute(db),
    ),

  deletePicture: (number: number, by: number): Promise<boolean> =>
    touched(
      sql`
        update lootpath set picture = null, picture_is_demo = false, picture_at = now(),
          picture_by = ${by}
        where id = ${number} and picture is not null`.execute(db),
    ),

  /** By the name it is asked for: map and short id. */
  async findPicture(file: string): Promise<{ picture: Buffer; picture_at: Date } | null> {
    const { rows } = await sql<{ picture: Buffer; picture_at: Date }>`
      select picture, picture_at from lootpath
      where map || '-' || slug = ${file} and picture is not null`.execute(db)
    return rows[0] ?? null
  },
})

const touched = async (result: Promise<{ numAffectedRows?: bigint | undefined }>) =>
  ((await result).numAffectedRows ?? 0n) > 0n

async function unlessTaken<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work
  } catch (error) {
    if (errorCode(error) === UNIQUE_VIOLATION) return null
    throw error
  }
}
