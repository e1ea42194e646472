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
  setRoomRole,
} from '#contract/draft/draft-room.ts'
import { draftMessages } from '#contract/draft/draft.texts.ts'
import { draftRoomMessages as texts } from '#contract/draft/draft-room.texts.ts'
import { seriesPageMessages } from '#contract/series/series-page.texts.ts'
import { combineResult, totalPoints } from '#domain/draft/draft-result.ts'
import {
  DEFAULT_ROOM,
  isRoomRoleEnough,
  type RoomRole,
  roomRoleOf,
  type RoomUser,
} from '#domain/draft/draft-room.ts'
import { findNameOfSeries } from '../../archive/current-series.ts'
import type { Database } from '../../db/schema.ts'
import { notFound } from '../../http/errors.ts'
import { createWriteLimit } from '../../http/queue/write-limit.ts'
import { serve, type SignedIn, succeed } from '../../http/serve.ts'
import { listPresent, type Present } from '../../realtime/presence.repository.ts'
import { roomAccess, roomMembers, roomMissing } from '../../realtime/room-access.ts'
import { draftResultRepository, type KnownResult } from './draft-result.repository.ts'
import { draftRoomRepository, type RoomRow } from './draft-room.repository.ts'

/** Refuses a copy of a room that the user can't enter, and copies of too much at once. */
function copyLimit(
  rooms: ReturnType<typeof draftRoomRepository>,
  access: ReturnType<typeof roomAccess>,
) {
  const limit = createWriteLimit(draftMessages.tooMuchWritten)
  return async (room: number, user: SignedIn) => {
    await access.requireRole(room, user, 'view')
    limit.requireBalance(user.id)
    limit.spend(user.id, await rooms.sizeOf(room))
  }
}

export function draftRoomRoutes(app: FastifyInstance, deps: RoomDeps, ban: BanFor) {
  listRoutes(app, deps)
  changeRoutes(app, deps, ban)
  memberRoutes(app, deps.db)
}

function listRoutes(app: FastifyInstance, { db, homeTeam }: RoomDeps) {
  const rooms = draftRoomRepository(db)
  const results = draftResultRepository(db, homeTeam)

  const readAround = async (rows: readonly RoomRow[]): Promise<Around> => {
    const ids = rows.map(({ id }) => id)
    const [people, known, staff] = await Promise.all([
      listPresent(db, ids),
      results.list(rows),
      rooms.managersOfAll(),
    ])
    return { people, known, staff }
  }

  serve(app, listRooms, async ({ state }, { user }) => {
    const found = (await rooms.list(state)).flatMap((row) => {
      const role = roomRoleOf(rulesOf(row), user)
      return role === null ? [] : [{ row, role }]
    })
    const around = await readAround(found.map(({ row }) => row))
    return { rooms: found.map(({ row, role }) => describe(row, around, role)) }
  })

  serve(app, getRoom, async ({ id }, { user }) => {
    const row = await rooms.find(id)
    const role = row ? roomRoleOf(rulesOf(row), user) : null
    if (!row || role === null) throw roomMissing()
    const [around, people] = await Promise.all([readAround([row]), rooms.members(id)])
    return {
      room: describe(row, around, role),
      members: people.flatMap(({ role: own, ...one }) =>
        own === 'none' ? [] : { ...one, role: own },
      ),
      removed: role === 'manage' ? people.filter((one) => one.role === 'none') : [],
    }
  })
}

function changeRoutes(app: FastifyInstance, { db, seriesStart }: RoomDeps, ban: BanFor) {
  const rooms = draftRoomRepository(db)
  const access = roomAccess(db)
  const requireCopy = copyLimit(rooms, access)

  serve(app, createRoom, async ({ copyOf, ...input }, { user, log }) => {
    if (copyOf !== null) await requireCopy(copyOf, user)
    const settings = await settingsOf(db, input)
    const start = copyOf === null && input.series !== null ? await seriesStart(input.series) : null
    const first = start && { first_game: start.game, assumed_ban: start.assumed }
    const id = await rooms.create({ ...settings, ...first }, user.id, copyOf)
    for (const legend of start?.bans ?? []) await ban(id, legend, user)
    log.info({ by: user.id, room: id, copyOf }, 'draft room created')
    return { ...succeed(texts.created), id }
  })

  serve(app, changeRoom, async ({ id, ...input }, { user }) => {
    await access.requireRole(id, user, 'manage')
    const settings = await settingsOf(db, input)
    const before = await rooms.find(id)
    // A draft with games goes on as it is. One without starts where its series is.
    const isOther = before?.first_mid !== settings.first_mid && before?.games === 0
    const start = isOther && input.series !== null ? await seriesStart(input.series) : null
    await rooms.change(id, {
      ...settings,
      ...(isOther && { first_game: start?.game ?? 1, assumed_ban: start?.assumed ?? null }),
    })
    if (!before?.finished_at) for (const legend of start?.bans ?? []) await ban(id, legend, user)
    return succeed(texts.saved)
  })

  serve(app, finishRoom, async ({ id, isFinished }, { user }) => {
    await access.requireRole(id, user, 'manage')
    await rooms.finish(id, isFinished)
    return succeed(isFinished ? texts.finished : texts.reopened)
  })

  serve(app, deleteRoom, async ({ id }, { user, log }) => {
    await access.requireRole(id, user, 'manage')
    await rooms.delete(id)
    log.info({ by: user.id, room: id }, 'draft room deleted')
    return succeed(texts.deleted)
  })
}

