import type { FastifyBaseLogger } from 'fastify'
import type { WebSocket } from 'ws'
import { liveFeedMessages as texts } from '#contract/live-match/live-feed.texts.ts'
import { toFeedSocket } from './feed-connection.ts'

/** The newest connection of each feed, also while its match is restored. */
export function followNewest(
  stillOn: (feeds: number[]) => Promise<ReadonlySet<number>>,
  logger: FastifyBaseLogger,
) {
  const newest = new Map<number, WebSocket>()
  return {
    has: (feed: number) => newest.has(feed),
    is: (feed: number, socket: WebSocket) => newest.get(feed) === socket,
    replace(feed: number, socket: WebSocket) {
      const before = newest.get(feed)
      // The same one tries again after an error.
      if (before && before !== socket) toFeedSocket(before).close(texts.closed.replaced)
      newest.set(feed, socket)
    },
    async closeRevoked() {
      try {
        // A feed that connects during the check is not part of the answer.
        const checked = [...newest]
        const on = await stillOn(checked.map(([feed]) => feed))
        for (const [feed, socket] of checked)
          if (!on.has(feed)) toFeedSocket(socket).close(texts.closed.revoked)
      } catch (error) {
        logger.error(error, 'checking the tokens of live feeds failed')
      }
    },
  }
}

/** Runs what belongs to one feed in its order. Feeds don't wait for each other. */
export function createTurns() {
  const last = new Map<number, Promise<unknown>>()
  return {
    take<T>(feed: number, work: () => Promise<T>): Promise<T> {
      const result = (last.get(feed) ?? Promise.resolve()).then(work)
      last.set(
        feed,
        result.catch(() => {}),
      )
      return result
    },
    settled: () => Promise.all(last.values()),
  }
}
