import { matchFileMessages as texts } from '#contract/archive/match-file.texts.ts'
import { findMap } from '#domain/catalog/map.ts'
import type {
  Finding,
  FindingKind,
  MatchGame,
  PlayerResult,
  TeamResult,
} from '#domain/archive/match.ts'
import type { RawGame, RawTeam } from '../raw-file.ts'
import { oneOf, finding, joinNames, plural, quoted } from './finding.ts'
import { type GameContext, normalizeTeam } from './normalize-team.ts'

/** Lobby sizes in real files. A game outside the range is kept and reported. */
const MIN_TEAMS = 8
const MAX_TEAMS = 22

interface TidyGame {
  readonly game: MatchGame
  readonly findings: readonly Finding[]
}

/** Applies the shared rules to a game and reports what was unexpected. */
export function normalizeGame(
  draft: RawGame,
  startedAt: number,
  mid: string,
  context: GameContext,
): TidyGame {
  const findings: Finding[] = []
  const tell = (kind: FindingKind, found: string, action: string, team: string | null = null) => {
    findings.push(finding(kind, found, action, { game: context.number, team }))
  }
  const map = findMap(draft.map)
  if (map === null) {
    const found = draft.map === '' ? texts.found.noMap : quoted(draft.map)
    tell('unknown_map', found, texts.actions.withoutMap)
  }
  const tidied = distinctTeams(draft.teams, context, tell).map((team) =>
    normalizeTeam(team, context),
  )
  const teams = tidied.map(({ team }) => team)
  if (teams.length < MIN_TEAMS || teams.length > MAX_TEAMS)
    tell('odd_team_count', texts.found.teamCount(teams.length), texts.actions.asIs)
  checkPlacements(teams, tell)
  const missing = missingNumbers(teams, context.hasPlayers)
  if (missing !== '')
    tell('missing_numbers', texts.found.missing(missing), texts.actions.notAveraged)
  return {
    game: {
      mid,
      number: context.number,
      startedAt,
      map,
      mapVersion: draft.map,
      bans: context.bans,
      teams,
      ...(draft.track && { track: draft.track }),
    },
    findings: [...findings, ...tidied.flatMap((team) => team.findings)],
  }
}

type Tell = (kind: FindingKind, found: string, action: string, team?: string | null) => void

function distinctTeams(teams: readonly RawTeam[], { names }: GameContext, tell: Tell): RawTeam[] {
  const distinct = new Map<string, RawTeam>()
  for (const team of teams) {
    const { name, key } = names.team(team.rawName)
    if (distinct.has(key))
      tell(
        'duplicate_team',
        texts.found.teamAgain(quoted(team.rawName)),
        texts.actions.skipped,
        name,
      )
    else distinct.set(key, team)
  }
  return [...distinct.values()]
}

function checkPlacements(teams: readonly TeamResult[], tell: Tell) {
  const places = teams.flatMap(({ placement }) => placement ?? [])
  const taken = new Set(places)
  const all = Array.from(
    { length: places.reduce((a, b) => Math.max(a, b), 0) },
    (_, place) => place + 1,
  )
  const gaps = all.filter((place) => !taken.has(place))
  if (gaps.length > 0)
    tell(
      'placement_gap',
      texts.found.placementGap(gaps.length, joinNames(gaps)),
      texts.actions.asIs,
    )
  const counts = Map.groupBy(places, (place) => place)
  const shared = all.filter((place) => (counts.get(place)?.length ?? 0) > 1)
  if (shared.length > 0) {
    const found = shared.map((place) =>
      texts.found.placementShared(counts.get(place)?.length ?? 0, place),
    )
    tell('duplicate_placement', joinNames(found), texts.actions.asIs)
  }
}

const PLAYER_NUMBERS: readonly (readonly [keyof PlayerResult, string])[] = [
  ['legend', texts.numbers.legend],
  ['kills', texts.numbers.kills],
  ['assists', texts.numbers.assists],
  ['knockdowns', texts.numbers.knockdowns],
  ['damage', texts.numbers.damage],
  ['headshots', texts.numbers.headshots],
  ['shots', texts.numbers.shots],
  ['hits', texts.numbers.hits],
  ['survivalS', texts.numbers.survival],
]

const TEAM_NUMBERS = [
  ['kills', texts.numbers.kills],
  ['damage', texts.numbers.damage],
  ['survivalS', texts.numbers.survival],
] as const

/** Reported once per game, because live-data games lack the same numbers for every player. */
function missingNumbers(teams: readonly TeamResult[], hasPlayers: boolean): string {
  const players = teams.flatMap((team) => team.players)
  const ofPlayers = PLAYER_NUMBERS.map(([field, word]) => ({
    word,
    unit: 'player',
    count: players.filter((player) => player[field] === null).length,
  }))
  const alone = teams.filter((team) => team.players.length === 0)
  const ofTeams = TEAM_NUMBERS.filter(([field]) => hasPlayers || field === 'kills').map(
    ([field, word]) => ({
      word,
      unit: 'team',
      count: alone.filter((team) => team[field] === null).length,
    }),
  )
  const missing = [...ofPlayers, ...ofTeams].filter(({ count }) => count > 0)
  return [...Map.groupBy(missing, ({ count, unit }) => plural(count, unit))]
    .map(([whom, fields]) => texts.found.missingFor(oneOf(fields.map(({ word }) => word)), whom))
    .join('; no ')
}
