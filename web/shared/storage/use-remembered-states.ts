import { type Nullable, useQueryStates, type UseQueryStatesKeysMap, type Values } from 'nuqs'
import { useCallback, useEffect } from 'react'
import { useLocation } from 'react-router'
import { rememberInTab, recallFromTab } from './tab-memory.ts'

type Change<Parsers extends UseQueryStatesKeysMap> = Partial<Nullable<Values<Parsers>>>

/** What the router calls a page that was not reached by a link of ours. */
const ARRIVED = 'default'

/** Address state that comes back where a link leads to its view without it, for as long as the tab lives. */
export function useRememberedStates<
  Parsers extends UseQueryStatesKeysMap & Record<string, { parse(text: string): unknown }>,
>(name: string, parsers: Parsers) {
  const [states, setStates] = useQueryStates(parsers)
  const { key } = useLocation()

  // By the router's key: while another view is loading the address is that one's already, and says nothing here.
  useEffect(() => {
    const asked = pick(location.search, parsers)
    if (asked.size > 0 || key === ARRIVED) return rememberInTab(name, `${asked}`)
    const kept = [...new URLSearchParams(recallFromTab(name))]
    const values = kept.map(([part, text]) => [part, parsers[part]?.parse(text)])
    if (kept.length > 0) void setStates(Object.fromEntries(values))
  }, [key, name, parsers, setStates])

  const set = useCallback(
    async (change: Change<Parsers> | null) =>
      rememberInTab(name, `${pick(await setStates(change), parsers)}`),
    [name, parsers, setStates],
  )
  return [states, set] as const
}

const pick = (search: string | URLSearchParams, parts: object) =>
  new URLSearchParams([...new URLSearchParams(search)].filter(([part]) => part in parts))
