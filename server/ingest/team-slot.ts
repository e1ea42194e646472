import { tidyTeamName } from '#domain/team.ts'

/** Slots 0 and 1 are observers and the unassigned. */
export const FIRST_SLOT = 2

/** A lobby calls a team without a name by its slot: the first playing one is `Team 1`. */
export function nameOfSlot(name: string, slot: number | null): string {
  if (tidyTeamName(name) !== '') return name
  return slot === null ? 'Unnamed team' : `Team ${Math.max(1, slot - FIRST_SLOT + 1)}`
}
