/** Points of places 1 to 20, the league's table since year 3; all imported sets use it. */
const PLACEMENT_POINTS = [12, 9, 7, 5, 4, 3, 3, 2, 2, 2, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0]
const POINTS_PER_KILL = 1

/** Lobbies of more than 20 teams give nothing past the table. */
export function placementPoints(placement: number): number {
  return PLACEMENT_POINTS[placement - 1] ?? 0
}

/** What a placement and its kills are worth. */
export function gamePoints(placement: number, kills: number): number {
  return placementPoints(placement) + kills * POINTS_PER_KILL
}

export interface GameOutcome {
  /** Null where a file does not say. */
  readonly placement: number | null
  readonly kills: number | null
}

/** The points of a corrected result: a score that differs from the table stays until placement or kills change. */
export function correctedPoints(
  before: GameOutcome & { readonly points: number | null },
  { placement, kills }: GameOutcome,
): number | null {
  if (placement === before.placement && kills === before.kills) return before.points
  return placement === null || kills === null ? null : gamePoints(placement, kills)
}
