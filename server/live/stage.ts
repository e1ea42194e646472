import type { FastifyBaseLogger } from 'fastify'
import * as z from 'zod/mini'
import { type LinkEnd, LIVE_REFUSALS, stageEvents } from '#contract/live.ts'
import type { DraftState } from '#domain/draft/draft.ts'
import type { DatabaseLink } from '../db/outage/database-link.ts'
import { createMinuteLimit, createSocketLimit } from './limits.ts'
import { keepListeners, LISTENERS_PER_MINUTE } from './listeners.ts'
import type { StageNamespace, StageSocket } from './socket-server.ts'

/** Who watches by a view link. They only listen. */
export interface Stage {
  /** Sends a new viewer the draft. */
  onConnect(greet: (send: (state: DraftState) => void) => Promise<void>): void
  send(state: DraftState): void
  count(): number
}

export interface ViewLinks {
  /** Counts a visit and returns the link's id, or says why it shows nothing. */
  open(token: string): Promise<{ id: number } | LinkEnd>
  /** Returns how each of these links ended. Those that still work are missing. */
  ended(ids: readonly number[]): Promise<Map<number, LinkEnd>>
}

const SOCKETS_PER_LINK = 100

const authField = z.object({ token: z.string() })

/** The sockets of one server. The second result closes those whose link has ended. */
export function openStageSockets(
  namespace: StageNamespace,
  links: ViewLinks,
  { link, logger }: { link: DatabaseLink; logger: FastifyBaseLogger },
): [Stage, () => Promise<void>] {
  const isWithinLimit = createMinuteLimit(LISTENERS_PER_MINUTE)
  const hasRoom = createSocketLimit(SOCKETS_PER_LINK)
  const sockets = () => [...namespace.sockets.values()]

  const refusalOf = async (socket: StageSocket): Promise<string | null> => {
    if (link.isAway()) return LIVE_REFUSALS.databaseAway
    if (!isWithinLimit(socket.handshake.address)) return LIVE_REFUSALS.tooManyViewers
    const token = authField.safeParse(socket.handshake.auth).data?.token ?? ''
    const opened = await links.open(token)
    if (typeof opened === 'string') return opened
    if (!hasRoom(socket, opened.id)) return LIVE_REFUSALS.tooManyViewers
    socket.data.linkId = opened.id
    return null
  }
  namespace.use((socket, next) => {
    refusalOf(socket).then(
      (refusal) => next(refusal === null ? undefined : new Error(refusal)),
      (error: unknown) => {
        logger.warn(error, 'opening a view link failed')
        next(new Error(LIVE_REFUSALS.databaseAway))
      },
    )
  })
  keepListeners(namespace, link)

  const stage: Stage = {
    onConnect: (greet) =>
      void namespace.on('connection', (socket) => {
        const send = (state: DraftState) =>
          void socket.emit('stage_state', stageEvents.stage_state.parse(state))
        greet(send).catch((error: unknown) => {
          logger.warn(error, 'sending the draft to a viewer failed')
          socket.disconnect(true)
        })
      }),
    send: (state) => void namespace.local.emit('stage_state', stageEvents.stage_state.parse(state)),
    count: () => namespace.sockets.size,
  }
  const closeEnded = async () => {
    const byLink = Map.groupBy(sockets(), ({ data }) => data.linkId)
    if (byLink.size === 0) return
    for (const [id, reason] of await links.ended([...byLink.keys()])) {
      for (const socket of byLink.get(id) ?? []) {
        socket.emit('stage_ended', { reason })
        socket.disconnect(true)
      }
    }
  }
  return [stage, closeEnded]
}
