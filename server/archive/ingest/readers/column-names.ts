import { matchFileMessages as texts } from '#contract/archive/match-file.texts.ts'
import type { CsvTable } from '../parsing/csv.ts'
import { joinNames, quoted } from '../rules/finding.ts'
import { UnreadableFileError } from '../parsing/unreadable-file.ts'

/**
 * What other tools call our columns, the most reliable name first. Ambiguous names are left out: `rank` is the
 * placement in the whole event, `match_id` is a series for some tools and a game for others, `total` is a sum over
 * games.
 */
const OTHER_NAMES: Readonly<Record<string, readonly string[]>> = {
  event: ['event_name', 'tournament', 'tournament_name', 'tournament_full_name'],
  set: ['set_id', 'series', 'stage'],
  game: ['game_no', 'game_number', 'game_num', 'game_nr'],
  mid: ['respawn_mid'],
  started_at: ['start_utc', 'start_time', 'started', 'date'],
  map: ['map_name', 'map_id'],
  team: ['team_name'],
  placement: ['place', 'game_placement', 'team_placement'],
  points: ['score', 'game_points'],
  team_points: ['team_score'],
  player: ['player_name'],
  legend: ['legend_name', 'character', 'character_name'],
  kills: ['eliminations'],
  knockdowns: ['knocks'],
  damage: ['damage_dealt'],
  platform: ['hardware', 'hardware_name'],
}

/** Renames columns to our names. A column that already has our name wins over one with another tool's name. */
export function withOurNames(table: CsvTable): CsvTable {
  const columns = new Map(table.columns)
  for (const [ours, others] of Object.entries(OTHER_NAMES)) {
    const place = others.map((name) => table.columns.get(name)).find((found) => found !== undefined)
    if (place !== undefined && !columns.has(ours)) columns.set(ours, place)
  }
  return { ...table, columns }
}

export function lacksColumns(what: string, missing: readonly string[]): UnreadableFileError {
  const names = joinNames(missing.map((column) => quoted(inWords(column))))
  return new UnreadableFileError(texts.refusals.missingColumns(what, missing.length, names))
}

const inWords = (column: string) =>
  `${column.slice(0, 1).toUpperCase()}${column.slice(1).replaceAll('_', ' ')}`
