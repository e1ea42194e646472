import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import { ringFileMessages as texts } from '#contract/map/ring.texts.ts'
import {
  importRings,
  listRingImports,
  listRings,
  MAX_RING_FAULTS,
  removeRingImport,
  RING_FILE_BYTES,
} from '#contract/map/ring.ts'
import type { RingFile } from '#domain/map/ring/read-rings.ts'
import type { Database } from '../../db/schema.ts'
import { type AnswerCache, servePrebuilt } from '../../http/answer-cache.ts'
import { notFound } from '../../http/errors.ts'
import { serve, serveUpload, succeed } from '../../http/serve.ts'
import { UnreadableFileError } from '../../archive/ingest/parsing/unreadable-file.ts'
import { readRingsInWorker } from './read-rings-in-worker.ts'
import { ringRepository } from './ring.repository.ts'

export function ringRoutes(
  app: FastifyInstance,
  { db, backgroundDb }: { db: Kysely<Database>; backgroundDb: Kysely<Database> },
  answers: AnswerCache,
) {
  const rings = ringRepository(db)
  const changes = ringRepository(backgroundDb)

  servePrebuilt(app, listRings, answers, async ({ map }) => ({ games: await rings.ofMap(map) }))

  serveUpload(
    app,
    importRings,
    answers.afterChange(async ({ name }, { user, log }, bytes) => {
      const { games, faults } = await readRingsInWorker(bytes)
      const [shown, leftOut] = [describeFaults(faults), faults.length]
      if (games.length === 0) throw new UnreadableFileError(refusalOf(shown, leftOut))
      const { importId, added } = await changes.add(name, games, user.id)
      log.info({ by: user.id, import: importId, added }, 'rings imported')
      const known = games.length - added
      return {
        ...succeed(texts.imported(added, known, leftOut)),
        importId,
        added,
        known,
        leftOut,
        faults: shown,
      }
    }),
    RING_FILE_BYTES,
  )

  serve(app, listRingImports, async () => ({ imports: await rings.imports() }))

  serve(
    app,
    removeRingImport,
    answers.afterChange(async ({ id }, { user, log }) => {
      if (!(await changes.undo(id))) throw notFound(texts.notFound)
      log.info({ by: user.id, import: id }, 'ring import undone')
      return succeed(texts.undone)
    }),
  )
}

const describeFaults = (faults: RingFile['faults']) =>
  faults.slice(0, MAX_RING_FAULTS).map(({ line, fault }) => texts.fault(line, texts.faults[fault]))

const refusalOf = (shown: readonly string[], leftOut: number) =>
  [
    texts.noGames,
    ...shown,
    ...(leftOut > shown.length ? [texts.moreFaults(leftOut - shown.length)] : []),
  ].join('\n')
