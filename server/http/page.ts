import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { refusals } from '#contract/base/refusal.texts.ts'
import { notFound } from './errors.ts'
import { firstPages } from './first-page.ts'
import { FILE_NAME, findPictureFile, isFile } from '../catalog/picture/find-picture.ts'
import { refuse, refuseUnknown } from './refusals.ts'
import { isApi } from './url.ts'

export interface Folders {
  dataDir: string
  pageDir: string
}

/** URL prefixes of pictures, and the folder in the operator's `static` whose files override ours. */
const ART = { '/static/images/': 'images', '/Maps/': 'Maps' }
/** The operator's weapon data overrides ours too: the game changes several times a year. */
const WEAPON_FILE = 'weapon_data.csv'

const IMMUTABLE = { maxAge: '365d', immutable: true }
const REVALIDATED = { maxAge: 0 }

export async function pageRoutes(app: FastifyInstance, { dataDir, pageDir }: Folders) {
  await app.register(fastifyStatic, { root: pageDir, serve: false, preCompressed: true })

  for (const [prefix, folder] of Object.entries(ART)) {
    const places = [join(dataDir, 'static', folder), join(pageDir, prefix)]
    app.get<{ Params: { '*': string } }>(`${prefix}*`, async ({ params }, reply) => {
      const found = await findPictureFile(places, params['*'])
      return found ? reply.sendFile(found.name, found.place, REVALIDATED) : refuseFile(reply)
    })
  }

  app.get<{ Params: { '*': string } }>('/static/*', ({ params: { '*': path } }, reply) =>
    path.split('/').every((part) => FILE_NAME.test(part))
      ? reply.sendFile(join('static', path), pageDir, IMMUTABLE)
      : refuseFile(reply),
  )

  app.get<{ Params: { file: string } }>('/:file', async ({ params: { file } }, reply) => {
    const places = file === WEAPON_FILE ? [join(dataDir, 'static'), pageDir] : [pageDir]
    for (const place of places) {
      if (FILE_NAME.test(file) && (await isFile(join(place, file)))) {
        return reply.sendFile(file, place, REVALIDATED)
      }
    }
    return reply.callNotFound()
  })

  app.setNotFoundHandler((request, reply) => {
    if (isApi(request.url)) return refuseUnknown(app, request, reply)
    // Don't answer with the page: a missing script would then look like a broken one.
    if (request.url.startsWith('/static/')) return refuseFile(reply)
    if (request.method === 'GET' || request.method === 'HEAD') return sendPage(reply, request.url)
    return refuseUnknown(app, request, reply)
  })

  const firstPage = await firstPages(pageDir)
  const sendPage = (reply: FastifyReply, url: string) =>
    reply.sendFile(firstPage(url), pageDir, REVALIDATED)
}

const refuseFile = (reply: FastifyReply) =>
  refuse(reply, notFound(refusals.fileNotFound, 'file_not_found'))
