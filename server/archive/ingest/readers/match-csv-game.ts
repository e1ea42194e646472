import { matchFileMessages as texts } from '#contract/archive/match-file.texts.ts'
import { byText } from '#domain/catalog/comp.ts'
import type { Finding, PlayerResult } from '#domain/archive/match.ts'
import { findRegion } from '#domain/archive/region.ts'
import { teamKey, normalizeTeamName } from '#domain/team/team.ts'
import { contradiction } from '../rules/contradiction.ts'
import type { RawGame, RawTeam } from '../raw-file.ts'
import { toSingleLine } from './file-name.ts'
import { finding, joinNames, quoted } from '../rules/finding.ts'
import { toCount, toPlacement, toScore, toStart, toText } from '../parsing/loose-value.ts'
import { requirePlayerCount } from '../parsing/limits.ts'
import type { MatchRow } from './match-csv-row.ts'

interface ReadGame {
  readonly game: RawGame
  /** Whether it says anything about bans, even that there are none. */
  readonly hasBans: boolean
  readonly findings: readonly Finding[]
}

export function rawGameOf(unordered: readonly MatchRow[], number: number | null): ReadGame {
  requirePlayerCount(unordered.length)
  const rows = unordered
    .map((row) => ({ row, text: Object.values(row).join('\t') }))
    .toSorted((a, b) => byText(a.text, b.text))
    .map(({ row }) => row)
  const findings: Finding[] = []
  const say = speaker(rows, { game: number, team: null }, findings)
  const bans = say(texts.columns.bans, 'bans')
  const game = {
    mid: toSingleLine(say(texts.columns.id, 'mid')),
    number,
    startedAt: toStart(say(texts.columns.start, 'started_at')),
    map: toSingleLine(say(texts.columns.map, 'map')),
    bans: /^(none|-)$/i.test(bans) ? [] : bans.split('|').map((ban) => ban.trim()),
    bannedNext: '',
    teams: draftTeams(rows, number, findings),
  }
  return { game, hasBans: bans !== '', findings }
}

/** None of our cells is longer. A longer one must not fill an error message. */
const MAX_CELL = 500

/** The value that all rows of a game or team have in a column. If they disagree, the first non-empty one counts. */
function speaker(
  rows: readonly MatchRow[],
  place: Parameters<typeof contradiction>[2],
  findings: Finding[],
) {
  return (what: string, column: keyof MatchRow) => {
    const values = rows.map((row) => row[column].trim().slice(0, MAX_CELL))
    findings.push(...contradiction(what, values, place))
    return values.find((value) => value !== '') ?? ''
  }
}

/** Two placements under one name are two results. Two spellings with the same placement are one. */
function draftTeams(
  rows: readonly MatchRow[],
  game: number | null,
  findings: Finding[],
): RawTeam[] {
  const teams = Map.groupBy(
    rows,
    ({ team, placement }) => `${teamKey(team)}\n${toPlacement(placement)}`,
  )
  return [...teams]
    .toSorted(([a], [b]) => byText(a, b))
    .map(([, members]) => draftTeam(members, game, findings))
    .toSorted((a, b) => placeOf(a) - placeOf(b) || 0)
}

/** Teams without a placement come last. */
const placeOf = ({ placement }: RawTeam) => placement ?? Infinity

function draftTeam(rows: readonly MatchRow[], game: number | null, findings: Finding[]): RawTeam {
  const spellings = [...new Set(rows.map(({ team }) => toText(team)))]
  const rawName = spellings[0] ?? ''
  const team = normalizeTeamName(rawName)
  if (spellings.length > 1) {
    const found = texts.found.spelled(joinNames(spellings.map(quoted)))
    findings.push(finding('team_name_tidied', found, texts.actions.asOneTeam, { game, team }))
  }
  const say = speaker(rows, { game, team }, findings)
  const region = say(texts.columns.region, 'region')
  if (region !== '' && findRegion(region) === null)
    findings.push(
      finding('unknown_region', quoted(region), texts.actions.withoutRegion, { game, team }),
    )
  const alone = rows.find((row) => !hasPlayer(row))
  return {
    rawName,
    placement: toPlacement(rows[0]?.placement),
    kills: toCount(alone?.kills),
    points: toScore(say(texts.columns.points, 'team_points')),
    survivalS: toCount(alone?.survival_s),
    damage: toCount(alone?.damage),
    poi: toSingleLine(say(texts.columns.poi, 'poi')) || null,
    region: findRegion(region),
    legends: [],
    players: rows.filter(hasPlayer).map(draftPlayer),
  }
}

/** A row without player and legend has the numbers of the whole team. */
const hasPlayer = ({ player, player_id, legend }: MatchRow) =>
  `${player}${player_id}${legend}`.trim() !== ''

function draftPlayer(row: MatchRow): PlayerResult {
  return {
    playerId: toSingleLine(row.player_id) || null,
    name: toSingleLine(row.player),
    legend: toSingleLine(row.legend) || null,
    kills: toCount(row.kills),
    assists: toCount(row.assists),
    knockdowns: toCount(row.knockdowns),
    damage: toCount(row.damage),
    headshots: toCount(row.headshots),
    shots: toCount(row.shots),
    hits: toCount(row.hits),
    survivalS: toCount(row.survival_s),
    hardware: toSingleLine(toText(row.platform)) || null,
  }
}
