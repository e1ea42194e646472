import type { FastifyBaseLogger } from 'fastify'
import type { Kysely } from 'kysely'
import type { TieRule } from '#domain/draft/ban.ts'
import type { LiveMatch } from '#domain/live-feed/live-match.ts'
import type { LiveView } from '#domain/live-view/live-view.ts'
import type { SeriesBefore } from '#domain/live-view/series-before.ts'
import type { ArchiveVersion } from '../archive/archive-version.ts'
import type { Database } from '../db/schema.ts'
import type { LiveServer } from '../live/live.ts'
import type { Watchers } from '../live/watch.ts'
import { liveViewRepository } from './live-view.repository.ts'
import { createLiveViews } from './live-views.ts'
import { readOthers } from './read-others.ts'
import { seriesBeforeRepository, teamKeysOf } from './series-before.repository.ts'
import { shareViews } from './share-views.ts'
import { watchFeed } from './watch-feed.ts'

/** In case a notification was lost. */
const LOOK_MS = 2000
/** The feed of the simulated match. Other servers don't see it. */
const SIMULATED_FEED = 0

interface ViewDeps {
  readonly db: Kysely<Database>
  readonly archiveVersion: Pick<ArchiveVersion, 'current'>
  readonly banTieRule: TieRule
  readonly logger: FastifyBaseLogger
}

export type OpenLiveViews = ReturnType<typeof openLiveViews>

/** The matches that this server receives, and those that others share through the database. */
export function openLiveViews({ db, archiveVersion, banTieRule, logger }: ViewDeps) {
  const onError = (error: unknown) => logger.warn(error, 'showing a live match failed')
  const views = createLiveViews()
  const stored = liveViewRepository(db)
  const shared = shareViews((feeds) => stored.save(views.of(feeds)), onError)
  const before = seriesBeforeRepository(db, banTieRule)
  const refresh = readOthers(views, stored, () => [...shared.feeds(), SIMULATED_FEED])
  let watchers: Watchers | null = null

  return {
    /** Shows the match of a feed that is connected to this server. */
    watch: (
      feed: { readonly id: number; readonly name: string },
      match: () => LiveMatch | null,
    ) => {
      const entry = shared.add(feed.id)
      const series = {
        key: (of: LiveMatch) =>
          JSON.stringify([of.startedAt, teamKeysOf(of), archiveVersion.current()]),
        load: (of: LiveMatch) => before.load(of),
      }
      const show = (view: LiveView) => {
        if (!entry.isOwn()) return
        views.set(view)
        entry.changed()
      }
      const watched = watchFeed({ feed, isSimulated: false, match, series, show, onError })
      return closing(watched, entry.release)
    },
    /** Shows a match that is only played on this server, and is never stored. */
    watchSimulated(name: string, match: () => LiveMatch | null, played: SeriesBefore) {
      const watched = watchFeed({
        feed: { id: SIMULATED_FEED, name },
        isSimulated: true,
        match,
        series: { key: () => name, load: async () => played },
        show: views.set,
        onError,
      })
      return closing(watched, () => views.remove(SIMULATED_FEED))
    },
    /** How many people watch on this server. */
    count: () => watchers?.count() ?? 0,
    connect(live: LiveServer) {
      const opened = live.openWatch()
      watchers = opened
      views.sendTo(opened)
      opened.onConnect(async () => {
        await refresh()
        return views.snapshot()
      })
      live.follow('live_view', LOOK_MS, async () => {
        if (opened.count() > 0) await refresh()
      })
    },
    close: shared.close,
  }
}

const closing = (
  { changed, closed }: ReturnType<typeof watchFeed>,
  then: () => Promise<void> | void,
) => ({ changed, closed: () => void closed().then(then) })
