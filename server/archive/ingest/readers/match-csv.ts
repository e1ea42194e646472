import { matchFileMessages as texts } from '#contract/archive/match-file.texts.ts'
import { byText } from '#domain/catalog/comp.ts'
import type { Finding } from '#domain/archive/match.ts'
import { lacksColumns } from './column-names.ts'
import type { CsvTable } from '../parsing/csv.ts'
import { readRecords } from './csv-record.ts'
import type { RawFile, RawGame, RawSet } from '../raw-file.ts'
import { eventOfName, toSingleLine } from './file-name.ts'
import { finding } from '../rules/finding.ts'
import { toPlacement, toStart } from '../parsing/loose-value.ts'
import { rawGameOf } from './match-csv-game.ts'
import { type MatchRow, readMatchRow } from './match-csv-row.ts'

const REQUIRED = [
  'event',
  'game',
  'started_at',
  'map',
  'team',
  'placement',
  'player',
  'legend',
  'kills',
] as const

/** Only our own format has players or legends in separate columns, even if other columns are missing. */
export const isMatchCsv = ({ columns }: CsvTable) => columns.has('player') || columns.has('legend')

/** One row per player and game (docs/match-csv.md), in any order. */
export function readMatchCsv(name: string, table: CsvTable): RawFile {
  const missing = REQUIRED.filter((column) => !table.columns.has(column))
  if (missing.length > 0) throw lacksColumns(texts.formats.matchCsv, missing)
  const { records, skipped } = readRecords(table, readMatchRow, (row) => {
    if (row.team.trim() === '') return texts.reasons.noTeam
    return toPlacement(row.game) === null ? texts.reasons.noGame : null
  })
  const rowsOfSets = Map.groupBy(
    records,
    ({ event, set }) => `${toSingleLine(event)}\n${set.trim()}`,
  )
  const sets = [...rowsOfSets.values()].map((rows) => readSet(name, rows)).toSorted(byFirstGame)
  const findings = [...skipped, ...sets.flatMap((set) => set.findings)]
  return { format: 'matchcsv', sets: sets.map(({ set }) => set), findings }
}

interface ReadSet {
  readonly set: RawSet
  readonly findings: readonly Finding[]
}

function readSet(name: string, rows: readonly MatchRow[]): ReadSet {
  const event = toSingleLine(rows[0]?.event ?? '') || eventOfName(name)
  const read = [...Map.groupBy(rows, ({ game }) => toPlacement(game))]
    .flatMap(([number, sameNumber]) =>
      splitGames(sameNumber).map((gameRows) => rawGameOf(gameRows, number)),
    )
    .toSorted((a, b) => byNumber(a.game, b.game))
  const bansEnabled = read.some(({ hasBans }) => hasBans)
  const withoutBans = read.filter(
    ({ game, hasBans }) => bansEnabled && !hasBans && (game.number ?? 0) > 1,
  )
  const set: RawSet = {
    event,
    sourceId: toSingleLine(rows[0]?.set ?? '') || null,
    bansEnabled,
    numbering: 'given',
    date: null,
    games: read.map(({ game }) => game),
  }
  const findings = [
    ...read.flatMap((game) => game.findings),
    ...withoutBans.map(({ game }) =>
      finding('bans_not_counted', texts.found.noBansInGame, texts.actions.withoutBans, {
        game: game.number,
      }),
    ),
  ]
  return { set, findings }
}

/** Usually one game. Two ids or two start times under the same number are two games. */
function splitGames(rows: readonly MatchRow[]): MatchRow[][] {
  const midOfStart = new Map(
    rows
      .filter(({ mid }) => mid.trim() !== '')
      .map(({ started_at, mid }) => [toStart(started_at), mid.trim()]),
  )
  const identity = ({ mid, started_at }: MatchRow) =>
    mid.trim() || (midOfStart.get(toStart(started_at)) ?? started_at.trim())
  const games = Map.groupBy(rows, identity)
  const unnamed = games.get('')
  if (!unnamed || games.size !== 2) return [...games.values()]
  return [[...games.values()].flat()]
}

const byNumber = (a: RawGame, b: RawGame) =>
  (a.number ?? 0) - (b.number ?? 0) ||
  (a.startedAt ?? 0) - (b.startedAt ?? 0) ||
  byText(a.mid, b.mid)

/** Sorts by the start of the first game: if two sets have the same games, the one in the right order counts. */
const byFirstGame = ({ set: a }: ReadSet, { set: b }: ReadSet) =>
  firstStart(a) - firstStart(b) ||
  byText(a.event, b.event) ||
  byText(a.sourceId ?? '', b.sourceId ?? '')

const firstStart = ({ games }: RawSet) => games[0]?.startedAt ?? 0
