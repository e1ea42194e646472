import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import { messages } from '#contract/base/texts.ts'
import { draftMessages } from '#contract/draft/draft.texts.ts'
import { seriesPlanMessages as texts } from '#contract/series-plan/series-plan.texts.ts'
import {
  getPlanInputs,
  getSeriesPlan,
  type PlanInputsAnswer,
  type PlanInputsRequest,
  type PlanOfSeries,
  saveSeriesPlan,
  type StoredSeriesPlan,
} from '#contract/series-plan/series-plan.ts'
import { findLegend } from '#domain/catalog/legend.ts'
import { isMap } from '#domain/catalog/map.ts'
import { EMPTY_SERIES_PLAN } from '#domain/series-plan/series-plan.ts'
import type { Database } from '../db/schema.ts'
import { type AnswerCache, servePrebuilt } from '../http/answer-cache.ts'
import { badRequest, conflict, tooMany } from '../http/errors.ts'
import { serve, succeed } from '../http/serve.ts'
import type { LiveServer } from '../realtime/live.ts'
import { announceVersions } from '../realtime/announce-versions.ts'
import { createMinuteLimit } from '../realtime/limits.ts'
import { roomAccess } from '../realtime/room-access.ts'
import { seriesPlanRepository } from './series-plan.repository.ts'

/** Refuses unknown legends and maps, unless the stored plan has them: they were deleted since, and the rest can still be changed. */
function requireKnown(plan: PlanOfSeries, stored: PlanOfSeries) {
  const oldLegends = new Set(legendsOf(stored))
  if (legendsOf(plan).some((name) => !isKnownLegend(name) && !oldLegends.has(name))) {
    throw badRequest(draftMessages.unknownLegend)
  }
  const oldMaps = new Set(stored.games.map(({ map }) => map))
  if (plan.games.some(({ map }) => map !== null && !isMap(map) && !oldMaps.has(map))) {
    throw badRequest(messages.filters.unknownMap)
  }
}

const legendsOf = ({ games }: PlanOfSeries): string[] =>
  games.flatMap(({ comp, planB }) => [
    ...(comp ?? []).map(({ legend }) => legend),
    ...(planB ?? []),
  ])

const isKnownLegend = (name: string) => findLegend(name).class !== 'Unknown'

/** Each stores a whole plan. Dragging games around takes far fewer. */
const CHANGES_PER_MINUTE = 120
/** Chances change with the age of games, slowly. */
const PERIOD_MS = 10 * 60 * 1000

export type GatherPlanInputs = (request: PlanInputsRequest) => Promise<PlanInputsAnswer>

export function seriesPlanRoutes(
  app: FastifyInstance,
  db: Kysely<Database>,
  live: LiveServer,
  answers: AnswerCache,
  gather: GatherPlanInputs,
) {
  const plans = seriesPlanRepository(db)
  const rooms = roomAccess(db)
  const isWithinLimit = createMinuteLimit(CHANGES_PER_MINUTE)
  const look = announceVersions(
    live,
    'series_plan',
    () => plans.versions(),
    ({ id: room, version }) => live.emitTo(room, 'series_plan_update', { version }),
  )

  const read = async (room: number): Promise<StoredSeriesPlan> => {
    const row = await plans.read(room)
    return {
      version: row?.version ?? 0,
      plan: row?.content ?? EMPTY_SERIES_PLAN,
      updatedBy: row?.username ?? null,
      updatedAt: row?.updated_at?.getTime() ?? null,
    }
  }

  serve(app, getSeriesPlan, async ({ room }, { user }) => {
    await rooms.requireRole(room, user, 'view')
    return read(room)
  })

  serve(app, saveSeriesPlan, async ({ room, version, operationId, plan }, { user }) => {
    await rooms.requireRole(room, user, 'edit')
    if (!isWithinLimit(user.id)) throw tooMany(texts.tooManyChanges, 60)
    requireKnown(plan, (await read(room)).plan)
    const isSaved = await plans.save(room, user.id, version, operationId, plan)
    if (!isSaved) throw conflict('changed_meanwhile', texts.changedMeanwhile)
    look()
    return { ...succeed(texts.saved), ...(await read(room)) }
  })

  servePrebuilt(app, getPlanInputs, answers, gather, {
    period: () => String(Math.floor(Date.now() / PERIOD_MS)),
    cost: ({ teams, maps }) => teams.length * maps.length,
  })
}
