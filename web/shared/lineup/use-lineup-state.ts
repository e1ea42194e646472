import { useMemo } from 'react'
import { useChosenMap } from '../map/chosen-map.ts'
import { useRememberedStates } from '../storage/use-remembered-states.ts'
import { lineupParsers } from './lineup.ts'

/** The lineup in the URL. A map that isn't known counts as none. */
export function useLineupState() {
  const [asked, setLineup] = useRememberedStates('lineup', lineupParsers)
  const map = useChosenMap(asked.map, null)
  const lineup = useMemo(() => ({ ...asked, map }), [asked, map])
  return [lineup, setLineup] as const
}
