import { maxHeaderSize } from 'node:http'
import cors from '@fastify/cors'
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import { LIVE_PATH } from '#contract/base/realtime.ts'
import type { TieRule } from '#domain/draft/ban.ts'
import { sessionRoutes } from './account/session.routes.ts'
import { settingsRoutes } from './account/settings.routes.ts'
import { userRoutes } from './account/user.routes.ts'
import type { ArchiveVersion } from './archive/archive-version.ts'
import { acceptJson } from './http/body.ts'
import { compRoutes } from './regular/comp.routes.ts'
import { compNoteRoutes } from './note/comp-note.routes.ts'
import { correctionRoutes } from './archive/correction/correction.routes.ts'
import { gameKindRoutes } from './archive/kind/game-kind.routes.ts'
import { gameTwinRoutes } from './archive/correction/game-twin.routes.ts'
import { createDatabaseLink, type DatabaseLink } from './db/outage/database-link.ts'
import type { Database } from './db/schema.ts'
import { seriesDescriber } from './describe-series.ts'
import { draftRoutes } from './draft/draft.routes.ts'
import { followLiveGames } from './follow-live.ts'
import { followSeries } from './follow-series.ts'
import { forecastRoutes } from './forecast/forecast.routes.ts'
import { importRoutes } from './archive/import/import.routes.ts'
import { landingRoutes } from './archive/landing/landing.routes.ts'
import { leagueRoutes } from './archive/league/league.routes.ts'
import { legendRoutes } from './catalog/legend.routes.ts'
import type { FeedServer } from './live-match/feed/feed-server.ts'
import { liveFeedRoutes } from './live-match/feed/live-feed.routes.ts'
import { liveGameRoutes } from './live-match/feed/live-game.routes.ts'
import { type LiveServer, openLiveServer } from './realtime/live.ts'
import { feedSources } from './live-match/view/feed-source.ts'
import { type OpenLiveViews, openLiveViews } from './live-match/view/open-live-views.ts'
import { lootpathAdminRoutes } from './map/lootpath/lootpath-admin.routes.ts'
import { lootpathRoutes } from './map/lootpath/lootpath.routes.ts'
import { mapAdminRoutes } from './catalog/map-admin.routes.ts'
import { matchLinkRoutes } from './archive/match-link/match-link.routes.ts'
import { pageRoutes } from './http/page.ts'
import { pictureRoutes } from './catalog/picture/picture.routes.ts'
import { pinRoutes } from './map/pin.routes.ts'
import { planInputs } from './plan-inputs.ts'
import { playThis } from './play-this.ts'
import { planRoutes } from './map/drawing/plan.routes.ts'
import { playerAdminRoutes } from './archive/player/player-admin.routes.ts'
import { poiDraftRoutes } from './poi-draft/poi-draft.routes.ts'
import { poiPositionRoutes } from './map/poi-position.routes.ts'
import { poiRoutes } from './map/poi.routes.ts'
import { queryRoutes } from './query/query.routes.ts'
import { playThisRoutes } from './regular/play-this.routes.ts'
import { recommendationRoutes } from './regular/recommendation.routes.ts'
import { workbookRoutes } from './regular/workbook.routes.ts'
import { replayRoutes } from './live-match/replay/replay.routes.ts'
import {
  closeConnections,
  identifyCaller,
  limitRequests,
  needsDatabase,
  refuseWhileAway,
  sendHeaders,
} from './request-hooks.ts'
import { connectionLimits, limitTime, TIME_LIMITS, type TimeLimits } from './http/time-limits.ts'
import { refuseAddress, refuseUnreadable } from './http/unknown-routes.ts'
import { answerErrors } from './http/refusals.ts'
import { redactQueries } from './http/request-log.ts'
import type { Disk } from './process/disk-space.ts'
import { ringRoutes } from './map/ring/ring.routes.ts'
import { selectionRoutes } from './regular/selection.routes.ts'
import { banRuleRoutes } from './catalog/ban-rule.routes.ts'
import { keepRosterCurrent, sendRoster } from './catalog/follow-roster.ts'
import { ownTeamRoutes } from './catalog/own-team.routes.ts'
import { rosterRoutes } from './catalog/roster.routes.ts'
import { simulationRoutes } from './simulated-match.ts'
import { type AnswerCache, createAnswerCache } from './http/answer-cache.ts'
import { seriesPlanRoutes } from './series-plan/series-plan.routes.ts'
import { seriesRoutes } from './series/series.routes.ts'
import { seriesStart } from './series-start.ts'
import { playerRoutes } from './stats/player.routes.ts'
import { shareLinkRoutes } from './share/share-link.routes.ts'
import { metaRoutes } from './stats/meta.routes.ts'
import { statsRoutes } from './stats/stats.routes.ts'
import { docsRoutes } from './system/docs.routes.ts'
import { type MetricsAccess, metricsRoutes } from './system/metrics.routes.ts'
import { systemRoutes } from './system/system.routes.ts'
import { teamAdminRoutes } from './archive/team/team-admin.routes.ts'
import { teamRegionRoutes } from './archive/team/team-region.routes.ts'
import { debriefRoutes } from './review/debrief.routes.ts'
import { momentRoutes } from './review/moment.routes.ts'
import { menuRoutes } from './menu.routes.ts'
import { noteRoutes } from './note/note.routes.ts'
import { teamPageRoutes } from './team/team-page.routes.ts'
import { teamRatingRoutes } from './team/team-rating.ts'
import { teamRoutes } from './team/team.routes.ts'
import { webhookRoutes } from './series/webhook/webhook.routes.ts'

