import type { Transaction } from 'kysely'
import type { PoiDraftRefusal } from '#domain/poi-draft/decide-poi-draft.ts'
import { anyOf } from '../db/expressions.ts'
import type { Database } from '../db/schema.ts'

/** A document that several people change, by its row. A room stands for the plan for its series. */
type SharedDocument =
  | { readonly poi_draft_id: number }
  | { readonly plan_id: number }
  | { readonly room_id: number }

interface Decision {
  /** Null if it was accepted. */
  readonly refusal: PoiDraftRefusal | null
  /** The document's version after the operation, if it made one of its own. */
  readonly version: number | null
}

interface Decided {
  readonly document: SharedDocument
  readonly userId: number
  /** How many operations of the document are remembered. */
  readonly remembered: number
}

/**
 * Decides each operation of a user once: one that is sent again gets the decision of the first time, on every server. Null
 * is no decision, so it is not remembered. Only for a transaction that holds the lock on the document's row, which lets
 * one through at a time.
 */
export async function decideOnce<Operation extends { readonly operationId: string }>(
  tx: Transaction<Database>,
  { document, userId, remembered }: Decided,
  operations: readonly Operation[],
  decide: (operation: Operation) => Decision | null,
): Promise<Map<string, Decision | null>> {
  const ids = operations.map(({ operationId }) => operationId)
  const earlier = await tx
    .selectFrom('decided_operation')
    .select(['operation_id', 'refusal', 'version'])
    .where((eb) => eb.and(document))
    .where('user_id', '=', userId)
    .where('operation_id', '=', anyOf(ids))
    .execute()
  const decisions = new Map<string, Decision | null>(
    earlier.map(({ operation_id: id, ...decision }) => [id, decision]),
  )
  const added = operations.flatMap((operation) => {
    const { operationId } = operation
    if (decisions.has(operationId)) return []
    const decision = decide(operation)
    decisions.set(operationId, decision)
    return decision
      ? [{ ...document, ...decision, user_id: userId, operation_id: operationId }]
      : []
  })
  if (added.length === 0) return decisions
  await tx.insertInto('decided_operation').values(added).execute()
  await tx
    .deleteFrom('decided_operation')
    .where((eb) => eb.and(document))
    .where('number', '<=', (eb) =>
      eb
        .selectFrom('decided_operation')
        .select('number')
        .where(eb.and(document))
        .orderBy('number', 'desc')
        .offset(remembered)
        .limit(1),
    )
    .execute()
  return decisions
}
