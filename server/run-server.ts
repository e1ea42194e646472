import { join } from 'node:path'
import type { Logger } from 'pino'
import { createFirstAdmin } from './account/first-admin.ts'
import { assignShippedMaps } from './catalog/assign-shipped-maps.ts'
import { buildApp } from './app.ts'
import { type ArchiveVersion, followArchive } from './archive/archive-version.ts'
import { backUpDaily, lastBackupAt } from './backup/daily.ts'
import { createDatabaseLink } from './db/outage/database-link.ts'
import { openServerDatabase } from './db/server-database.ts'
import type { Env } from './process/env.ts'
import { startTraining } from './forecast/training/start-training.ts'
import { demoLoader } from './archive/demo/start-demo.ts'
import { fileImports } from './file-imports.ts'
import { openFeedServer } from './live-match/feed/feed-server.ts'
import { limitLiveStorage } from './live-match/feed/live-storage.ts'
import { openLiveViews } from './live-match/view/open-live-views.ts'
import { fetchLeagueWhenStarted } from './archive/league/fetch-league.ts'
import { followMatches } from './archive/match-link/follow-matches.ts'
import { diskToWatch } from './process/disk-space.ts'
import { createMetrics } from './process/metrics.ts'
import type { OnStop } from './process/shutdown.ts'
import { startCleanupJob } from './cleanup-job.ts'
import { seriesDescriber } from './describe-series.ts'
import { postGames } from './series/webhook/post-games.ts'

/**
 * Starts everything and resolves when it accepts requests. `onStop` gets what ends it again, in the order of the start.
 * Without training a server uses the weights that others have stored, or the shipped ones.
 */
export async function runServer(env: Env, logger: Logger, onStop: OnStop, { trains = true } = {}) {
  const place = `${env.HOST} port ${env.PORT}`
  const database = await openServerDatabase(env, place, logger)
  onStop(() => database.close())
  const databaseLink = createDatabaseLink(env.DATABASE_WAIT_S)
  const archiveVersion = await followArchive(database.url, databaseLink)
  onStop(() => archiveVersion.close())
  const metrics = env.METRICS === 'on' ? createMetrics() : null
  const live = await openLive(env, database, archiveVersion, logger)
  const { liveFeeds } = live
  if (liveFeeds) {
    onStop(() => liveFeeds.close())
    onStop(limitLiveStorage(database.backgroundDb, env.LIVE_FEED_STORAGE_MB * 1_000_000, logger))
  }
  await assignShippedMaps(database.backgroundDb)
  const demo = demoLoader(env.DEMO === 'on', database.url, env.BAN_TIE_RULE, logger)
  const app = await buildApp({
    db: database.db,
    backgroundDb: database.backgroundDb,
    databaseUrl: database.url,
    archiveVersion,
    databaseLink,
    homeTeam: env.HOME_TEAM,
    banTieRule: env.BAN_TIE_RULE,
    logger,
    dataDir: env.DATA_DIR,
    disk: diskToWatch(env),
    pageDir: join(import.meta.dirname, '..', 'dist', 'web'),
    allowedOrigins: env.ALLOWED_ORIGINS,
    trustedProxies: env.TRUSTED_PROXIES,
    matchLinkHosts: env.MATCH_LINK_HOSTS,
    webhookHosts: env.WEBHOOK_HOSTS,
    leagueApi: env.LEAGUE_API ?? null,
    ...live,
    isFilling: demo.isLoading,
    metrics: metrics && { metrics, token: env.METRICS_TOKEN ?? null },
  })
  onStop(() => app.close())
  onStop(startCleanupJob(database.db, logger))
  fetchGames(env, database, logger, onStop)
  if (env.WEBHOOK_HOSTS.length > 0) {
    const describe = seriesDescriber(database.db, archiveVersion, env.BAN_TIE_RULE)
    onStop(postGames({ db: database.db, hosts: env.WEBHOOK_HOSTS, describe, logger }))
  }
  if (isBackedUp(env)) onStop(backUpDaily(database.url, env.DATA_DIR, logger))
  let trainingSeconds: number | null = null
  const onTrained = (seconds: number) => (trainingSeconds = seconds)
  if (trains) onStop(startTraining(database, archiveVersion, env.BAN_TIE_RULE, logger, onTrained))
  metrics?.gauge('ringwise_last_training_duration_seconds', () => trainingSeconds)
  metrics?.gauge('ringwise_last_backup_timestamp_seconds', async () => {
    const last = await lastBackupAt(env.DATA_DIR)
    return last && last.getTime() / 1000
  })
  onStop(demo.start())
  const address = await app.listen({ port: env.PORT, host: env.HOST })
  // Keep this last: if startup failed after it, there would be an account whose password no one has seen.
  return { address, firstAdmin: await createFirstAdmin(database.backgroundDb, env) }
}

/** Fetches games from other hosts, if the operator lets it. */
function fetchGames(
  env: Env,
  { db, backgroundDb }: Awaited<ReturnType<typeof openServerDatabase>>,
  logger: Logger,
  onStop: OnStop,
) {
  const imports = fileImports(backgroundDb, diskToWatch(env))
  const { MATCH_LINK_HOSTS: hosts, MATCH_LINK_SECONDS: everyS, LEAGUE_API: api } = env
  const league = api === undefined ? undefined : { api }
  if (hosts.length > 0 || league)
    onStop(followMatches({ db, hosts, everyS, imports, league, logger }))
  if (api !== undefined) onStop(fetchLeagueWhenStarted({ db, api, store: imports.store, logger }))
}

const isBackedUp = ({ BACKUPS, DATABASE_URL }: Env) =>
  (BACKUPS ?? (DATABASE_URL ? 'off' : 'on')) === 'on'

async function openLive(
  env: Env,
  { db, backgroundDb }: Awaited<ReturnType<typeof openServerDatabase>>,
  archiveVersion: ArchiveVersion,
  logger: Logger,
) {
  const { HOME_TEAM: homeTeam, BAN_TIE_RULE: banTieRule } = env
  const liveViews = openLiveViews({ db, archiveVersion, homeTeam, banTieRule, logger })
  if (env.LIVE_FEED === 'off') return { liveViews, liveFeeds: null, liveFeedProblem: null }
  try {
    const liveFeeds = await openFeedServer({
      db,
      backgroundDb,
      homeTeam,
      host: env.LIVE_FEED_HOST,
      port: env.LIVE_FEED_PORT,
      key: env.LIVE_FEED_KEY ?? '',
      watch: liveViews.watch,
      logger,
    })
    return { liveViews, liveFeeds, liveFeedProblem: null }
  } catch (error) {
    // Everything else works without it. Administrators see the reason.
    const liveFeedProblem = error instanceof Error ? error.message : String(error)
    logger.error(liveFeedProblem)
    return { liveViews, liveFeeds: null, liveFeedProblem }
  }
}
