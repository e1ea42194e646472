import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import { createWithinQuotas, type Quota } from '../../db/quota.ts'
import type { Database } from '../../db/schema.ts'
import type { ReencodedPicture } from './reencode.ts'

export const pictureRepository = (db: Kysely<Database>) => ({
  async add({ format, bytes }: ReencodedPicture, by: number): Promise<string> {
    const name = `${randomUUID()}.${format}`
    await createWithinQuotas(db, 'picture', [quotaOf(by)], (tx) =>
      tx.insertInto('picture').values({ name, bytes, uploaded_by: by }).execute(),
    )
    return name
  },

  async find(name: string): Promise<Buffer | null> {
    const row = await db
      .selectFrom('picture')
      .select('bytes')
      .where('name', '=', name)
      .executeTakeFirst()
    return row?.bytes ?? null
  },
})

const quotaOf = (user: number): Quota => ({
  name: 'unusedPicturesPerUser',
  rows: (tx) =>
    tx
      .selectFrom('picture')
      .leftJoin('pin_marker', 'pin_marker.picture', 'picture.name')
      .select('picture.name')
      .where('picture.uploaded_by', '=', user)
      .leftJoin('roster_legend', 'roster_legend.picture', 'picture.name')
      .leftJoin('game_map', 'game_map.picture', 'picture.name')
      .where('pin_marker.id', 'is', null)
      .where('roster_legend.key', 'is', null)
      .where('game_map.id', 'is', null),
})
