import { matchFileMessages as texts } from '#contract/archive/match-file.texts.ts'
import { trackOf } from '#domain/live-match/feed/game-track.ts'
import { landingOf } from '#domain/live-match/feed/live-landing.ts'
import { type LiveMatch, type LivePlayer, liveSlots } from '#domain/live-match/feed/live-match.ts'
import {
  guessedPlacements,
  livePlacements,
  liveTotalsOf,
  missedByEvents,
  outcomeOf,
  type SettledOutcome,
  survivalOf,
} from '#domain/live-match/feed/live-outcome.ts'
import { createLiveReader } from '#domain/live-match/feed/live-reader.ts'
import {
  liveTeamNames,
  secondName,
  sharedTeamNames,
} from '#domain/live-match/feed/live-team-name.ts'
import type { Finding, PlayerResult } from '#domain/archive/match.ts'
import type { LogEntry } from '../live-feed/live-log.ts'
import { requireGameCount, requirePlayerCount } from '../parsing/limits.ts'
import { MAX_COUNT } from '../parsing/loose-value.ts'
import type { RawFile, RawGame, RawTeam } from '../raw-file.ts'
import { finding, plural, quoted } from '../rules/finding.ts'
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

function fileOfMatches(name: string, matches: readonly LiveMatch[], unreadable: number): RawFile {
  const won = matches.filter((match) => outcomeOf(match) === 'won')
  const findings = [
    ...matches.flatMap((match) => {
      const outcome = outcomeOf(match)
      return outcome === 'won' ? [] : leftOut(match, outcome)
    }),
    ...(unreadable > 0
      ? [finding('skipped_row', texts.found.unreadableEvents(unreadable), texts.actions.skipped)]
      : []),
    ...won.flatMap((match, index) => findingsOf(match, index + 1)),
  ]
  const games = won.map((match, index) => gameOfMatch(match, index + 1))
  return fileOfGames('liveapi', name, games, findings)
}

/** A match that is no game; nothing for a lobby that no one has joined. */
export function leftOut(match: LiveMatch, outcome: Exclude<SettledOutcome, 'won'>): Finding[] {
  if (match.players.size === 0 && match.map === '') return []
  const teams = plural(liveSlots(match).length, 'team')
  const found = LEFT_OUT[outcome](quoted(match.map), teams)
  return [finding('unfinished_game', found, texts.actions.skipped)]
}

const LEFT_OUT = {
  stopped: texts.found.stopped,
  open: texts.found.unfinished,
  late: texts.found.joinedLate,
}

/** What is guessed or was lost in a match that is a game. */
export function findingsOf(match: LiveMatch, game: number): Finding[] {
  const findings: Finding[] = []
  const missed = missedByEvents(match)
  if (missed > 0)
    findings.push(
      finding('contradiction', texts.found.missedEvents(missed), texts.actions.gameTotal, { game }),
    )
  const names = liveTeamNames(match)
  for (const slot of guessedPlacements(match)) {
    const team = names.get(slot) ?? null
    const { eliminationLost } = texts.found
    findings.push(finding('guessed', eliminationLost, texts.actions.placedByDeaths, { game, team }))
  }
  for (const name of sharedTeamNames(match)) {
    const action = texts.actions.secondName(quoted(secondName(name)))
    findings.push(
      finding('duplicate_team', texts.found.sameName(quoted(name)), action, { game, team: name }),
    )
  }
  return findings
}

/** A match as a game of a series. */
export function gameOfMatch(match: LiveMatch, number: number): RawGame {
  const placements = livePlacements(match)
  const names = liveTeamNames(match)
  const teams = Map.groupBy(match.players.values(), ({ slot }) => slot)
  return {
    mid: '',
    number,
    startedAt: match.startedAt,
    map: match.map,
    bans: match.bans,
    bannedNext: '',
    teams: [...teams].map(([slot, players]) =>
      rawTeamOf(match, names.get(slot) ?? '', players, placements.get(slot) ?? null),
    ),
    track: trackOf(match),
  }
}

function rawTeamOf(
  match: LiveMatch,
  rawName: string,
  players: readonly LivePlayer[],
  placement: number | null,
): RawTeam {
  return {
    rawName,
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
