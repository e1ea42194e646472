import { matchFileMessages as texts } from '#contract/archive/match-file.texts.ts'
import { byText } from '#domain/catalog/comp.ts'
import { findLegend } from '#domain/catalog/legend.ts'
import type { Finding, FindingKind, PlayerResult, TeamResult } from '#domain/archive/match.ts'
import { gamePoints } from '#domain/archive/score.ts'
import { UNNAMED_PLAYER } from '#domain/archive/player-key.ts'
import type { RawTeam } from '../raw-file.ts'
import { finding, joinNames } from './finding.ts'
import type { Names } from './names.ts'

const TEAM_SIZE = 3

export interface GameContext {
  readonly number: number
  /** Keys of the legends banned in the game. */
  readonly bans: readonly string[]
  readonly names: Names
  /** False for score sheets, where missing players are normal. */
  readonly hasPlayers: boolean
}

export interface NormalizedTeam {
  readonly team: TeamResult
  readonly findings: readonly Finding[]
}

/** Applies the shared rules to a team's result and reports what was unexpected. */
export function normalizeTeam(draft: RawTeam, context: GameContext): NormalizedTeam {
  const { number: game, names } = context
  const { name: team } = names.team(draft.rawName)
  const findings: Finding[] = []
  const tell = (kind: FindingKind, found: string, action: string) => {
    findings.push(finding(kind, found, action, { game, team }))
  }
  const players = distinctPlayers(draft.players, tell).map((player) => ({
    ...player,
    legend: player.legend === null ? null : names.legend(player.legend) || null,
  }))
  if (context.hasPlayers && players.length < TEAM_SIZE) {
    const found =
      players.length === 0 ? texts.found.noPlayers : texts.found.playerCount(players.length)
    tell('short_team', found, texts.actions.withoutComposition)
  }
  const totals = teamTotals(draft, players, tell)
  const result: TeamResult = {
    rawName: draft.rawName,
    ...(draft.sourceId && { sourceId: draft.sourceId }),
    ...(draft.sourceVersion && { sourceVersion: draft.sourceVersion }),
    placement: draft.placement,
    ...totals,
    points: teamPoints(draft, totals.kills, tell),
    legends: teamLegends(draft, players, context, tell),
    poi: draft.poi,
    region: draft.region,
    players,
  }
  return { team: result, findings }
}

type Tell = (kind: FindingKind, found: string, action: string) => void

function distinctPlayers(players: readonly PlayerResult[], tell: Tell): PlayerResult[] {
  const distinct = new Map<string, PlayerResult>()
  const ids = new Set<string>()
  for (const [place, player] of players.entries()) {
    const id = player.playerId ?? (player.name.toLowerCase() || `unnamed ${place}`)
    const key = `${id} ${player.legend}`
    const name = player.name || (player.playerId ? `Player ${player.playerId}` : UNNAMED_PLAYER)
    if (distinct.has(key))
      tell('extra_player', texts.found.playerAgain(name), texts.actions.firstPlayer)
    else if (ids.has(id))
      tell('extra_player', texts.found.playerOtherLegend(name), texts.actions.bothPlayers)
    if (!distinct.has(key)) distinct.set(key, { ...player, name })
    ids.add(id)
  }
  const all = [...distinct.values()]
  if (all.length > TEAM_SIZE) {
    const extra = joinNames(all.slice(TEAM_SIZE).map(({ name }) => name))
    tell('extra_player', texts.found.playerCount(all.length), texts.actions.firstThree(extra))
  }
  return all.slice(0, TEAM_SIZE)
}

/** Survival is the sum over the players, so the players' values win. For kills and damage the team's value wins. */
function teamTotals(draft: RawTeam, players: readonly PlayerResult[], tell: Tell) {
  const sums = {
    kills: sumOf(players.map(({ kills }) => kills)),
    damage: sumOf(players.map(({ damage }) => damage)),
    survivalS: sumOf(players.map(({ survivalS }) => survivalS)),
  }
  const differs = (field: keyof typeof sums) =>
    draft[field] !== null && sums[field] !== null && draft[field] !== sums[field]
  const tellSum = (field: keyof typeof sums, word: string, action: string) => {
    if (!differs(field)) return
    tell('contradiction', texts.found.teamTotal(word, draft[field], sums[field]), action)
  }
  tellSum('kills', texts.totals.kills, texts.actions.teamNumber)
  tellSum('damage', texts.totals.damage, texts.actions.teamNumber)
  tellSum('survivalS', texts.totals.survival, texts.actions.playerTotal)
  return {
    kills: draft.kills ?? sums.kills,
    damage: draft.damage ?? sums.damage,
    survivalS: sums.survivalS ?? draft.survivalS,
  }
}

/** Null if one value is unknown: a sum over some of the players would look like the team's. */
function sumOf(numbers: readonly (number | null)[]): number | null {
  if (numbers.length === 0) return null
  return numbers.reduce((sum, next) => (sum === null || next === null ? null : sum + next))
}

function teamPoints(
  { placement, points }: RawTeam,
  kills: number | null,
  tell: Tell,
): number | null {
  if (placement === null)
    tell('placement_missing', texts.found.noPlacement, texts.actions.notAveraged)
  if (placement === null || kills === null) return points
  const expected = gamePoints(placement, kills)
  if (points !== null && points !== expected) {
    const found = texts.found.score(points, placement, kills, expected)
    tell('score_differs', found, texts.actions.fileScore)
  }
  return points ?? expected
}

function teamLegends(
  draft: RawTeam,
  players: readonly PlayerResult[],
  { bans, names }: GameContext,
  tell: Tell,
): string[] {
  const played =
    players.length > 0
      ? players.flatMap(({ legend }) => legend ?? [])
      : draft.legends.map((legend) => names.legend(legend)).filter((key) => key !== '')
  const distinct = [...new Set(played)].toSorted(byText)
  const twice = distinct.filter((key) => played.indexOf(key) !== played.lastIndexOf(key))
  if (twice.length > 0)
    tell(
      'duplicate_legend',
      texts.found.legendAgain(labels(twice)),
      texts.actions.withoutComposition,
    )
  const banned = distinct.filter((key) => bans.includes(key))
  if (banned.length > 0)
    tell(
      'banned_legend_played',
      texts.found.playedWhileBanned(labels(banned)),
      texts.actions.asPlayed,
    )
  return distinct
}

const labels = (keys: readonly string[]) => joinNames(keys.map((key) => findLegend(key).label))
