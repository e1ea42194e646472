import { type Kysely, sql } from 'kysely'
import type { TieRule } from '#domain/draft/ban.ts'
import { type EventRules, rulesOf, type SeriesRules } from '#domain/series/series-rules.ts'
import { anyOf } from '../db/expressions.ts'
import type { Database } from '../db/schema.ts'
import { settingRepository } from '../catalog/setting.repository.ts'
import { lockArchive } from './series-change.ts'

export interface StoredRules extends SeriesRules {
  readonly chosen: EventRules
}

/** The rules of series. `first` is the ban tie rule until an administrator has chosen one. */
export const seriesRules = (db: Kysely<Database>, first: TieRule) => {
  const usualTie = () => settingRepository(db).findTieRule(first)

  async function find(seriesIds: readonly number[]): Promise<Map<number, StoredRules>> {
    const usual = await usualTie()
    const rows = await db
      .selectFrom('series as s')
      .leftJoin('event_rule as r', 'r.event_id', 's.event_id')
      .select(['s.id', 's.organizer', 'r.equal_points as equalPoints', 'r.ban_tie as banTie'])
      .where('s.id', '=', anyOf(seriesIds))
      .execute()
    return new Map(
      rows.map(({ id, organizer, ...chosen }) => [
        id,
        { ...rulesOf(organizer, chosen, usual), chosen },
      ]),
    )
  }

  return {
    find,

    /** Of a series that the archive may not have. */
    async findBanTie(series: number | null): Promise<TieRule> {
      const found = series === null ? undefined : (await find([series])).get(series)
      return found?.banTie ?? usualTie()
    },
  }
}

/** For all series of the event that this one belongs to. False if there is no such series. */
export const saveEventRules = (
  db: Kysely<Database>,
  seriesId: number,
  rules: EventRules,
  by: number,
): Promise<boolean> =>
  db.transaction().execute(async (tx) => {
    await lockArchive(tx)
    const { numAffectedRows } = await sql`
      insert into event_rule (event_id, equal_points, ban_tie, set_by)
      select event_id, ${rules.equalPoints}, ${rules.banTie}, ${by} from series where id = ${seriesId}
      on conflict (event_id) do update set equal_points = excluded.equal_points, ban_tie = excluded.ban_tie,
        set_by = excluded.set_by, set_at = now()`.execute(tx)
    return (numAffectedRows ?? 0n) > 0n
  })

/** Points that teams had before the first game of a series, by series and name. */
export async function findStartPoints(
  db: Kysely<Database>,
  seriesIds: readonly number[],
): Promise<Map<number, Map<string, number>>> {
  const rows = await db
    .selectFrom('series_start_points as p')
    .innerJoin('team_alias as a', 'a.key', 'p.alias_key')
    .innerJoin('team as t', 't.id', 'a.team_id')
    .select(['p.series_id', 't.name', 'p.points'])
    .where('p.series_id', '=', anyOf(seriesIds))
    .execute()
  return new Map(
    [...Map.groupBy(rows, ({ series_id: series }) => series)].map(([series, own]) => [
      series,
      new Map(own.map(({ name, points }) => [name, points])),
    ]),
  )
}
