import { useCallback, useEffect } from 'react'
import { useNavigationKey } from '../address/navigation.ts'
import { currentQuery, useQueryStates } from '../address/query-state.ts'
import {
  partOfQuery,
  type QueryChange,
  type QueryParsers,
  readQuery,
} from '../address/query-values.ts'
import { rememberInTab, recallFromTab } from './tab-memory.ts'

/** URL state that is restored when a link opens the view without it, until the tab is closed. */
export function useRememberedStates<Parsers extends QueryParsers>(name: string, parsers: Parsers) {
  const [states, setStates] = useQueryStates(parsers)
  const key = useNavigationKey()

  // Runs per navigation, not per URL: while another view loads, the URL already belongs to that
  // view.
  useEffect(() => {
    const inAddress = partOfQuery(location.search, parsers)
    if (inAddress !== '' || key === null) return rememberInTab(name, inAddress)
    const stored = recallFromTab(name)
    if (stored) setStates(readQuery(stored, parsers))
  }, [key, name, parsers, setStates])

  const set = useCallback(
    (change: QueryChange<Parsers> | null) => {
      setStates(change)
      rememberInTab(name, partOfQuery(currentQuery(), parsers))
    },
    [name, parsers, setStates],
  )
  return [states, set] as const
}
