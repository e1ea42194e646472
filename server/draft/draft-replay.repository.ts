import { type Kysely, sql } from 'kysely'
import { type DraftReplay, REPLAY_STEPS } from '#contract/draft/draft-replay.ts'
import type { ReplayChange, ReplayStep } from '#domain/draft/draft-replay.ts'
import type { DraftUser } from '#domain/draft/draft.ts'
import type { Database } from '../db/schema.ts'
import { lastResetOf, logOf } from './draft.repository.ts'

interface StepRow {
  version: number
  at: Date | null
  payload: ReplayChange & { user?: DraftUser | null }
}

export const draftReplayRepository = (db: Kysely<Database>) => ({
  /** A series ends with its reset, at the version `until`; the one that is being drafted has none. */
  async read(room: number, until: number | null): Promise<DraftReplay> {
    const { rows: found } = await sql<{ reset: number | null; start: number; version: number }>`
      select ${lastResetOf(room, until)} as reset, r.log_start as start, h.version
      from draft_room r join draft_head h on h.room_id = r.id where r.id = ${room}`.execute(db)
    const { reset: before, start, version } = found[0] ?? { reset: null, start: 0, version: 0 }
    const first = before ?? start
    const { rows } = await sql<StepRow>`
      select version, at, payload from (${logOf(room)}) log
      where version > ${first} and version <= coalesce(${until}::integer, 2147483647)
      order by version desc limit ${REPLAY_STEPS + 1}`.execute(db)
    const steps = rows.slice(0, REPLAY_STEPS).map(toStep).toReversed()
    // A reset can be the last change. Nothing was drafted after it.
    const isWhole = steps[0] ? steps[0].version === first + 1 : version <= first
    return { steps, isCut: rows.length > REPLAY_STEPS || !isWhole, before }
  },
})

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
  if (payload.action === 'reset') {
    const { action, filedAs } = payload
    return { type, action, ...(filedAs !== undefined && { filedAs }), ...rest }
  }
  if (payload.action === 'add') {
    return { type, action: payload.action, entry: payload.entry, ...rest }
  }
  const { id, version: saved } = payload.entry
  return { type, action: payload.action, entry: { id, version: saved }, ...rest }
}
