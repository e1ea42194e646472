import type { FastifyBaseLogger } from 'fastify'
import * as z from 'zod/mini'
import { NOT_SHARED } from '#contract/map/co-drawing.ts'
import { LIVE_REFUSALS } from '#contract/base/realtime.ts'
import { planLinkId } from '#contract/map/plan.ts'
import type { DatabaseLink } from '../db/outage/database-link.ts'
import { planRooms, type PlanRooms } from './drawing-rooms.ts'
import { createMinuteLimit, createSocketLimit } from './limits.ts'
import { keepListeners, LISTENERS_PER_MINUTE } from './listeners.ts'
import { type DrawingNamespace, type DrawingSocket, refuseSockets } from './socket-server.ts'

export interface PlanLinks {
  /** Returns the plan that a link shows, or undefined if the link doesn't work. */
  findLinked(linkId: string): Promise<{ id: number; version: number } | undefined>
}

/** Who looks at which plan, connected to this server. They never get names or pointers. */
export type PlanViewers = PlanRooms<'plan_state' | 'plan_changes'>

const VIEWERS_PER_PLAN = 100

const authField = z.object({ linkId: planLinkId })

/** Accepts everyone with a link to a plan, without an account. They only listen. */
export function openPlanViewSockets(
  namespace: DrawingNamespace,
  links: PlanLinks,
  { link, logger }: { link: DatabaseLink; logger: FastifyBaseLogger },
): PlanViewers {
  const isWithinLimit = createMinuteLimit(LISTENERS_PER_MINUTE)
  const hasRoom = createSocketLimit(VIEWERS_PER_PLAN)

  const refusalOf = async (socket: DrawingSocket): Promise<string | null> => {
    if (link.isAway()) return LIVE_REFUSALS.databaseAway
    if (!isWithinLimit(socket.handshake.address)) return LIVE_REFUSALS.tooManyViewers
    const { data } = authField.safeParse(socket.handshake.auth)
    const plan = data && (await links.findLinked(data.linkId))
    if (!plan) return NOT_SHARED
    if (!hasRoom(socket, plan.id)) return LIVE_REFUSALS.tooManyViewers
    Object.assign(socket.data, { plan: plan.id, version: plan.version, planLink: data.linkId })
    return null
  }
  refuseSockets(namespace, refusalOf, (error) => logger.warn(error, 'opening a shared plan failed'))
  keepListeners(namespace, link)
  return planRooms(namespace)
}
