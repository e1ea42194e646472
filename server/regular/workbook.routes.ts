import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import { recommendationWorkbookMessages as texts } from '#contract/regular/recommendation-workbook.texts.ts'
import {
  getWorkbook,
  previewWorkbook,
  removeWorkbook,
  saveWorkbookRows,
  WORKBOOK_BYTES,
} from '#contract/regular/recommendation-workbook.ts'
import type { Database } from '../db/schema.ts'
import { notFound } from '../http/errors.ts'
import { UnreadableFileError } from '../archive/ingest/parsing/unreadable-file.ts'
import type { AnswerCache } from '../http/answer-cache.ts'
import { succeed, serve, serveUpload } from '../http/serve.ts'
import { readRecommendations } from './read-recommendations.ts'
import { workbookRepository } from './workbook.repository.ts'

export function workbookRoutes(
  app: FastifyInstance,
  { db, backgroundDb }: { db: Kysely<Database>; backgroundDb: Kysely<Database> },
  answers: AnswerCache,
) {
  const sheets = workbookRepository(db)
  const changes = workbookRepository(backgroundDb)

  serveUpload(
    app,
    previewWorkbook,
    async ({ name }, _, bytes) => ({ fileName: name, ...(await readRecommendations(bytes)) }),
    WORKBOOK_BYTES,
  )

  serveUpload(
    app,
    saveWorkbookRows,
    answers.afterChange(async ({ name }, { user, log }, bytes) => {
      const { rows } = await readRecommendations(bytes)
      if (rows.length === 0) throw new UnreadableFileError(texts.noRows)
      await changes.replace(name, rows, user.id)
      log.info({ by: user.id, rows: rows.length }, 'recommendation workbook replaced')
      return succeed(texts.saved(rows.length))
    }),
    WORKBOOK_BYTES,
  )

  serve(app, getWorkbook, async () => {
    const sheet = await sheets.find()
    return { sheet: sheet && { ...sheet, uploadedAt: sheet.uploadedAt.getTime() } }
  })

  serve(
    app,
    removeWorkbook,
    answers.afterChange(async (_, { user, log }) => {
      if (!(await changes.remove())) throw notFound(texts.noWorkbook)
      log.info({ by: user.id }, 'recommendation workbook removed')
      return succeed(texts.removed)
    }),
  )
}
