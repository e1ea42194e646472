import type { FastifyInstance } from 'fastify'
import { expect } from 'vitest'
import * as z from 'zod/mini'
import { getTeamHistoricalComps } from '#contract/regular/comp.ts'
import { compKey } from '#domain/catalog/comp.ts'
import { legendKey } from '#domain/catalog/legend.ts'

export type Row = Record<string, string>

/** The tables contain no quotes, so splitting by lines and commas is enough. */
export function readCsvTable(text: string): Row[] {
  const [header = '', ...lines] = text.trim().split(/\r?\n/)
  const columns = header.split(',')
  return lines.map((line) => {
    const cells = line.split(',')
    return Object.fromEntries(columns.map((column, place) => [column, cells[place] ?? '']))
  })
}

type Match = Awaited<ReturnType<typeof allMatches>>[number]

/** Every match of every team, requested the way the stats view does. */
export async function allMatches(app: FastifyInstance) {
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

/** Checks that the matches have exactly the compositions of the table, with their figures. */
export function expectCompFigures(matches: readonly Match[], table: readonly Row[]) {
  const byComp = Map.groupBy(matches, ({ comp }) => compKey(comp))
  expect(byComp.size).toBe(table.length)
  for (const row of table) {
    const own = byComp.get(compKey((row['legends'] ?? '').split('|'))) ?? []
    for (const [name, value] of Object.entries(figuresOf(own))) {
      const golden = row[name] ?? ''
      expect(Math.abs(value - Number(golden)), `${row['legends']} ${name}`).toBeLessThanOrEqual(
        roundingOf(golden),
      )
    }
  }
}

function figuresOf(matches: readonly Match[]) {
  const points = matches.map((match) => match.points ?? 0)
  const average = mean(points)
  return {
    team_games: matches.length,
    avg_points: average,
    sd_points: Math.sqrt(mean(points.map((value) => (value - average) ** 2))),
    avg_placement: mean(matches.map((match) => match.placement ?? 0)),
    wins: matches.filter((match) => match.placement === 1).length,
    top5: matches.filter((match) => (match.placement ?? 99) <= 5).length,
    avg_kills: mean(matches.map((match) => match.kills ?? 0)),
    avg_damage: mean(matches.map((match) => match.damage ?? 0)),
  }
}

/** How often each legend was picked at each number of bans. */
export function expectPicksByBans(matches: readonly Match[], table: readonly Row[]) {
  const byBans = Map.groupBy(matches, ({ bans }) => bans)
  for (const row of table) {
    const own = byBans.get(Number(row['bans_before'])) ?? []
    const wanted = legendKey(row['legend'] ?? '')
    const picked = own.filter(({ comp }) => comp.map(legendKey).includes(wanted))
    expect([picked.length, own.length], `${row['legend']} at ${row['bans_before']}`).toEqual([
      Number(row['team_games_with_legend']),
      Number(row['team_games']),
    ])
  }
}

/** Half a unit of the last digit of the golden figure. */
const roundingOf = (golden: string) => 0.5 * 10 ** -(golden.split('.')[1]?.length ?? 0) + 1e-9

const mean = (numbers: readonly number[]) =>
  numbers.reduce((sum, next) => sum + next, 0) / numbers.length