export interface Deps {
  db: Kysely<Database>
  /**
   * For work that takes longer than a request is allowed to, and for everything that has to wait for such work: all
   * changes of the archive.
   */
  backgroundDb: Kysely<Database>
  /** For the connection that receives notifications from other servers on this database. */
  databaseUrl: string
  logger: FastifyBaseLogger
  archiveVersion: ArchiveVersion
  /** Knows when the database is away; unset if no one watches it. */
  databaseLink?: DatabaseLink
  /** The club's only team until an administrator chooses its teams. */
  homeTeam: string
  /** Decides between equally picked legends until an administrator chooses a rule. */
  banTieRule: TieRule
  /** The operator's folder. Pictures in its `static` folder override ours. */
  dataDir: string
  /** The disk that needs free space before a file is accepted; unset if the database is the operator's. */
  disk?: Disk | null
  /** The built web app. */
  pageDir: string
  allowedOrigins: string[]
  trustedProxies: string[]
  /** Hosts of which matches can be followed; none unless the operator lists them. */
  matchLinkHosts?: readonly string[]
  /** The address of the league's API; none unless the operator sets it. */
  leagueApi?: string | null
  /** Hosts that results can be posted to; none unless the operator lists them. */
  webhookHosts?: readonly string[]
  /** Receives what games send while they are played; unset if the operator hasn't switched it on. */
  liveFeeds?: FeedServer | null
  /** Why they aren't received although the operator has switched them on. */
  liveFeedProblem?: string | null
  /** What viewers see of live matches; unset if no feed is received here. */
  liveViews?: OpenLiveViews
  /** Numbers for Prometheus, and who can read them; unset if they are off. */
  metrics?: MetricsAccess | null
  /** How many requests a user can send at once before being slowed down. */
  userBurst?: number
  timeLimits?: TimeLimits
  /** Whether the demo season is being loaded; unset if there is none. */
  isFilling?: () => boolean
}

export async function buildApp(deps: Deps) {
  const { db, logger, allowedOrigins, trustedProxies, databaseLink = createDatabaseLink() } = deps
  const { timeLimits = TIME_LIMITS } = deps
  const { requestTimeout, connectionTimeout, http } = connectionLimits(timeLimits)
  const app = Fastify({
    loggerInstance: redactQueries(logger),
    trustProxy: trustedProxies.length > 0 ? trustedProxies : false,
    bodyLimit: 1024 * 1024,
    requestTimeout,
    connectionTimeout,
    forceCloseConnections: 'idle',
    http: {
      ...http,
      // Ignore upgrade requests on other paths and answer them like any request.
      shouldUpgradeCallback: ({ url }) => url?.startsWith(LIVE_PATH) ?? false,
    },
    genReqId: () => crypto.randomUUID(),
    // Node's limit for the whole URL. The contract checks the length of each parameter.
    routerOptions: { maxParamLength: maxHeaderSize },
    frameworkErrors: refuseAddress,
    clientErrorHandler: refuseUnreadable,
  })
  app.decorate('contractRoutes', [])
  app.decorate('disk', deps.disk ?? null)
  app.decorateRequest('user', null)
  answerErrors(app, db)
  acceptJson(app)
  limitTime(app, timeLimits)
  sendHeaders(app)
  if (allowedOrigins.length > 0) {
    const methods = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE']
    await app.register(cors, { origin: allowedOrigins, methods, credentials: true, maxAge: 600 })
  }

  refuseWhileAway(app, databaseLink)
  identifyCaller(app, db)
  closeConnections(app)
  await limitRequests(app, deps.userBurst)

  keepRosterCurrent(app, db, deps.archiveVersion, needsDatabase)

  serveFeatures(app, { ...deps, databaseLink })
  await pageRoutes(app, deps)
  return app
}

