import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import {
  addLootpathLocation,
  deleteLootpathPicture,
  putLootpathPicture,
  removeLootpathLocation,
  renameLootpathLocation,
} from '#contract/map/lootpath-admin.ts'
import { lootpathAdminMessages as texts } from '#contract/map/lootpath-admin.texts.ts'
import { PICTURE_BYTES } from '#contract/catalog/picture.ts'
import type { Database } from '../../db/schema.ts'
import { conflict, notFound } from '../../http/errors.ts'
import { reencode, shrink } from '../../catalog/picture/reencode.ts'
import { succeed, serve, serveUpload } from '../../http/serve.ts'
import { lootpathRepository } from './lootpath.repository.ts'

/** A photo saved as PNG can be ten times as large. Larger ones are scaled down so that phones can load them. */
const KEPT_BYTES = 4 * 1024 * 1024
const SHRUNK_SIDE = 1600

export function lootpathAdminRoutes(app: FastifyInstance, db: Kysely<Database>) {
  const lootpaths = lootpathRepository(db)

  serve(app, addLootpathLocation, async ({ map, name }, { user, log }) => {
    const location = await lootpaths.add(map, name)
    if (!location) throw nameTaken()
    log.info({ by: user.id, location: location.number }, 'location added')
    return { ...succeed(texts.added), location }
  })

  serve(app, renameLootpathLocation, async ({ id, name }, { user, log }) => {
    const isFound = await lootpaths.rename(id, name)
    if (isFound === null) throw nameTaken()
    if (!isFound) throw notFound(texts.notFound)
    log.info({ by: user.id, location: id }, 'location renamed')
    return succeed(texts.renamed)
  })

  serve(app, removeLootpathLocation, async ({ id }, { user, log }) => {
    if (!(await lootpaths.remove(id))) throw notFound(texts.notFound)
    log.info({ by: user.id, location: id }, 'location removed')
    return succeed(texts.removed)
  })

  serveUpload(
    app,
    putLootpathPicture,
    async ({ id }, { user, log }, upload) => {
      const picture = await toKeep(upload)
      if (!(await lootpaths.putPicture(id, picture, user.id))) throw notFound(texts.notFound)
      log.info({ by: user.id, location: id }, 'location picture saved')
      return succeed(texts.uploaded)
    },
    PICTURE_BYTES,
  )

  serve(app, deleteLootpathPicture, async ({ id }, { user, log }) => {
    if (!(await lootpaths.deletePicture(id, user.id))) throw notFound(texts.imageNotFound)
    log.info({ by: user.id, location: id }, 'location picture deleted')
    return succeed(texts.imageDeleted)
  })
}

async function toKeep(upload: Buffer): Promise<Buffer> {
  const { bytes } = await reencode(upload, 'png')
  return bytes.length <= KEPT_BYTES ? bytes : shrink(bytes, SHRUNK_SIDE)
}

const nameTaken = () => conflict('name_taken', texts.nameTaken)
