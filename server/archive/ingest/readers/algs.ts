import { matchFileMessages as texts } from '#contract/archive/match-file.texts.ts'
import type { Finding } from '#domain/archive/match.ts'
import { findRegion } from '#domain/archive/region.ts'
import { MATCH_POINT_LIMITS, type MatchPointRule } from '#domain/series/match-point.ts'
import { leagueMatchPoint } from '#domain/series/series-rules.ts'
import { isRecord } from '../parsing/record.ts'
import { readShape } from '../parsing/loose-value.ts'
import type { RawFile, RawGame } from '../raw-file.ts'
import { finding } from '../rules/finding.ts'
import { type AlgsAnswers, algsFile, type AlgsMatch } from './algs-answers.ts'
import { bansByMatch } from './algs-bans.ts'
import { readPoiPicks } from './algs-picks.ts'
import { createTeamReader, readRosters } from './algs-team.ts'
import { findWrongTypes } from './algs-types.ts'
import { eventOfName } from './file-name.ts'

/** Bans came with this year. */
const FIRST_YEAR_WITH_BANS = 5

/** The answers of the league's API for one series, as they came. */
export const isAlgs = (value: unknown) =>
  isRecord(value) && value['source'] === 'algs' && isRecord(value['answers'])

export function readAlgs(name: string, value: unknown): RawFile {
  const { seriesId, fetchedAt, answers } = readShape(algsFile, value, texts.formats.algs)
  const sourceId = seriesId || answers.series?.id || answers.listed?.id || null
  const findings = isRecord(value) ? wrongTypes(value['answers']) : []
  const matches = matchesOf(answers)
  const played = matches.filter((match) => isPlayed(match, answers, findings))
  const bans = bansByMatch(matches, played, findings)
  const teamsOf = createTeamReader(answers, findings)
  // The id of a match changes when it is played again.
  const midOf = ({ matchNumber }: AlgsMatch) =>
    sourceId === null ? '' : `algs:${sourceId}:${matchNumber}`
  const games = played.map((match): RawGame => ({
    mid: midOf(match),
    number: match.matchNumber,
    // On a LAN the lobby opens minutes before the game.
    startedAt: match.playStartedAt ?? match.startedAt,
    map: match.map?.inGameName || match.map?.name || '',
    bans: bans?.get(match) ?? null,
    bannedNext: '',
    teams: teamsOf(match),
  }))
  const startPoints = pointsBesideGames(answers, played.length, games)
  findings.push(...tableFindings(answers, startPoints))
  const { season, event, startsAt } = describeSeries(answers)
  const set = {
    event: event || eventOfName(name),
    organizer: 'ALGS',
    sourceId,
    bansEnabled:
      bans !== null && (hasBans(season) || [...bans.values()].some(({ length }) => length > 0)),
    matchPoint: matchPointOf(answers),
    ...(isOver(answers) && { startPoints }),
    rosters: readRosters(answers, games),
    poiPicks: readPoiPicks(answers, games),
    numbering: 'given' as const,
    date: startsAt,
    awaited: matches
      .filter((match) => match.status === 'completed' && !played.includes(match))
      .map(midOf),
    games,
  }
  return { format: 'algs', sets: [set], findings, fetchedAt }
}

function matchPointOf({ listed, series }: AlgsAnswers): MatchPointRule | null {
  const isMatchPoint = series?.isMatchPointFormat || listed?.isMatchPointFormat
  if (!isMatchPoint) return null
  const threshold = series?.matchPointThreshold ?? listed?.matchPointThreshold ?? null
  const { points, minGames } = leagueMatchPoint(
    threshold,
    series?.minMatches ?? listed?.minMatches ?? null,
    [series, listed].flatMap((one) => [
      one?.name ?? '',
      one?.phaseName ?? '',
      one?.phase?.name ?? '',
      one?.tournamentName ?? '',
      one?.tournament?.name ?? '',
    ]),
  )
  return {
    points: Math.min(MATCH_POINT_LIMITS.points, Math.max(1, points)),
    minGames: Math.min(MATCH_POINT_LIMITS.minGames, Math.max(1, minGames)),
  }
}

const hasBans = (season: string) =>
  Number(/\bYear (\d+)/i.exec(season)?.[1] ?? 0) >= FIRST_YEAR_WITH_BANS

