import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import { draftFollowMessages as texts } from '#contract/messages/draft-follow.ts'
import { decideGently, LIVE_USER_ID, liveOperations } from '#domain/draft/follow-live.ts'
import type { LiveView } from '#domain/live-view/live-view.ts'
import { chosenLegends } from '#domain/live-view/projected-ban.ts'
import { isSameTeam } from '#domain/team/team.ts'
import type { Database } from './db/schema.ts'
import type { DraftPerformer } from './draft/draft.routes.ts'
import { draftFollowRepository } from './draft-follow/draft-follow.repository.ts'
import { draftFollowRoutes } from './draft-follow/draft-follow.routes.ts'
import type { OpenLiveViews } from './live-view/open-live-views.ts'
import { findClubTeams } from './setting/club-teams.ts'

/** A switch that was turned on, and what failed, is noticed after this time. */
const LOOK_MS = 2000
const LIVE_USER = { id: LIVE_USER_ID, username: texts.user }

interface Deps {
  readonly db: Kysely<Database>
  readonly homeTeam: string
  readonly logger: FastifyBaseLogger
}

/** Lets the draft follow the live games that this server receives, while its switch is on. */
export function followLiveGames(
  app: FastifyInstance,
  { db, homeTeam, logger }: Deps,
  views: Pick<OpenLiveViews, 'onView'>,
  draft: DraftPerformer,
) {
  const follow = draftFollowRepository(db)
  draftFollowRoutes(app, db, (operation, user, operationId) =>
    draft.perform(operation, { user, operationId }),
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
    if (!(await follow.isOn())) return
    const ours = await ourLegends(db, homeTeam, view)
    const performed = operationsOf(view)
    const timestamp = new Date((view.startedAt ?? 0) * 1000).toISOString()
    for (const one of liveOperations(view, ours, await draft.read(), timestamp)) {
      if (performed.has(one.operationId)) continue
      const sender = { user: LIVE_USER, operationId: one.operationId, decide: decideGently }
      const { refusal } = await draft.perform(one.operation, sender)
      performed.add(one.operationId)
      if (refusal === 'picks_changed') await follow.ask(one)
    }
  }

  let running = Promise.resolve()
  const handled = new Map<number, string>()
  views.onView((view) => {
    const { startedAt, phase, bans, bansFrom, ban } = view
    const turn = Math.floor(Date.now() / LOOK_MS)
    const key = JSON.stringify([startedAt, phase, bans, bansFrom, ban?.legend, turn])
    if (handled.get(view.feed) === key) return
    handled.set(view.feed, key)
    running = running
      .then(() => run(view))
      .catch((error: unknown) => logger.error(error, 'following a live game failed'))
  })
  app.addHook('onClose', () => running)
}

/** The legends of our team in a lobby; null if we don't play, or haven't chosen all. */
async function ourLegends(db: Kysely<Database>, homeTeam: string, { teams }: LiveView) {
  const club = await findClubTeams(db, homeTeam)
  const names = [club.defaultTeam, ...club.teams.map(({ team }) => team), homeTeam]
  for (const name of names) {
    const own = teams.find((team) => name !== null && isSameTeam(team.name, name))
    if (own) return chosenLegends(own).length > 0 ? chosenLegends(own) : null
  }
  return null
}
