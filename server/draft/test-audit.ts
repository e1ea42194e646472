import type { Kysely } from 'kysely'
import {
  applyChange,
  brokenRules,
  type DraftEvent,
  type DraftState,
  EMPTY_DRAFT,
} from '#domain/draft/draft.ts'
import { DEFAULT_ROOM } from '#domain/draft/draft-room.ts'
import type { Database } from '../db/schema.ts'
import { draftRepository } from './draft.repository.ts'

/** What is wrong with the stored draft of a room, given the ids that were answered; none where all is well. */
export async function auditDraft(
  db: Kysely<Database>,
  answered: readonly string[],
  room = DEFAULT_ROOM,
): Promise<string[]> {
  const drafts = draftRepository(db)
  const stored = await drafts.eventsAfter([{ room, version: 0 }], 1_000_000)
  const events = stored.map(({ event }) => event)
  const replayed = replay(events)
  const rows = await db
    .selectFrom('draft_op')
    .select('operation_id')
    .where('room_id', '=', room)
    .execute()
  const decided = new Set(rows.map((row) => row.operation_id))
  const whole = events.filter(({ remaining }) => remaining === 0)
  const told = whole.flatMap(({ operationId }) => operationId ?? [])
  return [
    ...replayed.faults,
    ...(same(replayed.state, (await drafts.read(room))?.state)
      ? []
      : ['the events do not give the draft']),
    ...answered.filter((id) => !decided.has(id)).map((id) => `${id} was answered and is lost`),
    ...told.filter((id, at) => told.indexOf(id) !== at).map((id) => `${id} was done twice`),
  ]
}

function replay(events: readonly DraftEvent[]) {
  const faults: string[] = []
  let state: DraftState = EMPTY_DRAFT
  for (const event of events) {
    state = applyChange(state, event)
    if (state.version !== event.version) faults.push(`version ${event.version} is out of order`)
    faults.push(...brokenRules(state))
  }
  return { state, faults }
}

const same = (one: DraftState, other: DraftState | undefined) =>
  other !== undefined && sorted(one) === sorted(other)

/** The database keeps no order of keys. */
const sorted = (state: DraftState) =>
  JSON.stringify(state, (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  )
