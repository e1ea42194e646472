import { expect, test } from 'vitest'
import { buildImportApp } from './import/test-import.ts'
import { allMatches, expectCompFigures, expectPicksByBans, readCsvTable } from './test-golden.ts'

type Played = readonly [
  team: string,
  placement: number,
  kills: number,
  damage: number,
  legends: string,
  score?: number,
]

/** The first player has all of the team's kills and damage. */
const gameRows = (event: string, game: number, mid: string, bans: string, teams: Played[]) =>
  teams.flatMap(([team, placement, kills, damage, legends, score = '']) =>
    legends.split(' ').map((legend, seat) => {
      const numbers = seat === 0 ? [kills, damage] : [0, 0]
      const start = `2025-06-14T1${game}:00:00Z`
      const ofTeam = [team, placement, score, bans, `${team} ${seat}`, legend, ...numbers]
      return [event, game, mid, start, 'Storm Point', ...ofTeam].join(',')
    }),
  )

const HEADER =
  'event,game,mid,started_at,map,team,placement,team_points,bans,player,legend,kills,damage'

/** Points: 12 + 5, 9 + 2, 7 + 1 and 3. */
const OPENING: Played[] = [
  ['Amber Kites', 1, 5, 2100, 'Ash Catalyst Newcastle'],
  ['Brass Herons', 2, 2, 1300, 'Ash Catalyst Newcastle'],
  ['Cobalt Moths', 3, 1, 900, 'Ash Fuse Wattson'],
  ['Early Frost', 6, 0, 400, 'Fuse Wattson Wraith'],
]

const FIRST_SERIES = [
  HEADER,
  ...gameRows('Evening', 1, 'm-1', 'none', OPENING),
  // 12 + 4, 9 + 3, 4 and 3 + 1.
  ...gameRows('Evening', 2, 'm-2', 'Ash', [
    ['Cobalt Moths', 1, 4, 1800, 'Fuse Wattson Wraith'],
    ['Amber Kites', 2, 3, 1500, 'Alter Catalyst Newcastle'],
    ['Early Frost', 5, 0, 300, 'Fuse Wattson Wraith'],
    ['Brass Herons', 7, 1, 700, 'Alter Catalyst Newcastle'],
  ]),
  // 12 + 2 and 9 + 6. Two players don't make a composition.
  ...gameRows('Evening', 3, 'm-3', 'Ash|Wraith', [
    ['Early Frost', 1, 2, 1200, 'Alter Catalyst Newcastle'],
    ['Brass Herons', 2, 6, 2400, 'Alter Catalyst Newcastle'],
    ['Cobalt Moths', 11, 0, 200, 'Fuse Wattson'],
  ]),
].join('\n')

const SECOND_SERIES = [
  HEADER,
  // 12 + 3, and a score of 5 that was changed to 4 by hand.
  ...gameRows('Night', 1, 'm-4', 'none', [
    ['Amber Kites', 1, 3, 1700, 'Ash Catalyst Newcastle'],
    ['Brass Herons', 4, 0, 500, 'Ash Fuse Wattson', 4],
  ]),
  // The first game again under another event; it counts once.
  ...gameRows('Night', 2, 'm-1', 'none', OPENING),
].join('\n')

/**
 * Ash, Catalyst, Newcastle: points 17, 11, 15; variance (17² + 11² + 15²) / 3 - (43 / 3)² = 56 / 9; damage 5100 / 3.
 * Ash, Fuse, Wattson: points 8, 4. Places 3, 4.
 * Fuse, Wattson, Wraith: points 3, 16, 4; variance 281 / 3 - (23 / 3)² = 314 / 9; places 6, 1, 5; damage 2500 / 3.
 * Alter, Catalyst, Newcastle: points 12, 4, 14, 15; variance 581 / 4 - (45 / 4)² = 18.6875; places 2, 7, 1, 2; kills 12.
 * The digits are the precision of the comparison.
 */
const COMPS =
  readCsvTable(`legends,team_games,avg_points,sd_points,avg_placement,wins,top5,avg_kills,avg_damage
Ash|Catalyst|Newcastle,3,14.333,2.494,1.333,2,3,3.333,1700.000
Ash|Fuse|Wattson,2,6.000,2.000,3.500,0,2,0.500,700.000
Fuse|Wattson|Wraith,3,7.667,5.907,4.000,1,2,1.333,833.333
Alter|Catalyst|Newcastle,4,11.250,4.323,3.000,1,3,3.000,1450.000`)

/** Full teams: 4 + 2 without bans, 4 with one ban, 2 with two. */
const PICKS = readCsvTable(`bans_before,legend,team_games_with_legend,team_games
0,Ash,5,6
0,Catalyst,3,6
0,Fuse,3,6
0,Wraith,1,6
0,Alter,0,6
1,Ash,0,4
1,Alter,2,4
1,Wraith,2,4
2,Alter,2,2
2,Fuse,0,2
2,Wraith,0,2`)

test('figures that are worked out by hand come out of import, archive and calls', async () => {
  const { app, upload } = await buildImportApp()
  for (const series of [FIRST_SERIES, SECOND_SERIES]) {
    const { status } = await upload('/api/admin/imports', 'series.csv', series)
    expect(status).toBe(200)
  }
  const matches = await allMatches(app)
  expect(matches).toHaveLength(12)
  expectCompFigures(matches, COMPS)
  expectPicksByBans(matches, PICKS)
})
