import { replayMessages as texts } from '#contract/live-match/replay.texts.ts'
import type { ReplayTeam } from '#domain/live-match/replay/replay.ts'

/** Steps by the golden angle, so neighbors in a list differ most. Numbers tell teams apart where colors don't. */
const GOLDEN_ANGLE = 137.508

/** Bright enough for the dark halo that everything on the map has. */
export const teamColor = (index: number) =>
  `hsl(${Math.round((index * GOLDEN_ANGLE) % 360)} 85% 68%)`

/** The own team is lime, as everywhere. The same on both themes, like the drawing on the map. */
export const OWN_COLOR = '#c6f24a'

export const nameOfTeam = ({ name, slot }: ReplayTeam) => name ?? texts.unnamed(slot - 1)
