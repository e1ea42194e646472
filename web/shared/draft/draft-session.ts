import { useEffect } from 'react'
import { getDraft } from '#contract/draft.ts'
import type { DraftEvent, DraftState } from '#domain/draft/draft.ts'
import {
  beginOperation,
  type DraftRequest,
  dropOperation,
  loseConnection,
  newDraftClient,
  nextToSend,
  type PendingOperation,
  takeAnswer,
  takeEvent,
  takeSnapshot,
} from '#domain/draft/draft-client.ts'
import { call } from '../api/api.ts'
import { sendOperation } from './draft-call.ts'
import { showFailure, showRefusal } from './draft-failures.ts'
import { rememberedDraft, rememberedPending } from './draft-storage.ts'
import { sendInOrder } from './draft-queue.ts'
import {
  changeDraftPage,
  type DraftPage,
  getDraftPage,
  leaveDraftPage,
  startDraftPage,
  useDraftPage,
} from './draft-store.ts'
import { openLiveConnection } from '../live/live.ts'
import { getLive } from '../live/live-status.ts'
import { getSession, subscribeSession } from '../session/session-store.ts'

interface Desk {
  readonly token: string
  readonly queue: ReturnType<typeof sendInOrder>
  readonly attempted: Set<string>
  readonly close: () => void
}

const KEPT_NEWS = 20
const REFRESH_MS = 1000

let desk: Desk | null = null
let members = 0
let unfollow: (() => void) | null = null
/** Whose question for the draft is under way. */
let asking: Desk | null = null

/** The shared draft, live for as long as somebody on this page looks at it. */
export function useDraft(): DraftPage {
  useEffect(join, [])
  return useDraftPage()
}

function join() {
  members += 1
  if (!unfollow) {
    unfollow = subscribeSession(followSession)
    followSession()
  }
  return () => {
    members -= 1
    leaveWhenDone()
  }
}

/** Whoever goes on to another view has still made their picks: the desk stays until they are sent. */
function leaveWhenDone() {
  if (members > 0 || nextToSend(getDraftPage().client) !== null) return
  unfollow?.()
  unfollow = null
  closeDesk()
}

/** One desk a token: nobody's changes are sent in somebody else's name. */
function followSession() {
  const { token, user } = getSession()
  if (desk?.token === token) return
  closeDesk()
  if (members === 0) return leaveWhenDone()
  if (token === null || user === null) return
  const remembered = rememberedDraft()
  const { id, username } = user
  const { fresh, held } = rememberedPending(id)
  const client = newDraftClient(remembered ?? undefined, fresh)
  startDraftPage({ id, username }, { client, held, isKnown: remembered !== null })
  desk = openDesk(token)
  desk.queue.wake()
  void refresh(desk)
}

function closeDesk() {
  desk?.close()
  desk = null
  leaveDraftPage()
}

function openDesk(token: string): Desk {
  const attempted = new Set<string>()
  const queue = sendInOrder({
    next: () => nextToSend(getDraftPage().client),
    send: (pending) => {
      attempted.add(pending.operationId)
      return sendOperation(pending)
    },
    answered: (operationId, state) => {
      const client = takeAnswer(getDraftPage().client, operationId, state)
      changeDraftPage({ client, isStuck: false })
      if (getLive().status.kind === 'offline') getLive().tryAgain()
      leaveWhenDone()
    },
    refused: (pending, error) => {
      dropPending([pending])
      changeDraftPage({ isStuck: false })
      showRefusal(pending.operation, error)
      leaveWhenDone()
    },
    failed: (pending, attempts) => {
      changeDraftPage({ isStuck: true })
      if (attempts === 1) showFailure(pending.operation)
    },
  })
  const closeLive = openLiveConnection(token, {
    connected: queue.hurry,
    disconnected: () =>
      changeDraftPage({ client: loseConnection(getDraftPage().client), isStuck: false }),
    missed: () => void (desk && refresh(desk)),
    draft: learn,
    update: follow,
  })
  return {
    token,
    queue,
    attempted,
    close: () => {
      queue.close()
      closeLive()
    },
  }
}

