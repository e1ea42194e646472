import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { getTeamHistoricalComps } from '#contract/comp.ts'
import { compKey } from '#domain/comp.ts'
import { legendKey } from '#domain/legend.ts'
import { readMatchFile } from '../ingest/read-file.ts'
import { buildTestApp } from '../test-app.ts'
import { hashOf } from '../import/preview.ts'
import { openUnhurried } from '../db/open.ts'
import { storeFile } from './store.ts'

const DATA = join(import.meta.dirname, '../../../shared/data/overstat')

type Row = Record<string, string>

/** The tables hold no quotes, so lines and commas are all there is. */
function readTable(name: string): Row[] {
  const [header = '', ...lines] = readFileSync(join(DATA, name), 'utf8').trim().split(/\r?\n/)
  const columns = header.split(',')
  return lines.map((line) => {
    const cells = line.split(',')
    return Object.fromEntries(columns.map((column, place) => [column, cells[place] ?? '']))
  })
}

/** Bans on and obeyed, each game once, teams of three: the filter behind the golden files (data/README.md). */
function goldenGames(): Row[] {
  const games = readTable('games.csv').filter((game) => game['legend_bans_enabled'] === '1')
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

/** The three tables as our own match CSV. Teams are named by set and slot: their real names stay where they are. */
function asMatchCsv(): string {
  const games = new Map(goldenGames().map((game) => [game['game_id'] ?? '', game]))
  const teams = new Map(
    readTable('team_games.csv')
      .filter((team) => games.has(team['game_id'] ?? '') && team['n_players'] === '3')
      .map((team) => [`${team['game_id']} ${team['team_id']}`, team]),
  )
  const rows = readTable('player_games.csv').flatMap((player) => {
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

async function importedHouse() {
  const built = await buildTestApp({ userBurst: 1_000_000 })
  const bytes = Buffer.from(asMatchCsv())
  const { format, sets, findings } = readMatchFile('golden.csv', bytes)
  const unhurried = openUnhurried(built.url)
  await storeFile(unhurried, {
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

/** Every match of every team, asked for the way the stats view does. */
async function allMatches({ app }: Awaited<ReturnType<typeof importedHouse>>) {
  const list = z.object({ teams: z.array(z.string()) })
  const { teams } = list.parse((await app.inject('/api/teams')).json())
  const matches = []
  for (let start = 0; start < teams.length; start += 100) {
    const payload = { teams: teams.slice(start, start + 100), bannedLegends: [] }
    const answer = await app.inject({ method: 'POST', url: '/api/teams/historical_comps', payload })
    for (const { comps } of getTeamHistoricalComps.output.parse(answer.json()).team_comps) {
      for (const { comp, matches: own } of comps) {
        matches.push(...own.map((match) => ({ ...match, comp })))
      }
    }
  }
  return matches
}

/** Half of the last place the golden figure is written with. */
const roundingOf = (golden: string) => 0.5 * 10 ** -(golden.split('.')[1]?.length ?? 0) + 1e-9

const mean = (numbers: readonly number[]) =>
  numbers.reduce((sum, next) => sum + next, 0) / numbers.length

if (existsSync(DATA)) {
  test('the golden figures of 12,294 real team-games come out of import, archive and calls', async () => {
    const matches = await allMatches(await importedHouse())
    expect(matches).toHaveLength(12_294)
    const byComp = Map.groupBy(matches, ({ comp }) => compKey(comp))
    const rows = readTable('golden_comps.csv')
    expect(byComp.size).toBe(rows.length)
    for (const row of rows) {
      const own = byComp.get(compKey((row['legends'] ?? '').split('|'))) ?? []
      const points = own.map((match) => match.points ?? 0)
      const average = mean(points)
      const figures = {
        team_games: own.length,
        avg_points: average,
        sd_points: Math.sqrt(mean(points.map((value) => (value - average) ** 2))),
        avg_placement: mean(own.map((match) => match.placement ?? 0)),
        wins: own.filter((match) => match.placement === 1).length,
        top5: own.filter((match) => (match.placement ?? 99) <= 5).length,
        avg_kills: mean(own.map((match) => match.kills ?? 0)),
        avg_damage: mean(own.map((match) => match.damage ?? 0)),
      }
      for (const [name, value] of Object.entries(figures)) {
        const golden = row[name] ?? ''
        expect(Math.abs(value - Number(golden)), `${row['legends']} ${name}`).toBeLessThanOrEqual(
          roundingOf(golden),
        )
      }
    }
    const byBans = Map.groupBy(matches, ({ bans }) => bans)
    for (const row of readTable('golden_legend_pick_by_ban_count.csv')) {
      const own = byBans.get(Number(row['bans_before'])) ?? []
      const wanted = legendKey(row['legend'] ?? '')
      const picked = own.filter(({ comp }) => comp.map(legendKey).includes(wanted))
      expect([picked.length, own.length], `${row['legend']} at ${row['bans_before']}`).toEqual([
        Number(row['team_games_with_legend']),
        Number(row['team_games']),
      ])
    }
  }, 120_000)
} else {
  console.warn(`No real data at ${DATA}: the golden figures are not compared here.`)
}
