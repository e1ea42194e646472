import { randomBytes } from 'node:crypto'
import type { Kysely, Transaction } from 'kysely'
import type { ShapeOperation } from '#contract/map/co-drawing.ts'
import { changeShape, type StoredChange } from '#domain/map/co-drawing.ts'
import { anyOf } from '../../db/expressions.ts'
import { createWithinQuotas, type Quota } from '../../db/quota.ts'
import { notifyChange } from '../../db/notify-change.ts'
import type { Database } from '../../db/schema.ts'
import { decideOnce } from '../../realtime/decide-once.ts'

const DRAW_BYTES = 16
/** One unanswered request of everyone who can draw in a plan. An older change is replaced by newer ones anyway. */
const REMEMBERED_CHANGES = 1000

/** What became of an operation: the version of its change, or null if the plan has no room for the shape. */
interface ChangeResult {
  operationId: string
  version: number | null
}

/** Plans that people draw in together, found by the id of their link. */
export const coDrawingRepository = (db: Kysely<Database>) => ({
  /** Returns the id of the link, null if it is off, or undefined if the owner has no such plan. */
  async setTogether(owner: number, id: number, isOn: boolean): Promise<string | null | undefined> {
    const row = isOn ? await startTogether(db, owner, id) : await stopTogether(db, owner, id)
    await notifyPlans(db)
    return row?.draw_id
  },

  async find(drawId: string) {
    const row = await db
      .selectFrom('plan')
      .select(['id', 'owner_id', 'name', 'map', 'version', 'shapes'])
      .where('draw_id', '=', drawId)
      .executeTakeFirst()
    return row ?? null
  },

  /** The plan of a link, whether it is shared by it or drawn in. */
  findLinked: (linkId: string) =>
    db
      .selectFrom('plan')
      .select(['id', 'version'])
      .where((eb) => eb.or([eb('share_id', '=', linkId), eb('draw_id', '=', linkId)]))
      .executeTakeFirst(),

  /** Lets a user draw, once. Returns undefined if the link doesn't work. */
  async admit(
    drawId: string,
    userId: number,
  ): Promise<{ id: number; version: number } | undefined> {
    const plan = await db
      .selectFrom('plan')
      .select(['id', 'version', 'owner_id'])
      .where('draw_id', '=', drawId)
      .executeTakeFirst()
    if (!plan || plan.owner_id === userId) return plan
    const drawer = { plan_id: plan.id, account_id: userId }
    const isKnown = await drawersOf(db, plan.id).where('account_id', '=', userId).executeTakeFirst()
    if (isKnown) return plan
    const quota: Quota = { name: 'drawersPerPlan', rows: (tx) => drawersOf(tx, plan.id) }
    await createWithinQuotas(db, 'plan_drawer', [quota], (tx) =>
      tx
        .insertInto('plan_drawer')
        .values(drawer)
        .onConflict((conflict) => conflict.doNothing())
        .execute(),
    )
    return plan
  },

  /**
   * Stores the changes of a user, each operation once. The row's lock lets one request through at a time on all servers,
   * so versions are in the order of the commits. Returns undefined if the link doesn't work.
   */
  change: (drawId: string, userId: number, operations: readonly ShapeOperation[]) =>
    db.transaction().execute(async (tx): Promise<ChangeResult[] | undefined> => {
      const plan = await tx
        .selectFrom('plan')
        .select(['id', 'version', 'shapes'])
        .where('draw_id', '=', drawId)
        .forUpdate()
        .executeTakeFirst()
      if (!plan) return undefined
      let { version, shapes } = plan
      const changes: (ShapeOperation & StoredChange)[] = []
      const decided = { document: { plan_id: plan.id }, userId, remembered: REMEMBERED_CHANGES }
      const decisions = await decideOnce(tx, decided, operations, (operation) => {
        const next = changeShape(shapes, operation)
        if (!next) return null
        shapes = next
        version += 1
        changes.push({ ...operation, version })
        return { refusal: null, version }
      })
      if (changes.length > 0) await store(tx, { id: plan.id, version, shapes }, userId, changes)
      return operations.map(({ operationId }) => ({
        operationId,
        version: decisions.get(operationId)?.version ?? null,
      }))
    }),

  states: (ids: readonly number[]) =>
    db
      .selectFrom('plan')
      .select(['id', 'version', 'draw_id', 'share_id'])
      .where('id', '=', anyOf(ids))
      .execute(),

  state: (id: number) =>
    db
      .selectFrom('plan')
      .select(['version', 'name', 'shapes'])
      .where('id', '=', id)
      .executeTakeFirst(),

  /** Some may be missing: only the newest are stored, and a plan that is saved as a whole has none. */
  changesAfter: (id: number, after: number, last: number): Promise<StoredChange[]> =>
    db
      .selectFrom('plan_change')
      .select(['version', 'shape_id as id', 'shape'])
      .where('plan_id', '=', id)
      .where('version', '>', after)
      .where('version', '<=', last)
      .orderBy('version')
      .execute(),
})

