import { type Kysely, sql } from 'kysely'
import { type DraftReplay, REPLAY_STEPS } from '#contract/draft-replay.ts'
import type { ReplayChange, ReplayStep } from '#domain/draft/draft-replay.ts'
import type { DraftUser } from '#domain/draft/draft.ts'
import type { Database } from '../db/schema.ts'

interface StepRow {
  version: number
  at: Date | null
  payload: ReplayChange & { user?: DraftUser | null }
}

export const draftReplayRepository = (db: Kysely<Database>) => ({
  /** A series ends with its reset, at the version `until`; the one that is being drafted has none. */
  async read(room: number, until: number | null): Promise<DraftReplay> {
    const reset = await selectLog(db, room)
      .select(({ fn }) => fn.max('version').as('version'))
      .where(sql`payload ->> 'action'`, '=', 'reset')
      .$if(until !== null, (query) => query.where('version', '<', until))
      .executeTakeFirst()
    const before = reset?.version ?? null
    const rows = await selectLog(db, room)
      .select(['version', 'at', 'payload'])
      .where('version', '>', before ?? 0)
      .$if(until !== null, (query) => query.where('version', '<=', until))
      .orderBy('version', 'desc')
      .limit(REPLAY_STEPS + 1)
      .execute()
    const steps = rows.slice(0, REPLAY_STEPS).map(toStep).toReversed()
    const startsLate = before === null && (steps[0]?.version ?? 1) > 1
    return { steps, isCut: rows.length > REPLAY_STEPS || startsLate, before }
  },
})

/** Every change of the draft: the recent ones, and the older ones that only a replay needs. */
const selectLog = (db: Kysely<Database>, room: number) =>
  db.selectFrom(
    db
      .selectFrom('draft_replay')
      .select(['version', 'at', 'payload'])
      .where('room_id', '=', room)
      .unionAll(
        db
          .selectFrom('draft_event')
          .select(['version', 'at', 'payload'])
          .where('room_id', '=', room),
      )
      .as('log'),
  )

/** Only what a replay needs: not the lists that a reset cleared. */
function toStep({ version, at, payload }: StepRow): ReplayStep {
  const rest = { version, at: at?.getTime() ?? null, user: payload.user ?? null }
  if (payload.type === 'pick') {
    const { type, action, legend, index } = payload
    return { type, action, legend, index, ...rest }
  }
  if (payload.type !== 'draft_history') {
    const { type, legend, index } = payload
    return { type, legend, index, ...rest }
  }
  const { type } = payload
  if (payload.action === 'reset') return { type, action: payload.action, ...rest }
  if (payload.action === 'add') {
    return { type, action: payload.action, entry: payload.entry, ...rest }
  }
  const { id, version: saved } = payload.entry
  return { type, action: payload.action, entry: { id, version: saved }, ...rest }
}
