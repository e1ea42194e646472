import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import { planMessages as texts } from '#contract/map/plan.texts.ts'
import {
  changePlan,
  createPlan,
  deletePlan,
  getPlan,
  getSharedPlan,
  listPlans,
  sharePlan,
} from '#contract/map/plan.ts'
import type { Drawing } from '#domain/map/plan.ts'
import type { Database } from '../../db/schema.ts'
import { conflict, notFound } from '../../http/errors.ts'
import { succeed, serve } from '../../http/serve.ts'
import { createWriteLimit } from '../../http/queue/write-limit.ts'
import type { LiveServer } from '../../realtime/live.ts'
import { notifyPlans } from './co-drawing.repository.ts'
import { coDrawingRoutes } from './co-drawing.routes.ts'
import { planRepository } from './plan.repository.ts'

export function planRoutes(app: FastifyInstance, db: Kysely<Database>, live: LiveServer) {
  const plans = planRepository(db)
  const writes = createWriteLimit(texts.tooManyChanges)
  const spend = (userId: number, shapes: Drawing) => {
    writes.requireBalance(userId)
    writes.spend(userId, JSON.stringify(shapes).length)
  }
  coDrawingRoutes(app, db, live)

  serve(app, listPlans, async (_, { user }) => ({ plans: await plans.list(user.id) }))

  serve(app, getPlan, async ({ id }, { user }) => {
    const plan = await plans.find(user.id, id)
    if (!plan) throw notFound(texts.notFound, 'plan_not_found')
    return { plan }
  })

  serve(app, createPlan, async ({ name, map, shapes }, { user }) => {
    spend(user.id, shapes)
    const plan = await plans.create(user.id, name, map, shapes)
    return { ...succeed(texts.saved), plan }
  })

  serve(app, changePlan, async ({ id, version, name, shapes }, { user }) => {
    if (shapes) spend(user.id, shapes)
    const plan = await plans.change(user.id, id, version, { name, shapes })
    if (plan) {
      if (plan.draw_id !== null || plan.share_id !== null) await notifyPlans(db)
      return { ...succeed(texts.saved), plan }
    }
    if (await plans.find(user.id, id)) throw conflict('changed_meanwhile', texts.changedMeanwhile)
    throw notFound(texts.notFound, 'plan_not_found')
  })

  serve(app, deletePlan, async ({ id }, { user }) => {
    if (!(await plans.delete(user.id, id))) throw notFound(texts.notFound, 'plan_not_found')
    await notifyPlans(db)
    return succeed(texts.deleted)
  })

  serve(app, sharePlan, async ({ id, shared }, { user }) => {
    const shareId = await plans.share(user.id, id, shared)
    if (shareId === undefined) throw notFound(texts.notFound, 'plan_not_found')
    await notifyPlans(db)
    return { ...succeed(shared ? texts.shared : texts.unshared), share_id: shareId }
  })

  serve(app, getSharedPlan, async ({ shareId }) => {
    const plan = await plans.findShared(shareId)
    if (!plan) throw notFound(texts.sharedNotFound, 'plan_not_shared')
    return { plan }
  })
}
