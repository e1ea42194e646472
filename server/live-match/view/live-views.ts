import { diffViews, type LiveUpdate } from '#domain/live-match/view/live-update.ts'
import type { LiveView } from '#domain/live-match/view/live-view.ts'
import type { Watchers } from '../../realtime/watch.ts'

export type LiveViews = ReturnType<typeof createLiveViews>

/** What the viewers of this server see: all matches as they are now. Every change goes to them once. */
export function createLiveViews() {
  const views = new Map<number, LiveView>()
  let unsent: LiveUpdate[] = []
  let version = 0
  let watchers: Pick<Watchers, 'sendAll' | 'sendUpdates'> | null = null
  const all = () => ({ version, now: Date.now(), views: [...views.values()] })
  const sendAll = () => {
    unsent = []
    version += 1
    watchers?.sendAll(all())
  }
  const flush = () => {
    if (unsent.length === 0) return
    const updates = unsent
    unsent = []
    version += 1
    watchers?.sendUpdates({ version, now: Date.now(), updates })
  }

  return {
    /** Updates that aren't sent yet are in it, so they have to be sent first. */
    snapshot: () => {
      flush()
      return all()
    },
    feeds: () => [...views.keys()],
    of: (feeds: readonly number[]) => feeds.flatMap((feed) => views.get(feed) ?? []),
    /** Sent with the next flush, with those of other feeds. */
    set: (view: LiveView) => {
      const before = views.get(view.feed)
      const update = before ? diffViews(before, view) : null
      if (before && !update) return
      views.set(view.feed, view)
      if (update) unsent.push(update)
      else sendAll()
    },
    flush,
    remove(feed: number) {
      if (views.delete(feed)) sendAll()
    },
    sendTo(next: typeof watchers) {
      watchers = next
    },
  }
}