function memberRoutes(app: FastifyInstance, db: Kysely<Database>) {
  const access = roomAccess(db)
  const members = roomMembers(db)

  serve(app, setRoomRole, async ({ id, user: memberId, role }, { user, log }) => {
    await access.requireRole(id, user, 'manage')
    if (!(await members.setRole(id, memberId, role))) throw notFound(texts.notMember)
    log.info({ by: user.id, room: id, member: memberId, role }, 'role in a draft room changed')
    return succeed(texts.roleSaved)
  })

  serve(app, removeRoomMember, async ({ id, user: memberId }, { user, log }) => {
    if (memberId === user.id) {
      await access.requireRole(id, user, 'view')
      if (!(await members.leave(id, user.id))) throw notFound(texts.notMember)
      return succeed(texts.left)
    }
    await access.requireRole(id, user, 'manage')
    if (!(await members.setRole(id, memberId, 'none'))) throw notFound(texts.notMember)
    log.info({ by: user.id, room: id, member: memberId }, 'member removed from a draft room')
    return succeed(texts.memberRemoved)
  })
}

/** Where the next game of a series is, what is banned in it, and which of that is only assumed. */
export type SeriesStart = (
  series: number,
) => Promise<{ game: number; bans: readonly string[]; assumed: string | null } | null>

export interface RoomDeps {
  db: Kysely<Database>
  homeTeam: string
  seriesStart: SeriesStart
}

/** Bans a legend for the user, in the spelling of the draft. */
export type BanFor = (room: number, legend: string, user: SignedIn) => Promise<unknown>

interface SettingsInput {
  name: string
  event: string
  team: string | null
  series: number | null
  isPrivate: boolean
}

const settingsOf = async (db: Kysely<Database>, input: SettingsInput) => ({
  name: input.name,
  event: input.event,
  team: input.team,
  first_mid: await firstMidOf(db, input.series),
  is_private: input.isPrivate,
})

/** How rooms refer to a series. */
export async function firstMidOf(
  db: Kysely<Database>,
  series: number | null,
): Promise<string | null> {
  if (series === null) return null
  const mid = await findNameOfSeries(db, series)
  if (mid === null) throw notFound(seriesPageMessages.notFound)
  return mid
}

const rulesOf = ({ id, is_private, created_by, members }: RoomRow) => ({
  id,
  isPrivate: is_private,
  createdBy: created_by,
  members,
})

/** What belongs to rooms, by room. */
interface Around {
  people: ReadonlyMap<number, Present[]>
  known: ReadonlyMap<number, readonly KnownResult[]>
  /** Who manages every room. */
  staff: readonly RoomUser[]
}

/** How many people can change the draft; null if everyone with an account can. */
function countEditors(row: RoomRow, staff: readonly RoomUser[]): number | null {
  if (row.id === DEFAULT_ROOM) return null
  const own = [
    ...(row.created_by === null ? [] : [row.created_by]),
    ...row.members.map((m) => m.id),
  ]
  const users = new Map<number, RoomUser>(own.map((id) => [id, { id, role: 'user' }]))
  for (const one of staff) users.set(one.id, one)
  const rules = rulesOf(row)
  return [...users.values()].filter((one) => isRoomRoleEnough(roomRoleOf(rules, one), 'edit'))
    .length
}

const describe = (row: RoomRow, { people, known, staff }: Around, role: RoomRole): DraftRoom => ({
  id: row.id,
  name: row.name,
  event: row.event,
  team: row.team,
  series: row.series_id,
  teams: row.teams,
  maps: Object.entries(row.maps)
    .map(([game, map]) => ({ game: Number(game), map }))
    .toSorted((a, b) => a.game - b.game),
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
  firstGame: row.first_game,
  lastPlayed: row.last_played ?? 0,
  nextGame:
    Math.max((known.get(row.id) ?? []).at(-1)?.number ?? row.first_game - 1, row.last_played ?? 0) +
    1,
  points: totalPoints((known.get(row.id) ?? []).map(combineResult)),
  people: people.get(row.id) ?? [],
  editors: countEditors(row, staff),
  role,
})
