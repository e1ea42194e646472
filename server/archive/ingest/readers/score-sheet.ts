import { matchFileMessages as texts } from '#contract/archive/match-file.texts.ts'
import type { Cell } from './csv-record.ts'
import { readRecords } from './csv-record.ts'
import type { CsvTable } from '../parsing/csv.ts'
import type { RawFile, RawGame, RawSet, RawTeam } from '../raw-file.ts'
import { dayOfName, eventOfName, toSingleLine } from './file-name.ts'
import { finding } from '../rules/finding.ts'
import { toCount, toPlacement, toScore, toStart, toText } from '../parsing/loose-value.ts'
import { MAX_TEAMS_PER_GAME } from '../parsing/limits.ts'
import { UnreadableFileError } from '../parsing/unreadable-file.ts'

/** `Rank` is ignored: it is the placement in the whole event and says nothing about a game. */
export const SCORE_SHEET_COLUMNS = ['team', 'game', 'placement', 'kills'] as const

export const isScoreSheet = ({ columns }: CsvTable) =>
  SCORE_SHEET_COLUMNS.every((name) => columns.has(name)) && !columns.has('player')

/** One row per team and game: placement, kills and points, but no players or legends. */
export function readScoreSheet(name: string, table: CsvTable): RawFile {
  const { records, skipped } = readRecords(table, readRow, ({ number, team }) => {
    if (team.rawName.trim() === '') return texts.reasons.noTeam
    return number === null ? texts.reasons.noGame : null
  })
  const rowsOfSets = Map.groupBy(records, ({ event, set }) => `${event}\n${set}`)
  const sets = [...rowsOfSets.values()].map((rows) => readSet(name, rows))
  const findings = [
    ...skipped,
    ...(sets.length > 0
      ? [finding('missing_numbers', texts.found.scoreSheet, texts.actions.empty)]
      : []),
  ]
  return { format: 'scoresheet', sets, findings }
}

type Row = ReturnType<typeof readRow>

function readSet(name: string, rows: readonly Row[]): RawSet {
  return {
    event: rows[0]?.event || eventOfName(name),
    sourceId: rows[0]?.set || null,
    bansEnabled: false,
    numbering: 'given',
    date: dayOfName(name),
    games: [...Map.groupBy(rows, ({ number }) => number)].map(readGame),
  }
}

function readGame([number, rows]: [number | null, readonly Row[]]): RawGame {
  // More rows with the same game number belong to several series.
  if (rows.length > MAX_TEAMS_PER_GAME)
    throw new UnreadableFileError(texts.refusals.tooManyRows(number, rows.length))
  return {
    mid: '',
    number,
    startedAt: rows.find(({ startedAt }) => startedAt !== null)?.startedAt ?? null,
    map: rows.find(({ map }) => map !== '')?.map ?? '',
    bans: null,
    bannedNext: '',
    teams: rows.map(({ team }) => team),
  }
}

function readRow(cell: Cell) {
  const team: RawTeam = {
    rawName: toText(cell('team')),
    placement: toPlacement(cell('placement')),
    kills: toCount(cell('kills')),
    points: toScore(cell('points')),
    survivalS: null,
    damage: null,
    poi: null,
    region: null,
    legends: [],
    players: [],
  }
  return {
    event: toSingleLine(cell('event')),
    set: toSingleLine(cell('set')),
    number: gameNumber(cell('game')),
    startedAt: toStart(cell('started_at')),
    map: toSingleLine(cell('map')),
    team,
  }
}

/** Accepts `3`, `Game 3` and `G3`. */
const gameNumber = (text: string) => toPlacement(/^\D*(\d+)\D*$/.exec(text)?.[1])
