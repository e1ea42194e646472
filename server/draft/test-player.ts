import { setTimeout as pause } from 'node:timers/promises'
import { io, type Socket } from 'socket.io-client'
import { getDraft, draftEvent, draftState } from '#contract/draft/draft.ts'
import { LIVE_PATH } from '#contract/base/realtime.ts'
import { DEFAULT_ROOM } from '#domain/draft/draft-room.ts'
import { brokenRules, type DraftEvent } from '#domain/draft/draft.ts'
import {
  loseConnection,
  newDraftClient,
  takeEvent,
  takeSnapshot,
} from '#domain/draft/draft-client.ts'

const RETRY_MS = 100

interface Answer {
  status: number
  json: unknown
}

export type Player = Awaited<ReturnType<typeof joinDraft>>

interface Place {
  /** Through what the calls go, which may be another server than the socket's. */
  callsTo?: string
  headers?: Record<string, string>
  /** Never upgrades to WebSocket. */
  isPolling?: boolean
  /** Where it starts. */
  room?: number
}

const callAt =
  (address: string, token: string, headers: Record<string, string>) =>
  async (path: string, body?: object): Promise<Answer> => {
    const response = await fetch(address + path, {
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        ...headers,
      },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    })
    return { status: response.status, json: await response.json() }
  }

/** A client of the draft: a real socket that follows events as the page does and checks every rule after each one. */
export async function joinDraft(address: string, token: string, place: Place = {}) {
  const { callsTo = address, headers = {} } = place
  let room = place.room ?? DEFAULT_ROOM
  const heard: DraftEvent[] = []
  const received: { room: number; event: DraftEvent }[] = []
  const faults: string[] = []
  let client = newDraftClient()

  const send = callAt(callsTo, token, headers)
  const call = (path: string, body?: object) =>
    send(path, body && room !== DEFAULT_ROOM ? { ...body, room } : body)
  const look = async () => draftState.parse((await send(`${getDraft.path}?room=${room}`)).json)
  const follow = (next: typeof client) => {
    client = next
    faults.push(...brokenRules(client.state))
  }

  const socket = openSocketOf(address, place, () =>
    room === DEFAULT_ROOM ? { token } : { token, room },
  )
  socket.on('draft_state', (state) => follow(takeSnapshot(client, draftState.parse(state))))
  socket.on('legend_update', (message) => {
    const event = draftEvent.parse(message)
    received.push({ room, event })
    const before = client
    follow(takeEvent(client, event))
    if (client.state.version === event.version && before.isSynced) heard.push(event)
    if (before.isSynced && !client.isSynced) {
      faults.push(`version ${event.version} came after ${before.state.version}`)
      const asked = room
      void look().then((state) => room === asked && follow(takeSnapshot(client, state)))
    }
  })
  socket.on('disconnect', (reason) => {
    follow(loseConnection(client))
    // A server that says goodbye is not reconnected to by itself.
    if (reason === 'io server disconnect') socket.connect()
  })
  await firstState(socket)
  const stopRetrying = retryWhenRefused(socket)
  return {
    socket,
    call,
    look,
    /** Events that were applied as they came, without a snapshot between. */
    heard,
    /** All events, with the room the player was in. */
    received,
    /** Rules that were broken, and versions that did not come in order. */
    faults,
    state: () => client.state,
    isSynced: () => client.isSynced,
    leave: () => {
      stopRetrying()
      socket.disconnect()
    },
    comeBack: () => void socket.connect(),
    room: () => room,
    /** Goes to another room, as a page does: it forgets the draft and connects again. */
    enter: (next: number) => {
      socket.disconnect()
      room = next
      client = newDraftClient()
      socket.connect()
    },
  }
}

const openSocketOf = (
  address: string,
  { headers = {}, isPolling = false }: Place,
  auth: () => object,
) =>
  io(address, {
    path: LIVE_PATH,
    auth: (answer: (auth: object) => void) => answer(auth()),
    extraHeaders: headers,
    forceNew: true,
    reconnectionDelay: 50,
    reconnectionDelayMax: 500,
    ...(isPolling && { transports: ['polling'] }),
  })

/** Returns once the player has the draft, or is refused. */
const firstState = (socket: Socket) =>
  new Promise<void>((resolve, reject) => {
    socket.once('draft_state', () => resolve())
    socket.once('connect_error', reject)
  })

/** A refusal because the database is away isn't final. */
function retryWhenRefused(socket: Socket) {
  let timer: NodeJS.Timeout | undefined
  socket.on('connect_error', () => {
    if (!socket.active) timer = setTimeout(() => socket.connect(), RETRY_MS)
  })
  return () => clearTimeout(timer)
}

/** Sends a call until it is decided, as a page does: a server that is too busy answers 503. */
export async function insist(player: Player, [path, body]: [string, object]): Promise<Answer> {
  for (;;) {
    const answer = await player.call(path, body).catch(() => null)
    if (answer && (answer.status === 200 || answer.status === 409)) return answer
    if (answer && answer.status < 500 && answer.status !== 429) {
      throw new Error(`${path} was answered ${answer.status}`)
    }
    await pause(RETRY_MS)
  }
}

/** Every player and a newcomer hold what the server holds. */
export async function disagreements(players: readonly Player[]): Promise<string[]> {
  const [first] = players
  const truth = JSON.stringify(await first?.look())
  return players
    .filter((player) => !player.isSynced() || JSON.stringify(player.state()) !== truth)
    .map((player) => `${JSON.stringify(player.state())} instead of ${truth}`)
}

const LEGENDS = ['ash', 'loba', 'seer', 'fuse', 'wraith', 'mad_maggie', 'mirage', 'crypto']

/** A call as people make them: mostly picks and bans, now and then a game, seldom a reset. */
export function randomCall(random: () => number, operationId: string): [string, object] {
  const some = () => LEGENDS[Math.floor(random() * LEGENDS.length)] ?? 'ash'
  const kind = random()
  if (kind < 0.25) return ['/api/ban', { legend: some(), operationId }]
  if (kind < 0.5) return ['/api/unban', { legend: some(), operationId }]
  if (kind < 0.9) {
    const action = random() < 0.7 ? 'add' : 'remove'
    return ['/api/legends/pick', { legend: some(), action, operationId }]
  }
  const id = Math.floor(random() * 40)
  const comp = LEGENDS.slice(id % 6, (id % 6) + 3)
  const path = '/api/legends/draft_history'
  if (kind < 0.95) {
    const entry = { id, comp, bannedLegends: [], timestamp: `game ${id}` }
    return [path, { action: 'add', entry, operationId }]
  }
  if (kind < 0.99) return [path, { action: 'remove', entry: { id }, operationId }]
  return [path, { action: 'reset', operationId }]
}
