import { type Kysely, type Selectable, sql, type Transaction } from 'kysely'
import { type GameMoment, MAX_LISTED_MOMENTS, type MomentContent } from '#contract/review/moment.ts'
import { momentMessages as texts } from '#contract/review/moment.texts.ts'
import { anyOf } from '../db/expressions.ts'
import { notifyChange } from '../db/notify-change.ts'
import { createWithinQuotas, type Quota } from '../db/quota.ts'
import type { ReviewTables } from '../db/schema/review-schema.ts'
import type { Database } from '../db/schema.ts'
import { conflict, forbidden, notFound } from '../http/errors.ts'
import { toSeconds } from '../http/to-seconds.ts'

type Db = Kysely<Database> | Transaction<Database>
type MomentRow = Selectable<ReviewTables['moment']>

/** How long the id of a deleted moment is remembered. */
const DELETED_DAYS = 30

export const momentRepository = (db: Kysely<Database>) => ({
  /** Null if there is no such game. */
  async ofGame(game: number, user: number): Promise<GameMoment[] | null> {
    const mid = await findMid(db, game)
    if (mid === null) return null
    const rows = await shown(db)
      .where('m.mid', '=', mid)
      .where('m.deleted_at', 'is', null)
      .where((eb) => eb.or([eb('m.private_to', 'is', null), eb('m.private_to', '=', user)]))
      .orderBy('m.at_s')
      .orderBy('m.id')
      .execute()
    return rows.map((row) => present(row))
  },

  /** Of the newest games first, with their games. */
  async all(user: number) {
    const visible = shown(db)
      .where('m.deleted_at', 'is', null)
      .where((eb) => eb.or([eb('m.private_to', 'is', null), eb('m.private_to', '=', user)]))
    const rows = await visible
      .orderBy('g.started_at', 'desc')
      .orderBy('g.id')
      .orderBy('m.at_s')
      .limit(MAX_LISTED_MOMENTS)
      .execute()
    const { total } = await visible
      .clearSelect()
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow()
    const games = await db
      .selectFrom('game as g')
      .innerJoin('series as s', 's.id', 'g.series_id')
      .innerJoin('event as e', 'e.id', 's.event_id')
      .select(['g.id', 'g.number', 'g.map', 'g.series_id as series', 'e.name as event'])
      .select('g.started_at')
      .where('g.id', '=', anyOf([...new Set(rows.map(({ game }) => game))]))
      .orderBy('g.started_at', 'desc')
      .orderBy('g.id')
      .execute()
    return {
      moments: rows.map((row) => present(row)),
      games: games.map(({ started_at, ...game }) => ({
        ...game,
        startedAt: toSeconds(started_at),
      })),
      total,
    }
  },

  /** One after the other, so the newest version is that of the last commit. */
  async save(id: string, { game, version, ...content }: MomentContent, user: number) {
    const mid = await findMid(db, game)
    if (mid === null) throw notFound(texts.noGame)
    return createWithinQuotas(db, 'moment', quotasOf(id, mid), async (tx) => {
      const stored = await find(tx, id)
      if (stored && !isVisible(stored, user)) throw notFound(texts.notFound)
      if (!stored && version > 0) throw notFound(texts.notFound)
      // Whoever made a note of the team their own would take it from everyone.
      if (stored && content.isPrivate && stored.created_by !== user) throw forbidden()
      const values = { mid, ...columnsOf(content, user) }
      // A save whose answer got lost is sent again, with the version from before it.
      if (stored && isSame(stored, values)) return readMoment(tx, id)
      if (stored && stored.version !== version) throw conflict('changed_meanwhile', texts.conflict)
      const change = { ...values, updated_by: user, version: await nextVersion(tx) }
      if (stored) {
        await tx
          .updateTable('moment')
          .set({ ...change, updated_at: new Date() })
          .where('id', '=', id)
          .execute()
      } else {
        await tx
          .insertInto('moment')
          .values({ id, ...change, created_by: user })
          .execute()
      }
      await finish(tx)
      return readMoment(tx, id)
    })
  },

  delete: (id: string, user: number): Promise<void> =>
    createWithinQuotas(db, 'moment', [], async (tx) => {
      const stored = await find(tx, id)
      if (!stored || (stored.deleted_at === null && !isVisible(stored, user)))
        throw notFound(texts.notFound)
      if (stored.deleted_at !== null) return
      await tx
        .updateTable('moment')
        .set({ tags: [], note: '', players: [], legends: [], deleted_at: new Date() })
        .set({ updated_by: user, version: await nextVersion(tx) })
        .where('id', '=', id)
        .execute()
      await finish(tx)
    }),

  /** Grows with every change. */
  async newestVersion(): Promise<number> {
    const row = await db
      .selectFrom('moment')
      .select(({ fn }) => fn.max('version').as('version'))
      .executeTakeFirst()
    return row?.version ?? 0
  },
})

