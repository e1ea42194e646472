import * as z from 'zod/mini'
import { idOf } from './test-clubs.ts'
import { inventLeague, type LeagueSeries } from './test-league.ts'
import { leagueAnswers } from './test-league-answers.ts'

/** What tests change in the answers. */
const answers = z.object({
  series: z.unknown(),
  matches: z.object({
    matches: z.array(
      z.looseObject({
        startedAt: z.nullable(z.string()),
        bannedCharacters: z.optional(
          z.array(z.looseObject({ character: z.looseObject({ name: z.string() }) })),
        ),
      }),
    ),
  }),
  games: z.record(
    z.string(),
    z.optional(
      z.looseObject({
        teams: z.array(
          z.looseObject({
            id: z.string(),
            name: z.string(),
            players: z.nullable(z.array(z.looseObject({}))),
          }),
        ),
      }),
    ),
  ),
  teams: z.object({
    teams: z.array(
      z.looseObject({
        teamId: z.string(),
        players: z.array(z.looseObject({ name: z.string(), role: z.string() })),
      }),
    ),
  }),
  picks: z.unknown(),
  stats: z.optional(
    z.looseObject({
      teams: z.array(z.looseObject({ id: z.string(), name: z.string(), points: z.number() })),
    }),
  ),
})

/** The file of a series of the stand-in, after a change of it. */
export function algsFileOf(key: string, change: (series: LeagueSeries) => void = () => {}) {
  const league = inventLeague()
  const series = league.series.find((one) => one.key === key)
  if (!series) throw new Error(`No series ${key}`)
  change(series)
  const answer = leagueAnswers(league)
  const path = `/series/${idOf(`series/${key}`)}`
  return {
    source: 'algs',
    seriesId: series.id,
    fetchedAt: '2026-11-18T21:00:00.000Z',
    answers: answers.parse({
      series: answer(path),
      matches: answer(`${path}/matches`),
      games: Object.fromEntries(
        series.games.map(({ number }) => [number, answer(`/stats${path}/match/number/${number}`)]),
      ),
      teams: answer(`${path}/teams`),
      picks: series.draftId === null ? null : answer(`/poi-drafts/${series.draftId}/pick`),
      stats: answer(`/stats${path}`),
    }),
  }
}
