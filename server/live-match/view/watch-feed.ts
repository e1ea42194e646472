import { setTimeout as wait } from 'node:timers/promises'
import type { LiveEvent } from '#domain/live-match/feed/live-message.ts'
import type { LiveMatch } from '#domain/live-match/feed/live-match.ts'
import type { LiveView } from '#domain/live-match/view/live-view.ts'
import { seriesBefore, type SeriesBefore } from '#domain/live-match/view/series-before.ts'
import { viewMatch } from '#domain/live-match/view/view-match.ts'

/** An outage of the database is over sooner, or someone looks at it. */
const LOADS = 60
const RETRY_MS = 2000

interface WatchedParts {
  readonly feed: { readonly id: number; readonly name: string }
  readonly isSimulated: boolean
  readonly match: () => LiveMatch | null
  /** What is known about the series of a match; the key says when it has to be loaded again. */
  readonly series: {
    key(match: LiveMatch): string
    load(match: LiveMatch): Promise<SeriesBefore>
  }
  /** `isComplete` is false until what is known about the series is loaded. */
  readonly show: (view: LiveView, isComplete: boolean) => void
  /** Calls the function in the next update of all feeds. */
  readonly wake: (show: () => void) => void
  readonly onError: (error: unknown) => void
}

/** Shows a feed's match to viewers: at once, but not more often than they can read. */
export function watchFeed(parts: WatchedParts) {
  const { feed, isSimulated, match, series, show, wake, onError } = parts
  let before = FIRST_GAME
  let loadedKey: string | null = null
  let loading: Promise<void> | null = null
  let failures = 0
  let lastFrameAt: number | null = null
  let isConnected = true
  let isPaused = false

  const load = async (of: LiveMatch, key: string) => {
    try {
      before = await series.load(of)
      loadedKey = key
      failures = 0
    } catch (error) {
      onError(error)
      failures += 1
      await wait(RETRY_MS)
    }
    loading = null
    if (isConnected) wake(update)
    else showNow()
  }
  /** More teams can come while it is loading, and then it is loaded again. */
  const loaded = async (): Promise<void> => {
    if (loading === null) return
    await loading
    await loaded()
  }
  const showNow = () => {
    const now = match()
    const key = now && series.key(now)
    const isComplete = key === loadedKey
    if (now && key !== null && !isComplete && failures < LOADS) loading ??= load(now, key)
    const { id, name } = feed
    const state = { feed: id, name, isSimulated, isConnected, isPaused, lastFrameAt }
    show(viewMatch(state, now, before), isComplete)
  }
  // The connection can end before its turn.
  const update = () => {
    if (isConnected) showNow()
  }
  wake(update)

  return {
    changed: (arrivedMs: number, event?: LiveEvent) => {
      if (event?.type === 'pauseStateChangeNotification') isPaused = event.isPausing
      // Another match.
      if (event?.type === 'matchSetup') isPaused = false
      lastFrameAt = arrivedMs
      wake(update)
    },
    /** The last state stays visible. Resolves when nothing more is shown. */
    closed: async () => {
      if (!isConnected) return
      isConnected = false
      showNow()
      await loaded()
    },
  }
}

const FIRST_GAME = seriesBefore(null, 'points', new Map())