async function findMid(db: Db, game: number): Promise<string | null> {
  const row = await db.selectFrom('game').select('mid').where('id', '=', game).executeTakeFirst()
  return row?.mid ?? null
}

const find = (tx: Db, id: string): Promise<MomentRow | undefined> =>
  tx.selectFrom('moment').selectAll().where('id', '=', id).executeTakeFirst()

const isVisible = ({ private_to, deleted_at }: MomentRow, user: number) =>
  deleted_at === null && (private_to === null || private_to === user)

async function nextVersion(tx: Db): Promise<number> {
  const row = await tx
    .selectFrom('moment')
    .select((eb) => eb(eb.fn.coalesce(eb.fn.max('version'), sql<number>`0`), '+', 1).as('next'))
    .executeTakeFirstOrThrow()
  return row.next
}

async function finish(tx: Transaction<Database>) {
  await sql`
    delete from moment where deleted_at < now() - make_interval(days => ${DELETED_DAYS})
      and version < (select max(version) from moment)`.execute(tx)
  await notifyChange(tx, 'moment')
}

const columnsOf = (content: Omit<MomentContent, 'game' | 'version'>, user: number) => ({
  at_s: content.at,
  from_s: content.from,
  to_s: content.to,
  tags: content.tags,
  note: content.note,
  players: content.players,
  legends: content.legends,
  x: content.position?.x ?? null,
  y: content.position?.y ?? null,
  ring: content.ring,
  private_to: content.isPrivate ? user : null,
})

function isSame(stored: MomentRow, values: ReturnType<typeof columnsOf> & { mid: string }) {
  const { mid, at_s, from_s, to_s, tags, note, players, legends, x, y, ring, private_to } = stored
  const before = { mid, at_s, from_s, to_s, tags, note, players, legends, x, y, ring, private_to }
  return JSON.stringify(before) === JSON.stringify(values)
}

/** A change of a moment that is there needs no room. */
const quotasOf = (id: string, mid: string): Quota[] => {
  const isNew = (db: Db) =>
    db
      .selectFrom('moment')
      .select('id')
      .where((eb) =>
        eb.not(eb.exists(eb.selectFrom('moment as own').select('own.id').where('own.id', '=', id))),
      )
  return [
    { name: 'moments', rows: (db) => isNew(db) },
    { name: 'momentsPerGame', rows: (db) => isNew(db).where('mid', '=', mid) },
  ]
}

const shown = (db: Db) =>
  db
    .selectFrom('moment as m')
    .innerJoin('game as g', (join) =>
      join.onRef('g.mid', '=', 'm.mid').on('g.is_current', '=', true),
    )
    .leftJoin('account as author', 'author.id', 'm.created_by')
    .leftJoin('account as editor', 'editor.id', 'm.updated_by')
    .selectAll('m')
    .select(['g.id as game', 'author.username as author', 'editor.username as editor'])

async function readMoment(tx: Db, id: string): Promise<GameMoment> {
  return present(await shown(tx).where('m.id', '=', id).executeTakeFirstOrThrow())
}

interface ShownRow extends MomentRow {
  game: number
  author: string | null
  editor: string | null
}

const present = (row: ShownRow): GameMoment => ({
  id: row.id,
  game: row.game,
  at: row.at_s,
  from: row.from_s,
  to: row.to_s,
  tags: row.tags,
  note: row.note,
  players: row.players,
  legends: row.legends,
  position: row.x === null || row.y === null ? null : { x: row.x, y: row.y },
  ring: row.ring,
  isPrivate: row.private_to !== null,
  version: row.version,
  createdBy: row.author,
  createdAt: row.created_at.getTime(),
  updatedBy: row.editor,
  updatedAt: row.updated_at.getTime(),
})
