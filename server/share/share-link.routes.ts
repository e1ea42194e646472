import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import type * as z from 'zod/mini'
import { draftRoomMessages } from '#contract/draft/draft-room.texts.ts'
import { replayMessages } from '#contract/live-match/replay.texts.ts'
import { seriesPageMessages } from '#contract/series/series-page.texts.ts'
import { shareLinkMessages as texts } from '#contract/share/share-link.texts.ts'
import {
  createShareLink,
  isRoomLink,
  joinRoom,
  listRoomLinks,
  listShareLinks,
  maxShareHours,
  openReplayLink,
  openSeriesLink,
  revokeShareLink,
  type ShareKind,
  type ShareLink,
} from '#contract/share/share-link.ts'
import { can } from '#domain/account/access.ts'
import { DEFAULT_ROOM, isRoomRoleEnough, type RoomUser } from '#domain/draft/draft-room.ts'
import { findGameOf, findMid } from '../archive/current-game.ts'
import { findNameOfSeries, findSeriesOf } from '../archive/current-series.ts'
import type { Database } from '../db/schema.ts'
import { badRequest, HttpError, notFound, tooMany } from '../http/errors.ts'
import { accountLinkRoutes } from './account-link.routes.ts'
import { serve, succeed } from '../http/serve.ts'
import { createMinuteLimit } from '../realtime/limits.ts'
import type { LiveServer } from '../realtime/live.ts'
import { roomAccess, roomMembers } from '../realtime/room-access.ts'
import type { Stage } from '../realtime/stage.ts'
import {
  type FoundLink,
  type LinkTarget,
  roleInRoomOf,
  roleToShare,
  shareLinkRepository,
} from './share-link.repository.ts'

/** What the browser source of a live feed shows; null if there is no such feed. */
type ShowFeed = (
  feed: number,
) => Promise<Pick<z.output<typeof openSeriesLink.output>, 'series' | 'live'> | null>

const UNKNOWN = 'unknown' as const
const HOUR_MS = 60 * 60 * 1000
const JOINS_PER_MINUTE = 30

/** Returns those who watch the draft by a link. */
export function shareLinkRoutes(
  app: FastifyInstance,
  db: Kysely<Database>,
  live: LiveServer,
  showFeed: ShowFeed,
): Stage {
  const links = shareLinkRepository(db)
  const rooms = roomAccess(db)
  const isWithinLimit = createMinuteLimit(JOINS_PER_MINUTE)

  serve(app, listShareLinks, async (input, { user }) => {
    const target = await targetOf(db, input)
    if (target.room !== null) await rooms.requireRole(target.room, user, 'edit')
    return { links: (await links.list(input.kind, target)).map((link) => present(link, user)) }
  })

  serve(app, listRoomLinks, async ({ id }, { user }) => {
    await rooms.requireRole(id, user, 'edit')
    return { links: (await links.listOfRoom(id)).map((link) => present(link, user)) }
  })

  serve(app, createShareLink, async (input, { user, log }) => {
    const { kind, hours } = input
    if (!isWholeTarget(input)) throw badRequest(texts.wrongTarget)
    if (hours > maxShareHours(kind)) throw badRequest(texts.tooLong)
    const target = await targetOf(db, input)
    if (target.room !== null && isRoomLink(kind)) {
      await rooms.requireRole(target.room, user, roleToShare(kind))
    }
    const expiresAt = new Date(Date.now() + hours * HOUR_MS)
    const { link, token } = await links.create({ kind, ...target, expiresAt, by: user.id })
    log.info({ by: user.id, link: link.id, kind, hours }, 'link created')
    return { ...succeed(texts.created), link: present(link, user), token }
  })

  serve(app, revokeShareLink, async ({ id }, { user, log }) => {
    const link = await links.find(id)
    if (link && !canTurnOff(link, user)) {
      if (link.room_id !== null) await rooms.requireRole(link.room_id, user, 'view')
      throw new HttpError(403, 'not_your_link', texts.notYours)
    }
    if (!(await links.revoke(id))) throw notFound(texts.notFound)
    log.info({ by: user.id, link: id }, 'link turned off')
    return succeed(texts.revoked)
  })

  serve(app, joinRoom, async ({ token }, { user, log }) => {
    if (!isWithinLimit(user.id)) throw tooMany(draftRoomMessages.tooManyJoins, 60)
    const link = await links.open(token, 'draft_edit')
    if (typeof link === 'string') return { room: null, ended: link }
    const room = link.room_id ?? DEFAULT_ROOM
    if (!(await roomMembers(db).admit(room, user.id)))
      return { room: null, ended: 'removed' as const }
    log.info({ user: user.id, room, link: link.id }, 'room joined by an edit link')
    return { room, ended: null }
  })

  openPublicLinks(app, db, links, showFeed)

  return live.openStage({
    open: async (token, kind) => {
      const link = await links.open(token, kind)
      return typeof link === 'string' ? link : { id: link.id, room: link.room_id ?? DEFAULT_ROOM }
    },
    ended: (ids) => links.ended(ids),
  })
}

