import type { SimulatedMatch } from './simulated-series.ts'

/** Most of what a game sends only says where someone is. */
const POSITIONS = new Set(['playerAbilityUsed', 'weaponSwitched', 'ammoUsed', 'inventoryUse'])

/** The same match for the archive and the page, in a third of the frames. */
export const withoutPositions = (match: SimulatedMatch): SimulatedMatch => ({
  ...match,
  steps: match.steps.filter(
    ({ send }) => typeof send !== 'object' || !POSITIONS.has(send.category),
  ),
})