/** Lets all servers look for new changes and for links that ended. */
export const notifyPlans = (db: Kysely<Database>) => notifyChange(db, 'plan')

const drawersOf = (db: Kysely<Database>, plan: number) =>
  db.selectFrom('plan_drawer').select('account_id').where('plan_id', '=', plan)

async function startTogether(db: Kysely<Database>, owner: number, id: number) {
  const own = db.selectFrom('plan').select('draw_id').where('owner_id', '=', owner)
  const known = await own.where('id', '=', id).executeTakeFirst()
  if (!known || known.draw_id !== null) return known
  const quota: Quota = {
    name: 'coDrawnPlansPerUser',
    rows: (tx) =>
      tx
        .selectFrom('plan')
        .select('id')
        .where('owner_id', '=', owner)
        .where('draw_id', 'is not', null),
  }
  const fresh = randomBytes(DRAW_BYTES).toString('base64url')
  return createWithinQuotas(db, 'plan', [quota], (tx) =>
    tx
      .updateTable('plan')
      .set((eb) => ({ draw_id: eb.fn.coalesce('draw_id', eb.val(fresh)) }))
      .where('owner_id', '=', owner)
      .where('id', '=', id)
      .returning('draw_id')
      .executeTakeFirst(),
  )
}

/** The next link starts with no one. */
const stopTogether = (db: Kysely<Database>, owner: number, id: number) =>
  db.transaction().execute(async (tx) => {
    const row = await tx
      .updateTable('plan')
      .set({ draw_id: null })
      .where('owner_id', '=', owner)
      .where('id', '=', id)
      .returning('draw_id')
      .executeTakeFirst()
    if (!row) return undefined
    await tx.deleteFrom('plan_drawer').where('plan_id', '=', id).execute()
    await tx.deleteFrom('plan_change').where('plan_id', '=', id).execute()
    await tx.deleteFrom('decided_operation').where('plan_id', '=', id).execute()
    return row
  })

async function store(
  tx: Transaction<Database>,
  plan: { id: number; version: number; shapes: object },
  userId: number,
  changes: readonly (ShapeOperation & StoredChange)[],
) {
  const { id, version, shapes } = plan
  await tx
    .insertInto('plan_change')
    .values(
      changes.map((change) => ({
        plan_id: id,
        version: change.version,
        account_id: userId,
        shape_id: change.id,
        shape: change.shape && JSON.stringify(change.shape),
      })),
    )
    .execute()
  await tx
    .updateTable('plan')
    .set(({ fn }) => ({ version, shapes: JSON.stringify(shapes), updated_at: fn('now') }))
    .where('id', '=', id)
    .execute()
  await tx
    .deleteFrom('plan_change')
    .where('plan_id', '=', id)
    .where('version', '<=', version - REMEMBERED_CHANGES)
    .execute()
  await notifyPlans(tx)
}
