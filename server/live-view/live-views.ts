import { diffViews } from '#domain/live-view/live-update.ts'
import type { LiveView } from '#domain/live-view/live-view.ts'
import type { Watchers } from '../live/watch.ts'

export type LiveViews = ReturnType<typeof createLiveViews>

/** What the viewers of this server see: all matches as they are now. Every change goes to them once. */
export function createLiveViews() {
  const views = new Map<number, LiveView>()
  let version = 0
  let watchers: Pick<Watchers, 'sendAll' | 'sendUpdate'> | null = null
  const snapshot = () => ({ version, now: Date.now(), views: [...views.values()] })
  const sendAll = () => {
    version += 1
    watchers?.sendAll(snapshot())
  }

  return {
    snapshot,
    feeds: () => [...views.keys()],
    of: (feeds: readonly number[]) => feeds.flatMap((feed) => views.get(feed) ?? []),
    set: (view: LiveView) => {
      const before = views.get(view.feed)
      const update = before ? diffViews(before, view) : null
      if (before && !update) return
      views.set(view.feed, view)
      if (!update) return sendAll()
      version += 1
      watchers?.sendUpdate({ version, now: Date.now(), update })
    },
    remove(feed: number) {
      if (views.delete(feed)) sendAll()
    },
    sendTo(all: typeof watchers) {
      watchers = all
    },
  }
}
