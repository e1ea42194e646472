import { io, type Socket } from 'socket.io-client'
import { onTestFinished } from 'vitest'
import { createRoom } from '#contract/draft/draft-room.ts'
import { STAGE_NAMESPACE } from '#contract/base/realtime.ts'
import { createShareLink, type RoomLinkKind } from '#contract/share/share-link.ts'
import { buildTestApp } from '../testing/test-app.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
export type RoomPerson = Awaited<ReturnType<Awaited<ReturnType<typeof buildTestApp>>['as']>>

/** A server with one person for each way to be in a room. */
export async function openRooms(cleanUp: (work: () => Promise<void>) => void) {
  const { app, as, db } = await buildTestApp({ userBurst: 1_000_000 }, cleanUp)
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  const people = {
    creator: await as('user', 'creator'),
    manager: await as('user', 'manager'),
    member: await as('user', 'member'),
    viewer: await as('user', 'viewer'),
    removed: await as('user', 'removed'),
    other: await as('user', 'other'),
    editor: await as('editor', 'editor'),
    admin: await as('admin', 'admin'),
  }

  const send = async (
    method: Method,
    url: string,
    payload: object | undefined,
    { headers }: { headers: Partial<RoomPerson['headers']> },
  ) => {
    const answer = await app.inject({ method, url, headers, ...(payload && { payload }) })
    return { status: answer.statusCode, json: answer.json() }
  }
  const setRole = (
    room: number,
    { id }: Pick<RoomPerson, 'id'>,
    role: 'none' | 'view' | 'edit' | 'manage',
  ) =>
    db
      .insertInto('draft_room_member')
      .values({ room_id: room, account_id: id, role })
      .onConflict((key) => key.columns(['room_id', 'account_id']).doUpdateSet({ role }))
      .execute()
  const makeRoom = async (isPrivate: boolean) => {
    const { json } = await send('POST', '/api/rooms', { name: 'Harbor', isPrivate }, people.creator)
    const { id } = createRoom.output.parse(json)
    await setRole(id, people.manager, 'manage')
    await setRole(id, people.member, 'edit')
    await setRole(id, people.viewer, 'view')
    await setRole(id, people.removed, 'none')
    return id
  }
  const share = async (kind: RoomLinkKind, room: number, maker = people.creator) => {
    const { json } = await send('POST', '/api/share_links', { kind, room }, maker)
    return createShareLink.output.parse(json)
  }
  const watch = (token: string, kind?: string): Socket => {
    const socket = io(address + STAGE_NAMESPACE, {
      forceNew: true,
      reconnection: false,
      auth: { token, ...(kind && { kind }) },
    })
    onTestFinished(async () => void socket.disconnect())
    return socket
  }
  return { app, as, db, address, people, send, setRole, makeRoom, share, watch }
}

export const heard = (socket: Socket, event: string) =>
  new Promise<unknown>((resolve) => socket.once(event, resolve))

/** What someone sees who watches by a link, or why they see nothing. */
export const outcome = (socket: Socket) =>
  Promise.race([
    heard(socket, 'stage_state').then(() => 'shown'),
    heard(socket, 'connect_error').then((error) => (error instanceof Error ? error.message : '')),
  ])
