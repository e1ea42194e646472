import type { QueryParser } from './query-parser.ts'

export type QueryParsers = Readonly<Record<string, QueryParser<unknown>>>

export type QueryValues<Parsers extends QueryParsers> = {
  readonly [Key in keyof Parsers]:
    | NonNullable<ReturnType<Parsers[Key]['parse']>>
    | Parsers[Key]['defaultValue']
}

/** Null takes a value out of the URL. */
export type QueryChange<Parsers extends QueryParsers> = {
  readonly [Key in keyof Parsers]?: QueryValues<Parsers>[Key] | null
}

const lastRead = new WeakMap<QueryParser<unknown>, { text: string; value: unknown }>()

/** The same text gives the same object each time, so nothing is drawn again for it. */
function read(parser: QueryParser<unknown>, text: string | null) {
  if (text === null) return parser.defaultValue
  const known = lastRead.get(parser)
  if (known?.text === text) return known.value
  const value = parser.parse(text) ?? parser.defaultValue
  lastRead.set(parser, { text, value })
  return value
}

export function readQuery<Parsers extends QueryParsers>(search: string, parsers: Parsers) {
  const query = new URLSearchParams(search)
  const values = Object.entries(parsers).map(([key, parser]) => [key, read(parser, query.get(key))])
  return Object.fromEntries(values) as QueryValues<Parsers>
}

/** The part of the query that the parsers read. */
export const partOfQuery = (search: string, parsers: QueryParsers) =>
  `${new URLSearchParams([...new URLSearchParams(search)].filter(([key]) => key in parsers))}`

/** The query after a change, in the form that a person can read in the URL. */
export function changeQuery<Parsers extends QueryParsers>(
  search: string,
  parsers: Parsers,
  change: QueryChange<Parsers>,
): string {
  const query = new URLSearchParams(search)
  for (const [key, value] of Object.entries(change)) {
    const parser = parsers[key]
    if (parser === undefined) continue
    const { defaultValue } = parser
    const isUnset = value === null || (defaultValue !== null && parser.eq(value, defaultValue))
    if (isUnset) query.delete(key)
    else query.set(key, parser.serialize(value))
  }
  const text = `${query}`.replaceAll(/%(?:2C|3A|2F|40|3B|21|28|29|7E|24)/g, decodeURIComponent)
  return text === '' ? '' : `?${text}`
}
