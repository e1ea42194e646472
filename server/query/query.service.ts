import type { Kysely } from 'kysely'
import type { QueryAnswer } from '#contract/query/query.ts'
import { queryMessages as texts } from '#contract/query/query.texts.ts'
import { findLegend } from '#domain/catalog/legend.ts'
import { mapName } from '#domain/catalog/map.ts'
import { type ArchiveQuery, isOverTime, isProblem, toQuery } from '#domain/query/archive-query.ts'
import { problemText } from '#contract/query/query-problem.ts'
import { survivalOfOne } from '#domain/archive/survival.ts'
import { figureOf, type FigureSums, type QueryFigure } from '#domain/query/query-figure.ts'
import { parseToken } from '#domain/query/token.ts'
import { compLabel, poiLabel } from '#domain/query/token-label.ts'
import { teamKey } from '#domain/team/team.ts'
import { latestPlayerNames } from '../archive/player/player-names.ts'
import { findTeamsBySpelling } from '../archive/team/find-teams.ts'
import type { Database } from '../db/schema.ts'
import { badRequest, errorCode, STATEMENT_TIMEOUT } from '../http/errors.ts'
import { isOfGames, queryBansRepository } from './query-bans.repository.ts'
import { queryNamesRepository } from './query-names.repository.ts'
import { querySumsRepository } from './query-sums.repository.ts'
import { queryRepository } from './query.repository.ts'
import {
  type FoundRow,
  type FoundRows,
  MAX_QUERY_ROWS,
  type ResolvedQuery,
} from './resolved-query.ts'

/** Answers questions from sums where there are some, else from single results. */
export function queryService(db: Kysely<Database>) {
  const sums = querySumsRepository(db)
  const results = queryRepository(db)
  const bans = queryBansRepository(db)
  const names = queryNamesRepository(db)

  async function resolve(query: ArchiveQuery): Promise<ResolvedQuery> {
    const teams = await findTeamsBySpelling(db, query.teams)
    const teamIds = query.teams.map((name) => {
      const team = teams.get(teamKey(name))
      if (!team) throw badRequest(texts.unknownTeam(name), 'unknown_team')
      return team.id
    })
    const players = await names.playersNamed(query.players)
    const playerKeys = query.players.map((name) => {
      const player = players.get(name.toLowerCase())
      if (player === undefined) throw badRequest(texts.unknownPlayer(name), 'unknown_player')
      return player
    })
    return {
      ...query,
      teamIds: teamIds.length > 0 ? teamIds : null,
      playerKeys: playerKeys.length > 0 ? playerKeys : null,
    }
  }

  async function find(query: ResolvedQuery): Promise<FoundRows> {
    if (query.measure === 'bans') return bans.find(query)
    const found = await sums.find(query)
    if (!found && isTooWide(query)) throw badRequest(texts.poiTooWide, 'query_too_wide')
    return found ?? results.find(query)
  }

  async function labelsOf({ by }: ArchiveQuery, keys: readonly string[]) {
    if (by === 'team') return names.teamNames(keys.map(Number))
    if (by === 'player') return latestPlayerNames(db, keys)
    return new Map<string, string>()
  }

  async function answer(texted: readonly string[], today: string): Promise<QueryAnswer> {
    const tokens = texted.flatMap((text) => parseToken(text) ?? [])
    const query = toQuery(tokens, today)
    if (isProblem(query)) throw badRequest(problemText(query), `query_${query.kind}`)
    const found = await find(await resolve(query)).catch(refuseSlow)
    const shown = inOrder(query, found.rows.slice(0, MAX_QUERY_ROWS))
    const labels = await labelsOf(
      query,
      shown.map(({ key }) => key),
    )
    return present(query, found, shown, labels)
  }
  return { names: () => names.all(), answer }
}

/** The database is there, but the question reads more than one answer may. */
function refuseSlow(error: unknown): never {
  throw errorCode(error) === STATEMENT_TIMEOUT ? badRequest(texts.tooSlow, 'query_too_slow') : error
}

function present(
  query: ArchiveQuery,
  { rows, total, tables }: FoundRows,
  shown: readonly FoundRow[],
  labels: ReadonlyMap<string, string>,
): QueryAnswer {
  const { measure, by, since, until } = query
  return {
    measure,
    by,
    rows: shown.map((row) => ({
      key: row.key,
      label: labels.get(row.key) ?? labelOf(query, row.key),
      ...figure(query, row),
    })),
    total: total && by !== null ? figure(query, total) : null,
    isCut: rows.length > MAX_QUERY_ROWS,
    since,
    until,
    read: { from: tables.some(isResult) ? 'results' : 'sums', tables: [...tables] },
    counts: countsOf(query),
  }
}

/** Survival of a team is stored as the sum over its players. */
function figure({ measure, ofPlayers }: ArchiveQuery, sums: FigureSums): QueryFigure {
  const found = figureOf(measure, sums)
  if (measure !== 'survival' || ofPlayers) return found
  const { value, interval } = found
  return {
    ...found,
    value: value === null ? null : survivalOfOne(value),
    interval: interval && { low: survivalOfOne(interval.low), high: survivalOfOne(interval.high) },
  }
}

/** Where a team landed is put together from four sources, result by result. */
const isTooWide = ({ by, pois, teams, events, since }: ArchiveQuery) =>
  (by === 'poi' || pois.length > 0) && teams.length + events.length === 0 && since === null

const isResult = (table: string) => table === 'team_result' || table === 'game_ban'

function countsOf(query: ArchiveQuery): QueryAnswer['counts'] {
  if (query.measure === 'bans') return isOfGames(query) ? 'bans' : 'series'
  return query.ofPlayers ? 'playerGames' : 'teamGames'
}

/** What follows each other in time does so in the table. */
const inOrder = (query: ArchiveQuery, rows: readonly FoundRow[]) =>
  isOverTime(query) || query.by === 'game'
    ? rows.toSorted((a, b) => (a.key < b.key ? -1 : 1))
    : rows

function labelOf({ by, measure }: ArchiveQuery, key: string): string {
  switch (by) {
    case 'legend':
      return findLegend(key).label
    case 'comp':
      return compLabel(key)
    case 'map':
      return mapName(key)
    case 'poi':
      return poiLabel(key)
    case 'game':
      return measure === 'bans' ? texts.gameAfter(Number(key)) : texts.game(Number(key))
    case null:
      return texts.all
    default:
      return key
  }
}
