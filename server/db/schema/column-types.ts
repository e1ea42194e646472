import type { ColumnType } from 'kysely'

/** A jsonb column: read as its type, written as JSON text. */
export type Json<Read> = ColumnType<Read, string, string>
export type JsonWithDefault<Read> = ColumnType<Read, string | undefined, string>

/** A text[] column that also accepts read-only arrays. */
export type TextArray<Item = string> = ColumnType<Item[], readonly Item[], readonly Item[]>
export type TextArrayWithDefault = ColumnType<
  string[],
  readonly string[] | undefined,
  readonly string[]
>

/** An integer[] column with ids of other rows. */
export type IdArrayWithDefault = ColumnType<
  number[],
  readonly number[] | undefined,
  readonly number[]
>
