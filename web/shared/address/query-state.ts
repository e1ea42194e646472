import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { useRouter } from 'wouter'
import type { QueryParser } from './query-parser.ts'
import { createQueryStore } from './query-store.ts'
import {
  changeQuery,
  partOfQuery,
  type QueryChange,
  type QueryParsers,
  type QueryValues,
  readQuery,
} from './query-values.ts'

const store = typeof window === 'undefined' ? null : createQueryStore(window)
/** The query, with changes that the URL gets a moment later. */
export const currentQuery = () => store?.search ?? ''

const subscribe = (listener: () => void) => store?.subscribe(listener) ?? (() => {})

interface Options {
  readonly history?: 'push' | 'replace'
}

/** Values in the query of the URL. Setting null takes all of them out. */
export function useQueryStates<Parsers extends QueryParsers>(
  parsers: Parsers,
  { history }: Options = {},
) {
  type Change = QueryChange<Parsers>
  const { ssrSearch = '' } = useRouter()
  // Only its own part of the query, so other changes don't draw it again.
  const own = (search: string) => partOfQuery(search, parsers)
  const part = useSyncExternalStore(
    subscribe,
    () => own(currentQuery()),
    () => own(ssrSearch),
  )
  const values = useMemo(() => readQuery(part, parsers), [part, parsers])

  const set = useCallback(
    (
      change: Change | null | ((now: QueryValues<Parsers>) => Change | null),
      options: Options = {},
    ) => {
      const search = currentQuery()
      const wanted = typeof change === 'function' ? change(readQuery(search, parsers)) : change
      const next = changeQuery(search, parsers, wanted ?? nothingOf(parsers))
      const steps = Object.keys(wanted ?? {}).some((key) => parsers[key]?.history === 'push')
      store?.set(next, options.history ?? history ?? (steps ? 'push' : 'replace'))
    },
    [parsers, history],
  )
  return [values, set] as const
}

/** One value in the query of the URL. */
export function useQueryState<T extends {}, Default extends T | null>(
  key: string,
  parser: QueryParser<T, Default>,
) {
  const parsers = useMemo(() => ({ [key]: parser }), [key, parser])
  const [values, setValues] = useQueryStates(parsers)
  const set = useCallback(
    (change: T | null | ((now: T | Default) => T | null), options?: Options) =>
      setValues(
        (now) => ({ [key]: change instanceof Function ? change(now[key] as T | Default) : change }),
        options,
      ),
    [key, setValues],
  )
  return [values[key] as T | Default, set] as const
}

const nothingOf = <Parsers extends QueryParsers>(parsers: Parsers) =>
  Object.fromEntries(Object.keys(parsers).map((key) => [key, null])) as QueryChange<Parsers>
