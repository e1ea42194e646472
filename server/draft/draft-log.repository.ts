import { type Kysely, sql } from 'kysely'
import type { Database } from '../db/schema.ts'

export interface LogLimits {
  /** Sockets that were away for longer get a snapshot, and older operations can't be undone. */
  events: number
  /** An operation that is sent again later than that is decided again. */
  operationsPerUser: number
  replayEvents: number
}

const LOG_LIMITS: LogLimits = { events: 10_000, operationsPerUser: 2000, replayEvents: 20_000 }

/** Keeps the draft's logs small. Writes wait for none of it: it only touches rows that no one needs any more. */
export const draftLogRepository = (db: Kysely<Database>, limits: LogLimits = LOG_LIMITS) => ({
  async prune(): Promise<void> {
    while ((await moveOldEvents(db, limits.events)) > 0);
    await db
      .deleteFrom('draft_replay')
      .where('version', '<=', (eb) =>
        eb
          .selectFrom('draft_replay')
          .select((of) => of(of.fn.max('version'), '-', limits.replayEvents).as('version')),
      )
      .execute()
    await removeOldOperations(db, limits.operationsPerUser)
  },
})

/** Few enough for the time limit of a statement. */
const MOVED_AT_ONCE = 2000

/**
 * Sockets and undo need the events of the last week at most, the replay only a part of each. Returns how many were
 * moved.
 */
async function moveOldEvents(db: Kysely<Database>, kept: number): Promise<number> {
  // Raw: deletes and inserts in one statement, so that two servers never move the same event.
  const { numAffectedRows = 0n } = await sql`
    with gone as (
      delete from draft_event where version <= greatest(
        (select version - ${kept}::integer from draft_head),
        (select max(version) from draft_event where at < now() - interval '7 days')
      ) and version < (select min(version) from draft_event) + ${MOVED_AT_ONCE}::integer
      returning version, at, payload
    )
    insert into draft_replay (version, at, payload)
    select version, at, payload - '{version,operationId,remaining,cleared}'::text[] || case
      when payload ->> 'action' in ('remove', 'restore') and payload ? 'entry'
      then jsonb_build_object('entry', jsonb_build_object(
        'id', payload #> '{entry,id}', 'version', payload #> '{entry,version}'
      )) else '{}' end
    from gone
    on conflict (version) do nothing`.execute(db)
  return Number(numAffectedRows)
}

/** By user: one who sends many operations must not push out those of others. */
const removeOldOperations = (db: Kysely<Database>, kept: number) =>
  // Raw: Kysely has no `using` with a window function.
  sql`
    delete from draft_op op using (
      select user_id, operation_id,
        row_number() over (partition by user_id order by decided_at desc, version desc) as place
      from draft_op
    ) ranked
    where op.user_id = ranked.user_id and op.operation_id = ranked.operation_id
      and (ranked.place > ${kept} or op.decided_at < now() - interval '7 days')`.execute(db)
