import { matchFileMessages as texts } from '#contract/messages/match-file.ts'
import { trackOf } from '#domain/live-feed/game-track.ts'
import { landingOf } from '#domain/live-feed/live-landing.ts'
import { type LiveMatch, type LivePlayer, liveSlots } from '#domain/live-feed/live-match.ts'
import {
  livePlacements,
  liveTotalsOf,
  missedByEvents,
  outcomeOf,
  survivalOf,
} from '#domain/live-feed/live-outcome.ts'
import { createLiveReader } from '#domain/live-feed/live-reader.ts'
import type { Finding, PlayerResult } from '#domain/match/match.ts'
import type { LogEntry } from '../live-feed/live-log.ts'
import { requireGameCount, requirePlayerCount } from '../parsing/limits.ts'
import { MAX_COUNT } from '../parsing/loose-value.ts'
import type { RawFile, RawGame, RawTeam } from '../raw-file.ts'
import { finding, plural, quoted } from '../rules/finding.ts'
import { nameOfSlot } from '../rules/team-slot.ts'
import { toSingleLine } from './file-name.ts'
import { fileOfGames } from './file-of-games.ts'

/** Reads a log of the game's live feed and counts the results from its events. */
export function readLiveapi(name: string, log: Iterable<LogEntry>): RawFile {
  const reader = createLiveReader()
  const matches: LiveMatch[] = []
  let unreadable = 0
  for (const { event, arrivedMs } of log) {
    if (typeof event === 'string') {
      // The game gets new messages with every season.
      if (event !== 'unknown') unreadable += 1
      continue
    }
    const begun = reader.add(event, arrivedMs)
    if (begun) requireGameCount(matches.push(begun))
    requirePlayerCount(reader.match?.players.size ?? 0)
  }
  return fileOfMatches(name, matches, unreadable)
}

/** The matches of a feed as a file. */
export function fileOfMatches(
  name: string,
  matches: readonly LiveMatch[],
  unreadable: number,
): RawFile {
  const won = matches.filter((match) => outcomeOf(match) === 'won')
  const findings = [
    ...matches.flatMap(unfinished),
    ...(unreadable > 0
      ? [finding('skipped_row', texts.found.unreadableEvents(unreadable), texts.actions.skipped)]
      : []),
    ...won.flatMap(missedEvents),
  ]
  return fileOfGames('liveapi', name, won.map(rawGameOf), findings)
}

function unfinished(match: LiveMatch): Finding[] {
  const outcome = outcomeOf(match)
  if (outcome === 'won' || (match.players.size === 0 && match.map === '')) return []
  const teams = plural(liveSlots(match).length, 'team')
  const text = outcome === 'stopped' ? texts.found.stopped : texts.found.unfinished
  return [finding('unfinished_game', text(quoted(match.map), teams), texts.actions.skipped)]
}

function missedEvents(match: LiveMatch, index: number): Finding[] {
  const missed = missedByEvents(match)
  if (missed === 0) return []
  const found = texts.found.missedEvents(missed)
  return [finding('contradiction', found, texts.actions.gameTotal, { game: index + 1 })]
}

function rawGameOf(match: LiveMatch, index: number): RawGame {
  const placements = livePlacements(match)
  const teams = Map.groupBy(match.players.values(), ({ slot }) => slot)
  return {
    mid: '',
    number: index + 1,
    startedAt: match.startedAt,
    map: match.map,
    bans: match.bans,
    bannedNext: '',
    teams: [...teams].map(([slot, players]) =>
      rawTeamOf(match, slot, players, placements.get(slot) ?? null),
    ),
    track: trackOf(match),
  }
}

function rawTeamOf(
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
    poi: landingOf(match, players)?.poi ?? null,
    region: null,
    legends: [],
    players: players.map((player) => rawPlayerOf(match, player)),
  }
}

function rawPlayerOf(match: LiveMatch, player: LivePlayer): PlayerResult {
  return {
    playerId: player.id || null,
    name: toSingleLine(player.name),
    legend: player.character || null,
    ...liveTotalsOf(player),
    damage: Math.min(player.damage, MAX_COUNT),
    headshots: null,
    shots: null,
    hits: null,
    survivalS: survivalOf(match, player),
    hardware: toSingleLine(player.hardware) || null,
  }
}
