import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import {
  changeRoom,
  createRoom,
  deleteRoom,
  type DraftRoom,
  finishRoom,
  getRoom,
  listRooms,
  removeRoomMember,
} from '#contract/draft-room.ts'
import { draftMessages } from '#contract/messages/draft.ts'
import { draftRoomMessages as texts } from '#contract/messages/draft-room.ts'
import { seriesPageMessages } from '#contract/messages/series-page.ts'
import { combineResult, totalPoints } from '#domain/draft/draft-result.ts'
import { canEnterRoom, canManageRoom } from '#domain/draft/draft-room.ts'
import { findNameOfSeries } from '../../archive/current-series.ts'
import type { Database } from '../../db/schema.ts'
import { notFound } from '../../http/errors.ts'
import { createWriteLimit } from '../../http/queue/write-limit.ts'
import { serve, type SignedIn, succeed } from '../../http/serve.ts'
import { listPresent, type Present } from '../../live/presence.repository.ts'
import { roomAccess, roomMissing } from '../../live/room-access.ts'
import { draftResultRepository, type KnownResult } from './draft-result.repository.ts'
import { draftRoomRepository, type RoomRow } from './draft-room.repository.ts'

/** Refuses a copy of a room that the user can't enter, and copies of too much at once. */
function copyLimit(
  rooms: ReturnType<typeof draftRoomRepository>,
  access: ReturnType<typeof roomAccess>,
) {
  const limit = createWriteLimit(draftMessages.tooMuchWritten)
  return async (room: number, user: SignedIn) => {
    await access.requireEntry(room, user)
    limit.requireBalance(user.id)
    limit.spend(user.id, await rooms.sizeOf(room))
  }
}

export function draftRoomRoutes(app: FastifyInstance, db: Kysely<Database>, homeTeam: string) {
  const rooms = draftRoomRepository(db)
  const results = draftResultRepository(db, homeTeam)
  const access = roomAccess(db)
  const requireCopy = copyLimit(rooms, access)

  const settingsOf = async (input: SettingsInput) => ({
    name: input.name,
    event: input.event,
    team: input.team,
    first_mid: await firstMidOf(db, input.series),
    is_private: input.isPrivate,
  })

  const readAround = async (rows: readonly RoomRow[]): Promise<Around> => {
    const ids = rows.map(({ id }) => id)
    const [people, known] = await Promise.all([listPresent(db, ids), results.list(rows)])
    return { people, known }
  }

  serve(app, listRooms, async ({ state }, { user }) => {
    const found = (await rooms.list(state)).filter((row) => canEnterRoom(rulesOf(row), user))
    const around = await readAround(found)
    return { rooms: found.map((row) => describe(row, around, user)) }
  })

  serve(app, getRoom, async ({ id }, { user }) => {
    const row = await rooms.find(id)
    if (!row || !canEnterRoom(rulesOf(row), user)) throw roomMissing()
    const [around, members] = await Promise.all([readAround([row]), rooms.members(id)])
    return { room: describe(row, around, user), members }
  })

  serve(app, createRoom, async ({ copyOf, ...input }, { user, log }) => {
    if (copyOf !== null) await requireCopy(copyOf, user)
    const id = await rooms.create(await settingsOf(input), user.id, copyOf)
    log.info({ by: user.id, room: id, copyOf }, 'draft room created')
    return { ...succeed(texts.created), id }
  })

  serve(app, changeRoom, async ({ id, ...input }, { user }) => {
    await access.requireManager(id, user)
    await rooms.change(id, await settingsOf(input))
    return succeed(texts.saved)
  })

  serve(app, finishRoom, async ({ id, isFinished }, { user }) => {
    await access.requireManager(id, user)
    await rooms.finish(id, isFinished)
    return succeed(isFinished ? texts.finished : texts.reopened)
  })

  serve(app, deleteRoom, async ({ id }, { user, log }) => {
    await access.requireManager(id, user)
    await rooms.delete(id)
    log.info({ by: user.id, room: id }, 'draft room deleted')
    return succeed(texts.deleted)
  })

  serve(app, removeRoomMember, async ({ id, user: memberId }, { user }) => {
    if (memberId === user.id) await access.requireEntry(id, user)
    else await access.requireManager(id, user)
    if (!(await access.removeMember(id, memberId))) throw notFound(texts.notMember)
    return succeed(texts.memberRemoved)
  })
}

interface SettingsInput {
  name: string
  event: string
  team: string | null
  series: number | null
  isPrivate: boolean
}

async function firstMidOf(db: Kysely<Database>, series: number | null): Promise<string | null> {
  if (series === null) return null
  const mid = await findNameOfSeries(db, series)
  if (mid === null) throw notFound(seriesPageMessages.notFound)
  return mid
}

const rulesOf = ({ is_private, created_by, members }: RoomRow) => ({
  isPrivate: is_private,
  createdBy: created_by,
  members,
})

/** What belongs to rooms, by room. */
interface Around {
  people: ReadonlyMap<number, Present[]>
  known: ReadonlyMap<number, readonly KnownResult[]>
}

const describe = (row: RoomRow, { people, known }: Around, user: SignedIn): DraftRoom => ({
  id: row.id,
  name: row.name,
  event: row.event,
  team: row.team,
  series: row.series_id,
  isPrivate: row.is_private,
  createdBy:
    row.created_by === null || row.username === null
      ? null
      : { id: row.created_by, username: row.username },
  createdAt: row.created_at.getTime(),
  finishedAt: row.finished_at?.getTime() ?? null,
  changedAt: row.changed_at?.getTime() ?? null,
  bannedLegends: row.banned_legends,
  games: row.games,
  points: totalPoints((known.get(row.id) ?? []).map(combineResult)),
  people: people.get(row.id) ?? [],
  editors: new Set([...row.members, ...(row.created_by === null ? [] : [row.created_by])]).size,
  canManage: canManageRoom({ createdBy: row.created_by }, user),
})
