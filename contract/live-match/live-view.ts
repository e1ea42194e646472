import * as z from 'zod/mini'
import { BAN_SOURCES, LIVE_PHASES, LIVE_PLAYER_STATES } from '#domain/live-match/view/live-view.ts'
import { epochMs } from '../base/field.ts'
import { answeredMap } from '../catalog/map.ts'
import { matchPointRule } from '../series/match-point.ts'

/**
 * Where viewers of live matches connect, without a token: what they see is as public as the series. They get the
 * `watchEvents` and can send nothing.
 */
export const WATCH_NAMESPACE = '/watch'

const position = z.object({ x: z.number(), y: z.number() })
const player = z.object({ slot: z.int(), name: z.string() })

const team = z.object({
  slot: z.int(),
  name: z.string(),
  players: z.array(
    z.object({
      name: z.string(),
      legend: z.nullable(z.string()),
      kills: z.int(),
      state: z.enum(LIVE_PLAYER_STATES),
    }),
  ),
  kills: z.int(),
  placement: z.nullable(z.int()),
  seriesPoints: z.int(),
  gamePoints: z.int(),
  rank: z.int(),
  isOnMatchPoint: z.boolean(),
  landing: z.nullable(z.extend(position, { poi: z.nullable(z.string()) })),
})

const fields = {
  feed: z.int(),
  name: z.string(),
  isSimulated: z.boolean(),
  isConnected: z.boolean(),
  isPaused: z.boolean(),
  lastFrameAt: z.nullable(epochMs),
  phase: z.enum(LIVE_PHASES),
  isLate: z.boolean(),
  startedAt: z.nullable(z.number()),
  map: z.nullable(answeredMap),
  game: z.int(),
  series: z.nullable(z.int()),
  matchPoint: z.nullable(matchPointRule),
  clockS: z.nullable(z.number()),
  bans: z.array(z.string()),
  bansFrom: z.enum(BAN_SOURCES),
  teams: z.array(team),
  spots: z.array(z.object({ slot: z.int(), spots: z.array(position) })),
  rings: z.array(
    z.extend(position, {
      number: z.int(),
      radius: z.number(),
      startS: z.number(),
      endS: z.number(),
    }),
  ),
  kills: z.array(
    z.object({
      number: z.int(),
      atS: z.nullable(z.number()),
      killer: z.nullable(player),
      victim: player,
      weapon: z.string(),
    }),
  ),
  ban: z.nullable(
    z.object({
      legend: z.string(),
      teams: z.int(),
      tied: z.array(z.string()),
      orElse: z.array(z.string()),
    }),
  ),
}

/** The whole view of a match (domain/live-match/view/live-view.ts). */
export const liveView = z.object(fields)

/** What has changed; applied by domain/live-match/view/live-update.ts. */
const liveUpdate = z.object({
  feed: fields.feed,
  isWhole: z.exactOptional(z.literal(true)),
  name: z.exactOptional(fields.name),
  isSimulated: z.exactOptional(fields.isSimulated),
  isConnected: z.exactOptional(fields.isConnected),
  isPaused: z.exactOptional(fields.isPaused),
  lastFrameAt: z.exactOptional(fields.lastFrameAt),
  phase: z.exactOptional(fields.phase),
  isLate: z.exactOptional(fields.isLate),
  startedAt: z.exactOptional(fields.startedAt),
  map: z.exactOptional(fields.map),
  game: z.exactOptional(fields.game),
  series: z.exactOptional(fields.series),
  matchPoint: z.exactOptional(fields.matchPoint),
  clockS: z.exactOptional(fields.clockS),
  bans: z.exactOptional(fields.bans),
  bansFrom: z.exactOptional(fields.bansFrom),
  teams: z.exactOptional(fields.teams),
  spots: z.exactOptional(fields.spots),
  rings: z.exactOptional(fields.rings),
  kills: z.exactOptional(fields.kills),
  ban: z.exactOptional(fields.ban),
})

/** Everything the server can push to viewers. */
export const watchEvents = {
  /** All matches as they are now: on every connect, and when one has come or gone. */
  live_views: z.object({
    /** Goes up by one with each update. */
    version: z.int(),
    /** Of the server, to count how old something is. */
    now: epochMs,
    views: z.array(liveView),
  }),
  /** What has changed, in the order of the changes. */
  live_update: z.object({
    version: z.int(),
    now: epochMs,
    updates: z.array(liveUpdate),
  }),
}

export type WatchEvents = {
  [Name in keyof typeof watchEvents]: (payload: z.infer<(typeof watchEvents)[Name]>) => void
}
