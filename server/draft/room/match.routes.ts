import type { FastifyInstance } from 'fastify'
import { openMatch, setMatchMap } from '#contract/draft/draft-room.ts'
import { draftRoomMessages as texts } from '#contract/draft/draft-room.texts.ts'
import { findLegend } from '#domain/catalog/legend.ts'
import { teamKey } from '#domain/team/team.ts'
import { conflict } from '../../http/errors.ts'
import { serve, type SignedIn, succeed } from '../../http/serve.ts'
import { roomAccess, roomMissing } from '../../realtime/room-access.ts'
import { draftRoomRepository, type RoomRow } from './draft-room.repository.ts'
import { type BanFor, firstMidOf, type RoomDeps } from './draft-room.routes.ts'

/** Makes a finished room of a room's draft and empties it. */
type FileDraft = (
  room: number,
  name: string,
  user: SignedIn,
  operationId: string | undefined,
) => Promise<unknown>

export function matchRoutes(
  app: FastifyInstance,
  { db, seriesStart }: RoomDeps,
  { ban, file }: { ban: BanFor; file: FileDraft },
) {
  const rooms = draftRoomRepository(db)
  const access = roomAccess(db)

  serve(app, openMatch, async ({ id, series, teams, fileAs, operationId }, { user, log }) => {
    await access.requireRole(id, user, 'edit')
    const row = await rooms.find(id)
    if (!row) throw roomMissing()
    if (row.finished_at) throw conflict('room_finished', texts.isFinished)
    const firstMid = await firstMidOf(db, series)
    const isSame = firstMid !== null && row.first_mid === firstMid
    if (isSame && row.games > 0) return succeed(texts.matchOpened)
    const start = series === null ? null : await seriesStart(series)
    if (!isSame && hasOther(row, start?.bans ?? [])) {
      if (fileAs === null) throw conflict('room_has_match', texts.hasMatch)
      await file(id, fileAs, user, operationId)
    }
    const isOpened = await rooms.openMatch(id, {
      first_mid: firstMid,
      first_game: start?.game ?? 1,
      assumed_ban: start?.assumed ?? null,
      teams: firstMid === null ? onceEach(teams) : [],
    })
    if (!isOpened) throw conflict('room_finished', texts.isFinished)
    for (const legend of start?.bans ?? []) await ban(id, legend, user)
    log.info({ by: user.id, room: id, series }, 'match opened in a draft room')
    return succeed(texts.matchOpened)
  })

  serve(app, setMatchMap, async ({ id, game, map }, { user }) => {
    await access.requireRole(id, user, 'edit')
    if (!(await rooms.setMap(id, game, map))) throw conflict('no_match', texts.matchMissing)
    return succeed(texts.mapSaved)
  })
}

/** Whether a room's draft has something that doesn't belong to a match with these bans. */
function hasOther(row: RoomRow, bans: readonly string[]): boolean {
  const known = new Set(bans.map((legend) => findLegend(legend).key))
  return (
    row.games > 0 ||
    row.picked_legends.length > 0 ||
    row.banned_legends.some((legend) => !known.has(findLegend(legend).key))
  )
}

const onceEach = (teams: readonly string[]) => [
  ...new Map(
    teams.filter((team) => teamKey(team) !== '').map((team) => [teamKey(team), team]),
  ).values(),
]
