import { sql, type Transaction } from 'kysely'
import type { Database } from '../../db/schema.ts'

/** Words in the name of an event. The first wins: scrims of a league are scrims. */
const SCRIM = String.raw`\mscrims?\M`
const OFFICIAL = String.raw`\m(algs|league|championships?|playoffs?|lcq)\M`

/**
 * Says again whether these series are official, scrims or something else: what was chosen for the series, else for its
 * event, else what its sources say. Returns how many changed.
 */
export async function refreshKinds(
  tx: Transaction<Database>,
  seriesIds: readonly number[],
): Promise<number> {
  if (seriesIds.length === 0) return 0
  const { numAffectedRows = 0n } = await sql`
    update series s set kind = k.kind
    from (
      select s.id, coalesce(own.kind, named.kind, case
        when i.format = 'algs' or exists (
          select from game g join game c on c.mid = g.mid join import f on f.id = c.import_id
          where g.series_id = s.id and g.is_current and f.format = 'algs') then 'official'
        when e.name ~* ${SCRIM} or i.format in ('liveapi', 'statscode') then 'scrim'
        when e.name ~* ${OFFICIAL} then 'official'
        else 'other' end) as kind
      from series s
      join event e on e.id = s.event_id
      join import i on i.id = s.import_id
      left join event_kind named on named.event = e.name
      left join series_kind own on own.first_mid = (
        select f.mid from game f where f.series_id = s.id and f.is_current order by f.number limit 1)
      where s.id = any(${seriesIds})
    ) k
    where k.id = s.id and k.kind <> s.kind`.execute(tx)
  return Number(numAffectedRows)
}
