import { extname } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import { pictureMessages as texts } from '#contract/catalog/picture.texts.ts'
import { getPicture, uploadPicture } from '#contract/catalog/picture.ts'
import type { Database } from '../../db/schema.ts'
import { notFound } from '../../http/errors.ts'
import { INERT } from '../../http/headers.ts'
import { succeed, serveRaw } from '../../http/serve.ts'
import { pictureRepository } from './picture.repository.ts'
import { readForm, acceptForms } from './form.ts'
import { reencode } from './reencode.ts'

/** Cached forever, because the content of a name never changes. */
const HEADERS = { ...INERT, 'cache-control': 'public, max-age=31536000, immutable' }

export function pictureRoutes(app: FastifyInstance, db: Kysely<Database>) {
  const pictures = pictureRepository(db)

  // A separate scope: all other routes accept only JSON.
  app.register(async (scope) => {
    await acceptForms(scope)
    serveRaw(scope, uploadPicture, async (_, { user, log }, request) => {
      const fileName = await pictures.add(await reencode(await readForm(request)), user.id)
      log.info({ by: user.id, fileName }, 'picture uploaded')
      return { ...succeed(texts.stored), fileName }
    })
  })

  serveRaw(app, getPicture, async ({ fileName }, _, __, reply) => {
    const bytes = await pictures.find(fileName)
    if (!bytes) throw notFound(texts.notFound)
    return reply
      .headers(HEADERS)
      .type(`image/${extname(fileName).slice(1)}`)
      .send(bytes)
  })
}
