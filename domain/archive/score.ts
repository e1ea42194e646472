/** Points for placements 1 to 20, the league's table since year 3. All imported sets use it. */
const PLACEMENT_POINTS = [12, 9, 7, 5, 4, 3, 3, 2, 2, 2, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0]
const POINTS_PER_KILL = 1

/** Placements beyond 20 in larger lobbies get no points. */
export function placementPoints(placement: number): number {
  return PLACEMENT_POINTS[placement - 1] ?? 0
}

/** The points for a placement and its kills. */
export function gamePoints(placement: number, kills: number): number {
  return placementPoints(placement) + kills * POINTS_PER_KILL
}

export interface GameOutcome {
  /** Null if the file doesn't say. */
  readonly placement: number | null
  readonly kills: number | null
}

/** The points of a corrected result. A score that differs from the table stays until placement or kills change. */
export function correctedPoints(
  before: GameOutcome & { readonly points: number | null },
  { placement, kills }: GameOutcome,
): number | null {
  if (placement === before.placement && kills === before.kills) return before.points
  return placement === null || kills === null ? null : gamePoints(placement, kills)
}
