import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import { draftFollowMessages as texts } from '#contract/draft/draft-follow.texts.ts'
import { decideGently, LIVE_USER_ID, liveOperations } from '#domain/draft/follow-live.ts'
import { DEFAULT_ROOM } from '#domain/draft/draft-room.ts'
import type { LiveView, ViewedTeam } from '#domain/live-match/view/live-view.ts'
import { chosenLegends } from '#domain/live-match/view/projected-ban.ts'
import { isSameTeam } from '#domain/team/team.ts'
import type { Database } from './db/schema.ts'
import type { DraftPerformer } from './draft/draft.routes.ts'
import { draftFollowRepository } from './draft/follow/draft-follow.repository.ts'
import { draftFollowRoutes } from './draft/follow/draft-follow.routes.ts'
import type { OpenLiveViews } from './live-match/view/open-live-views.ts'
import { clubNames } from './catalog/club-teams.ts'

/** A switch that was turned on is noticed after this time, and what failed is tried again. */
const LOOK_MS = 2000
/** An outage of the database is over sooner, or someone looks at it. */
const ATTEMPTS = 60
const LIVE_USER = { id: LIVE_USER_ID, username: texts.user }

interface Deps {
  readonly db: Kysely<Database>
  readonly homeTeam: string
  readonly logger: FastifyBaseLogger
}

/** Lets the drafts of rooms follow the live games that this server receives, while their switch is on. */
export function followLiveGames(
  app: FastifyInstance,
  { db, homeTeam, logger }: Deps,
  views: Pick<OpenLiveViews, 'onView'>,
  draft: DraftPerformer,
) {
  const follow = draftFollowRepository(db)
  draftFollowRoutes(app, db, (room, operation, user, operationId) =>
    draft.perform(room, operation, { user, operationId }),
  )

  /** What each feed's game has led to already, so a person can change it back. */
  const done = new Map<number, { game: number | null; operations: Set<string> }>()
  const operationsOf = ({ feed, startedAt }: LiveView) => {
    const known = done.get(feed)
    if (known?.game === startedAt) return known.operations
    const operations = new Set<string>()
    done.set(feed, { game: startedAt, operations })
    return operations
  }
  const run = async (view: LiveView) => {
    const rooms = await follow.listOn()
    if (rooms.length === 0) return
    const club = await clubNames(db, homeTeam)
    for (const room of rooms) {
      const own = ownTeamIn(view, room.team === null ? club : [room.team])
      // Another lobby's bans are none of ours.
      if (room.feed === null ? own !== null : room.feed === view.feed)
        await followIn(room.room, view, own)
    }
  }
  const followIn = async (room: number, view: LiveView, own: ViewedTeam | null) => {
    const performed = operationsOf(view)
    const timestamp = new Date((view.startedAt ?? 0) * 1000).toISOString()
    const chosen = own ? chosenLegends(own) : []
    const ours = chosen.length > 0 ? chosen : null
    for (const one of liveOperations(view, ours, await draft.read(room), timestamp)) {
      const operationId = nameInRoom(room, one.operationId)
      if (performed.has(operationId)) continue
      const sender = { user: LIVE_USER, operationId, decide: decideGently }
      const { refusal } = await draft.perform(room, one.operation, sender)
      performed.add(operationId)
      if (refusal === 'picks_changed') await follow.ask(room, { ...one, operationId })
    }
    const { phase, series, startedAt, game, isSimulated } = view
    const isRunning = phase === 'lobby' || phase === 'playing'
    if (isRunning && series !== null && startedAt !== null && !isSimulated)
      await follow.linkSeries(room, { series, startedAt, game })
  }

  const { follow: followView, stop } = followPatiently(run, logger)
  const handled = new Map<number, string>()
  views.onView((view) => {
    const { startedAt, phase, bans, bansFrom, ban, series } = view
    const turn = Math.floor(Date.now() / LOOK_MS)
    const key = JSON.stringify([startedAt, phase, bans, bansFrom, ban?.legend, series, turn])
    if (handled.get(view.feed) === key) return
    handled.set(view.feed, key)
    followView(view)
  })
  app.addHook('onClose', stop)
}

/** Follows views one after another. What failed is tried again, because a feed can have sent its last event. */
function followPatiently(run: (view: LiveView) => Promise<void>, logger: FastifyBaseLogger) {
  let running = Promise.resolve()
  let isStopped = false
  const newest = new Map<number, LiveView>()
  const retries = new Set<NodeJS.Timeout>()
  const enqueue = (view: LiveView, attempt: number) => {
    running = running
      .then(() => run(view))
      .catch((error: unknown) => {
        logger.error(error, 'following a live game failed')
        if (attempt < ATTEMPTS && !isStopped) retryLater(view, attempt + 1)
      })
  }
  const retryLater = (view: LiveView, attempt: number) => {
    const timer = setTimeout(() => {
      retries.delete(timer)
      const now = newest.get(view.feed)
      // A newer view of the same match is followed instead.
      if (now === view || now?.startedAt !== view.startedAt) enqueue(view, attempt)
    }, LOOK_MS)
    retries.add(timer)
  }
  return {
    follow: (view: LiveView) => {
      newest.set(view.feed, view)
      enqueue(view, 1)
    },
    stop: () => {
      isStopped = true
      for (const timer of retries) clearTimeout(timer)
      return running
    },
  }
}

/** Ids of operations are unique over all rooms. */
const nameInRoom = (room: number, operationId: string) =>
  room === DEFAULT_ROOM ? operationId : `${operationId} room ${room}`

/** The first of these teams that plays in a lobby; null if none does. */
function ownTeamIn({ teams }: LiveView, names: readonly string[]): ViewedTeam | null {
  for (const name of names) {
    const own = teams.find((team) => isSameTeam(team.name, name))
    if (own) return own
  }
  return null
}
