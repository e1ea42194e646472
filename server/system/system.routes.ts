import { readdir } from 'node:fs/promises'
import { join, parse } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import { getHealth, getPortraits, getReadiness } from '#contract/base/system.ts'
import { pictureUrl } from '#contract/catalog/picture.ts'
import { findLegend } from '#domain/catalog/legend.ts'
import type { Database } from '../db/schema.ts'
import { notReady } from '../http/errors.ts'
import { serve } from '../http/serve.ts'
import { rosterRepository } from '../catalog/roster.repository.ts'
import { VERSION } from '../process/version.ts'
import { watchReadiness } from './readiness.ts'

export function systemRoutes(
  app: FastifyInstance,
  { db, dataDir }: { db: Kysely<Database>; dataDir: string },
) {
  serve(app, getHealth, async () => ({ status: 'ok' as const, version: VERSION }))

  const reasonsNotReady = watchReadiness(db)
  serve(app, getReadiness, async () => {
    const reasons = await reasonsNotReady()
    if (reasons.length > 0) throw notReady(reasons)
    return { status: 'ready' as const, version: VERSION }
  })

  serve(app, getPortraits, async () => {
    const files = await readdir(join(dataDir, 'static', 'images')).catch(() => [])
    const portraits = files
      .map((file) => [findLegend(parse(file).name), file] as const)
      .filter(([legend]) => legend.class !== 'Unknown')
      .map(([legend, file]) => [legend.name, `/static/images/${file}`])
    const uploaded = (await rosterRepository(db).list()).flatMap(({ name, picture }) =>
      picture === null ? [] : [[findLegend(name).name, pictureUrl(picture)]],
    )
    return { portraits: Object.fromEntries([...portraits, ...uploaded]) }
  })
}
