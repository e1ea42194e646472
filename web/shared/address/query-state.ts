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
  // Only its own part of the query, so other changes don't draw it again.
  const part = useSearchPart((search) => partOfQuery(search, parsers))
  const values = useMemo(() => readQuery(part, parsers), [part, parsers])

  const set = useCallback(
    (
      change: Change | null | ((now: QueryValues<Parsers>) => Change | null),
      options: Options = {},
    ) => {
      const search = currentQuery()
      const wanted = typeof change === 'function' ? change(readQuery(search, parsers)) : change
      const steps = Object.keys(wanted ?? {}).some((key) => parsers[key]?.history === 'push')
      const how = options.history ?? history ?? (steps ? 'push' : 'replace')
      store?.set(changeQuery(search, parsers, wanted), how)
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
  const text = useSearchPart((search) => new URLSearchParams(search).get(key))
  const set = useCallback(
    (value: T | null, options: Options = {}) =>
      store?.set(
        changeQuery(currentQuery(), { [key]: parser }, { [key]: value }),
        options.history ?? parser.history,
      ),
    [key, parser],
  )
  return [parser.read(text), set] as const
}

function useSearchPart<Part extends string | null>(select: (search: string) => Part): Part {
  const { ssrSearch = '' } = useRouter()
  return useSyncExternalStore(
    subscribe,
    () => select(currentQuery()),
    () => select(ssrSearch),
  )
}
