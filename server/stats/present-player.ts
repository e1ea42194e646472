import type { PlayerDetail } from '#contract/stats/player.ts'
import { findLegend } from '#domain/catalog/legend.ts'
import type { Sums } from '#domain/stats/sums.ts'
import { toSeconds } from '../http/to-seconds.ts'
import type { PlayerNumbers } from './player-rows.ts'
import type { GameOfPlayer } from './player.repository.ts'

type Name = keyof PlayerNumbers

/** Without a row, a player has no games. */
type Row = Partial<PlayerNumbers>

const sumsIn = (row: Row, n: Name, sum: Name, squares: Name): Sums => ({
  n: row[n] ?? 0,
  sum: row[sum] ?? 0,
  sumOfSquares: row[squares] ?? 0,
})

export const presentNumbers = (row: Row) => ({
  games: row.games ?? 0,
  kills: sumsIn(row, 'kill_games', 'kills', 'kills_squared'),
  damage: sumsIn(row, 'damage_games', 'damage', 'damage_squared'),
  knockdowns: sumsIn(row, 'knockdown_games', 'knockdowns', 'knockdowns_squared'),
  survival: sumsIn(row, 'survival_games', 'survival_s', 'survival_squared'),
  accuracy: {
    n: row.aimed_games ?? 0,
    shots: row.shots ?? 0,
    hits: row.hits ?? 0,
    shotsSquared: row.shots_squared ?? 0,
    hitsSquared: row.hits_squared ?? 0,
    shotsByHits: row.shots_by_hits ?? 0,
  },
})

/** With what the player's teams reached in these games. */
export const presentResults = (row: Row) => ({
  ...presentNumbers(row),
  score: sumsIn(row, 'scored_games', 'points', 'points_squared'),
  placement: sumsIn(row, 'placed_games', 'placements', 'placements_squared'),
})

export const presentGame = (row: GameOfPlayer): PlayerDetail['recent'][number] => ({
  series: row.series_id,
  event: row.event,
  playedAt: toSeconds(row.played_at),
  game: row.number,
  map: row.map,
  team: row.team,
  placement: row.placement,
  legend: row.legend && findLegend(row.legend).name,
  kills: row.kills,
  damage: row.damage,
  points: row.points,
})
