import { expressionBuilder, type OrderByItemBuilder, sql } from 'kysely'
import type { Database } from './schema.ts'

/** For `column = any(values)`: one parameter for any number of values, and no row matches an empty list. `in` fails on one. */
export const anyOf = <T>(values: readonly T[]) =>
  expressionBuilder<Database>().fn.any(sql.val(values))

// Kysely has no interval arithmetic.
export const ago = (interval: string) => sql<Date>`now() - ${interval}::interval`

/** The same order on every machine, whatever locale its database was created with. */
export const inCodeOrder = (item: OrderByItemBuilder) => item.collate('C')
