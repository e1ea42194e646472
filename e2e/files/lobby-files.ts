import { gameRows, type TeamInGame } from './archive-files.ts'

/** The club's own team is the first. */
export const LOBBY_TEAMS = [
  'Copper Owls',
  'Saltworks',
  'Harbor Foxes',
  'Nine Lanterns',
  'Grey Heron',
  'Tidewater',
  'Quarry Kings',
  'Blue Anvil',
  'Night Ferry',
  'Paper Tigers',
  'Red Kettle',
  'North Pier',
  'Iron Moth',
  'Silver Pike',
  'Lost Parade',
  'Dry Dock',
  'Glass Harbor',
  'Two Rivers',
  'Stone Finch',
  'Old Signal',
]

/** Banned after games 1, 2, ...: twelve of the twenty teams play it in that game. */
const BANNED_AFTER = ['Ash', 'Wraith', 'Newcastle', 'Crypto', 'Alter', 'Horizon']
const MAPS = ['Storm Point', "World's Edge"]
const MINUTE_MS = 60_000
const APART_MS = 8 * 60 * MINUTE_MS
/** Tonight's first game was two hours ago. */
const TONIGHT = Date.now() - 120 * MINUTE_MS

/** Tonight's series comes after so many others, three a day. */
export const TONIGHTS = 59
const GAMES_OF_EARLIER = 6
/** It has got this far. */
export const GAMES_TONIGHT = 4

export const eventOf = (series: number) => `Harbor Open ${series + 1}`

/** Six teams play the legend with Valkyrie and Catalyst, six with Seer and Gibraltar, eight without it. */
function legendsOf(team: number, game: number): string[] {
  const wanted = BANNED_AFTER[game - 1] ?? ''
  if (team < 6) return [wanted, 'Valkyrie', 'Catalyst']
  if (team < 12) return [wanted, 'Seer', 'Gibraltar']
  return [['Pathfinder', 'Octane'][team % 2] ?? '', 'Bloodhound', 'Conduit']
}

const playersOf = (team: number, name: string) =>
  team === 0 ? ['mika', 'torvald', 'ines'] : ['A', 'B', 'C'].map((letter) => `${name} ${letter}`)

/** 7 and 20 have no common divisor, so every team has a place of its own. */
export const placeOf = (team: number, series: number, game: number) =>
  ((7 * team + 3 * game + series) % LOBBY_TEAMS.length) + 1

/** The rows of one game of all twenty teams. */
function lobbyGame(series: number, game: number): string[] {
  const started = TONIGHT - (TONIGHTS - series) * APART_MS + (game - 1) * 25 * MINUTE_MS
  const teams = LOBBY_TEAMS.map((team, index): TeamInGame => {
    const placement = placeOf(index, series, game)
    return {
      team,
      placement,
      kills: 20 - placement,
      region: 'EMEA',
      legends: legendsOf(index, game),
      players: playersOf(index, team),
    }
  })
  const bans = game === 1 ? 'none' : BANNED_AFTER.slice(0, game - 1).join('|')
  return gameRows(eventOf(series), game, bans, teams, {
    startedAt: new Date(started).toISOString(),
    map: MAPS[game % 2] ?? '',
  })
}

/** The rows of a series until the given game, as a file that is downloaded after it has them. */
export const lobbySeries = (series: number, games = GAMES_OF_EARLIER): string[] =>
  Array.from({ length: games }, (_, index) => lobbyGame(series, index + 1)).flat()

/** Sixty series, tonight's last. */
export const sixtySeries = (): string[] => [
  ...Array.from({ length: TONIGHTS }, (_, series) => lobbySeries(series)).flat(),
  ...lobbySeries(TONIGHTS, GAMES_TONIGHT),
]
