import { type RawBuilder, sql } from 'kysely'
import type { ArchiveQuery } from '#domain/query/archive-query.ts'
import type { DimensionId } from '#domain/query/catalog.ts'
import type { FigureSums } from '#domain/query/query-figure.ts'

/** A question whose names were found. Null means any. */
export interface ResolvedQuery extends ArchiveQuery {
  readonly teamIds: readonly number[] | null
  readonly playerKeys: readonly string[] | null
}

export interface FoundRow extends FigureSums {
  readonly key: string
}

export interface FoundRows {
  readonly rows: readonly FoundRow[]
  /** Null if rows overlap, so they have no total. */
  readonly total: FigureSums | null
  /** The tables that were read. */
  readonly tables: readonly string[]
}

/** Longer tables are read by no one. */
export const MAX_QUERY_ROWS = 500

export interface SumRow {
  key: string | null
  n: number
  sum: number
  squares: number
  is_total: number
  shots?: number
  hits?: number
  shots_squared?: number
  hits_squared?: number
  shots_by_hits?: number
}

/** Rows of a statement, of which one can be the total. */
export function toFound(rows: readonly SumRow[], tables: readonly string[]): FoundRows {
  const total = rows.find((row) => row.is_total === 1)
  return {
    rows: rows.flatMap((row) =>
      row.is_total === 1 || row.key === null ? [] : [{ key: row.key, ...figures(row) }],
    ),
    total: total ? figures(total) : null,
    tables,
  }
}

const figures = (row: SumRow): FigureSums => ({
  n: row.n,
  sum: row.sum,
  sumOfSquares: row.squares,
  ...(row.shots !== undefined && {
    aim: {
      n: row.n,
      shots: row.shots,
      hits: row.hits ?? 0,
      shotsSquared: row.shots_squared ?? 0,
      hitsSquared: row.hits_squared ?? 0,
      shotsByHits: row.shots_by_hits ?? 0,
    },
  }),
})

/** The day, the Monday of the week or the month of a day; null for what is no time. */
export function timeKey(by: DimensionId | null, day: RawBuilder<unknown>) {
  if (by === 'day') return sql`to_char(${day}, 'YYYY-MM-DD')`
  if (by === 'week') return sql`to_char(date_trunc('week', ${day}), 'YYYY-MM-DD')`
  return by === 'month' ? sql`to_char(${day}, 'YYYY-MM')` : null
}

const LATEST_FIRST: readonly (DimensionId | null)[] = ['day', 'week', 'month']

/** If there are too many rows, of days the latest stay, of others those with the most. */
export function limited(statement: RawBuilder<unknown>, { by }: Pick<ArchiveQuery, 'by'>) {
  const order = LATEST_FIRST.includes(by) ? sql`key desc` : sql`n desc, sum desc, key collate "C"`
  return sql<SumRow>`select * from (${statement}) found order by is_total desc, ${order} limit ${MAX_QUERY_ROWS + 2}`
}

export const whereAll = (conditions: readonly RawBuilder<unknown>[]) =>
  conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `)

/** A condition, unless any value counts. */
export const isAnyOf = (value: RawBuilder<unknown>, values: readonly (string | number)[] | null) =>
  values && values.length > 0 ? [sql`${value} = any(${[...values]})`] : []

/** Whether a legend is banned in a game. */
export const isBannedIn = (game: 'g' | 'before', legend: string) =>
  sql`exists (select from game_ban b where b.game_id = ${sql.ref(`${game}.id`)} and b.legend = ${legend})`
