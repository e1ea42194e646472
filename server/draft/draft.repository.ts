import { type Kysely, sql, type Transaction } from 'kysely'
import {
  applyChanges,
  decide,
  type Decision,
  type DraftChange,
  type DraftEvent,
  type DraftRefusal,
  type DraftState,
  type DraftUser,
} from '#domain/draft.ts'
import type { DraftRequest } from '#domain/draft-client.ts'
import { undoChanges } from '#domain/draft-undo.ts'
import type { Database } from '../db/schema.ts'

type Tx = Transaction<Database>

export interface Outcome {
  state: DraftState
  /** Null where it was taken. */
  refusal: DraftRefusal | null
  /** What it changed; nothing where it was decided before. */
  events: readonly DraftEvent[]
}

/** Who asks, and by which id it is known should it be asked again. */
export interface Asked {
  user: DraftUser
  operationId: string | undefined
}

const KEPT_EVENTS = 10_000

export const draftRepository = (db: Kysely<Database>) => ({
  async read(): Promise<DraftState> {
    const { earlier: _, ...state } = await readState(db)
    return state
  },

  /** One operation is one transaction; refusals are written down too, so that a late retry cannot win later. */
  async perform(request: DraftRequest, asked: Asked): Promise<Outcome> {
    return db.transaction().execute(async (tx) => {
      await sql`select version from draft_head where id = 1 for update`.execute(tx)
      const { earlier, ...state } = await readState(tx, asked)
      if (earlier) return { state, refusal: earlier.refusal, events: [] }
      const decision =
        request.type === 'undo'
          ? await decideUndo(tx, state, asked.user.id, request.undoes)
          : decide(state, request, asked.user)
      const changes = 'changes' in decision ? decision.changes : []
      const refusal = 'refusal' in decision ? decision.refusal : null
      const next = applyChanges(state, changes)
      await saveState(tx, state, next)
      const events = eventsOf(changes, state.version, asked)
      await saveOutcome(tx, asked, events, refusal, next.version)
      return { state: next, refusal, events }
    })
  },

  async eventsAfter(version: number, limit: number): Promise<DraftEvent[]> {
    const { rows } = await sql<{ payload: DraftEvent }>`
      select payload from draft_event where version > ${version}
      order by version limit ${limit}`.execute(db)
    return rows.map(({ payload }) => payload)
  },

  async removeOld() {
    await sql`delete from draft_op where decided_at < now() - interval '7 days'`.execute(db)
    await sql`
      delete from draft_event where version <= (select version from draft_head) - ${KEPT_EVENTS}::integer`.execute(
      db,
    )
  },
})

interface OperationRow {
  refusal: DraftRefusal | null
  first_version: number
  version: number
  is_undone: boolean
}

/** One statement, so that all of it is of one moment; with what was decided about the operation before, if it was. */
async function readState(db: Kysely<Database> | Tx, asked?: Asked) {
  const { rows } = await sql<DraftState & { earlier: OperationRow | null }>`
    select version,
      coalesce((select array_agg(legend order by place) from draft_ban), '{}') as banned_legends,
      coalesce((select array_agg(legend order by slot) from draft_pick), '{}') as picked_legends,
      coalesce((select jsonb_agg(entry order by version) from draft_history), '[]') as draft_history,
      (${operationOf(asked?.user.id, asked?.operationId)}) as earlier
    from draft_head`.execute(db)
  const [state] = rows
  if (!state) throw new Error('The draft has no head.')
  return state
}

const operationOf = (userId?: number, operationId?: string) => sql<OperationRow>`
  select to_jsonb(o) from draft_op o
  where o.user_id = ${userId}::integer and o.operation_id = ${operationId}::text`

async function decideUndo(
  tx: Tx,
  state: DraftState,
  userId: number,
  undoes: string,
): Promise<Decision> {
  const found = await sql<{ to_jsonb: OperationRow }>`${operationOf(userId, undoes)}`.execute(tx)
  const target = found.rows[0]?.to_jsonb
  if (!target || target.is_undone) return { refusal: 'nothing_to_undo' }
  const { rows } = await sql<{ payload: DraftChange }>`
    select payload from draft_event
    where version between ${target.first_version} and ${target.version}
    order by version`.execute(tx)
  const changes = undoChanges(
    state,
    rows.map(({ payload }) => payload),
  )
  if (changes.length === 0) return { refusal: 'nothing_to_undo' }
  await sql`
    update draft_op set is_undone = true
    where user_id = ${userId} and operation_id = ${undoes}`.execute(tx)
  return { changes }
}

async function saveState(tx: Tx, before: DraftState, after: DraftState) {
  if (before.banned_legends !== after.banned_legends) {
    await saveList(tx, 'draft_ban', 'place', after.banned_legends)
  }
  if (before.picked_legends !== after.picked_legends) {
    await saveList(tx, 'draft_pick', 'slot', after.picked_legends)
  }
  if (before.draft_history !== after.draft_history) {
    await saveHistory(tx, after)
  }
}

async function saveList(tx: Tx, table: string, order: string, legends: readonly string[]) {
  const [name, column] = [sql.table(table), sql.ref(order)]
  await sql`
    with gone as (delete from ${name} where legend <> all(${legends}::text[]))
    insert into ${name} as kept (legend, ${column})
    select legend, number from unnest(${legends}::text[]) with ordinality as list(legend, number)
    on conflict (legend) do update set ${column} = excluded.${column}
    where kept.${column} <> excluded.${column}`.execute(tx)
}

async function saveHistory(tx: Tx, { draft_history }: DraftState) {
  await sql`
    with gone as (
      delete from draft_history where id <> all(${draft_history.map(({ id }) => id)}::bigint[])
    )
    insert into draft_history (id, version, entry)
    select (entry ->> 'id')::bigint, (entry ->> 'version')::integer, entry
    from jsonb_array_elements(${JSON.stringify(draft_history)}::jsonb) entry
    on conflict (id) do nothing`.execute(tx)
}

const eventsOf = (
  changes: readonly DraftChange[],
  before: number,
  { user, operationId }: Asked,
): DraftEvent[] =>
  changes.map((change, at) => ({
    ...change,
    version: before + 1 + at,
    user,
    operationId,
    remaining: changes.length - 1 - at,
  }))

async function saveOutcome(
  tx: Tx,
  { user, operationId }: Asked,
  events: readonly DraftEvent[],
  refusal: DraftRefusal | null,
  version: number,
) {
  if (events.length === 0 && operationId === undefined) return
  const [status, first] = [refusal === null ? 200 : 409, version - events.length + 1]
  await sql`
    with event as (
      insert into draft_event (version, payload)
      select (payload ->> 'version')::integer, payload
      from jsonb_array_elements(${JSON.stringify(events)}::jsonb) payload
    ), head as (
      update draft_head set version = ${version} where version <> ${version}
    ), operation as (
      insert into draft_op (user_id, operation_id, status, refusal, first_version, version)
      select ${user.id}, ${operationId}::text, ${status}, ${refusal}, ${first}, ${version}
      where ${operationId}::text is not null
    )
    select pg_notify('draft', '') where ${events.length} > 0`.execute(tx)
}
