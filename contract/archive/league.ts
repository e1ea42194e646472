import * as z from 'zod/mini'
import { done, epochMs, noInput, textRules } from '../base/field.ts'
import { route } from '../base/route.ts'

/** Ids of the league are used in addresses. */
export const LEAGUE_ID = /^[\w-]{1,64}$/

const leagueId = z.string().check(...textRules(64), z.regex(LEAGUE_ID))

const LEAGUE_STATES = ['idle', 'running', 'paused', 'done'] as const
export type LeagueState = (typeof LEAGUE_STATES)[number]

const named = z.object({ id: z.string(), name: z.string() })

/** A region of a split. */
const leaguePart = z.object({
  season: z.string(),
  split: named,
  region: named,
  series: z.int(),
  /** Games that are over. */
  games: z.int(),
  fetchedSeries: z.int(),
  fetchedGames: z.int(),
  /** Series with games that a fetch would get. */
  newSeries: z.int(),
})
export type LeaguePart = z.infer<typeof leaguePart>

const leagueFetch = z.object({
  state: z.enum(LEAGUE_STATES),
  season: z.nullable(z.string()),
  split: z.nullable(z.string()),
  region: z.nullable(z.string()),
  /** Whether the lists are there, which come first. */
  isListed: z.boolean(),
  total: z.int(),
  done: z.int(),
  startedBy: z.nullable(z.string()),
  startedAt: z.nullable(epochMs),
  /** Why the last request failed, and when the next one is sent if that takes long. */
  fault: z.nullable(z.string()),
  nextRequestAt: epochMs,
  /** Series that couldn't be fetched, and the newest of them. */
  failedSeries: z.int(),
  failed: z.array(z.object({ name: z.string(), fault: z.string() })),
})

export const getLeague = route({
  method: 'GET',
  path: '/api/admin/league',
  access: 'settings.manage',
  summary: 'What is known of the league, how much of it is in the archive, and the last fetch.',
  input: noInput,
  output: z.object({
    /** Null if the operator hasn't switched it on. */
    host: z.nullable(z.string()),
    listedAt: z.nullable(epochMs),
    /** Newest first. */
    seasons: z.array(named),
    parts: z.array(leaguePart),
    fetch: leagueFetch,
  }),
})
export type League = z.infer<typeof getLeague.output>

export const checkLeague = route({
  method: 'POST',
  path: '/api/admin/league/check',
  access: 'settings.manage',
  summary: "Fetch the league's seasons and the lists of their series.",
  input: noInput,
  output: done,
})

export const fetchLeague = route({
  method: 'POST',
  path: '/api/admin/league/fetch',
  access: 'settings.manage',
  summary:
    'Fetch the series of a season that are new, or of one split or region. Each is imported like a file. What was fetched when it was over is never fetched again.',
  input: z.object({
    season: leagueId,
    split: z.optional(leagueId),
    region: z.optional(leagueId),
  }),
  output: done,
})

export const pauseLeague = route({
  method: 'POST',
  path: '/api/admin/league/pause',
  access: 'settings.manage',
  summary: 'Pause the fetch after the series that is under way.',
  input: noInput,
  output: done,
})

export const resumeLeague = route({
  method: 'POST',
  path: '/api/admin/league/resume',
  access: 'settings.manage',
  summary: 'Resume a paused fetch.',
  input: noInput,
  output: done,
})
