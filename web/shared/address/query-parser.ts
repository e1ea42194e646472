/** One value in the query of the URL: how it's read, written and compared. */
export interface QueryParser<T, Default extends T | null = T | null> {
  /** Null if the text is no such value. */
  parse(text: string): T | null
  serialize(value: T): string
  eq(a: T, b: T): boolean
  /** The value of a text, or of none. The same text gives the same object, so nothing is drawn again for it. */
  read(text: string | null): T | Default
  /** What the value is if it's not in the URL. It isn't written either. */
  readonly defaultValue: Default
  /** Whether a change is a step to go back to. */
  readonly history: 'push' | 'replace'
  withDefault(value: T): QueryParser<T, T>
  withOptions(options: { history: 'push' | 'replace' }): QueryParser<T, Default>
}

interface ParserRules<T> {
  parse: (text: string) => T | null
  serialize: (value: T) => string
  eq?: (a: T, b: T) => boolean
}

export function createParser<T>(rules: ParserRules<T>): QueryParser<T, null> {
  return build({ eq: (a, b) => a === b, ...rules }, null, 'replace')
}

function build<T, Default extends T | null>(
  rules: Required<ParserRules<T>>,
  defaultValue: Default,
  history: 'push' | 'replace',
): QueryParser<T, Default> {
  let last: { text: string; value: T | Default } | null = null
  return {
    ...rules,
    read(text) {
      if (text === null) return defaultValue
      if (last?.text !== text) last = { text, value: rules.parse(text) ?? defaultValue }
      return last.value
    },
    defaultValue,
    history,
    withDefault: (value) => build(rules, value, history),
    withOptions: (options) => build(rules, defaultValue, options.history),
  }
}

export const parseAsString = createParser<string>({ parse: String, serialize: String })

/** Text that is empty if it's not in the URL. */
export const parseAsText = parseAsString.withDefault('')

export const parseAsInteger = createParser<number>({
  parse: (text) => finite(Number.parseInt(text, 10)),
  serialize: (value) => value.toFixed(),
})

export const parseAsFloat = createParser<number>({
  parse: (text) => finite(Number.parseFloat(text)),
  serialize: String,
})

const finite = (value: number) => (Number.isFinite(value) ? value : null)

export const parseAsStringLiteral = <Literal extends string>(allowed: readonly Literal[]) =>
  createParser<Literal>({
    parse: (text) => allowed.find((literal) => literal === text) ?? null,
    serialize: String,
  })

/** Values separated by commas. What can't be read is left out. */
export const parseAsArrayOf = <T>(item: QueryParser<T>) =>
  createParser<T[]>({
    parse: (text) =>
      text === ''
        ? []
        : text.split(',').flatMap((part) => {
            const value = item.parse(part)
            return value === null ? [] : [value]
          }),
    serialize: (values) => values.map((value) => item.serialize(value)).join(','),
    eq: (a, b) =>
      a.length === b.length &&
      a.every((value, index) => {
        const other = b[index]
        return other !== undefined && item.eq(value, other)
      }),
  })
