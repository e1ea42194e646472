import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { GameKind } from '#domain/archive/game-kind.ts'
import type { SumTables } from '../../db/schema/sum-schema.ts'
import { countedRowsOf } from '../counted-rows.ts'
import { SUMS } from '../sum-tables.ts'

/**
 * A sum table, or the same sums over one kind of games only, which are added up from the results: sums of every kind would
 * be three times as many rows to keep.
 */
export function sumsOfKind<Table extends keyof SumTables>(
  table: Table,
  kind: GameKind | undefined,
): RawBuilder<Selectable<SumTables[Table]>> {
  const found = SUMS.find((sums) => sums.table === table)
  if (kind === undefined || !found) return sql`${sql.table(table)}`
  const { of, keys, sums, where } = found
  const columns = [
    ...Object.entries(keys).map(([name, value]) => `${value} as ${name}`),
    // As in the table: a sum of bigints would be numeric.
    ...Object.entries(sums).map(
      ([name, value]) => `(${value})::${name === 'games' ? 'integer' : 'bigint'} as ${name}`,
    ),
  ]
  const groups = Object.keys(keys).map((_, index) => index + 1)
  const games = `g.is_current and g.series_id in (select k.id from series k where k.kind = '${kind}')`
  return sql`(${sql.raw(`
    select ${columns.join(', ')}
    from (select 1 as times, c.* from (${countedRowsOf(of, games)}) c) counted
    where ${where} group by ${groups.join(', ')}`)})`
}
