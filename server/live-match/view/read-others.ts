import { liveView } from '#contract/live-match/live-view.ts'
import type { liveViewRepository } from './live-view.repository.ts'
import type { LiveViews } from './live-views.ts'

/** The returned function shows what other servers have saved, and drops what no server has any longer. */
export function readOthers(
  views: LiveViews,
  stored: ReturnType<typeof liveViewRepository>,
  ownFeeds: () => readonly number[],
): () => Promise<void> {
  const read = async () => {
    const others = await stored.others(ownFeeds())
    const own = new Set(ownFeeds())
    const known = new Set([...own, ...others.map(({ feed }) => feed)])
    for (const feed of views.feeds()) if (!known.has(feed)) views.remove(feed)
    for (const other of others) {
      // A server of another version can have other fields.
      const { data } = liveView.safeParse(other)
      if (data && !own.has(data.feed)) views.set(data)
    }
    views.flush()
  }
  let reading: Promise<void> | null = null
  return () => {
    reading ??= read().finally(() => (reading = null))
    return reading
  }
}
