import type { Kysely } from 'kysely'
import type { TieRule } from '#domain/draft/ban.ts'
import { bansAfterGame, seriesPicks } from '#domain/draft/next-bans.ts'
import { type CompSpace, legendsOfComp } from '#domain/forecast/comp-space.ts'
import { fieldRates, type FieldRates, type Question } from '#domain/forecast/field-rates.ts'
import type { PlayHistory } from '#domain/forecast/history.ts'
import {
  byChance,
  fieldComps,
  fieldLegends,
  latestComps,
  type Named,
  weightedComps,
} from '#domain/forecast/training/judge.ts'
import { banChances } from '#domain/forecast/known-picks.ts'
import { type Distribution, forecastTeams } from '#domain/forecast/team-forecast.ts'
import { DAY_MS } from '#domain/forecast/weighing.ts'
import type { SaidComps } from '../../db/schema/forecast-schema.ts'
import type { Database } from '../../db/schema.ts'
import { guessNextMap } from '#domain/series/next-map.ts'
import { matchPointRepository } from '../../archive/match-point.repository.ts'
import { findPastMaps } from '../../archive/past-maps.ts'
import { seriesRules } from '../../archive/series-rules.ts'
import { historyRepository } from '../history.repository.ts'
import { closedAt, indexes, loadField, loadLobby } from '../load-history.ts'
import { modelRepository } from '../training/model.repository.ts'
import { saidRepository, type RunningSeries } from './said.repository.ts'

/** A series without a game for this long is over. */
const RUNNING_MS = DAY_MS / 4
/** What comes later in a list is no longer judged. */
const SAID = 10

const runningSince = (now: Date) => new Date(now.getTime() - RUNNING_MS)

export async function hasRunningSeries(db: Kysely<Database>): Promise<boolean> {
  return (await saidRepository(db).runningSince(runningSince(new Date()))).length > 0
}

/** Stores what is expected of the next game of every series in progress, to be judged after it. */
export async function storeNextForecasts(db: Kysely<Database>, tieRule: TieRule, now: Date) {
  const said = saidRepository(db)
  for (const series of await said.runningSince(runningSince(now))) {
    await storeNextForecast(db, series, tieRule, now)
  }
}

async function storeNextForecast(
  db: Kysely<Database>,
  series: RunningSeries,
  tieRule: TieRule,
  now: Date,
) {
  const repository = historyRepository(db)
  const said = saidRepository(db)
  const [{ model, seasonStarts }, field] = await Promise.all([
    modelRepository(db).read(),
    loadField(repository, now.getTime()),
  ])
  const teams = series.rows.map((row) => row.team_id)
  const { history } = await loadLobby(repository, field, teams)
  const picks = await repository.picksOf([series.series_id])
  const banTie = await seriesRules(db, tieRule).findBanTie(series.series_id)
  const last = { ...series, bannedAfter: series.banned_after, at: series.played_at.getTime() }
  const bans = bansAfterGame(last, seriesPicks(picks, series.number), banTie)
  const number = series.number + 1
  const question: Question = {
    time: now.getTime(),
    bans: indexes(field.space, bans),
    seasonStarts,
    series: series.series_id,
    number,
    map: await guessMap(db, series.series_id),
    closed: closedAt(field.space, now.getTime()),
  }
  const forecasts = forecastTeams(history, teams, question, model)
  const rates = fieldRates(history, question)
  await said.store({
    firstMid: series.first_mid,
    number,
    at: now,
    teams: forecasts.map((forecast) => ({
      teamId: forecast.team.team,
      said: saidOfTeam(history, forecast, question, rates),
    })),
    ban: {
      forecast: legendsSaid(field.space, byChance(banChances(forecasts, [], model.banTemperature))),
      fieldFrequency: legendsSaid(field.space, fieldLegends(rates)),
    },
  })
}

async function guessMap(db: Kysely<Database>, series: number) {
  const past = await findPastMaps(db)
  const rule = await matchPointRepository(db).find(series, null)
  const own = past.get(series) ?? []
  const others = [...past].flatMap(([id, maps]) => (id === series ? [] : [maps]))
  return guessNextMap(own, others, rule !== null)?.map ?? null
}

function saidOfTeam(
  { space, ofTeam }: PlayHistory,
  forecast: Distribution,
  question: Question,
  rates: FieldRates,
): SaidComps {
  const earlier = ofTeam(forecast.team.team)
  const comps = ({ names, chances }: Named) =>
    names.slice(0, SAID).map((comp, i) => [compKeyOf(space, comp), chances[i] ?? 0] as const)
  return {
    games: forecast.team.games,
    situation: forecast.team.situation,
    forecast: comps({ names: forecast.comps, chances: forecast.chances }),
    weighting: comps(weightedComps(space, earlier, question.bans, question.time)),
    sameAsLast: comps(latestComps(rates, earlier)),
    fieldFrequency: comps(fieldComps(rates)),
  }
}

const compKeyOf = (space: CompSpace, comp: number) =>
  legendsOfComp(space, comp)
    .map((legend) => space.legends[legend] ?? '')
    .join('|')

const legendsSaid = (space: CompSpace, { names, chances }: Named) =>
  names.slice(0, SAID).map((legend, i) => [space.legends[legend] ?? '', chances[i] ?? 0] as const)
