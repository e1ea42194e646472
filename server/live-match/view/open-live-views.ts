import type { FastifyBaseLogger } from 'fastify'
import type { Kysely } from 'kysely'
import type { TieRule } from '#domain/draft/ban.ts'
import type { LiveMatch } from '#domain/live-match/feed/live-match.ts'
import { lobbyOfMatch } from '#domain/live-match/feed/live-series.ts'
import type { LiveView } from '#domain/live-match/view/live-view.ts'
import type { SeriesBefore } from '#domain/live-match/view/series-before.ts'
import type { ArchiveVersion } from '../../archive/archive-version.ts'
import { matchPointRepository } from '../../archive/match-point.repository.ts'
import type { Database } from '../../db/schema.ts'
import type { LiveServer } from '../../realtime/live.ts'
import type { Watchers } from '../../realtime/watch.ts'
import { bansAtDrop } from '../../catalog/draft-bans.ts'
import { liveViewRepository } from './live-view.repository.ts'
import { createLiveViews, type LiveViews } from './live-views.ts'
import { paceUpdates } from './pace-updates.ts'
import { readOthers } from './read-others.ts'
import { seriesBeforeRepository } from './series-before.repository.ts'
import { shareViews } from './share-views.ts'
import { watchFeed } from './watch-feed.ts'

/** In case a notification was lost. */
const LOOK_MS = 2000
/** The draft's bans of a lobby are at most this old. */
const DRAFT_MS = 2000
/** The feed of the simulated match. Other servers don't see it. */
const SIMULATED_FEED = 0

interface ViewDeps {
  readonly db: Kysely<Database>
  readonly archiveVersion: Pick<ArchiveVersion, 'current'>
  readonly homeTeam: string
  readonly banTieRule: TieRule
  readonly logger: FastifyBaseLogger
}

export type OpenLiveViews = ReturnType<typeof openLiveViews>

/** The matches that this server receives, and those that others share through the database. */
export function openLiveViews(deps: ViewDeps) {
  const onError = (error: unknown) => deps.logger.warn(error, 'showing a live match failed')
  const views = createLiveViews()
  const stored = liveViewRepository(deps.db)
  const shared = shareViews((feeds) => stored.save(views.of(feeds)), onError)
  const seriesOf = createSeriesLoader(deps)
  const refresh = readOthers(views, stored, () => [...shared.feeds(), SIMULATED_FEED])
  const { wake, stop } = collectUpdates(views)
  let watchers: Watchers | null = null
  let heard: ((view: LiveView) => void) | null = null

  return {
    /** Shows the match of a feed that is connected to this server. */
    watch: (
      feed: { readonly id: number; readonly name: string },
      match: () => LiveMatch | null,
    ) => {
      const entry = shared.add(feed.id)
      const series = seriesOf(feed.id)
      const show = (view: LiveView, isComplete: boolean) => {
        if (!entry.isOwn()) return
        views.set(view)
        entry.changed()
        if (isComplete) heard?.(view)
      }
      const watched = watchFeed({ feed, isSimulated: false, match, series, show, wake, onError })
      return closing(watched, views.flush, entry.release)
    },
    /** Shows a match that is only played on this server, and is never stored. */
    watchSimulated(name: string, match: () => LiveMatch | null, played: SeriesBefore) {
      const watched = watchFeed({
        feed: { id: SIMULATED_FEED, name },
        isSimulated: true,
        match,
        series: { key: () => name, load: async () => played },
        show: views.set,
        wake,
        onError,
      })
      return closing(watched, views.flush, () => views.remove(SIMULATED_FEED))
    },
    /** Calls the listener with every view of a feed that this server receives, once its series is known. */
    onView: (listener: (view: LiveView) => void) => {
      heard = listener
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
    close: async () => {
      stop()
      await shared.close()
    },
  }
}

/** What is known about the series of a feed's matches: the games before, and the bans of the draft. */
function createSeriesLoader({ db, homeTeam, banTieRule, archiveVersion }: ViewDeps) {
  const before = seriesBeforeRepository(db, banTieRule)
  return (feedId: number) => ({
    key: (of: LiveMatch) =>
      JSON.stringify([of.startedAt, lobbyOfMatch(of), archiveVersion.current(), draftTurn(of)]),
    load: async (of: LiveMatch) => {
      const draftBans = of.bans === null ? await bansAtDrop(db, homeTeam, feedId, of) : null
      const loaded = await before.load(of)
      const matchPoint = await matchPointRepository(db).find(loaded.series, feedId)
      return { ...loaded, draftBans, matchPoint }
    },
  })
}

/** Shows all feeds that have changed, and sends it as one message. */
function collectUpdates(views: LiveViews) {
  const due = new Set<() => void>()
  const { wake, stop } = paceUpdates(() => {
    const shown = [...due]
    due.clear()
    for (const show of shown) show()
    views.flush()
  })
  return {
    wake: (show: () => void) => {
      due.add(show)
      wake()
    },
    stop,
  }
}

/** When the bans of the draft have to be read again: every few seconds until the drop, if the lobby doesn't tell them. */
const draftTurn = ({ bans, playingSince }: LiveMatch) =>
  bans === null && playingSince === null ? Math.floor(Date.now() / DRAFT_MS) : bans === null

const closing = (
  { changed, closed }: ReturnType<typeof watchFeed>,
  flush: () => void,
  then: () => Promise<void> | void,
) => ({ changed, closed: () => void closed().then(flush).then(then) })
