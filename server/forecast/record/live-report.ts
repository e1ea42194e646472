import type { Kysely } from 'kysely'
import {
  judge,
  type JudgedBan,
  type JudgedRow,
  type Verdict,
} from '#domain/forecast/training/judge.ts'
import { reportOf } from '#domain/forecast/training/report.ts'
import type { Database } from '../../db/schema.ts'
import { saidRepository } from './said.repository.ts'

/** Judges what was stored before games that have been played since. */
export async function liveReport(db: Kysely<Database>) {
  const { comps, bans } = await saidRepository(db).judgeable()
  const rows = comps.map(({ said, comp_key: played, ...game }): JudgedRow => ({
    time: game.played_at.getTime(),
    series: game.series_id,
    number: game.number,
    situation: said.situation,
    games: said.games,
    forecast: verdictOf(said.forecast, played),
    weighting: verdictOf(said.weighting, played),
    sameAsLast: verdictOf(said.sameAsLast, played),
    fieldFrequency: verdictOf(said.fieldFrequency, played),
  }))
  const judgedBans = bans.flatMap(({ said, next_bans: next, ...game }): JudgedBan[] => {
    const banned = next.find((legend) => !game.bans.includes(legend))
    if (banned === undefined) return []
    return [
      {
        time: game.played_at.getTime(),
        series: game.series_id,
        number: game.number,
        forecast: verdictOf(said.forecast, banned),
        fieldFrequency: verdictOf(said.fieldFrequency, banned),
      },
    ]
  })
  return withoutLogLoss(reportOf(rows, judgedBans))
}

type Report = ReturnType<typeof reportOf>

/** Only the likeliest compositions and legends are stored, so the log loss can't be compared with that of the back-test. */
const withoutLogLoss = (report: Report): Report => ({
  ...report,
  composition: { ...report.composition, logLoss: null },
  weighting: { ...report.weighting, logLoss: null },
  sameAsLast: { ...report.sameAsLast, logLoss: null },
  fieldFrequency: { ...report.fieldFrequency, logLoss: null },
  bySituation: report.bySituation.map((own) => ({ ...own, logLoss: null })),
  byKnowledge: report.byKnowledge.map((own) => ({ ...own, logLoss: null })),
  nextBan: {
    ...report.nextBan,
    forecast: { ...report.nextBan.forecast, logLoss: null },
    fieldFrequency: { ...report.nextBan.fieldFrequency, logLoss: null },
  },
})

const verdictOf = (
  said: readonly (readonly [name: string, chance: number])[],
  happened: string,
): Verdict =>
  judge({ names: said.map(([name]) => name), chances: said.map(([, chance]) => chance) }, happened)
