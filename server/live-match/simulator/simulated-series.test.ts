import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { legendKey } from '#domain/catalog/legend.ts'
import type { MatchFile } from '#domain/archive/match.ts'
import { readMatchFile } from '../../archive/ingest/read-file.ts'
import { gamesOf, ofKind } from '../../archive/ingest/testing/test-file.ts'
import { FRAMINGS } from './encode-frame.ts'
import type { KnownGame } from './simulated-game.ts'
import { type SimulatedMatch, simulateSeries } from './simulated-series.ts'
import { seriesLog } from './write-log.ts'

const PLAN = { seed: 7, startedAt: 1_788_631_200 }
const plain = simulateSeries({ ...PLAN, hasFaults: false })
const faulty = simulateSeries({ ...PLAN, hasFaults: true })

const knownOf = (games: readonly SimulatedMatch[]) =>
  games.flatMap(({ known, bans }) => (known ? [{ ...known, bans: bans.toSorted() }] : []))

/** A read file in the simulator's words. */
const learnedFrom = (file: MatchFile): (KnownGame & { bans: string[] })[] =>
  gamesOf(file).map(({ startedAt, map, bans, teams, track }) => ({
    startedAt,
    map: map ?? 'worldsedge',
    bans: bans.toSorted(),
    rings: track?.rings.map(({ number, x, y, radius }) => ({ number, x, y, radius })) ?? [],
    teams: teams
      .map(({ rawName, placement, poi, players }) => ({
        name: rawName,
        placement: placement ?? 0,
        poi: poi ?? '',
        players: players.map(({ playerId, name, legend, ...numbers }) => {
          const moves = track?.players.find(({ id }) => id === playerId)
          return {
            playerId: playerId ?? '',
            name,
            legend: legend ?? '',
            kills: numbers.kills ?? -1,
            assists: numbers.assists ?? -1,
            knockdowns: numbers.knockdowns ?? -1,
            damage: numbers.damage ?? -1,
            survivalS: numbers.survivalS ?? -1,
            revives: moves?.revives ?? -1,
            respawns: moves?.respawns ?? -1,
          }
        }),
      }))
      .toSorted((a, b) => a.placement - b.placement),
  }))

const withKeys = (games: ReturnType<typeof knownOf>) =>
  games.map((game) => ({
    ...game,
    teams: game.teams.map((team) => ({
      ...team,
      players: team.players.map((player) => ({ ...player, legend: legendKey(player.legend) })),
    })),
  }))

test('a seed gives its series again, another seed another', () => {
  expect(simulateSeries({ ...PLAN, hasFaults: false })).toEqual(plain)
  expect(knownOf(simulateSeries({ ...PLAN, seed: 8, hasFaults: false }))).not.toEqual(
    knownOf(plain),
  )
})

test('a series has six games of twenty teams, and no one plays a banned legend', () => {
  const games = knownOf(plain)
  expect(games.map(({ bans }) => bans.length)).toEqual([0, 1, 2, 3, 4, 5])
  for (const { teams, bans } of games) {
    expect(teams.map(({ placement }) => placement)).toEqual(teams.map((_, index) => index + 1))
    expect(teams).toHaveLength(20)
    const played = teams.flatMap(({ players }) => players.map(({ legend }) => legendKey(legend)))
    expect(played.filter((legend) => bans.includes(legend))).toEqual([])
  }
})

test('faults change what is sent, not what happened', () => {
  expect(knownOf(faulty).slice(0, 4)).toEqual(knownOf(plain).slice(0, 4))
  expect(faulty.filter(({ known }) => known === null)).toHaveLength(1)
})

test.each(FRAMINGS)('a log in %s is read to exactly what the simulator knows', (framing) => {
  const file = readMatchFile('Simulated.log', seriesLog(plain, framing))
  expect(learnedFrom(file)).toEqual(withKeys(knownOf(plain)))
  expect(file.findings.map(({ kind }) => kind).filter((kind) => kind !== 'made_up_id')).toEqual(
    Array.from({ length: 6 }, () => 'missing_numbers'),
  )
})

test.each(FRAMINGS)(
  'a log in %s with faults gives the same, and the faults are told',
  (framing) => {
    const file = readMatchFile('Simulated.log', gzipSync(seriesLog(faulty, framing)))
    expect(learnedFrom(file)).toEqual(withKeys(knownOf(faulty)))
    expect(ofKind(file, 'skipped_row')).toMatchObject([{ found: "2 events that can't be read" }])
    expect(ofKind(file, 'unfinished_game')).toHaveLength(1)
  },
)

const midsIn = (framing: (typeof FRAMINGS)[number]) =>
  gamesOf(readMatchFile('Simulated.log', seriesLog(plain, framing))).map(({ mid }) => mid)

test('both framings give games with the same ids, so importing both gives no doubles', () => {
  expect(midsIn('json')).toEqual(midsIn('protobuf'))
})
