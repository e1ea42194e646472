import { matchFileMessages as texts } from '#contract/messages/match-file.ts'
import type { Finding, PlayerResult } from '#domain/match/match.ts'
import type { RawFile, RawGame, RawTeam } from '../raw-file.ts'
import { toSingleLine } from './file-name.ts'
import { finding, plural, quoted } from '../rules/finding.ts'
import { hasEvents, readEvents } from './liveapi-event.ts'
import { type LiveMatch, type LivePlayer, splitMatches, WANTED_EVENTS } from './liveapi-match.ts'
import { nameOfSlot } from '../rules/team-slot.ts'
import { fileWithoutBans } from './file-without-bans.ts'

export const isLiveapi = (value: unknown) => hasEvents(value, new Set([...WANTED_EVENTS, 'init']))

/** Reads an observer's log and counts the results from its events. */
export function readLiveapi(name: string, value: unknown): RawFile {
  const matches = splitMatches(readEvents(value, WANTED_EVENTS))
  const findings: Finding[] = matches.filter((match) => !isFinished(match)).map(unfinished)
  const games = matches.filter(isFinished).map(rawGameOf)
  return fileWithoutBans('liveapi', name, games, findings)
}

/** There is a winner, or only one team is left. */
function isFinished(match: LiveMatch): boolean {
  const teams = slotsOf(match)
  if (teams.length === 0) return false
  return match.winner !== null || (teams.length > 1 && match.eliminated.size >= teams.length - 1)
}

function unfinished(match: LiveMatch): Finding {
  const teams = plural(slotsOf(match).length, 'team')
  const found = texts.found.unfinished(quoted(match.map), teams)
  return finding('unfinished_game', found, texts.actions.skipped)
}

const slotsOf = ({ players }: LiveMatch) => [
  ...new Set([...players.values()].map(({ slot }) => slot)),
]

function rawGameOf(match: LiveMatch, place: number): RawGame {
  const places = placements(match)
  const teams = Map.groupBy(match.players.values(), ({ slot }) => slot)
  return {
    mid: '',
    number: place + 1,
    startedAt: match.startedAt,
    map: match.map,
    bans: null,
    bannedNext: '',
    teams: [...teams].map(([slot, players]) =>
      draftTeam(match, slot, players, places.get(slot) ?? null),
    ),
  }
}

/** A team's placement is the number of teams alive when it was eliminated. */
function placements({ players, eliminated, winner }: LiveMatch): Map<number, number> {
  const alive = new Set([...players.values()].map(({ slot }) => slot))
  const places = new Map<number, number>()
  for (const slot of eliminated) {
    if (slot === winner) continue
    places.set(slot, alive.size)
    alive.delete(slot)
  }
  const [last] = alive
  if (winner !== null) places.set(winner, 1)
  else if (last !== undefined && alive.size === 1) places.set(last, 1)
  return places
}

function draftTeam(
  match: LiveMatch,
  slot: number,
  players: readonly LivePlayer[],
  placement: number | null,
): RawTeam {
  const name = players.find(({ teamName }) => teamName !== '')?.teamName ?? ''
  return {
    rawName: nameOfSlot(name, slot),
    placement,
    kills: null,
    points: null,
    survivalS: null,
    damage: null,
    poi: null,
    region: null,
    legends: [],
    players: players.map((player) => draftPlayer(match, player)),
  }
}

function draftPlayer({ playingSince, lastAt }: LiveMatch, player: LivePlayer): PlayerResult {
  const end = player.diedAt ?? lastAt
  return {
    playerId: player.id || null,
    name: toSingleLine(player.name),
    legend: player.character || null,
    kills: player.kills,
    assists: player.assists,
    knockdowns: player.knockdowns,
    damage: player.damage,
    headshots: null,
    shots: null,
    hits: null,
    survivalS: playingSince === null || end === null ? null : Math.max(0, end - playingSince),
    hardware: toSingleLine(player.hardware) || null,
  }
}
