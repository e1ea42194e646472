import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import { toMapEntry } from '#contract/catalog/map.ts'
import { toRosterEntry } from '#contract/catalog/roster.ts'
import { rosterRevision, setRoster } from '#domain/catalog/legend.ts'
import { mapsRevision, setMaps } from '#domain/catalog/map.ts'
import type { ArchiveVersion } from '../archive/archive-version.ts'
import type { Database } from '../db/schema.ts'
import type { LiveServer } from '../realtime/live.ts'
import { listMaps } from './map.repository.ts'
import { rosterRepository } from './roster.repository.ts'

/** In case a notification was lost. */
const CHECK_MS = 30_000

let last: Promise<void> = Promise.resolve()

/**
 * Makes this process use the legends and maps that administrators set. Workers and commands call it at their start. One load at a
 * time: an older answer must not replace a newer one.
 */
export function loadRoster(db: Kysely<Database>): Promise<void> {
  const load = last.then(async () => {
    const [legends, maps] = await Promise.all([rosterRepository(db).list(), listMaps(db)])
    setRoster(legends.map(toRosterEntry), Date.now)
    setMaps(maps.map(toMapEntry))
  })
  last = load.catch(() => {})
  return load
}

/** Loads the roster again before a request if the archive has changed, so no answer is built with an old one. */
export function keepRosterCurrent(
  app: FastifyInstance,
  db: Kysely<Database>,
  archive: Pick<ArchiveVersion, 'current'>,
  isNeeded: (route: string) => boolean,
) {
  let loaded: number | null = null
  let loading: Promise<void> | null = null

  const isCurrent = () => loaded !== null && loaded === archive.current()
  const load = async () => {
    const version = archive.current()
    await loadRoster(db)
    loaded = version
  }
  const loadOnce = () => {
    loading ??= load().finally(() => (loading = null))
    return loading
  }
  /** A load that began before the last change may have missed it. */
  const catchUp = async () => {
    await loadOnce()
    if (archive.current() !== null && !isCurrent()) await loadOnce()
  }

  app.addHook('onRequest', ({ url, routeOptions }, _, done) => {
    if (isCurrent() || !isNeeded(routeOptions.url ?? url)) return done()
    void catchUp().then(() => done(), done)
    return undefined
  })
}

const revision = () => `${rosterRevision()} ${mapsRevision()}`

/** Tells open pages about other legends or maps. */
export function sendRoster(live: LiveServer, db: Kysely<Database>) {
  let sent = revision()
  live.follow('roster', CHECK_MS, async () => {
    await loadRoster(db)
    if (revision() === sent) return
    sent = revision()
    live.emit('roster_update', {})
  })
}
