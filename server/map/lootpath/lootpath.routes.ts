import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import {
  getLootpathNotes,
  listLootpaths,
  type LootpathFile,
  type LootpathNoteChange,
  saveLootpathNotes,
} from '#contract/map/lootpath.ts'
import { noteConflictMessages } from '#contract/note/note-conflict.texts.ts'
import { refusals } from '#contract/base/refusal.texts.ts'
import { lootpathMessages as texts } from '#contract/map/lootpath.texts.ts'
import type { Database } from '../../db/schema.ts'
import { badRequest, conflict, notFound } from '../../http/errors.ts'
import { matchesEtag } from '../../http/etag.ts'
import { FILE_NAME, findPictureFile } from '../../catalog/picture/find-picture.ts'
import { INERT } from '../../http/headers.ts'
import { succeed, serve } from '../../http/serve.ts'
import { lootpathRepository, type LootpathRow } from './lootpath.repository.ts'
import { lootpathNoteRepository } from './note.repository.ts'

const ADDRESS = '/static/lootpaths'

export function lootpathRoutes(
  app: FastifyInstance,
  { db, dataDir }: { db: Kysely<Database>; dataDir: string },
) {
  const lootpaths = lootpathRepository(db)
  const noteBook = lootpathNoteRepository(db)
  /** The operator's pictures override those in the database. */
  const folder = join(dataDir, 'static', 'lootpaths')

  serve(app, listLootpaths, async () => {
    const [rows, names] = await Promise.all([lootpaths.list(), readdir(folder).catch(() => [])])
    const inFolder = new Set(names)
    return {
      success: true as const,
      files: rows.flatMap((row) => fileOf(row, inFolder)),
      locations: rows,
    }
  })

  serve(app, getLootpathNotes, async ({ mapId }, { user }) => {
    const { notes, changes } = await noteBook.ofMap(mapId)
    return { success: true as const, notes, changes: user ? changes : withoutNames(changes) }
  })

  serve(app, saveLootpathNotes, async ({ mapId, notes, versions = {} }, { user }) => {
    const outcome = await noteBook.save(mapId, notes, versions, user.id)
    if (outcome === 'strange-location') throw badRequest(texts.notOnMap)
    if (outcome === 'changed-meanwhile') {
      throw conflict('changed_meanwhile', noteConflictMessages.conflict)
    }
    return succeed(texts.saved)
  })

  app.get<{ Params: { file: string } }>(`${ADDRESS}/:file`, async (request, reply) => {
    const { file } = request.params
    reply.headers(INERT)
    const own = await findPictureFile([folder], file)
    if (own) return reply.sendFile(own.name, own.place, { maxAge: 0 })
    const stored = FILE_NAME.test(file)
      ? await lootpaths.findPicture(file.replace(/\.png$/, ''))
      : null
    if (!stored) throw notFound(refusals.fileNotFound, 'file_not_found')
    const etag = `"${stored.picture_at.getTime()}"`
    reply.header('etag', etag).header('cache-control', 'public, max-age=0')
    if (matchesEtag(request.headers['if-none-match'], etag)) return reply.code(304).send()
    return reply.type('image/png').send(stored.picture)
  })
}

/** Guests read the notes, but not who has an account. */
const withoutNames = (changes: Readonly<Record<string, LootpathNoteChange>>) =>
  Object.fromEntries(
    Object.entries(changes).map(([location, change]) => [
      location,
      { ...change, updated_by: null },
    ]),
  )

function fileOf(row: LootpathRow, inFolder: ReadonlySet<string>): LootpathFile[] {
  const id = `${row.map}-${row.id}`
  const isInFolder = inFolder.has(`${id}.png`)
  if (!isInFolder && !row.has_picture) return []
  const at = row.picture_at?.getTime() ?? 0
  return [
    {
      id,
      name: row.name,
      // A new picture gets a new URL, so open pages load it.
      path: isInFolder ? `${ADDRESS}/${id}.png` : `${ADDRESS}/${id}.png?v=${at}`,
      map: row.map,
      location: row.id,
      source: isInFolder ? 'folder' : row.is_demo ? 'demo' : 'upload',
      updated_at: isInFolder ? null : at,
    },
  ]
}
