import { type Kysely, sql } from 'kysely'
import {
  applyChanges,
  decide,
  type Decision,
  type DraftChange,
  type DraftEvent,
  type DraftRefusal,
  type DraftState,
  type DraftUser,
} from '#domain/draft/draft.ts'
import type { DraftRequest } from '#domain/draft/draft-client.ts'
import { decideUndo } from '#domain/draft/draft-undo.ts'
import { prepared } from '../db/prepared-statements.ts'
import type { Database } from '../db/schema.ts'
import { errorCode, UNIQUE_VIOLATION } from '../http/errors.ts'

export interface OperationResult {
  state: DraftState
  /** Null where it was taken. */
  refusal: DraftRefusal | null
  /** What it changed; nothing where it was decided before. */
  events: readonly DraftEvent[]
}

/** Who asks, and by which id it is known should it be asked again. */
export interface OperationRequest {
  user: DraftUser
  operationId: string | undefined
}

interface Written {
  state: DraftState
  /** The transaction that wrote it: unlike a version it never comes again, whatever is restored under a running server. */
  writtenBy: string
}

const KEPT_EVENTS = 10_000

export const draftRepository = (db: Kysely<Database>) => {
  /** After the last operation here; each write asks whether it still is. */
  let known: Written | null = null

  async function attempt(
    request: DraftRequest,
    asked: OperationRequest,
  ): Promise<OperationResult | null> {
    const { state, writtenBy } = known ?? (await readState(db))
    known = null
    const decision =
      request.type === 'undo'
        ? await decideUndoOf(db, state, asked.user.id, request.undoes)
        : decide(state, request, asked.user)
    const changes = 'changes' in decision ? decision.changes : []
    const refusal = 'refusal' in decision ? decision.refusal : null
    const events = eventsOf(changes, state.version, asked)
    const next = applyChanges(state, changes)
    const undoes = request.type === 'undo' && refusal === null ? request.undoes : null
    const step = { before: state, next, events, refusal, undoes }
    const saved = await save(db, writtenBy, step, asked)
    if (saved === null) return null
    known = { state: next, writtenBy: saved }
    return { state: next, refusal, events }
  }

  return {
    read: async () => (await readState(db)).state,

    /**
     * One statement is one transaction: it writes only where the draft is still the one that was decided upon, and of
     * an operation that was decided before it writes nothing. Refusals are written down too, so that a late retry
     * cannot win later.
     */
    async perform(request: DraftRequest, asked: OperationRequest): Promise<OperationResult> {
      for (;;) {
        try {
          const outcome = await attempt(request, asked)
          // Without one, another server came first.
          if (outcome) return outcome
        } catch (error) {
          if (errorCode(error) !== UNIQUE_VIOLATION) throw error
          return decidedBefore(db, asked)
        }
      }
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
  }
}

interface OperationRow {
  refusal: DraftRefusal | null
  first_version: number
  version: number
  is_undone: boolean
}

/** One statement, so that all of it is of one moment. */
async function readState(db: Kysely<Database>): Promise<Written> {
  const { rows } = await sql<DraftState & { writtenBy: string }>`
    select version, banned_legends, picked_legends,
      coalesce((select jsonb_agg(entry order by version) from draft_history), '[]') as draft_history,
      xmin::text as "writtenBy"
    from draft_head`.execute(db)
  const [found] = rows
  if (!found) throw new Error('The draft has no head.')
  const { writtenBy, ...state } = found
  return { state, writtenBy }
}

async function decidedBefore(
  db: Kysely<Database>,
  { user, operationId }: OperationRequest,
): Promise<OperationResult> {
  const earlier = await findOperation(db, user.id, operationId)
  if (!earlier) throw new Error('The draft knows a conflict but not its operation.')
  const { state } = await readState(db)
  return { state, refusal: earlier.refusal, events: [] }
}

async function findOperation(db: Kysely<Database>, userId: number, operationId?: string) {
  const { rows } = await sql<OperationRow>`
    select refusal, first_version, version, is_undone from draft_op
    where user_id = ${userId} and operation_id = ${operationId}`.execute(db)
  return rows[0]
}

async function decideUndoOf(
  db: Kysely<Database>,
  state: DraftState,
  userId: number,
  undoes: string,
): Promise<Decision> {
  const target = await findOperation(db, userId, undoes)
  if (!target || target.is_undone) return { refusal: 'nothing_to_undo' }
  const { rows } = await sql<{ payload: DraftChange }>`
    select payload from draft_event
    where version between ${target.first_version} and ${target.version}
    order by version`.execute(db)
  const since = await sql<{ payload: DraftChange }>`
    select payload from draft_event
    where version > ${target.version} and (payload -> 'user' ->> 'id')::integer is distinct from ${userId}
    order by version`.execute(db)
  return decideUndo(
    state,
    rows.map(({ payload }) => payload),
    since.rows.map(({ payload }) => payload),
  )
}

const eventsOf = (
  changes: readonly DraftChange[],
  before: number,
  { user, operationId }: OperationRequest,
): DraftEvent[] =>
  changes.map((change, at) => ({
    ...change,
    version: before + 1 + at,
    user,
    operationId,
    remaining: changes.length - 1 - at,
  }))

interface Step {
  before: DraftState
  next: DraftState
  events: readonly DraftEvent[]
  refusal: DraftRefusal | null
  /** The operation that is taken back. */
  undoes: string | null
}

/** All of it, or nothing where the draft is no longer the one before; the answer is the transaction that wrote it. */
async function save(
  db: Kysely<Database>,
  writtenBy: string,
  { before, next, events, refusal, undoes }: Step,
  { user, operationId }: OperationRequest,
): Promise<string | null> {
  const [status, first] = [refusal === null ? 200 : 409, next.version - events.length + 1]
  const { rows } = await sql<{ writtenBy: string }>`${prepared}
    with head as (
      update draft_head
      set version = ${next.version},
        banned_legends = ${next.banned_legends}, picked_legends = ${next.picked_legends}
      where xmin::text = ${writtenBy} returning xmin::text as "writtenBy"
    ), event as (
      insert into draft_event (version, payload)
      select (payload ->> 'version')::integer, payload
      from head, jsonb_array_elements(${JSON.stringify(events)}::jsonb) payload
    ), operation as (
      insert into draft_op (user_id, operation_id, status, refusal, first_version, version)
      select ${user.id}, ${operationId}::text, ${status}, ${refusal}, ${first}, ${next.version}
      from head where ${operationId}::text is not null
    ) ${undoes === null ? NOTHING : undonePart(user.id, undoes)}
    ${before.draft_history === next.draft_history ? NOTHING : historyParts(next)}
    select "writtenBy", case when ${events.length} > 0 then pg_notify('draft', '') end
    from head`.execute(db)
  return rows[0]?.writtenBy ?? null
}

const NOTHING = sql``

const undonePart = (userId: number, operationId: string) => sql`, undone as (
    update draft_op set is_undone = true from head
    where user_id = ${userId} and operation_id = ${operationId}
  )`

const historyParts = ({ draft_history: next }: DraftState) => sql`, gone as (
    delete from draft_history using head where id <> all(${next.map(({ id }) => id)}::bigint[])
  ), kept as (
    insert into draft_history (id, version, entry)
    select (entry ->> 'id')::bigint, (entry ->> 'version')::integer, entry
    from head, jsonb_array_elements(${JSON.stringify(next)}::jsonb) entry
    on conflict (id) do nothing
  )`
