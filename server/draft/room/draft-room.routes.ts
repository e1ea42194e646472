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
import { draftRoomMessages as texts } from '#contract/messages/draft-room.ts'
import { seriesPageMessages } from '#contract/messages/series-page.ts'
import { canEnterRoom, canManageRoom } from '#domain/draft/draft-room.ts'
import { findNameOfSeries } from '../../archive/current-series.ts'
import type { Database } from '../../db/schema.ts'
import { notFound } from '../../http/errors.ts'
import { serve, type SignedIn, succeed } from '../../http/serve.ts'
import { listPresent, type Present } from '../../live/presence.repository.ts'
import { roomAccess, roomMissing } from '../../live/room-access.ts'
import { draftRoomRepository, type RoomRow } from './draft-room.repository.ts'

export function draftRoomRoutes(app: FastifyInstance, db: Kysely<Database>) {
  const rooms = draftRoomRepository(db)
  const access = roomAccess(db)

  const settingsOf = async (input: SettingsInput) => ({
    name: input.name,
    event: input.event,
    team: input.team,
    first_mid: await firstMidOf(db, input.series),
    is_private: input.isPrivate,
  })

  serve(app, listRooms, async ({ state }, { user }) => {
    const found = (await rooms.list(state)).filter((row) => canEnterRoom(rulesOf(row), user))
    const people = await listPresent(
      db,
      found.map(({ id }) => id),
    )
    return { rooms: found.map((row) => describe(row, people, user)) }
  })

  serve(app, getRoom, async ({ id }, { user }) => {
    const row = await rooms.find(id)
    if (!row || !canEnterRoom(rulesOf(row), user)) throw roomMissing()
    const [people, members] = await Promise.all([listPresent(db, [id]), rooms.members(id)])
    return { room: describe(row, people, user), members }
  })

  serve(app, createRoom, async ({ copyOf, ...input }, { user, log }) => {
    if (copyOf !== null) await access.requireEntry(copyOf, user)
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

const describe = (
  row: RoomRow,
  people: ReadonlyMap<number, Present[]>,
  user: SignedIn,
): DraftRoom => ({
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
  people: people.get(row.id) ?? [],
  canManage: canManageRoom({ createdBy: row.created_by }, user),
})
