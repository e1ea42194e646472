import { expressionBuilder, type OrderByItemBuilder, sql } from 'kysely'
import type { RoomRules } from '#domain/draft/draft-room.ts'
import type { Database } from './schema.ts'

/**
 * For `column = any(values)`: one parameter for any number of values, and an empty list matches no row (`in ()` is a
 * syntax error).
 */
export const anyOf = <T>(values: readonly T[]) =>
  expressionBuilder<Database>().fn.any(sql.val(values))

export const now = () => expressionBuilder<Database>().fn<Date>('now')

// Kysely has no interval arithmetic.
export const fromNow = (seconds: number) => sql<Date>`now() + ${seconds} * interval '1 second'`
export const ago = (interval: string) => sql<Date>`now() - ${interval}::interval`

/** The same order on every machine, no matter which locale the database was created with. */
export const inCodeOrder = (item: OrderByItemBuilder) => item.collate('C')

/** The bans of the game `g`, oldest first. Raw: Kysely has no arrays of a query's rows. */
export const bansOfGame = sql<
  string[]
>`array(select legend from game_ban where game_id = g.id order by place)`

/** The members of the draft room `r`, with what they can do there. */
export const membersOfRoom = sql<RoomRules['members']>`coalesce((
  select jsonb_agg(jsonb_build_object('id', account_id, 'role', role) order by account_id)
  from draft_room_member where room_id = r.id
), '[]')`

export const escapePattern = (text: string) => text.replaceAll(/[\\%_]/g, String.raw`\$&`)

/** For `like`: text with this part. */
export const containing = (part: string) => `%${escapePattern(part)}%`
