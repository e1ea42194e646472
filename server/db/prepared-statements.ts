import { sql } from 'kysely'

const MARK = '/* prepared */'

/** Marks a hot statement: each connection parses and plans it only once. Kysely has no prepared statements. */
export const prepared = sql.raw(MARK)

/** The marked statements and the name under which connections prepare them. */
const names = new Map<string, string>()

/** The name of a marked statement; undefined for all others. */
export function statementName(text: string): string | undefined {
  if (!text.startsWith(MARK)) return undefined
  const name = names.get(text) ?? `ringwise-${names.size + 1}`
  names.set(text, name)
  return name
}
