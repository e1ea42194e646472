import { randomUUID } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../db/schema.ts'
import type { ReencodedPicture } from './reencode.ts'

export const pictureRepository = (db: Kysely<Database>) => ({
  async add({ format, bytes }: ReencodedPicture, by: number): Promise<string> {
    const name = `${randomUUID()}.${format}`
    await sql`
      insert into picture (name, bytes, uploaded_by) values (${name}, ${bytes}, ${by})`.execute(db)
    return name
  },

  async find(name: string): Promise<Buffer | null> {
    const { rows } = await sql<{ bytes: Buffer }>`
      select bytes from picture where name = ${name}`.execute(db)
    return rows[0]?.bytes ?? null
  },
})
