import { matchFileMessages as texts } from '#contract/archive/match-file.texts.ts'
import * as z from 'zod/mini'
import type { Finding } from '#domain/archive/match.ts'
import { playerHash } from '#domain/archive/player-key.ts'
import { contradiction } from '../rules/contradiction.ts'
import type { RawFile, RawGame, RawTeam } from '../raw-file.ts'
import {
  looseCount,
  loosePlacement,
  looseStart,
  looseText,
  readShape,
} from '../parsing/loose-value.ts'
import { limitedList, requireGameCount, requirePlayerCount } from '../parsing/limits.ts'
import { isRecord } from '../parsing/record.ts'
import { rawRespawnPlayer, respawnPlayer } from './respawn-player.ts'
import { nameOfSlot } from '../rules/team-slot.ts'
import { fileOfGames } from './file-of-games.ts'

const player = z.object({
  ...respawnPlayer,
  playerName: looseText,
  nidHash: looseText,
  teamNum: looseCount,
  teamName: looseText,
  teamPlacement: loosePlacement,
})

const match = z.object({
  match_start: looseStart,
  mid: looseText,
  map_name: looseText,
  player_results: limitedList(player, requirePlayerCount),
})

const answer = z.object({ matches: limitedList(match, requireGameCount) })

/** Respawn's response to the stats code of a private match. */
export function isStatscode(value: unknown): boolean {
  if (!isRecord(value) || !Array.isArray(value['matches'])) return false
  return value['matches'].every((item) => isRecord(item) && 'player_results' in item)
}

export function readStatscode(name: string, value: unknown): RawFile {
  const matches = readShape(answer, value, texts.formats.statscode).matches ?? []
  const findings: Finding[] = []
  // The response has the newest game first.
  const oldestFirst = matches.toReversed().toSorted(byStart)
  const games = oldestFirst.map((source, place) => rawGameOf(source, place + 1, findings))
  return fileOfGames('statscode', name, games, findings)
}

const byStart = (a: z.infer<typeof match>, b: z.infer<typeof match>) =>
  (a.match_start ?? 0) - (b.match_start ?? 0)

function rawGameOf(source: z.infer<typeof match>, number: number, findings: Finding[]): RawGame {
  const players = source.player_results ?? []
  const teams = Map.groupBy(players, ({ teamNum, teamName }) => teamNum ?? teamName)
  return {
    mid: source.mid,
    number,
    startedAt: source.match_start,
    map: source.map_name,
    bans: null,
    bannedNext: '',
    teams: [...teams.values()].flatMap((members) => draftTeam(members, number, findings)),
  }
}

function draftTeam(
  members: readonly z.infer<typeof player>[],
  game: number,
  findings: Finding[],
): RawTeam[] {
  const [first] = members
  if (!first) return []
  const rawName = nameOfSlot(first.teamName, first.teamNum)
  const places = members.map(({ teamPlacement }) => teamPlacement)
  findings.push(...contradiction(texts.columns.placement, places, { game, team: rawName }))
  return [
    {
      rawName,
      placement: places.find((place) => place !== null) ?? null,
      kills: null,
      points: null,
      survivalS: null,
      damage: null,
      poi: null,
      region: null,
      legends: [],
      players: members.map((member) =>
        rawRespawnPlayer(playerHash(member.nidHash), member.playerName, member),
      ),
    },
  ]
}
