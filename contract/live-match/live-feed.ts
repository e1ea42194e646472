import * as z from 'zod/mini'
import { done, epochMs, noInput, rowId, wholeText } from '../base/field.ts'
import { matchPointRule } from '../series/match-point.ts'
import { route } from '../base/route.ts'

export const LIVE_FEED_NAME_LENGTH = 80

const liveFeed = z.object({
  id: z.int(),
  name: z.string(),
  /** Null if the account was deleted. */
  createdBy: z.nullable(z.string()),
  createdAt: epochMs,
  lastUsedAt: z.nullable(epochMs),
  revokedAt: z.nullable(epochMs),
  /** Games that it has brought to the archive. */
  games: z.int(),
  /** Of its series, unless they say otherwise; null if they aren't played by it. */
  matchPoint: z.nullable(matchPointRule),
  /** Of the connection to the server that answers; null without one. */
  connection: z.nullable(
    z.object({
      since: epochMs,
      lastFrameAt: z.nullable(epochMs),
      frames: z.int(),
      /** Frames that gave no event, by reason. */
      refused: z.record(z.string(), z.int()),
      map: z.nullable(z.string()),
      teams: z.int(),
    }),
  ),
})
export type LiveFeed = z.infer<typeof liveFeed>

export const listLiveFeeds = route({
  method: 'GET',
  path: '/api/admin/live_feeds',
  access: 'settings.manage',
  summary: 'List the games that can send their live feed, newest first, with their connection.',
  input: noInput,
  output: z.object({
    /** The port that the game connects to; null if live feeds aren't received. */
    port: z.nullable(z.int()),
    /** Only games on the server's own machine can connect. */
    isLocalOnly: z.boolean(),
    /** Why it isn't received although the operator has switched it on; null if it is. */
    problem: z.nullable(z.string()),
    feeds: z.array(liveFeed),
  }),
})

export const addLiveFeed = route({
  method: 'POST',
  path: '/api/admin/live_feeds',
  access: 'settings.manage',
  summary:
    "Let a game send its live feed. The token goes into the game's session name and is only in this answer.",
  input: z.object({ name: wholeText(LIVE_FEED_NAME_LENGTH).check(z.trim(), z.minLength(1)) }),
  output: z.extend(done, { id: z.int(), token: z.string() }),
})

export const revokeLiveFeed = route({
  method: 'POST',
  path: '/api/admin/live_feeds/:id/revoke',
  access: 'settings.manage',
  summary: 'Turn a live feed off. Its connection ends within seconds; what it has sent stays.',
  input: z.object({ id: rowId }),
  output: done,
})

export const removeLiveFeed = route({
  method: 'DELETE',
  path: '/api/admin/live_feeds/:id',
  access: 'settings.manage',
  summary: 'Turn a live feed off and delete the events it has sent. Its games stay.',
  input: z.object({ id: rowId }),
  output: done,
})
