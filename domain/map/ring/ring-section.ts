import type { RingCenters, RingPoint } from './ring-game.ts'

/** The parts of a map in which an organizer can forbid the last ring. */
export const RING_SECTIONS = ['topLeft', 'topRight', 'bottomLeft', 'bottomRight', 'center'] as const
export type RingSection = (typeof RING_SECTIONS)[number]

/** The center is the middle third in both directions; the game doesn't say where it ends. The corners are the rest. */
export function ringSection({ x, y }: RingPoint): RingSection {
  if (Math.abs(x - 0.5) < 1 / 6 && Math.abs(y - 0.5) < 1 / 6) return 'center'
  if (y < 0.5) return x < 0.5 ? 'topLeft' : 'topRight'
  return x < 0.5 ? 'bottomLeft' : 'bottomRight'
}

/** The games whose ring 3 closed outside of the excluded sections. */
export const withoutSections = <Game extends { readonly rings: RingCenters }>(
  games: readonly Game[],
  excluded: readonly RingSection[],
): readonly Game[] =>
  excluded.length === 0
    ? games
    : games.filter(({ rings: [, , ring3] }) => !excluded.includes(ringSection(ring3)))
