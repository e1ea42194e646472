import {
  type SimulatedMatch,
  simulateSeries,
} from '#server/live-match/simulator/simulated-series.ts'
import { seriesLog } from '#server/live-match/simulator/write-log.ts'
import { gameRows, matchCsv } from './archive-files.ts'

/** 5 September 2026, 18:00 UTC. */
const STARTED_AT = Date.UTC(2026, 8, 5, 18) / 1000
const GAMES = 2

/** The first games of a simulated series, as a recorder of the game's feed would have written them. */
const games: readonly SimulatedMatch[] = simulateSeries({
  seed: 1,
  startedAt: STARTED_AT,
  hasFaults: false,
}).slice(0, GAMES)

export const LIVE_LOG = { name: 'practice.jsonl', bytes: seriesLog(games, 'json') }

const firstGame = () => {
  const known = games[0]?.known
  if (!known) throw new Error('The simulator has played no game.')
  return known
}

/** The winner of the first game. */
export const simulatedWinner = () => firstGame().teams.find(({ placement }) => placement === 1)

/** A file of the first game that disagrees about every placement, so it's uncertain whether it is the same game. */
export function uncertainFile(): string {
  const { map, startedAt, teams } = firstGame()
  const rows = teams.map(({ name, placement, players }) => ({
    team: name,
    placement: teams.length + 1 - placement,
    kills: 0,
    legends: players.map(({ legend }) => legend),
    players: players.map((player) => player.name),
  }))
  const start = new Date((startedAt + 60) * 1000).toISOString()
  return matchCsv(gameRows('Harbor Open', 1, 'none', rows, { startedAt: start, map }))
}