function serveFeatures(app: FastifyInstance, deps: Deps & { databaseLink: DatabaseLink }) {
  const { db } = deps
  systemRoutes(app, deps)
  sessionRoutes(app, db)
  settingsRoutes(app, db)
  userRoutes(app, db)
  const answers = createAnswerCache(deps.archiveVersion, db)
  teamRoutes(app, db, answers)
  teamPageRoutes(app, db, answers)
  serveNumbers(app, db, answers)
  forecastRoutes(app, deps, answers)
  playThisRoutes(app, answers, playThis(deps))
  seriesRoutes(app, deps, answers)
  replayRoutes(app, db, answers)
  poiRoutes(app, db, answers)
  poiPositionRoutes(app, db)
  legendRoutes(app, db)
  recommendationRoutes(app, deps, answers)
  workbookRoutes(app, deps, answers)
  selectionRoutes(app, db)
  serveImports(app, deps, answers)
  webhookRoutes(app, deps, seriesDescriber(db, deps.archiveVersion, deps.banTieRule))
  liveFeedRoutes(app, deps, answers)
  liveGameRoutes(app, deps, answers)
  teamAdminRoutes(app, deps, answers)
  teamRegionRoutes(app, deps, answers)
  playerAdminRoutes(app, deps, answers)
  correctionRoutes(app, deps, answers)
  gameTwinRoutes(app, deps, answers)
  gameKindRoutes(app, deps, answers)
  landingRoutes(app, deps, answers)
  ringRoutes(app, deps, answers)
  banRuleRoutes(app, deps, answers)
  ownTeamRoutes(app, deps, answers)
  rosterRoutes(app, deps, answers)
  mapAdminRoutes(app, deps, answers)
  const live = openLiveServer(app, deps)
  sendRoster(live, db)
  seriesPlanRoutes(app, db, live, answers, planInputs(deps))
  poiDraftRoutes(app, deps, live, answers)
  const views = showLiveMatches(app, deps, live)
  const roomDeps = { ...deps, seriesStart: seriesStart(db, deps.banTieRule) }
  const stage = shareLinkRoutes(app, db, live, feedSources(db))
  const draft = draftRoutes(app, roomDeps, live, stage)
  followLiveGames(app, deps, views, draft)
  followSeries(deps, live, draft)
  if (deps.metrics) {
    const { metrics } = deps.metrics
    metricsRoutes(app, db, { ...deps.metrics, lastSentVersion: draft.lastSent })
    metrics.gauge('ringwise_sockets', () => live.socketCount())
  }
  serveNotes(app, db, live)
  pictureRoutes(app, db)
  pinRoutes(app, db)
  planRoutes(app, db, live)
  lootpathRoutes(app, deps)
  lootpathAdminRoutes(app, db)
  docsRoutes(app)
}

/** Where games come from. */
function serveImports(app: FastifyInstance, deps: Deps, answers: AnswerCache) {
  importRoutes(app, deps, answers)
  matchLinkRoutes(app, deps)
  leagueRoutes(app, deps)
}

/** What people write. */
function serveNotes(app: FastifyInstance, db: Kysely<Database>, live: LiveServer) {
  compNoteRoutes(app, db)
  noteRoutes(app, db)
  momentRoutes(app, db, live)
  debriefRoutes(app, db)
}

/** What is counted in the archive. */
function serveNumbers(app: FastifyInstance, db: Kysely<Database>, answers: AnswerCache) {
  teamRatingRoutes(app, db, answers)
  compRoutes(app, db, answers)
  statsRoutes(app, db, answers)
  metaRoutes(app, db, answers)
  playerRoutes(app, db, answers)
  queryRoutes(app, db, answers)
}

function showLiveMatches(app: FastifyInstance, deps: Deps, live: LiveServer) {
  const views = deps.liveViews ?? openLiveViews(deps)
  views.connect(live)
  simulationRoutes(app, views)
  menuRoutes(app, deps.db)
  app.addHook('onClose', () => views.close())
  return views
}
