import { expect, test } from 'vitest'
import { addBan, mostPicked, type TeamPicks, TIE_RULES } from '#domain/draft/ban.ts'
import { byText } from '#domain/catalog/comp.ts'
import { MAPS } from '#domain/catalog/data/pois.ts'
import { LEGENDS } from '#domain/catalog/legend.ts'
import { findMap } from '#domain/catalog/map.ts'
import type { MatchGame, MatchSet, TeamResult } from '#domain/archive/match.ts'
import { REGIONS } from '#domain/archive/region.ts'
import { gamePoints } from '#domain/archive/score.ts'
import { demoSeason } from './season.ts'

const LAST_DAY = '2025-11-30'
const season = demoSeason(LAST_DAY)
const games = season.flatMap((set) => set.games)
const results = games.flatMap((game) => game.teams.map((team) => ({ game, team })))

test('the same day gives the same season, byte for byte', () => {
  expect(JSON.stringify(demoSeason(LAST_DAY))).toBe(JSON.stringify(season))
})

test('another day moves the season and changes nothing else', () => {
  expect(demoSeason('2025-12-02')).toEqual(season.map(twoDaysLater))
})

test('each region plays twenty series of six games with twenty teams', () => {
  expect(season).toHaveLength(80)
  for (const region of REGIONS) {
    const own = season.filter((set) => teamsOf(set).every((team) => team.region === region))
    expect(own).toHaveLength(20)
    expect(new Set(own.flatMap(teamsOf).map(({ rawName }) => rawName)).size).toBe(20)
  }
  expect(season.every((set) => set.games.length === 6)).toBe(true)
  expect(results).toHaveLength(9600)
})

test('every game and every series has an id of its own', () => {
  expect(new Set(games.map(({ mid }) => mid)).size).toBe(480)
  expect(games.every(({ mid }) => mid.startsWith('demo:'))).toBe(true)
  expect(new Set(season.map(({ sourceId }) => sourceId)).size).toBe(80)
  expect(new Set(season.map(({ event }) => event)).size).toBe(80)
})

test('a team and a player stay in one region', () => {
  const homes = new Map(results.map(({ team }) => [team.rawName, team.region]))
  expect(homes.size).toBe(80)
  expect(results.every(({ team }) => homes.get(team.rawName) === team.region)).toBe(true)
  const players = new Set(
    results.flatMap(({ team }) => team.players.map(({ name }) => `${team.rawName} ${name}`)),
  )
  expect(players.size).toBe(240)
})

test('a series has its six games on two or three maps, in blocks', () => {
  for (const set of season) {
    const maps = set.games.map(({ map }) => map)
    const blocks = maps.filter((map, place) => map !== maps[place - 1])
    expect([2, 3]).toContain(blocks.length)
    expect(new Set(blocks).size).toBe(blocks.length)
  }
  const perMap = Map.groupBy(games, ({ map }) => map)
  expect(perMap.size).toBe(4)
  expect(Math.min(...[...perMap.values()].map((list) => list.length))).toBeGreaterThan(100)
  expect(games.every(({ map, mapVersion }) => findMap(mapVersion) === map)).toBe(true)
})

test('every placement from 1 to 20 is taken once', () => {
  const places = Array.from({ length: 20 }, (_, place) => place + 1)
  for (const { teams } of games)
    expect(teams.map(({ placement }) => placement ?? 0).toSorted((a, b) => a - b)).toEqual(places)
})

test('every team plays three different legends, none of them banned', () => {
  const known = new Set(LEGENDS.map(({ key }) => key))
  for (const { game, team } of results) {
    expect(new Set(team.legends).size).toBe(3)
    expect(team.legends.every((key) => known.has(key) && !game.bans.includes(key))).toBe(true)
    expect(team.players.map(({ legend }) => legend ?? '').toSorted(byText)).toEqual(team.legends)
  }
})

test.each(TIE_RULES)('bans follow from the picks of the games before, ties by %s', (tieRule) => {
  for (const set of demoSeason(LAST_DAY, tieRule)) {
    let bans: string[] = []
    const earlier: TeamPicks[][] = []
    for (const game of set.games) {
      expect(game.bans).toEqual(bans)
      const picks = picksByPoints(game)
      bans = addBan(bans, mostPicked(picks, tieRule, earlier)?.legend ?? '')
      earlier.push(picks)
    }
  }
})

test('points are those of placement and kills', () => {
  for (const { team } of results)
    expect(team.points).toBe(gamePoints(team.placement ?? 0, team.kills ?? 0))
})

test('what the players did adds up to what the team did', () => {
  for (const { team } of results) {
    expect(sum(team.players.map(({ kills }) => kills ?? 0))).toBe(team.kills)
    expect(sum(team.players.map(({ damage }) => damage ?? 0))).toBe(team.damage)
    expect(sum(team.players.map(({ survivalS }) => survivalS ?? 0))).toBe(team.survivalS)
  }
})

test('nobody hits more than was shot, or the head more often than anything', () => {
  for (const player of results.flatMap(({ team }) => team.players)) {
    expect(player.hits ?? 0).toBeLessThanOrEqual(player.shots ?? 0)
    expect(player.headshots ?? 0).toBeLessThanOrEqual(player.hits ?? 0)
    expect(player.knockdowns ?? -1).toBeGreaterThanOrEqual(0)
  }
})

test('who places better has lived at least as long', () => {
  for (const { teams } of games) {
    const lives = teams
      .toSorted((a, b) => (a.placement ?? 0) - (b.placement ?? 0))
      .map(({ players }) => Math.max(...players.map(({ survivalS }) => survivalS ?? 0)))
    expect(lives).toEqual(lives.toSorted((a, b) => b - a))
  }
})

test('a team lands on one spot of a map, its own in the region, and seldom elsewhere', () => {
  const seasons = Map.groupBy(results, ({ game, team }) => `${team.rawName} ${game.map}`)
  const homes = [...seasons.values()].map((played) => {
    const pois = [...Map.groupBy(played, ({ team }) => team.poi)]
    const [home] = pois.toSorted((a, b) => b[1].length - a[1].length)
    const share = (home?.[1].length ?? 0) / played.length
    const [first] = played
    return { share, key: `${first?.team.region} ${first?.game.map} ${home?.[0]}` }
  })
  expect(new Set(homes.map(({ key }) => key)).size).toBe(320)
  expect(Math.min(...homes.map(({ share }) => share))).toBeGreaterThan(0.75)
  expect(sum(homes.map(({ share }) => share)) / homes.length).toBeLessThan(0.99)
})

test('every spot is one of its map', () => {
  const spots = new Set(MAPS.flatMap((map) => map.pois.map(({ name }) => `${map.id} ${name}`)))
  for (const { game, team } of results) expect(spots).toContain(`${game.map} ${team.poi}`)
})

const twoDaysLater = (set: MatchSet): MatchSet => ({
  ...set,
  games: set.games.map((game) => ({ ...game, startedAt: game.startedAt + 2 * 86_400 })),
})

const teamsOf = (set: MatchSet): TeamResult[] => set.games.flatMap(({ teams }) => teams)

const picksByPoints = ({ teams }: MatchGame): TeamPicks[] =>
  teams
    .toSorted(
      (a, b) => (b.points ?? 0) - (a.points ?? 0) || (a.placement ?? 0) - (b.placement ?? 0),
    )
    .map(({ rawName, ...result }) => ({ team: rawName, ...result }))

const sum = (numbers: readonly number[]) => numbers.reduce((total, next) => total + next, 0)
