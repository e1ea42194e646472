import { setTimeout as pause } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import { io, type Socket } from 'socket.io-client'
import { onTestFinished } from 'vitest'
import { createRoom } from '#contract/draft/draft-room.ts'
import { draftState } from '#contract/draft/draft.ts'
import { DRAWING_NAMESPACE, getCoPlan } from '#contract/map/co-drawing.ts'
import { createPoiDraft, getPoiDraft, type PoiDraftInput } from '#contract/poi-draft/poi-draft.ts'
import { getSeriesPlan } from '#contract/series-plan/series-plan.ts'
import { clockOf } from '#domain/poi-draft/pick-order.ts'
import type { Database } from './db/schema.ts'
import { putShape, testText } from './map/drawing/test-co-drawing.ts'

export interface DocumentUser {
  id: number
  token: string
}

export interface Sent {
  method: 'POST' | 'PUT'
  path: string
  body: object
}

interface Answer {
  status: number
  json: unknown
}

/** A document that several people change: what each of them does in its own way. */
export interface SharedDocument {
  name: string
  /** What makes change `n`, as things are now. Someone else can come first; then it is refused. */
  request: (call: DocumentCall, n: number, operationId: string) => Promise<Sent>
  /** The changes in it, in no special order; each change makes one version. */
  read: (call: DocumentCall) => Promise<{ version: number; changes: number[] }>
  connect: (address: string, who: DocumentUser) => Socket
  /** The versions of the changes that its sockets are sent. What they get when they connect isn't one. */
  versionsIn: (event: string, payload: object) => number[]
  /** Takes the access of everyone but the owner away. */
  endAccess: (call: DocumentCall, guest: DocumentUser) => Promise<unknown>
  /** What a socket is sent then. */
  end: (event: string, payload: object) => boolean
}

export type DocumentCall = (method: string, path: string, body?: object) => Promise<Answer>

export const callAs =
  (address: string, { token }: DocumentUser): DocumentCall =>
  async (method, path, body) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    const answer = await fetch(address + path, {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
    })
    return { status: answer.status, json: await answer.json() }
  }

function socketOf(address: string, auth: object): Socket {
  const socket = io(address, {
    auth,
    forceNew: true,
    reconnectionDelay: 50,
    reconnectionDelayMax: 200,
  })
  onTestFinished(async () => void socket.disconnect())
  return socket
}

const inRoom = (room: number) => (address: string, who: DocumentUser) =>
  socketOf(address, { token: who.token, room })

const versionOf = (payload: object) =>
  'version' in payload && typeof payload.version === 'number' ? [payload.version] : []

/** A private room with these people in it. */
async function openRoom(
  db: Kysely<Database>,
  owner: DocumentCall,
  people: readonly DocumentUser[],
) {
  const made = await owner('POST', createRoom.path, { name: 'Harbor', isPrivate: true })
  const { id } = createRoom.output.parse(made.json)
  for (const { id: guest } of people) {
    const member = { room_id: id, account_id: guest }
    await db.insertInto('draft_room_member').values(member).execute()
  }
  const endAccess = (call: DocumentCall, guest: DocumentUser) =>
    call('DELETE', `/api/rooms/${id}/members/${guest.id}`)
  return { id, endAccess, end: (event: string) => event === 'room_ended' }
}

type Open = (
  db: Kysely<Database>,
  owner: DocumentCall,
  guests: readonly DocumentUser[],
) => Promise<SharedDocument>

const openLegendDraft: Open = async (db, owner, guests) => {
  const { id: room, ...access } = await openRoom(db, owner, guests)
  return {
    name: 'legend draft',
    request: async (_, n, operationId) => {
      const entry = { id: n, comp: ['ash', 'loba', 'seer'], bannedLegends: [], timestamp: 'now' }
      const body = { action: 'add', entry, room, operationId }
      return { method: 'POST', path: '/api/legends/draft_history', body }
    },
    read: async (call) => {
      const { json } = await call('GET', `/api/draft?room=${room}`)
      const { version, draft_history: games } = draftState.parse(json)
      return { version, changes: games.map(({ id }) => id) }
    },
    connect: inRoom(room),
    versionsIn: (event, payload) => (event === 'legend_update' ? versionOf(payload) : []),
    ...access,
  }
}

const SETUP: PoiDraftInput = {
  name: 'Week 3',
  maps: ['stormpoint'],
  teams: Array.from({ length: 20 }, (_, n) => `Team ${n}`),
  mode: 'straight',
  turns: [],
  allowSharing: true,
  team: null,
  series: null,
}

