import { type Nullable, useQueryStates, type UseQueryStatesKeysMap, type Values } from 'nuqs'
import { useCallback, useEffect } from 'react'
import { useNavigationKey } from '../address/navigation.ts'
import { rememberInTab, recallFromTab } from './tab-memory.ts'

type Change<Parsers extends UseQueryStatesKeysMap> = Partial<Nullable<Values<Parsers>>>

/** URL state that is restored when a link opens the view without it, until the tab is closed. */
export function useRememberedStates<
  Parsers extends UseQueryStatesKeysMap & Record<string, { parse(text: string): unknown }>,
>(name: string, parsers: Parsers) {
  const [states, setStates] = useQueryStates(parsers)
  const key = useNavigationKey()

  // Runs per navigation, not per URL: while another view loads, the URL already belongs to that
  // view.
  useEffect(() => {
    const inAddress = pick(location.search, parsers)
    if (inAddress.size > 0 || key === null) return rememberInTab(name, `${inAddress}`)
    const stored = [...new URLSearchParams(recallFromTab(name))]
    const values = stored.map(([part, text]) => [part, parsers[part]?.parse(text)])
    if (stored.length > 0) void setStates(Object.fromEntries(values))
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
