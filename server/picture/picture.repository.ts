import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Database } from '../db/schema.ts'
import type { ReencodedPicture } from './reencode.ts'

export const pictureRepository = (db: Kysely<Database>) => ({
  async add({ format, bytes }: ReencodedPicture, by: number): Promise<string> {
    const name = `${randomUUID()}.${format}`
    await db.insertInto('picture').values({ name, bytes, uploaded_by: by }).execute()
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
