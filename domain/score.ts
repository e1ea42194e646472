/** Points of places 1 to 20, the league's table since year 3; all imported sets use it. */
const PLACEMENT_POINTS = [12, 9, 7, 5, 4, 3, 3, 2, 2, 2, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0]
const POINTS_PER_KILL = 1

/** What a placement and its kills are worth; lobbies of more than 20 teams give nothing past the table. */
export function gamePoints(placement: number, kills: number): number {
  return (PLACEMENT_POINTS[placement - 1] ?? 0) + kills * POINTS_PER_KILL
}
