import * as z from 'zod/mini'
import { MATCH_POINT_LIMITS } from '#domain/series/match-point.ts'
import { done, rowId, wholeNumber } from '../base/field.ts'
import { route } from '../base/route.ts'

export const matchPointRule = z.object({ points: z.int(), minGames: z.int() })

const chosenRule = z.object({
  id: rowId,
  /** Null switches it off. */
  rule: z.nullable(
    z.object({
      points: wholeNumber(1, MATCH_POINT_LIMITS.points),
      minGames: wholeNumber(1, MATCH_POINT_LIMITS.minGames),
    }),
  ),
})

export const setSeriesMatchPoint = route({
  method: 'PUT',
  path: '/api/series/:id/match-point',
  access: 'imports.manage',
  summary:
    'Say whether a series is played until a team on match point wins a game: from how many points, and how many games are played at least.',
  input: chosenRule,
  output: done,
})

export const setFeedMatchPoint = route({
  method: 'PUT',
  path: '/api/admin/live_feeds/:id/match-point',
  access: 'settings.manage',
  summary:
    'Say whether the series of a live feed are played by match point, unless a series says otherwise.',
  input: chosenRule,
  output: done,
})