/** "ALGS Year 6 Split 2 EMEA": the API's name of the event alone is that of many events. */
function describeSeries({ listed, series }: AlgsAnswers) {
  const season = listed?.season?.name || series?.seasonName || ''
  const split = listed?.tournament?.name || series?.tournamentName || ''
  const region = listed?.region?.name || series?.regionName || ''
  const known = findRegion(region)
  const event = ['ALGS', season, split, known === null || known === 'NA' ? region : known]
  return {
    season,
    event: season === '' && split === '' ? '' : event.filter(Boolean).join(' '),
    startsAt: series?.startsAt ?? listed?.startsAt ?? null,
  }
}

/** One per number, in order. Entries are deleted and created again, so the one that has statistics counts. */
function matchesOf({ matches, games }: AlgsAnswers): AlgsMatch[] {
  const numbered = (matches ?? []).filter(({ matchNumber }) => matchNumber !== null)
  const byNumber = Map.groupBy(numbered, ({ matchNumber }) => matchNumber ?? 0)
  const listed = [...byNumber].flatMap(
    ([number, same]) =>
      same.find(({ id }) => id !== '' && id === games[number]?.matchId) ?? same.at(-1) ?? [],
  )
  const others = Object.entries(games).flatMap(([text, { matchId, matchStatus, map }]) => {
    const matchNumber = Number(text)
    if (!Number.isInteger(matchNumber) || matchNumber < 1 || byNumber.has(matchNumber)) return []
    const unknown = { startedAt: null, playStartedAt: null, bannedCharacters: null }
    return [{ id: matchId, matchNumber, map, status: matchStatus, ...unknown }]
  })
  return [...listed, ...others].toSorted((a, b) => (a.matchNumber ?? 0) - (b.matchNumber ?? 0))
}

const isOver = ({ series, listed }: AlgsAnswers) => (series ?? listed)?.status === 'completed'

function isPlayed(match: AlgsMatch, answers: AlgsAnswers, findings: Finding[]): boolean {
  const { matchNumber: game, status } = match
  const stats = answers.games[game ?? 0]
  if (status === 'completed' && stats?.teams) return true
  const isToCome = status === 'live' || status === 'pending' || status === ''
  if (status === 'completed')
    findings.push(
      finding('missing_numbers', texts.found.noStatistics, texts.actions.skipped, { game }),
    )
  else if (isOver(answers) || !isToCome)
    findings.push(
      finding('unfinished_game', texts.found.notPlayed(status), texts.actions.skipped, { game }),
    )
  return false
}

const MAX_NAMED = 3

function wrongTypes(answers: unknown): Finding[] {
  const paths = Object.entries(isRecord(answers) ? answers : {}).flatMap(([name, answer]) =>
    findWrongTypes(answer, name),
  )
  if (paths.length === 0) return []
  const found = texts.found.wrongTypes(paths.slice(0, MAX_NAMED).join(', '), paths.length)
  return [finding('unexpected_value', found, texts.actions.asFarAsPossible)]
}

/** By team: what the league's own table has beside the sum of the games, such as starting points. Only if it can be their sum. */
function pointsBesideGames(
  { stats, matches }: AlgsAnswers,
  played: number,
  games: readonly RawGame[],
): ReadonlyMap<string, number> {
  const finished = (matches ?? []).filter(({ status }) => status === 'completed').length
  if (!stats?.teams || finished !== played) return new Map()
  const sums = new Map<string, number>()
  for (const { rawName, points } of games.flatMap(({ teams }) => teams))
    sums.set(rawName, (sums.get(rawName) ?? 0) + (points ?? 0))
  return new Map(
    stats.teams.flatMap(({ name, points }) => {
      const sum = sums.get(name)
      return points === null || sum === undefined || sum === points ? [] : [[name, points - sum]]
    }),
  )
}

function tableFindings(answers: AlgsAnswers, startPoints: ReadonlyMap<string, number>) {
  const action = isOver(answers) ? texts.actions.besideGames : texts.actions.gamesCount
  return [...startPoints].map(([team, points]) =>
    finding('contradiction', texts.found.standing(points), action, { team }),
  )
}
