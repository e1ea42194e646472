import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { isSame, type Lineup } from '../../shared/lineup/lineup.ts'
import { withinSeries } from '../../shared/lineup/open-series.ts'
import { seriesDetailQuery } from '../../shared/queries/series-detail.queries.ts'
import { useLineupState } from '../../shared/lineup/use-lineup-state.ts'

/** The lineup in the URL within its series, with undo for each change made here. */
export function useLineup() {
  const [lineup, setLineup] = useLineupState()
  const [past, setPast] = useState<readonly (() => void)[]>([])
  const now = useRef(lineup)

  useEffect(() => {
    now.current = lineup
  }, [lineup])

  const show = useCallback(
    (next: Lineup) => {
      now.current = next
      setLineup(next)
    },
    [setLineup],
  )
  /** Adds an undo step for an action, wherever its state is stored. */
  const remember = useCallback(
    (undoStep: () => void) => setPast((earlier) => [...earlier, undoStep]),
    [],
  )
  const forget = useCallback(
    (undoStep: () => void) => setPast((earlier) => earlier.filter((other) => other !== undoStep)),
    [],
  )
  const change = useCallback(
    (next: (lineup: Lineup) => Lineup) => {
      const before = now.current
      const after = next(before)
      if (isSame(before, after)) return
      remember(() => show(before))
      show(after)
    },
    [show, remember],
  )
  /** A change that isn't the user's and so can't be undone. */
  const move = useCallback(
    (next: (lineup: Lineup) => Lineup) => {
      const after = next(now.current)
      if (!isSame(now.current, after)) show(after)
    },
    [show],
  )
  const undo = useCallback(() => {
    past.at(-1)?.()
    setPast(past.slice(0, -1))
  }, [past])

  const series = useOpenSeries(lineup.series)
  const shown = useMemo(() => withinSeries(lineup, series), [lineup, series])

  return { lineup: shown, series, change, move, remember, forget, undo, canUndo: past.length > 0 }
}

/** Undefined without an open series, and until it is loaded. */
function useOpenSeries(id: number | null) {
  const { data } = useQuery({ ...seriesDetailQuery(id ?? 0), enabled: id !== null })
  return data?.id === id ? data : undefined
}
