import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { applyRoster, rosterQuery } from '../shared/legend/roster.ts'
import { onAnnounced } from '../shared/realtime/announced.ts'
import { refreshArchive } from '../shared/queries/archive.queries.ts'
import { refreshPortraits } from '../shared/queries/portraits.queries.ts'

/** Loads legends and maps beside everything else. Until they are there, the page uses the specification's. */
export function RosterLoader() {
  const queryClient = useQueryClient()
  const { data } = useQuery(rosterQuery)
  const isFirst = useRef(true)

  useEffect(() => {
    if (!data) return
    const isChanged = applyRoster(data)
    // What was loaded together with the first one fits it.
    if (!isFirst.current) {
      refreshPortraits()
      if (isChanged) void refreshArchive(queryClient)
    }
    isFirst.current = false
  }, [data, queryClient])

  useEffect(
    () => onAnnounced('roster', () => void queryClient.invalidateQueries(rosterQuery)),
    [queryClient],
  )
  return null
}
