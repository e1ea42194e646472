import { beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { createCompSpace } from '#domain/forecast/comp-space.ts'
import { type Feature, FEATURES, SITUATIONS } from '#domain/forecast/feature.ts'
import { FEATURE_INDEX } from '#domain/forecast/feature-tables.ts'
import { type PlayedGame, PlayHistory } from '#domain/forecast/history.ts'
import { mostPickedChances, spread } from '#domain/forecast/next-ban.ts'
import { assignLegends, featuresOf } from '#domain/forecast/score.ts'
import { forecastTeams, legendChances } from '#domain/forecast/team-forecast.ts'
import {
  eachSituation,
  NO_WEIGHTS,
  PRIOR_WEIGHTS,
  toNamedWeights,
  toWeights,
} from '#domain/forecast/weights.ts'
import { WalkForward } from '#domain/forecast/training/walk-forward.ts'
import { LEGENDS, legendKey } from '#domain/catalog/legend.ts'
import { readCsvTable } from '../archive/test-golden.ts'
import { readRealFile } from '../testing/real-data.ts'

const numbers = z.record(z.string(), z.number())
const golden = z
  .object({
    seasonStarts: z.array(z.string()),
    weightsFittedBeforeJune: z.record(z.enum(SITUATIONS), numbers),
    cases: z.array(
      z.object({
        gameId: z.string(),
        team: z.string(),
        situation: z.enum(SITUATIONS),
        teamGamesBefore: z.int(),
        rowsOfTeamOrTwoOfRoster: z.int(),
        candidates: z.array(
          z.object({
            comp: z.array(z.string()),
            byRosterOrder: z.nullable(z.array(z.string())),
            features: numbers,
            probability: z.number(),
          }),
        ),
      }),
    ),
    bans: z.array(
      z.object({ gameId: z.string(), teams: z.array(z.string()), probability: numbers }),
    ),
  })
  .parse(JSON.parse(readRealFile('../insight-golden.json').toString()))

const SPACE = createCompSpace(LEGENDS.map(({ key }) => key))
const seasonStarts = golden.seasonStarts.map((start) => Date.parse(start))
const MODEL = { weights: toWeights(PRIOR_WEIGHTS), temperatures: eachSituation(() => 1) }
const legendIndex = (name: string) => SPACE.legendIndex.get(legendKey(name)) ?? -1

interface RealGame extends PlayedGame {
  id: string
}
let games: RealGame[] = []
const teamIds = new Map<string, number>()

/** Teams are told apart by their names alone, as in the reference. */
function teamId(name: string): number {
  const key = name.trim().toLowerCase()
  const known = teamIds.get(key)
  if (known !== undefined) return known
  teamIds.set(key, teamIds.size + 1)
  return teamIds.size
}

beforeAll(() => {
  games = readGames()
})

const table = (name: string) => readCsvTable(readRealFile(`overstat/${name}.csv`).toString())

/** Games with bans on and obeyed, each once, with teams of three (data/README.md). */
function readGames(): RealGame[] {
  const all = table('games').filter((game) => game['legend_bans_enabled'] === '1')
  const bannedPicks = new Map<string, number>()
  for (const { match_id: id = '', picks_of_banned: picks } of all) {
    bannedPicks.set(id, (bannedPicks.get(id) ?? 0) + Number(picks))
  }
  const seen = new Set<string>()
  const kept = all
    .filter(({ match_id: id = '' }) => (bannedPicks.get(id) ?? 0) <= 4)
    .toSorted((a, b) => Number(a['game_id']) - Number(b['game_id']))
    .filter(({ respawn_mid: mid = '' }) => !seen.has(mid) && seen.add(mid))
  const players = Map.groupBy(table('player_games'), (row) => `${row['game_id']} ${row['team_id']}`)
  const teams = Map.groupBy(table('team_games'), (row) => row['game_id'])
  return kept
    .map((game) => ({
      id: game['game_id'] ?? '',
      time: Date.parse(game['start_utc'] ?? ''),
      series: Number(game['match_id']),
      number: Number(game['ordinal']),
      map: game['map'] ?? null,
      bans: (game['banned_before'] || '').split('|').filter(Boolean).map(legendIndex),
      bannedAfter: null,
      rows: (teams.get(game['game_id']) ?? []).flatMap((team) => {
        const own = players.get(`${game['game_id']} ${team['team_id']}`) ?? []
        const legends = own.map((player) => legendIndex(player['legend'] ?? ''))
        if (own.length !== 3 || new Set(legends).size !== 3) return []
        const id = Number(`${game['game_id']}${(team['team_id'] ?? '').padStart(2, '0')}`)
        return [
          {
            id,
            team: teamId(team['team_name'] ?? ''),
            players: own.map((player) => player['overstat_player_id'] ?? ''),
            legends,
            comp: SPACE.indexOf(legends),
            placement: team['placement'] ? Number(team['placement']) : null,
          },
        ]
      }),
    }))
    .toSorted((a, b) => a.time - b.time || (a.id < b.id ? -1 : 1))
}

/** All that was known before a game, and the question asked then. */
function before(gameId: string) {
  const history = new PlayHistory(SPACE)
  for (const game of games) {
    if (game.id === gameId) return { history, question: { ...game, seasonStarts } }
    history.add(game)
  }
  throw new Error(`No game ${gameId}`)
}

test('there are 12,294 team-games behind the reference values', () => {
  expect(games.reduce((sum, game) => sum + game.rows.length, 0)).toBe(12_294)
})

test.each(golden.cases)('features and chances of $team in game $gameId agree', (expected) => {
  const { history, question } = before(expected.gameId)
  const [forecast] = forecastTeams(history, [teamId(expected.team)], question, MODEL)
  if (!forecast) throw new Error('no forecast')
  expect(forecast.team).toMatchObject({
    situation: expected.situation,
    games: expected.teamGamesBefore,
  })
  expect(forecast.team.own).toHaveLength(expected.rowsOfTeamOrTwoOfRoster)
  for (const { comp, byRosterOrder, features, probability } of expected.candidates) {
    const index = SPACE.indexOf(comp.map(legendIndex))
    const own = featuresOf(forecast, index)
    for (const [name, value] of Object.entries(features)) {
      const feature = z.enum(FEATURES).parse(name) satisfies Feature
      expect(Math.abs((own[FEATURE_INDEX.get(feature) ?? 0] ?? 0) - value)).toBeLessThan(1e-4)
    }
    expect(
      Math.abs((forecast.chances[forecast.comps.indexOf(index)] ?? 0) - probability),
    ).toBeLessThan(1e-4)
    if (byRosterOrder) {
      expect(assignLegends(forecast, index)).toEqual(byRosterOrder.map(legendIndex))
    }
  }
})

test.each(golden.bans)('the chances of the ban after game $gameId agree', (expected) => {
  const { history, question } = before(expected.gameId)
  const forecasts = forecastTeams(history, expected.teams.map(teamId), question, MODEL)
  const chances = spread(mostPickedChances(forecasts.map(legendChances)), 1.2)
  for (const [legend, probability] of Object.entries(expected.probability)) {
    expect(Math.abs((chances[legendIndex(legend)] ?? 0) - probability)).toBeLessThan(1e-4)
  }
})

test('weights fitted on games from 10 April to 31 May 2025 agree', () => {
  const walk = new WalkForward(new PlayHistory(SPACE), {
    prior: NO_WEIGHTS,
    ridge: 5,
    seasonStarts,
  })
  for (const game of games) {
    if (game.time >= Date.UTC(2025, 5, 1)) break
    if (game.time < Date.UTC(2025, 3, 10)) walk.history.add(game)
    else walk.learn(game)
  }
  walk.refit()
  const fitted = toNamedWeights(walk.model().weights)
  for (const situation of SITUATIONS) {
    for (const [name, weight] of Object.entries(golden.weightsFittedBeforeJune[situation])) {
      const feature = z.enum(FEATURES).parse(name)
      expect(Math.abs((fitted[situation][feature] ?? 0) - weight)).toBeLessThan(0.02)
    }
  }
})