const openPoiDraft: Open = async (_, owner) => {
  const made = await owner('POST', createPoiDraft.path, { setup: SETUP })
  const { id, version: first } = createPoiDraft.output.parse(made.json).draft
  const path = `/api/poi-drafts/${id}`
  const look = async (call: DocumentCall) =>
    getPoiDraft.output.parse((await call('GET', path)).json)
  return {
    name: 'POI draft',
    request: async (call, n, operationId) => {
      const pick = clockOf(await look(call))?.number ?? 1
      const operation = { type: 'claim', pick, map: 'stormpoint', poi: n }
      return { method: 'POST', path: `${path}/operations`, body: { operationId, operation } }
    },
    read: async (call) => {
      const { version, claims } = await look(call)
      return { version: version - first, changes: claims.map(({ poi }) => poi) }
    },
    connect: (address, { token }) => socketOf(address, { token }),
    versionsIn: (event, payload) =>
      event === 'poi_draft_update' && 'id' in payload && payload.id === id
        ? versionOf(payload).map((version) => version - first)
        : [],
    // Everyone can enter claims, until it is deleted.
    endAccess: (call) => call('DELETE', path),
    end: (event, payload) => event === 'poi_draft_update' && versionOf(payload)[0] === 0,
  }
}

const openDrawing: Open = async (_, owner) => {
  const plan = { name: 'Push', map: 'stormpoint', shapes: [] }
  const { json } = await owner('POST', '/api/plans', plan)
  const { id } = Object(Object(json).plan)
  const together = await owner('PUT', `/api/plans/${id}/together`, { isOn: true })
  const drawId = String(Object(together.json).draw_id)
  return {
    name: 'drawing',
    request: async (_call, n, operationId) => {
      const body = { operations: [putShape(testText(n, 'x'), operationId)] }
      return { method: 'POST', path: `/api/co-plans/${drawId}/operations`, body }
    },
    read: async (call) => {
      const answer = getCoPlan.output.parse((await call('GET', `/api/co-plans/${drawId}`)).json)
      const { version, shapes } = answer.plan
      return { version: version - 1, changes: shapes.map((shape) => shape.id) }
    },
    connect: (address, { token }) => socketOf(address + DRAWING_NAMESPACE, { token, drawId }),
    versionsIn: (event, payload) =>
      event === 'plan_changes' && 'changes' in payload && Array.isArray(payload.changes)
        ? payload.changes.flatMap(versionOf).map((version) => version - 1)
        : [],
    endAccess: (call) => call('PUT', `/api/plans/${id}/together`, { isOn: false }),
    end: (event) => event === 'plan_ended',
  }
}

const openSeriesPlan: Open = async (db, owner, guests) => {
  const { id: room, ...access } = await openRoom(db, owner, guests)
  const look = async (call: DocumentCall) =>
    getSeriesPlan.output.parse((await call('GET', `/api/series-plan?room=${room}`)).json)
  return {
    name: 'plan for the series',
    request: async (call, n, operationId) => {
      const { version, plan } = await look(call)
      const body = { room, version, operationId, plan: { ...plan, teams: [...plan.teams, `${n}`] } }
      return { method: 'PUT', path: '/api/series-plan', body }
    },
    read: async (call) => {
      const { version, plan } = await look(call)
      return { version, changes: plan.teams.map(Number) }
    },
    connect: inRoom(room),
    versionsIn: (event, payload) => (event === 'series_plan_update' ? versionOf(payload) : []),
    ...access,
  }
}

export const OPEN_DOCUMENT = {
  'legend draft': openLegendDraft,
  'POI draft': openPoiDraft,
  drawing: openDrawing,
  'plan for the series': openSeriesPlan,
}

const RETRY_MS = 50

/** As often as it takes. A server that is killed doesn't answer. */
export async function untilAnswered<Result>(work: () => Promise<Result>): Promise<Result> {
  for (;;) {
    try {
      return await work()
    } catch {
      await pause(RETRY_MS)
    }
  }
}

/** Sends a request until it is decided, always under the same id. */
export const sendUntilDecided = (call: DocumentCall, { method, path, body }: Sent) =>
  untilAnswered(async () => {
    const answer = await call(method, path, body)
    if (answer.status >= 500 || answer.status === 429) throw new Error(`${answer.status}`)
    return answer
  })

/** Makes change `n`, as often as someone else comes first. Returns what was accepted. */
export async function makeChange({ request }: SharedDocument, call: DocumentCall, n: number) {
  for (let attempt = 0; ; attempt += 1) {
    const sent = await untilAnswered(() => request(call, n, `change ${n} ${attempt}`))
    const { status } = await sendUntilDecided(call, sent)
    if (status === 200) return sent
    if (status !== 409) throw new Error(`${sent.path} was answered ${status}`)
  }
}

/** What a page is told, in that order, the newest version that it knows by that or by a look when it connects, and its end. */
export function follow(
  { read, versionsIn, end }: SharedDocument,
  socket: Socket,
  call: DocumentCall,
) {
  const told: number[] = []
  let found = 0
  const ended = new Promise<void>((resolve) =>
    socket.onAny((event: string, payload: unknown) => {
      told.push(...versionsIn(event, Object(payload)))
      if (end(event, Object(payload))) resolve()
    }),
  )
  const connected = new Promise<void>((resolve) =>
    socket.on('connect', () => {
      resolve()
      // The next connect looks again if the server is killed before it answers.
      read(call).then(
        ({ version }) => void (found = Math.max(found, version)),
        () => {},
      )
    }),
  )
  return { told, newest: () => Math.max(found, ...told), ended, connected }
}
