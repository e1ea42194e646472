import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import sharp from 'sharp'
import {
  addLootpathLocation,
  deleteLootpathPicture,
  putLootpathPicture,
  removeLootpathLocation,
  renameLootpathLocation,
} from '#contract/lootpath-admin.ts'
import { lootpathAdminMessages as texts } from '#contract/messages/lootpath-admin.ts'
import { PICTURE_BYTES } from '#contract/picture.ts'
import type { Database } from '../db/schema.ts'
import { conflict, notFound } from '../errors.ts'
import { reencode } from '../picture/reencode.ts'
import { serve, serveUpload } from '../serve.ts'
import { lootpathRepository } from './lootpath.repository.ts'

/** A photo as a PNG can have ten times its size; above this it is shrunk, so that phones can load it. */
const KEPT_BYTES = 4 * 1024 * 1024
const SHRUNK_SIDE = 1600

export function lootpathAdminRoutes(app: FastifyInstance, db: Kysely<Database>) {
  const lootpaths = lootpathRepository(db)

  serve(app, addLootpathLocation, async ({ map, name }) => {
    const location = await lootpaths.add(map, name)
    if (!location) throw nameTaken()
    return { success: true as const, message: texts.added, location }
  })

  serve(app, renameLootpathLocation, async ({ id, name }) => {
    const isDone = await lootpaths.rename(id, name)
    if (isDone === null) throw nameTaken()
    return answer(isDone, texts.renamed)
  })

  serve(app, removeLootpathLocation, async ({ id }) =>
    answer(await lootpaths.remove(id), texts.removed),
  )

  serveUpload(
    app,
    putLootpathPicture,
    async ({ id }, { user }, upload) => {
      const picture = await toKeep(upload)
      return answer(await lootpaths.putPicture(id, picture, user.id), texts.uploaded)
    },
    PICTURE_BYTES,
  )

  serve(app, deleteLootpathPicture, async ({ id }, { user }) =>
    answer(await lootpaths.deletePicture(id, user.id), texts.imageDeleted, texts.imageNotFound),
  )
}

async function toKeep(upload: Buffer): Promise<Buffer> {
  const { bytes } = await reencode(upload, 'png')
  if (bytes.length <= KEPT_BYTES) return bytes
  return sharp(bytes)
    .resize({ width: SHRUNK_SIDE, height: SHRUNK_SIDE, fit: 'inside', withoutEnlargement: true })
    .png()
    .toBuffer()
}

function answer(isDone: boolean, message: string, missing: string = texts.notFound) {
  if (!isDone) throw notFound(missing)
  return { success: true as const, message }
}

const nameTaken = () => conflict('name_taken', texts.nameTaken)
