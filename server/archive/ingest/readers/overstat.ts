import { matchFileMessages as texts } from '#contract/archive/match-file.texts.ts'
import * as z from 'zod/mini'
import type { Finding } from '#domain/archive/match.ts'
import type { RawFile, RawGame, RawTeam } from '../raw-file.ts'
import { eventOfName, toSingleLine } from './file-name.ts'
import { finding } from '../rules/finding.ts'
import {
  limitedList,
  requireGameCount,
  requireTeamCount,
  requireTeamSize,
} from '../parsing/limits.ts'
import { isRecord } from '../parsing/record.ts'
import { rawRespawnPlayer, respawnPlayer } from './respawn-player.ts'
import {
  looseCount,
  loosePlacement,
  looseScore,
  looseStart,
  looseText,
  readShape,
} from '../parsing/loose-value.ts'
import { nameOfSlot } from '../rules/team-slot.ts'

const statistics = {
  kills: looseCount,
  damageDealt: looseCount,
  survivalTime: looseCount,
}

const player = z.object({ ...respawnPlayer, playerId: looseText, name: looseText })

const team = z.object({
  teamId: looseCount,
  name: looseText,
  overall_stats: z.object({
    ...statistics,
    teamPlacement: loosePlacement,
    score: looseScore,
    characters: limitedList(looseText, requireTeamSize),
  }),
  player_stats: limitedList(player, requireTeamSize),
})

const game = z.object({
  game: loosePlacement,
  match_start: looseStart,
  mid: looseText,
  map_name: looseText,
  analytics: z.nullish(z.object({ legendBan: looseText })),
  teams: limitedList(team, requireTeamCount),
})

const overall = z.object({ matchId: looseText, games: limitedList(game, requireGameCount) })

const saved = z.object({
  stats: overall,
  match: z.nullish(
    z.object({
      id: looseText,
      eventId: looseText,
      displayName: looseText,
      organizerName: looseText,
    }),
  ),
  settings: z.nullish(
    z.object({
      scoring: z.nullish(z.object({ useLegendBans: z.nullish(z.boolean()) })),
      drops: z.nullish(z.object({ pass: looseText })),
    }),
  ),
})

/** A saved set `{ stats, match, settings }`, or just the response of `/overall`. */
export function isOverstat(value: unknown): boolean {
  if (!isRecord(value)) return false
  return isRecord(value['stats']) ? isOverall(value['stats']) : isOverall(value)
}

/** A set without games only has teams, each with its `overall_stats`. */
function isOverall({ games, teams, ...rest }: Record<string, unknown>): boolean {
  if (Array.isArray(games) && games.length > 0)
    return games.every((item) => isRecord(item) && 'teams' in item)
  if (Array.isArray(games) && 'matchId' in rest) return true
  return Array.isArray(teams) && teams.every((item) => isRecord(item) && 'overall_stats' in item)
}

export function readOverstat(name: string, value: unknown): RawFile {
  const whole = isRecord(value) && isRecord(value['stats']) ? value : { stats: value }
  const { stats, match, settings } = readShape(saved, whole, texts.formats.overstat)
  const games = stats.games ?? []
  const sourceId = match?.id || stats.matchId || null
  const useLegendBans = settings?.scoring?.useLegendBans === true
  const findings: Finding[] = []
  if (settings?.drops?.pass)
    findings.push(finding('secret_dropped', texts.found.password, texts.actions.ignored))
  if (!useLegendBans && games.length > 0)
    findings.push(bansNotCounted(Boolean(settings), games.length))
  const set = {
    event: toSingleLine(match?.eventId || match?.displayName || '') || eventOfName(name),
    organizer: toSingleLine(match?.organizerName ?? '') || null,
    sourceId,
    bansEnabled: useLegendBans,
    numbering: 'order' as const,
    date: null,
    games: games.map(rawGameOf),
  }
  return { format: 'overstat', sets: [set], findings }
}

/** overstat names a most picked legend for every game, even from before the ban rule existed. */
const bansNotCounted = (hasSettings: boolean, games: number) =>
  finding(
    'bans_not_counted',
    hasSettings ? texts.found.bansOff(games) : texts.found.noSettings,
    texts.actions.withoutBans,
  )

function rawGameOf(source: z.infer<typeof game>): RawGame {
  return {
    mid: source.mid,
    number: source.game,
    startedAt: source.match_start,
    map: source.map_name,
    bans: null,
    bannedNext: source.analytics?.legendBan ?? '',
    teams: (source.teams ?? []).map(draftTeam),
  }
}

function draftTeam({
  teamId,
  name,
  overall_stats: total,
  ...source
}: z.infer<typeof team>): RawTeam {
  return {
    rawName: nameOfSlot(name, teamId),
    placement: total.teamPlacement,
    kills: total.kills,
    points: total.score,
    survivalS: total.survivalTime,
    damage: total.damageDealt,
    poi: null,
    region: null,
    legends: total.characters ?? [],
    players: (source.player_stats ?? []).map((member) =>
      rawRespawnPlayer(member.playerId, member.name, member),
    ),
  }
}
