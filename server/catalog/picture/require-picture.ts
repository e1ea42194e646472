import type { Transaction } from 'kysely'
import { pictureMessages as texts } from '#contract/catalog/picture.texts.ts'
import type { Database } from '../../db/schema.ts'
import { badRequest } from '../../http/errors.ts'

/** Refuses a picture that isn't stored. The lock waits for a delete of it; otherwise the foreign key would fail. */
export async function requirePicture(tx: Transaction<Database>, picture: string | null) {
  if (picture === null) return
  const found = await tx
    .selectFrom('picture')
    .select('name')
    .where('name', '=', picture)
    .forKeyShare()
    .executeTakeFirst()
  if (!found) throw badRequest(texts.gone, 'picture_not_found')
}
