import type { Cell } from './csv-record.ts'
import { readRecords } from './csv-record.ts'
import type { CsvTable } from './csv.ts'
import type { DraftFile, DraftGame, DraftTeam } from './draft.ts'
import { dayOfName, eventOfName, tidyLine } from './file-name.ts'
import { finding } from './finding.ts'
import { toCount, toPlace, toScore, toText } from './loose-value.ts'

/** `Rank` is the place in the whole event: it says nothing about a game and is not read. */
const REQUIRED = ['team', 'game', 'placement', 'kills']

export const isScoreSheet = ({ columns }: CsvTable) =>
  REQUIRED.every((name) => columns.has(name)) && !columns.has('player')

/** One row per team and game: places, kills and points, nothing about players or legends. */
export function readScoreSheet(name: string, table: CsvTable): DraftFile {
  const { records, skipped } = readRecords(table, readRow, ({ number, team }) => {
    if (team.rawName.trim() === '') return 'without a team'
    return number === null ? 'without the number of a game' : null
  })
  const games = [...Map.groupBy(records, ({ number }) => number)].map(
    ([number, rows]): DraftGame => ({
      mid: '',
      number,
      startedAt: null,
      map: rows.find(({ map }) => map !== '')?.map ?? '',
      bans: null,
      bannedNext: '',
      teams: rows.map(({ team }) => team),
    }),
  )
  const set = {
    event: eventOfName(name),
    sourceId: null,
    bansEnabled: false,
    numbering: 'given' as const,
    date: dayOfName(name),
    games,
  }
  const lacks = 'no players, legends, damage or survival in a score sheet'
  const findings = [
    ...skipped,
    ...(games.length > 0 ? [finding('missing_numbers', lacks, 'left empty')] : []),
  ]
  return { format: 'scoresheet', sets: [set], findings }
}

function readRow(cell: Cell) {
  const team: DraftTeam = {
    rawName: toText(cell('team')),
    placement: toPlace(cell('placement')),
    kills: toCount(cell('kills')),
    points: toScore(cell('points')),
    survivalS: null,
    damage: null,
    poi: null,
    region: null,
    legends: [],
    players: [],
  }
  return { number: gameNumber(cell('game')), map: tidyLine(cell('map')), team }
}

/** `3`, `Game 3` and `G3` alike. */
const gameNumber = (text: string) => toPlace(/^\D*(\d+)\D*$/.exec(text)?.[1])
