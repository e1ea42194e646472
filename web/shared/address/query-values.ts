import type { QueryParser } from './query-parser.ts'

export type QueryParsers = Readonly<Record<string, QueryParser<unknown>>>

export type QueryValues<Parsers extends QueryParsers> = {
  readonly [Key in keyof Parsers]: ReturnType<Parsers[Key]['read']>
}

/** Null takes a value out of the URL. */
export type QueryChange<Parsers extends QueryParsers> = {
  readonly [Key in keyof Parsers]?: QueryValues<Parsers>[Key] | null
}

export function readQuery<Parsers extends QueryParsers>(
  search: string,
  parsers: Parsers,
): QueryValues<Parsers>
export function readQuery(search: string, parsers: QueryParsers): Record<string, unknown> {
  const query = new URLSearchParams(search)
  const values = Object.entries(parsers).map(([key, parser]) => [key, parser.read(query.get(key))])
  return Object.fromEntries(values)
}

/** The part of the query that the parsers read. */
export const partOfQuery = (search: string, parsers: QueryParsers) =>
  `${new URLSearchParams([...new URLSearchParams(search)].filter(([key]) => key in parsers))}`

/** The query after a change, in the form that a person can read in the URL. Null takes out all values of the parsers. */
export function changeQuery<Parsers extends QueryParsers>(
  search: string,
  parsers: Parsers,
  change: QueryChange<Parsers> | null,
): string {
  const query = new URLSearchParams(search)
  for (const [key, parser] of Object.entries(parsers)) {
    if (change !== null && !(key in change)) continue
    const value = change?.[key] ?? null
    const { defaultValue } = parser
    const isUnset = value === null || (defaultValue !== null && parser.eq(value, defaultValue))
    if (isUnset) query.delete(key)
    else query.set(key, parser.serialize(value))
  }
  const text = `${query}`.replaceAll(/%(?:2C|3A|2F|3D|40|3B|21|28|29|7E|24)/g, decodeURIComponent)
  return text === '' ? '' : `?${text}`
}