/** For people without an account, and the links with which they get one. */
function openPublicLinks(
  app: FastifyInstance,
  db: Kysely<Database>,
  links: ReturnType<typeof shareLinkRepository>,
  showFeed: ShowFeed,
) {
  accountLinkRoutes(app, db)
  const openFeedLink = async (token: string, isFirst: boolean) => {
    const link = await links.open(token, 'feed_obs', isFirst)
    if (typeof link === 'string') return { series: null, live: null, ended: link }
    const shown = await showFeed(Number(link.target))
    return shown ? { ...shown, ended: null } : { series: null, live: null, ended: UNKNOWN }
  }

  serve(app, openSeriesLink, async ({ token, isFirst }) => {
    const link = await links.open(token, 'series_obs', isFirst)
    if (link === UNKNOWN) return openFeedLink(token, isFirst)
    if (typeof link === 'string') return { series: null, live: null, ended: link }
    const series = await findSeriesOf(db, link.target)
    return { series, live: null, ended: series === null ? UNKNOWN : null }
  })

  serve(app, openReplayLink, async ({ token, isFirst }) => {
    const link = await links.open(token, 'game_replay', isFirst)
    if (typeof link === 'string') return { game: null, ended: link }
    const game = await findGameOf(db, link.target)
    return game === null ? { game, ended: 'unknown' as const } : { game, ended: null }
  })
}

/** Who made it, and those who manage what it shows. */
const canTurnOff = (link: FoundLink, user: RoomUser): boolean =>
  link.maker_id === user.id ||
  (isRoomLink(link.kind)
    ? isRoomRoleEnough(roleInRoomOf(link, user), 'manage')
    : can(user.role, 'links.manage'))

const present = (link: FoundLink, user: RoomUser): ShareLink => ({
  id: link.id,
  kind: link.kind,
  created_at: link.created_at.getTime(),
  created_by: link.username,
  expires_at: link.expires_at.getTime(),
  uses: link.uses,
  used_at: link.used_at?.getTime() ?? null,
  canTurnOff: canTurnOff(link, user),
})

interface TargetInput {
  kind: ShareKind
  room: number | null
  series: number | null
  game: number | null
  feed?: number | null | undefined
}

const isWholeTarget = ({ kind, room, series, game, feed = null }: TargetInput) =>
  (room === null || isRoomLink(kind)) &&
  (kind === 'series_obs') === (series !== null) &&
  (kind === 'feed_obs') === (feed !== null) &&
  (kind === 'game_replay') === (game !== null)

/** The first game of a series names it in every file. */
async function targetOf(
  db: Kysely<Database>,
  { kind, room, series, game, feed = null }: TargetInput,
): Promise<LinkTarget> {
  if (isRoomLink(kind)) return { target: '', room: room ?? DEFAULT_ROOM }
  if (game !== null) {
    const target = await findMid(db, game)
    if (target === null) throw notFound(replayMessages.notFound)
    return { target, room: null }
  }
  if (feed !== null) return { target: String(feed), room: null }
  if (series === null) return { target: '', room: null }
  const target = await findNameOfSeries(db, series)
  if (target === null) throw notFound(seriesPageMessages.notFound)
  return { target, room: null }
}
