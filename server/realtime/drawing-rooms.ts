import type { FastifyBaseLogger } from 'fastify'
import type { Kysely } from 'kysely'
import * as z from 'zod/mini'
import type { DrawingEvents } from '#contract/map/co-drawing.ts'
import { LIVE_REFUSALS } from '#contract/base/realtime.ts'
import { can } from '#domain/account/access.ts'
import { sessionRepository } from '../account/session.repository.ts'
import type { DatabaseLink } from '../db/outage/database-link.ts'
import type { Database } from '../db/schema.ts'
import { HttpError } from '../http/errors.ts'
import { disconnectWhenSlow } from './drop-slow.ts'
import { createSocketLimit } from './limits.ts'
import { type DrawingNamespace, type DrawingSocket, refuseSockets } from './socket-server.ts'

export interface DrawingDoors {
  /** Lets a user in and returns the plan, or undefined if the link doesn't work. */
  admit(drawId: string, userId: number): Promise<{ id: number; version: number } | undefined>
}

/** Who is in which plan, connected to this server. */
export interface PlanRooms<Sent extends keyof DrawingEvents> {
  onJoin(welcome: (socket: DrawingSocket) => void): void
  /** The plans that someone is in. */
  plans(): number[]
  socketsIn(plan: number): DrawingSocket[]
  send<Name extends Sent>(
    plan: number,
    name: Name,
    ...payload: Parameters<DrawingEvents[Name]>
  ): void
}
export type DrawingRooms = PlanRooms<keyof DrawingEvents>

const DRAWINGS_PER_USER = 10

const authField = z.object({ token: z.string(), drawId: z.string() })
const roomOf = (plan: number) => `plan ${plan}`

interface DrawingDeps {
  db: Kysely<Database>
  link: DatabaseLink
  logger: FastifyBaseLogger
}

/** Accepts users with the link of a plan. */
export function openDrawingSockets(
  namespace: DrawingNamespace,
  doors: DrawingDoors,
  deps: DrawingDeps,
): DrawingRooms {
  const refusalOf = signInToPlan(doors, deps)
  refuseSockets(namespace, refusalOf, (error) => deps.logger.warn(error, 'opening a plan failed'))
  namespace.on('connection', (socket) => {
    disconnectWhenSlow(socket)
    // All that people send is where their pointer is, which has a limit of its own.
    socket.onAny((name) => {
      if (name !== 'cursor') socket.disconnect(true)
    })
  })
  deps.link.onAway(() => namespace.disconnectSockets(true))
  return planRooms(namespace)
}

/** The sockets of a namespace, by their plan. */
export function planRooms(namespace: DrawingNamespace): DrawingRooms {
  namespace.on('connection', (socket) => void socket.join(roomOf(socket.data.plan)))
  const sockets = () => [...namespace.sockets.values()]
  return {
    onJoin: (welcome) => void namespace.on('connection', welcome),
    plans: () => [...new Set(sockets().map(({ data }) => data.plan))],
    socketsIn: (plan) => sockets().filter(({ data }) => data.plan === plan),
    send: (plan, name, ...payload) => {
      const to = namespace.local.to(roomOf(plan))
      // Pointers move on: what a slow connection can't take now is outdated later.
      if (name === 'plan_cursors') to.volatile.emit(name, ...payload)
      else to.emit(name, ...payload)
    },
  }
}

function signInToPlan(doors: DrawingDoors, { db, link }: DrawingDeps) {
  const sessions = sessionRepository(db)
  const hasRoom = createSocketLimit(DRAWINGS_PER_USER)

  return async (socket: DrawingSocket): Promise<string | null> => {
    if (link.isAway()) return LIVE_REFUSALS.databaseAway
    const { data: auth } = authField.safeParse(socket.handshake.auth)
    if (!auth) return LIVE_REFUSALS.noToken
    const user = await sessions.find(`Bearer ${auth.token}`, new Date())
    if (!user || !can(user.role, 'account.use')) return LIVE_REFUSALS.badToken
    try {
      const plan = await doors.admit(auth.drawId, user.id)
      if (!plan) return LIVE_REFUSALS.noPlan
      if (!hasRoom(socket, user.id)) return LIVE_REFUSALS.tooMany
      Object.assign(socket.data, {
        user,
        plan: plan.id,
        version: plan.version,
        planLink: auth.drawId,
      })
      return null
    } catch (error) {
      if (error instanceof HttpError && error.status === 409) return LIVE_REFUSALS.tooManyDrawers
      throw error
    }
  }
}
