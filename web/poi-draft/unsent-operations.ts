import * as z from 'zod/mini'
import type { PoiDraftOperation } from '#domain/poi-draft/decide-poi-draft.ts'
import { createUnsentStorage, type TextStorage } from '../shared/storage/unsent-storage.ts'

export interface UnsentOperation {
  readonly operationId: string
  readonly operation: PoiDraftOperation
}

const spot = { map: z.string(), poi: z.int() }
/** Changes of the order are confirmed in a dialog, so they aren't sent by a later page. */
const storedOperation: z.ZodMiniType<PoiDraftOperation> = z.union([
  z.object({ type: z.literal('claim'), pick: z.int(), ...spot }),
  z.object({ type: z.literal('undo'), team: z.string(), ...spot }),
  z.object({ type: z.literal('wish'), to: z.nullable(z.int()), ...spot }),
])

/** What a user could not send to a POI draft yet, stored for the next visit. */
export function openUnsent(storage: TextStorage, now: () => number, draft: number, user: number) {
  const unsent = createUnsentStorage(storage, `poiDraft_pending_${draft}`, storedOperation, now)
  const save = (pending: readonly UnsentOperation[]) =>
    unsent.save(
      user,
      pending.filter(({ operation }) => operation.type !== 'setup' && operation.type !== 'shuffle'),
    )
  const { fresh, held } = unsent.load(user)
  // The board has moved on, so old ones would be surprises.
  if (held.length > 0) save(fresh)
  return { fresh, dropped: held.length, save }
}
