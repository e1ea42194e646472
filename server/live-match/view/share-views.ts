import { setTimeout as wait } from 'node:timers/promises'

/** Viewers of other servers are at most this far behind. */
const SHARE_MS = 1000
/** An unchanged match is saved again, so the others know that its server still runs. */
const RENEW_MS = 3000

/** Saves what this server's feeds show, for the viewers of other servers: a feed at most once a second. */
export function shareViews(
  save: (feeds: readonly number[]) => Promise<void>,
  onError: (error: unknown) => void,
) {
  /** When each feed's view has to be saved, in epoch milliseconds. */
  const own = new Map<number, { dueMs: number }>()
  let saving: Promise<unknown> = Promise.resolve()
  const closing = new AbortController()
  const saveLater = (feeds: () => number[]) => {
    const saved = saving
      .then(() => save(feeds()))
      .then(
        () => true,
        (error: unknown) => {
          onError(error)
          return false
        },
      )
    saving = saved
    return saved
  }
  const takeDue = () => {
    const nowMs = Date.now()
    const due = [...own].filter(([, { dueMs }]) => dueMs <= nowMs)
    for (const [, entry] of due) entry.dueMs = nowMs + RENEW_MS
    return due.map(([feed]) => feed)
  }
  const timer = setInterval(() => void saveLater(takeDue), SHARE_MS).unref()

  return {
    feeds: () => [...own.keys()],
    /** From now on the feed is this connection's. */
    add(feed: number) {
      const entry = { dueMs: 0 }
      own.set(feed, entry)
      const isOwn = () => own.get(feed) === entry
      return {
        /** False if the feed has connected again. */
        isOwn,
        changed: () => {
          entry.dueMs = 0
        },
        /** Saves the last view, also if the database is away for a while, and lets go of it. */
        release: async () => {
          while (isOwn() && !(await saveLater(() => [feed]))) {
            if (closing.signal.aborted) break
            await wait(SHARE_MS, undefined, { signal: closing.signal }).catch(() => {})
          }
          if (isOwn()) own.delete(feed)
        },
      }
    },
    close: async () => {
      clearInterval(timer)
      closing.abort()
      await saving
    },
  }
}
