import { expect, test } from 'vitest'
import { readRealSample } from '../../../testing/real-data.ts'
import { readMatchFile } from '../read-file.ts'
import { isRecord } from '../parsing/record.ts'
import { type Counts, countsOf, gamesOf } from '../testing/test-file.ts'
import {
  BEFORE_BANS,
  LIVE_DATA_ONLY,
  NO_GAMES_YET,
  WITH_BANS,
} from '../testing/test-overstat-files.ts'

const WANT: readonly (readonly [string, Counts])[] = [
  [
    'ban_era_6games.json',
    {
      games: 6,
      teams: 120,
      players: 358,
      bans: [0, 1, 2, 3, 4, 5],
      findings: { secret_dropped: 1, short_team: 2 },
    },
  ],
  [
    'livedata_only_nulls.json',
    {
      games: 6,
      teams: 109,
      players: 326,
      bans: [0, 0, 0, 0, 0, 0],
      findings: { lobby_slots: 1, bans_not_counted: 1, missing_numbers: 6, short_team: 1 },
    },
  ],
  [
    'no_games_yet.json',
    { games: 0, teams: 0, players: 0, bans: [], findings: { secret_dropped: 1, no_games: 1 } },
  ],
  [
    'pre_ban_with_livedata.json',
    {
      games: 6,
      teams: 114,
      players: 342,
      bans: [0, 0, 0, 0, 0, 0],
      findings: { bans_not_counted: 1, team_name_tidied: 19 },
    },
  ],
]

test.each(WANT)('the real sample %s is read to the last player', (name, want) => {
  const file = readMatchFile(name, readRealSample(name).bytes)
  expect(file.sets).toHaveLength(1)
  expect(countsOf(file)).toEqual(want)
  const teams = gamesOf(file).flatMap((game) => game.teams)
  expect(teams.filter(({ legends }) => legends.length < 3)).toHaveLength(
    want.findings.short_team ?? 0,
  )
  expect(JSON.stringify(file)).not.toContain('REDACTED')
})

test.each([
  [WITH_BANS, 'ban_era_6games.json'],
  [LIVE_DATA_ONLY, 'livedata_only_nulls.json'],
  [NO_GAMES_YET, 'no_games_yet.json'],
  [BEFORE_BANS, 'pre_ban_with_livedata.json'],
])('our sample $name has the key paths and types of its real counterpart', ({ bytes }, real) => {
  expect(keyPathsOf(bytes)).toEqual(keyPathsOf(readRealSample(real).bytes))
})

/** Each path to a value once, with its type: `stats.games[].livedata: null`. */
function keyPathsOf(bytes: Buffer): Set<string> {
  const paths = new Set<string>()
  const visit = (value: unknown, path: string) => {
    if (Array.isArray(value)) {
      paths.add(`${path}: array`)
      for (const item of value) visit(item, `${path}[]`)
    } else if (isRecord(value)) {
      paths.add(`${path}: object`)
      for (const [key, item] of Object.entries(value)) visit(item, `${path}.${key}`)
    } else paths.add(`${path}: ${value === null ? 'null' : typeof value}`)
  }
  visit(JSON.parse(bytes.toString()), '')
  return paths
}
