import { expect, test } from 'vitest'
import { getMeta, type MetaAnswer } from '#contract/stats/meta.ts'
import { legendKey } from '#domain/catalog/legend.ts'
import { openBackgroundDatabase } from '../db/pool.ts'
import { hashOf } from './import/preview.ts'
import { readMatchFile } from './ingest/read-file.ts'
import { buildTestApp } from '../testing/test-app.ts'
import { readRealFile } from '../testing/real-data.ts'
import { importFile } from './import-file.ts'
import {
  allMatches,
  expectCompFigures,
  expectPicksByBans,
  readCsvTable,
  type Row,
} from './test-golden.ts'

const readRealTable = (name: string) => readCsvTable(readRealFile(`overstat/${name}`).toString())

/**
 * Only games with bans on and obeyed, each once, with teams of three: the filter behind the golden files
 * (data/README.md).
 */
function goldenGames(): Row[] {
  const games = readRealTable('games.csv').filter((game) => game['legend_bans_enabled'] === '1')
  const violations = new Map<string, number>()
  for (const { match_id: set = '', picks_of_banned: picks } of games) {
    violations.set(set, (violations.get(set) ?? 0) + Number(picks))
  }
  const seen = new Set<string>()
  return games
    .filter(({ match_id: set = '' }) => (violations.get(set) ?? 0) <= 4)
    .toSorted((a, b) => Number(a['game_id']) - Number(b['game_id']))
    .filter(({ respawn_mid: mid = '' }) => !seen.has(mid) && seen.add(mid))
}

/** The three tables as our own match CSV. Teams are named by set and slot, so their real names stay private. */
function asMatchCsv(): string {
  const games = new Map(goldenGames().map((game) => [game['game_id'] ?? '', game]))
  const teams = new Map(
    readRealTable('team_games.csv')
      .filter((team) => games.has(team['game_id'] ?? '') && team['n_players'] === '3')
      .map((team) => [`${team['game_id']} ${team['team_id']}`, team]),
  )
  const rows = readRealTable('player_games.csv').flatMap((player) => {
    const team = teams.get(`${player['game_id']} ${player['team_id']}`)
    const game = games.get(player['game_id'] ?? '')
    if (!team || !game) return []
    return [
      [
        `Set ${game['match_id']}`,
        game['match_id'],
        game['ordinal'],
        game['respawn_mid'],
        game['start_utc'],
        game['map_id'],
        `Set ${game['match_id']} slot ${team['team_id']}`,
        team['placement'],
        team['score'],
        game['banned_before'] || 'none',
        player['overstat_player_id'],
        player['overstat_player_id'],
        player['legend'],
        player['kills'],
        player['damage'],
        player['survival_s'],
      ].join(','),
    ]
  })
  const header =
    'event,set,game,mid,started_at,map,team,placement,team_points,bans,player_id,player,legend,kills,damage,survival_s'
  return [header, ...rows].join('\n')
}

async function buildImportedApp() {
  const built = await buildTestApp({ userBurst: 1_000_000 })
  const bytes = Buffer.from(asMatchCsv())
  const { format, sets, findings } = readMatchFile('golden.csv', bytes)
  const unhurried = openBackgroundDatabase(built.url)
  await importFile(unhurried, {
    fileName: 'golden.csv',
    fileHash: hashOf(bytes),
    format,
    isDemo: false,
    by: null,
    sets,
    findings,
  })
  await unhurried.destroy()
  return built
}

test('the golden figures of 12,294 real team-games come out of import, archive and calls', async () => {
  const { app } = await buildImportedApp()
  const matches = await allMatches(app)
  expect(matches).toHaveLength(12_294)
  expectCompFigures(matches, readRealTable('golden_comps.csv'))
  expectPicksByBans(matches, readRealTable('golden_legend_pick_by_ban_count.csv'))
  const answer = await app.inject('/api/meta?window=all&least=1')
  expectMeta(getMeta.output.parse(answer.json()))
})

/** The same figures, but for the few picks of legends that were banned: those count as picked nowhere. */
function expectMeta({ legends, bans, teamGames }: MetaAnswer) {
  expect(teamGames).toBe(12_294)
  const byBans = new Map<string, number>(
    legends.flatMap(({ legend, byBans: picked }) =>
      picked.map(({ games }, at) => [`${bans[at]} ${legendKey(legend)}`, games] as const),
    ),
  )
  let despiteBans = 0
  for (const row of readRealTable('golden_legend_pick_by_ban_count.csv')) {
    const found = byBans.get(`${row['bans_before']} ${legendKey(row['legend'] ?? '')}`) ?? 0
    const missing = Number(row['team_games_with_legend']) - found
    expect(missing).toBeGreaterThanOrEqual(0)
    if (row['bans_before'] === '0') expect(missing).toBe(0)
    despiteBans += missing
  }
  // Of 36,882 picks.
  expect(despiteBans).toBeLessThan(60)
}
