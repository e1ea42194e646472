import type { FastifyBaseLogger } from 'fastify'
import * as z from 'zod/mini'
import {
  type LinkEnd,
  LIVE_REFUSALS,
  STAGE_KINDS,
  stageEvents,
  type StageKind,
  type StageState,
} from '#contract/base/realtime.ts'
import type { DatabaseLink } from '../db/outage/database-link.ts'
import { createMinuteLimit, createSocketLimit } from './limits.ts'
import { keepListeners, LISTENERS_PER_MINUTE } from './listeners.ts'
import { refuseSockets, socketsOf, type StageNamespace, type StageSocket } from './socket-server.ts'

/** Who watches a room by a view link. They only listen. */
export interface Stage {
  /** Sends a new viewer the draft of the room. */
  onConnect(greet: (room: number, send: (state: StageState) => void) => Promise<void>): void
  send(room: number, state: StageState): void
  /** How many watch the room. */
  countIn(room: number): number
}

export interface ViewLinks {
  /** Counts a visit and returns the link's id and room, or says why it shows nothing. */
  open(token: string, kind: StageKind): Promise<{ id: number; room: number } | LinkEnd>
  /** Returns how each of these links ended. Those that still work are missing. */
  ended(ids: readonly number[]): Promise<Map<number, LinkEnd>>
}

const SOCKETS_PER_LINK = 100

const authField = z.object({
  token: z.string(),
  kind: z._default(z.enum(STAGE_KINDS), 'draft_stage'),
})

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
    const { data } = authField.safeParse(socket.handshake.auth)
    if (!data) return 'unknown' satisfies LinkEnd
    const opened = await links.open(data.token, data.kind)
    if (typeof opened === 'string') return opened
    if (!hasRoom(socket, opened.id)) return LIVE_REFUSALS.tooManyViewers
    socket.data.linkId = opened.id
    socket.data.room = opened.room
    return null
  }
  refuseSockets(namespace, refusalOf, (error) => logger.warn(error, 'opening a view link failed'))
  keepListeners(namespace, link)

  const stage: Stage = {
    onConnect: (greet) =>
      void namespace.on('connection', (socket) => {
        void socket.join(socketsOf(socket.data.room))
        const send = (state: StageState) =>
          void socket.emit('stage_state', stageEvents.stage_state.parse(state))
        greet(socket.data.room, send).catch((error: unknown) => {
          logger.warn(error, 'sending the draft to a viewer failed')
          socket.disconnect(true)
        })
      }),
    send: (room, state) => {
      const message = stageEvents.stage_state.parse(state)
      namespace.local.to(socketsOf(room)).emit('stage_state', message)
    },
    countIn: (room) => namespace.adapter.rooms.get(socketsOf(room))?.size ?? 0,
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
