import * as z from 'zod/mini'
import { INSIGHT_KINDS } from '#domain/review/debrief/insight.ts'
import { TEAM_NAME_LENGTH } from '#domain/team/team.ts'
import { answeredMap } from '../catalog/map.ts'
import { done, rowId, text, wholeNumber } from '../base/field.ts'
import { route } from '../base/route.ts'

/** What a coach says about a finding; the last three say why it isn't useful. */
export const VERDICTS = ['right', 'not_useful', 'wrong', 'known', 'unimportant'] as const
export type InsightVerdict = (typeof VERDICTS)[number]

const kind = z.enum(INSIGHT_KINDS)
const verdict = z.nullable(z.enum(VERDICTS))
/** Games of a series are numbered from 1. */
const gameNumber = wholeNumber(1, 1000)

const finding = z.object({
  kind,
  own: z.number(),
  other: z.number(),
  field: z.readonly(z.array(z.number())),
  n: z.int(),
  stake: z.number(),
  game: z.nullable(z.int()),
  facts: z.readonly(z.record(z.string(), z.number())),
  legends: z.readonly(z.array(z.string())),
  verdict,
})
export type DebriefInsight = z.output<typeof finding>

export const getDebrief = route({
  method: 'GET',
  path: '/api/debrief',
  access: 'account.use',
  summary:
    'Get what stands out in a series, or in one of its games, for a team: at most five findings, each with its comparison and how many it is compared with.',
  input: z.object({
    series: rowId,
    game: z.optional(gameNumber),
    team: text(TEAM_NAME_LENGTH),
  }),
  output: z.object({
    event: z.string(),
    /** As the archive spells it; null if it isn't in the series. */
    team: z.nullable(z.string()),
    /** Of all teams, by points. */
    rank: z.nullable(z.int()),
    teams: z.int(),
    games: z.array(
      z.object({
        id: z.int(),
        number: z.int(),
        map: z.nullable(answeredMap),
        placement: z.nullable(z.int()),
        kills: z.nullable(z.int()),
        points: z.nullable(z.int()),
        legends: z.array(z.string()),
        /** Seconds until the team was out; null without times. */
        outS: z.nullable(z.int()),
        hasPositions: z.boolean(),
      }),
    ),
    findings: z.array(finding),
    /** What was said of each kind so far, in all debriefs of the team. */
    said: z.array(z.object({ kind, right: z.int(), all: z.int() })),
  }),
})
export type Debrief = z.output<typeof getDebrief.output>

export const judgeInsight = route({
  method: 'PUT',
  path: '/api/debrief/verdict',
  access: 'notes.manage',
  summary: 'Say whether a finding is right or not useful. Null takes it back.',
  input: z.object({
    series: rowId,
    game: z.nullable(gameNumber),
    team: text(TEAM_NAME_LENGTH),
    kind,
    verdict,
  }),
  output: done,
})
