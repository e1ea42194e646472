import { PLAYER_NUMBERS, type PlayerNumbers } from './player-rows.ts'

export const NO_NUMBERS = Object.fromEntries(
  PLAYER_NUMBERS.map((name) => [name, 0]),
) as PlayerNumbers

export const presentNumbers = (row: PlayerNumbers) => ({
  games: row.games,
  kills: { n: row.kill_games, sum: row.kills, sumOfSquares: row.kills_squared },
  damage: { n: row.damage_games, sum: row.damage, sumOfSquares: row.damage_squared },
  knockdowns: {
    n: row.knockdown_games,
    sum: row.knockdowns,
    sumOfSquares: row.knockdowns_squared,
  },
  survival: { n: row.survival_games, sum: row.survival_s, sumOfSquares: row.survival_squared },
  accuracy: {
    n: row.aimed_games,
    shots: row.shots,
    hits: row.hits,
    shotsSquared: row.shots_squared,
    hitsSquared: row.hits_squared,
    shotsByHits: row.shots_by_hits,
  },
})

/** With what the player's teams reached in these games. */
export const presentResults = (row: PlayerNumbers) => ({
  ...presentNumbers(row),
  score: { n: row.scored_games, sum: row.points, sumOfSquares: row.points_squared },
  placement: { n: row.placed_games, sum: row.placements, sumOfSquares: row.placements_squared },
})
