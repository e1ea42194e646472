import { type Kysely, sql } from 'kysely'
import type { Database } from '../db/schema.ts'

export interface LogLimits {
  /** Of each room. Sockets that were away for longer get a snapshot, and older operations can't be undone. */
  events: number
  /** Of all rooms together. */
  allEvents: number
  /** An operation that is sent again later than that is decided again. */
  operationsPerUser: number
  /** Of each room, and of all rooms together. */
  replayEvents: number
  allReplayEvents: number
}

export const LOG_LIMITS: LogLimits = {
  events: 10_000,
  allEvents: 50_000,
  operationsPerUser: 2000,
  replayEvents: 20_000,
  allReplayEvents: 200_000,
}

/** Keeps the logs of the drafts small. Writes wait for none of it: it only touches rows that no one needs any more. */
export const draftLogRepository = (db: Kysely<Database>, limits: LogLimits = LOG_LIMITS) => ({
  async prune(): Promise<void> {
    while ((await moveOldEvents(db, limits)) > 0);
    await removeOldReplays(db, limits)
    await removeOldOperations(db, limits.operationsPerUser)
  },
})

/** Few enough for the time limit of a statement. */
const MOVED_AT_ONCE = 2000

/**
 * Sockets and undo need the events of the last week at most, the replay only a part of each. Returns how many were
 * moved.
 */
async function moveOldEvents(
  db: Kysely<Database>,
  { events, allEvents }: LogLimits,
): Promise<number> {
  // Raw: deletes and inserts in one statement, so that two servers never move the same event.
  const { numAffectedRows = 0n } = await sql`
    with cutoff as (
      select greatest(
        now() - interval '7 days',
        (select at from draft_event where at is not null order by at desc offset ${allEvents} limit 1)
      ) as at
    ), room as (
      select h.room_id, greatest(h.version - ${events}::integer, (
        select max(e.version) from draft_event e
        where e.room_id = h.room_id and e.at <= (select at from cutoff)
      )) as version
      from draft_head h
    ), old as (
      select e.room_id, e.version from room r
      join draft_event e on e.room_id = r.room_id and e.version <= r.version
      order by e.room_id, e.version limit ${MOVED_AT_ONCE}
    ), gone as (
      delete from draft_event e using old
      where e.room_id = old.room_id and e.version = old.version
      returning e.room_id, e.version, e.at, e.payload
    )
    insert into draft_replay (room_id, version, at, payload)
    select room_id, version, at, payload - '{version,operationId,remaining,cleared}'::text[] || case
      when payload ->> 'action' in ('remove', 'restore') and payload ? 'entry'
      then jsonb_build_object('entry', jsonb_build_object(
        'id', payload #> '{entry,id}', 'version', payload #> '{entry,version}'
      )) else '{}' end
    from gone
    on conflict (room_id, version) do nothing`.execute(db)
  return Number(numAffectedRows)
}

/** Two statements, because each uses its own index. */
async function removeOldReplays(
  db: Kysely<Database>,
  { replayEvents, allReplayEvents }: LogLimits,
): Promise<void> {
  // Raw: Kysely has no `using` with a subquery.
  await sql`
    delete from draft_replay r using (
      select h.room_id, (select max(version) from draft_replay where room_id = h.room_id) as version
      from draft_head h
    ) last
    where r.room_id = last.room_id and r.version <= last.version - ${replayEvents}::integer`.execute(
    db,
  )
  await sql`
    delete from draft_replay where at <= (
      select at from draft_replay where at is not null order by at desc
      offset ${allReplayEvents} limit 1
    )`.execute(db)
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
