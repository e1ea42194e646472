import type { FastifyBaseLogger } from 'fastify'
import type { Kysely } from 'kysely'
import * as z from 'zod/mini'
import { rowId } from '#contract/base/field.ts'
import { LIVE_REFUSALS } from '#contract/base/realtime.ts'
import { DEFAULT_ROOM } from '#domain/draft/draft-room.ts'
import { sessionRepository } from '../account/session.repository.ts'
import type { DatabaseLink } from '../db/outage/database-link.ts'
import type { Database } from '../db/schema.ts'
import type { SignedIn } from '../http/serve.ts'
import { createSocketLimit } from './limits.ts'
import { roomAccess } from './room-access.ts'
import type { LiveSocket } from './socket-server.ts'

export const SOCKETS_PER_USER = 50

const tokenField = z.object({ token: z.string() })
const roomField = z.object({
  room: z._default(rowId, DEFAULT_ROOM),
  isPresent: z._default(z.boolean(), true),
})

/** Returns who a socket belongs to by its token, or why it is refused. */
export async function findUser(
  db: Kysely<Database>,
  { handshake: { auth, headers } }: Pick<LiveSocket, 'handshake'>,
): Promise<SignedIn | string> {
  const token = tokenField.safeParse(auth).data?.token
  const authorization = token ? `Bearer ${token}` : headers.authorization
  if (!authorization) return LIVE_REFUSALS.noToken
  return (await sessionRepository(db).find(authorization, new Date())) ?? LIVE_REFUSALS.badToken
}

/** Accepts sockets with a valid token, in the auth field or as a bearer header, into a room that the user can enter. */
export function signIn(db: Kysely<Database>, link: DatabaseLink, logger: FastifyBaseLogger) {
  const rooms = roomAccess(db)
  const hasRoom = createSocketLimit(SOCKETS_PER_USER)

  const refuse = ({ handshake }: LiveSocket, reason: string, user?: SignedIn) => {
    logger.warn({ address: handshake.address, user: user?.id, reason }, 'socket refused')
    return reason
  }

  const refusalOf = async (socket: LiveSocket): Promise<string | null> => {
    if (link.isAway()) return LIVE_REFUSALS.databaseAway
    const user = await findUser(db, socket)
    if (typeof user === 'string') return refuse(socket, user)
    const place = roomField.safeParse(socket.handshake.auth ?? {}).data
    if (!place || !(await rooms.canEnter(place.room, user))) {
      return refuse(socket, LIVE_REFUSALS.noRoom, user)
    }
    if (!hasRoom(socket, user.id)) return refuse(socket, LIVE_REFUSALS.tooMany, user)
    socket.data.user = user
    socket.data.room = place.room
    socket.data.isPresent = place.isPresent
    return null
  }

  return (socket: LiveSocket, next: (error?: Error) => void) => {
    refusalOf(socket).then(
      (refusal) => next(refusal === null ? undefined : new Error(refusal)),
      (error: unknown) => {
        logger.warn(error, 'socket sign-in failed')
        next(new Error(LIVE_REFUSALS.databaseAway))
      },
    )
  }
}
