import { createHash, timingSafeEqual } from 'node:crypto'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import type { Database } from '../db/schema.ts'
import { poolOf } from '../db/pool.ts'
import { forbidden } from '../http/errors.ts'
import { METRICS_PATH } from '../http/url.ts'
import { isFromThisMachine } from '../http/loopback.ts'
import { toSeconds } from '../http/to-seconds.ts'
import type { Metrics } from '../process/metrics.ts'
import { settleWithin } from '../process/settle-within.ts'
import { VERSION } from '../process/version.ts'
import { readStoredNumbers, type StoredNumbers } from './metrics.repository.ts'

/** A scrape without these numbers is better than none. */
const READ_MS = 2000

export interface MetricsAccess {
  metrics: Metrics
  /** Without a token only requests from this machine are answered. */
  token: string | null
}

/** `GET /metrics` for Prometheus. It works without the database and identifies no user. */
export function metricsRoutes(
  app: FastifyInstance,
  db: Kysely<Database>,
  { metrics, token, lastSentVersion }: MetricsAccess & { lastSentVersion: () => number | null },
) {
  countRequests(app, metrics)
  measureProcess(app, metrics)
  const refresh = measureDatabase(db, metrics, lastSentVersion)

  app.get(METRICS_PATH, async (request, reply) => {
    if (!(token === null ? isFromThisMachine(request.raw) : hasToken(request, token))) {
      throw forbidden()
    }
    await refresh()
    reply.type('text/plain; version=0.0.4; charset=utf-8').header('cache-control', 'no-store')
    return metrics.write()
  })
}

const digest = (text: string) => createHash('sha256').update(text).digest()

const hasToken = ({ headers }: FastifyRequest, token: string) =>
  timingSafeEqual(digest(headers.authorization ?? ''), digest(`Bearer ${token}`))

function countRequests(app: FastifyInstance, metrics: Metrics) {
  app.addHook('onResponse', (request, reply, done) => {
    // Unknown paths share one label, because anyone can invent them.
    const { url: route = 'unknown' } = request.routeOptions
    const { method } = request
    metrics.count('ringwise_http_requests_total', { method, route, status: `${reply.statusCode}` })
    const seconds = reply.elapsedTime / 1000
    metrics.observe('ringwise_http_request_duration_seconds', { method, route }, seconds)
    done()
  })
}

function measureProcess(app: FastifyInstance, metrics: Metrics) {
  metrics.gauge('ringwise_info', () => 1, { version: VERSION })
  metrics.gauge('process_resident_memory_bytes', () => process.memoryUsage.rss())
  metrics.total('process_cpu_seconds_total', () => {
    const { user, system } = process.cpuUsage()
    return (user + system) / 1e6
  })
  const delay = monitorEventLoopDelay()
  delay.enable()
  app.addHook('onClose', async () => void delay.disable())
  for (const [quantile, percent] of [
    ['0.5', 50],
    ['0.99', 99],
    ['1', 100],
  ] as const) {
    metrics.gauge('ringwise_event_loop_delay_seconds', () => delay.percentile(percent) / 1e9, {
      quantile,
    })
  }
  app.addHook('onResponse', (request, _, done) => {
    if (request.routeOptions.url === METRICS_PATH) delay.reset()
    done()
  })
}

/** Returns a function that reads the database's numbers again. */
function measureDatabase(
  db: Kysely<Database>,
  metrics: Metrics,
  lastSentVersion: () => number | null,
) {
  const pool = poolOf(db)
  metrics.gauge('ringwise_pool_connections', () => pool?.totalCount ?? null)
  metrics.gauge('ringwise_pool_idle_connections', () => pool?.idleCount ?? null)
  metrics.gauge('ringwise_pool_waiting_requests', () => pool?.waitingCount ?? null)
  let stored: StoredNumbers | null = null
  metrics.gauge('ringwise_database_up', () => (stored ? 1 : 0))
  metrics.gauge('ringwise_draft_version', () => stored?.draft_version ?? null)
  metrics.gauge('ringwise_draft_lag_versions', () => {
    const sent = lastSentVersion()
    const head = stored?.draft_version ?? null
    return sent === null || head === null ? null : Math.max(0, head - sent)
  })
  metrics.gauge('ringwise_imports', () => stored?.imports ?? null)
  metrics.gauge('ringwise_last_import_timestamp_seconds', () => secondsOf(stored?.last_import))
  metrics.gauge('ringwise_last_training_timestamp_seconds', () => secondsOf(stored?.trained_at))
  metrics.gauge('ringwise_training_failed', () => stored && Number(stored.failed_at !== null))
  return async () => {
    stored = await settleWithin(READ_MS, readStoredNumbers(db), null)
  }
}

const secondsOf = (date: Date | null | undefined) => (date ? toSeconds(date) : null)
