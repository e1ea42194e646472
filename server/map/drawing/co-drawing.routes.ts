import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import { changeCoPlan, getCoPlan, setDrawTogether } from '#contract/map/co-drawing.ts'
import { planMessages as texts } from '#contract/map/plan.texts.ts'
import type { Database } from '../../db/schema.ts'
import { notFound, tooMany } from '../../http/errors.ts'
import { serve, succeed } from '../../http/serve.ts'
import { createMinuteLimit } from '../../realtime/limits.ts'
import type { LiveServer } from '../../realtime/live.ts'
import { coDrawingRepository } from './co-drawing.repository.ts'
import { deliverChanges } from './deliver-changes.ts'
import { followPeople } from './drawing-people.ts'

/** Someone who draws fast makes one change a second. A page sends what waits in one request. */
const REQUESTS_PER_MINUTE = 240

/** Drawing together: the owner starts and stops it, people with the link draw. */
export function coDrawingRoutes(app: FastifyInstance, db: Kysely<Database>, live: LiveServer) {
  const plans = coDrawingRepository(db)
  const rooms = live.openDrawings(plans)
  const announce = deliverChanges(live, [rooms, live.openPlanViews(plans)], plans, app.log)
  const people = followPeople(db, live, rooms)
  const isWithinLimit = createMinuteLimit(REQUESTS_PER_MINUTE)
  app.addHook('onClose', async () => people.close())

  serve(app, setDrawTogether, async ({ id, isOn }, { user, log }) => {
    const drawId = await plans.setTogether(user.id, id, isOn)
    if (drawId === undefined) throw notFound(texts.notFound, 'plan_not_found')
    log.info({ by: user.id, plan: id, isOn }, 'drawing together changed')
    announce()
    return { ...succeed(isOn ? texts.togetherOn : texts.togetherOff), draw_id: drawId }
  })

  serve(app, getCoPlan, async ({ drawId }, { user }) => {
    const plan = await plans.find(drawId)
    if (!plan) throw notFound(texts.notTogether, 'plan_not_together')
    return { plan: { ...plan, ownId: plan.owner_id === user?.id ? plan.id : null } }
  })

  serve(app, changeCoPlan, async ({ drawId, operations }, { user }) => {
    if (!isWithinLimit(user.id)) throw tooMany(texts.tooManyChanges, 60)
    const isOpen = await plans.admit(drawId, user.id)
    const results = isOpen && (await plans.change(drawId, user.id, operations))
    if (!results) throw notFound(texts.notTogether, 'plan_not_together')
    announce()
    return { ...succeed(texts.changed), results }
  })
}
