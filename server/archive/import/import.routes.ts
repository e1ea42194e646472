import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import { getArchive } from '#contract/archive/archive.ts'
import {
  getImportFindings,
  listImports,
  previewImport,
  removeDemo,
  removeImport,
  runImport,
} from '#contract/archive/import.ts'
import { importMessages as texts } from '#contract/archive/import.texts.ts'
import { undoImport } from '../import-file.ts'
import type { Database } from '../../db/schema.ts'
import { removeDemoLootpaths } from '../demo/lootpaths.ts'
import { notFound } from '../../http/errors.ts'
import { type AnswerCache, servePrebuilt } from '../../http/answer-cache.ts'
import { succeed, serve, serveUpload } from '../../http/serve.ts'
import { importRepository } from './import.repository.ts'
import { outcomeText } from './outcome-text.ts'
import { previewFile } from './preview.ts'
import { readMatchFileInWorker } from './read-in-worker.ts'
import { storeFile } from './store-file.ts'

interface ImportDeps {
  db: Kysely<Database>
  backgroundDb: Kysely<Database>
  isFilling?: () => boolean
}

export function importRoutes(app: FastifyInstance, deps: ImportDeps, answers: AnswerCache) {
  const { db, backgroundDb, isFilling = () => false } = deps
  const imports = importRepository(db)

  serveUpload(app, previewImport, async ({ name }, _, bytes) =>
    previewFile(db, name, bytes, await readMatchFileInWorker(name, bytes)),
  )

  serveUpload(
    app,
    runImport,
    answers.afterChange(async ({ name }, { user, log }, bytes) => {
      const outcome = await storeFile(backgroundDb, { fileName: name, bytes, by: user.id })
      log.info({ by: user.id, import: outcome.importId }, 'file imported')
      const series = await imports.newestSeries(outcome.importId)
      return { ...succeed(outcomeText(outcome)), ...outcome, series }
    }),
  )

  serve(app, listImports, async () => ({ imports: await imports.list() }))

  serve(app, getImportFindings, async ({ id }) => {
    const findings = await imports.findFindings(id)
    if (!findings) throw notFound(texts.notFound)
    return { findings }
  })

  serve(
    app,
    removeImport,
    answers.afterChange(async ({ id }, { user, log }) => {
      if (!(await undoImport(backgroundDb, id, user.id))) throw notFound(texts.notFound)
      log.info({ by: user.id, import: id }, 'import undone')
      return succeed(texts.undone)
    }),
  )

  serve(
    app,
    removeDemo,
    answers.afterChange(async (_, { user, log }) => {
      // If the demo is still loading, more parts can arrive while we undo the first ones.
      for (let ids = await imports.demoIds(); ids.length > 0; ids = await imports.demoIds()) {
        for (const id of ids) await undoImport(backgroundDb, id, user.id)
      }
      await removeDemoLootpaths(db)
      log.info({ by: user.id }, 'demo data removed')
      return succeed(texts.demoRemoved)
    }),
  )

  servePrebuilt(
    app,
    getArchive,
    answers,
    async () => {
      const row = await imports.overview()
      return {
        hasDemo: row.demo,
        isFilling: isFilling() && !row.games,
        games: row.games ?? 0,
        teamGames: row.team_games ?? 0,
        lastPlayed: row.last?.getTime() ?? null,
      }
    },
    { period: () => String(isFilling()) },
  )
}
