import { expect, test } from 'vitest'
import { rateOf } from '#domain/stats/comp-performance.ts'
import type { ExportSheet } from '../../shared/page/export-workbook.ts'
import { banExport } from '../bans/ban-export.ts'
import { compExport } from '../comps/comp-export.ts'
import { teamExport } from '../teams/team-export.ts'
import { FOUR_GAMES, NO_GAMES, ONE_GAME, teamStat } from '../test-stats.ts'

const headersOf = ({ columns }: ExportSheet) => columns.map(({ header }) => header)

/** A row of a sheet by its headers, with two digits. */
const rowOf = (sheet: ExportSheet, at = 0) =>
  Object.fromEntries(
    headersOf(sheet).map((header, column) => {
      const cell = sheet.rows[at]?.[column]
      return [header, typeof cell === 'number' ? Number(cell.toFixed(2)) : cell]
    }),
  )

test('every row of an export has a cell for each column', () => {
  const sheets = [
    teamExport([teamStat('Alliance')]),
    banExport(
      [
        {
          legendName: 'Ash',
          banCount: 3,
          avgGameBanned: 2,
          mostCommonGameBan: 1,
          banRate: 0.5,
          games: [{ game: 2, bans: 3 }],
        },
      ],
      6,
    ),
  ]
  for (const { columns, rows } of sheets) {
    expect(rows.map((row) => row.length)).toEqual([columns.length])
  }
})

test('the export of teams has their means, and empty cells where nothing is known', () => {
  const sheet = teamExport([
    teamStat('Alliance', { region: 'EMEA', score: FOUR_GAMES, kills: ONE_GAME }),
  ])
  expect(rowOf(sheet)).toMatchObject({
    Team: 'Alliance',
    Region: 'EMEA',
    'Games Played': 4,
    'Avg. Score': 5,
    'Avg. Score, 90% low': 1.96,
    'Avg. Score, 90% high': 8.04,
    'Avg. Kills': 7,
    'Avg. Kills, 90% low': null,
    'Avg. Placement': null,
  })
})

test('the export of bans has the rate among the series and the mean game', () => {
  // Three bans after game 1 and one after game 3: (3 × 1 + 3) / 4 = 1.5. Four bans in eight series are 50 %.
  const games = [
    { game: 1, bans: 3 },
    { game: 3, bans: 1 },
  ]
  const row = { legendName: 'mad_maggie', banCount: 4, banRate: 0.5, games }
  const sheet = banExport([{ ...row, avgGameBanned: 1.5, mostCommonGameBan: 1 }], 8)
  expect(rowOf(sheet)).toMatchObject({
    Legend: 'Mad Maggie',
    'Ban Count': 4,
    'Ban Rate %': 50,
    'Avg. Game Banned': 1.5,
    'Most Common Game': 1,
  })
})

test('the export of compositions names the team in each row', () => {
  const sheet = compExport(
    [
      {
        key: 'ash|fuse|loba',
        comp: ['Ash', 'Fuse', 'Loba'],
        games: 4,
        points: FOUR_GAMES,
        wins: rateOf(1, 4),
        placement: ONE_GAME,
        survival: NO_GAMES,
        matches: [],
      },
    ],
    'Alliance',
  )
  expect(rowOf(sheet)).toMatchObject({
    Team: 'Alliance',
    'Games Played': 4,
    'Avg. Points': 5,
    'Win Rate %': 25,
    'Avg. Placement': 7,
    'Avg. Survival Time (s)': null,
  })
  expect(String(sheet.rows[0]?.[1])).toContain('Loba')
})
