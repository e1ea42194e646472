import { type Kysely, sql } from 'kysely'
import { anyOf, inCodeOrder } from '../db/expressions.ts'
import type { Database } from '../db/schema.ts'

/** Players with the most games. A line with another one marks the name. */
const MAX_PLAYERS = 3000
const MAX_EVENTS = 2000
const MAX_TEAMS = 5000

export const queryNamesRepository = (db: Kysely<Database>) => ({
  /** What a line can name. */
  async all() {
    const teams = await db
      .selectFrom('team')
      .select('name')
      .orderBy('name', inCodeOrder)
      .limit(MAX_TEAMS)
      .execute()
    const players = await db
      .selectFrom('player_name')
      .select('name')
      .groupBy('name')
      .orderBy(({ fn }) => fn.sum('games'), 'desc')
      .orderBy('name', inCodeOrder)
      .limit(MAX_PLAYERS)
      .execute()
    const events = await db
      .selectFrom('event')
      .select('name')
      .groupBy('name')
      .orderBy(({ fn }) => fn.max('id'), 'desc')
      .limit(MAX_EVENTS)
      .execute()
    return { teams: namesOf(teams), players: namesOf(players), events: namesOf(events) }
  },

  /** By lower-case name. Of several players with a name, the one who used it most. */
  async playersNamed(names: readonly string[]): Promise<Map<string, string>> {
    if (names.length === 0) return new Map()
    const { rows } = await sql<{ name: string; player: string }>`
      select distinct on (name) name, player from (
        select lower(name) as name, player, sum(games) as games from player_name
        where lower(name) = any(${names.map((name) => name.toLowerCase())}) group by lower(name), player) named
      order by name, games desc, player`.execute(db)
    return new Map(rows.map(({ name, player }) => [name, player]))
  },

  async teamNames(ids: readonly number[]): Promise<Map<string, string>> {
    const rows = await db
      .selectFrom('team')
      .select(['id', 'name'])
      .where('id', '=', anyOf(ids))
      .execute()
    return new Map(rows.map(({ id, name }) => [String(id), name]))
  },
})

const namesOf = (rows: readonly { name: string }[]) => rows.map(({ name }) => name)