function learn(state: DraftState) {
  const client = takeSnapshot(getDraftPage().client, state)
  changeDraftPage({ client, isKnown: true, hasFailed: false })
}

function follow(event: DraftEvent) {
  const { client: before } = getDraftPage()
  const client = takeEvent(before, event)
  const isTaken = client.isSynced && client.state.version > before.state.version
  changeDraftPage({ client, ...(isTaken && { news: withNews(event) }) })
  if (!client.isSynced && desk) void refresh(desk)
}

/** The changes of one operation are one piece of news. */
function withNews(event: DraftEvent) {
  const { news } = getDraftPage()
  const last = news.at(-1)
  const isOwn = event.operationId !== undefined && Boolean(desk?.attempted.has(event.operationId))
  const fresh = { events: [event], isOwn, atMs: Date.now() }
  const goesOn = (last?.events.at(-1)?.remaining ?? 0) > 0
  if (last && goesOn) return [...news.slice(0, -1), { ...last, events: [...last.events, event] }]
  return [...news, fresh].slice(-KEPT_NEWS)
}

/** Asks for the draft as it is; what the connection tells meanwhile is newer and stays. */
async function refresh(asker: Desk) {
  if (asking === asker) return
  asking = asker
  let waitMs = 0
  try {
    const state = await call(getDraft, {})
    if (asker !== desk) return
    learn(state)
    // Without a connection nobody tells what happens next, so answers of calls count.
    if (getLive().status.kind !== 'live') {
      changeDraftPage({ client: loseConnection(getDraftPage().client) })
    }
  } catch {
    waitMs = REFRESH_MS
    if (asker === desk) changeDraftPage({ hasFailed: true })
  } finally {
    if (asking === asker) asking = null
    if (asker === desk && getLive().status.kind === 'live') {
      setTimeout(() => void resync(asker), waitMs)
    }
  }
}

/** It failed, or what was told meanwhile is further ahead. */
async function resync(asker: Desk) {
  if (asker === desk && !getDraftPage().client.isSynced) await refresh(asker)
}

/** After a failed start, and by hand. */
export function tryDraftAgain() {
  if (!desk) return
  changeDraftPage({ hasFailed: false })
  desk.queue.hurry()
  void refresh(desk)
  if (getLive().status.kind !== 'live') getLive().tryAgain()
}

/** Begins one deed of this page's reader: all of it is undone at once. */
export function startAction(operations: readonly DraftRequest[], isUndoable = true) {
  const { user, client, deeds } = getDraftPage()
  if (!user || !desk || operations.length === 0) return
  const deed = operations.map((operation) => ({ operationId: crypto.randomUUID(), operation }))
  changeDraftPage({
    client: deed.reduce(
      (next, { operationId, operation }) => beginOperation(next, operationId, operation),
      client,
    ),
    deeds: isUndoable ? [...deeds, deed] : deeds,
  })
  desk.queue.wake()
}

/** Takes operations back here; what the server has taken all the same comes back with its events. */
export function dropPending(pending: readonly PendingOperation[]) {
  const { client, deeds } = getDraftPage()
  const ids = new Set(pending.map(({ operationId }) => operationId))
  changeDraftPage({
    client: [...ids].reduce(dropOperation, client),
    deeds: deeds
      .map((deed) => deed.filter(({ operationId }) => !ids.has(operationId)))
      .filter((deed) => deed.length > 0),
  })
}

/** Whether the server may have heard of it. */
export const wasAttempted = (operationId: string) => desk?.attempted.has(operationId) ?? false

/** Sends what an earlier visit could not, or gives it up. */
export function decideHeld(isSent: boolean) {
  const { client, held } = getDraftPage()
  const pending = isSent ? [...client.pending, ...held] : client.pending
  changeDraftPage({ client: { ...client, pending }, held: [] })
  desk?.queue.wake()
}
