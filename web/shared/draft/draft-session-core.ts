import type { DraftEvent, DraftState } from '#domain/draft/draft.ts'
import {
  beginOperation,
  type DraftRequest,
  dropOperation,
  loseConnection,
  nextToSend,
  type PendingOperation,
  takeEvent,
  takeSnapshot,
} from '#domain/draft/draft-client.ts'
import { DEFAULT_ROOM } from '#domain/draft/draft-room.ts'
import type { DraftListener } from '../realtime/live-connection.ts'
import type { Session } from '../session/session-store.ts'
import { addToNotices } from './draft-notices.ts'
import { createDraftSender, type DraftSendingDeps, sendToLeft } from './draft-sending.ts'
import type { DraftNotice } from './draft-store.ts'

export interface DraftSessionDeps extends DraftSendingDeps {
  readonly login: {
    readonly get: () => Pick<Session, 'token' | 'user'>
    readonly subscribe: (listener: () => void) => () => void
  }
  readonly server: DraftSendingDeps['server'] & {
    readonly fetchDraft: (room: number) => Promise<DraftState>
  }
  readonly live: DraftSendingDeps['live'] & {
    /** The returned function closes the connection. */
    readonly open: (
      token: string,
      room: number,
      listener: DraftListener,
      isPresent: boolean,
    ) => () => void
  }
  readonly newId: () => string
}

/** Everything that belongs to one token and room. */
interface Connection {
  readonly token: string
  readonly room: number
  readonly sender: ReturnType<typeof createDraftSender>
  /** Operations that were sent at least once. */
  readonly attempted: Set<string>
  readonly close: () => void
}

const REFETCH_MS = 1000

/** Follows the shared draft while a screen shows it, and sends what the user does. docs/draft.md has the rules. */
export class DraftSession {
  readonly #deps: DraftSessionDeps
  #connection: Connection | null = null
  /** How many screens show the draft. */
  #screens = 0
  #room = DEFAULT_ROOM
  /** Whether the others see this user in the room. */
  #isPresent = true
  #stopFollowingLogin: (() => void) | null = null
  /** The connection whose fetch of the draft is running. */
  #fetching: Connection | null = null
  readonly #dropListeners = new Map<string, () => void>()

  constructor(deps: DraftSessionDeps) {
    this.#deps = deps
  }

  /**
   * A screen starts to show the draft of a room. Others see the user there, unless the screen only has to know what
   * happens in the room. The returned function ends that.
   */
  join(room: number = DEFAULT_ROOM, isPresent = true): () => void {
    this.#screens += 1
    const isOther = room !== this.#room || isPresent !== this.#isPresent
    this.#isPresent = isPresent
    if (isOther) this.#enter(room)
    if (!this.#stopFollowingLogin) {
      this.#stopFollowingLogin = this.#deps.login.subscribe(() => this.#followLogin())
      this.#followLogin()
    }
    return () => {
      this.#screens -= 1
      this.#leaveWhenDone()
    }
  }

  /** After a failed start, or when the user presses "Try again". */
  tryAgain() {
    const { store, live } = this.#deps
    if (!this.#connection) return
    store.change({ hasFailed: false })
    this.#connection.sender.retry()
    void this.#fetchDraft(this.#connection)
    if (live.get().status.kind !== 'live') live.get().tryAgain()
  }

  /** Starts one action of the user. All its operations are undone together. */
  start(operations: readonly DraftRequest[], isUndoable = true) {
    const { store, newId } = this.#deps
    const { user, client, ownActions } = store.get()
    if (!user || !this.#connection || operations.length === 0) return
    const action = operations.map((operation) => ({ operationId: newId(), operation }))
    store.change({
      client: action.reduce(
        (next, { operationId, operation }) => beginOperation(next, operationId, operation),
        client,
      ),
      ownActions: isUndoable ? [...ownActions, action] : ownActions,
    })
    this.#connection.sender.wake()
  }

  /** Removes operations on this page. If the server applied one after all, its events bring it back. */
  drop(pending: readonly PendingOperation[]) {
    const { client, ownActions } = this.#deps.store.get()
    const ids = new Set(pending.map(({ operationId }) => operationId))
    this.#deps.store.change({
      client: [...ids].reduce(dropOperation, client),
      ownActions: ownActions
        .map((action) => action.filter(({ operationId }) => !ids.has(operationId)))
        .filter((action) => action.length > 0),
    })
    for (const id of ids) {
      this.#dropListeners.get(id)?.()
      this.#dropListeners.delete(id)
    }
  }

  /** Calls the listener if the operation is refused or given up, so its success message can go away. */
  whenDropped(operationId: string, listener: () => void) {
    this.#dropListeners.set(operationId, listener)
  }

  /** Whether the server may know the operation. */
  wasAttempted(operationId: string) {
    return this.#connection?.attempted.has(operationId) ?? false
  }

  /** Sends what an earlier visit could not send, or gives it up. */
  decideHeld(isSent: boolean) {
    const { store } = this.#deps
    const { client, held } = store.get()
    const pending = isSent ? [...client.pending, ...held] : client.pending
    store.change({ client: { ...client, pending }, held: [] })
    this.#connection?.sender.wake()
  }

  /** A page is in one room at a time. What it has not sent to the room before is still sent there. */
  #enter(room: number) {
    const { user, client } = this.#deps.store.get()
    if (this.#connection && user) {
      const left = { room: this.#room, userId: user.id }
      const unsent = client.pending.filter(({ answeredAt }) => answeredAt === null)
      sendToLeft(this.#deps, left, unsent)
    }
    this.#disconnect()
    this.#room = room
    if (this.#stopFollowingLogin) this.#followLogin()
  }

  /** A user who goes on to another screen still expects their picks to arrive, so those are sent first. */
  #leaveWhenDone() {
    if (this.#screens > 0 || nextToSend(this.#deps.store.get().client) !== null) return
    this.#stopFollowingLogin?.()
    this.#stopFollowingLogin = null
    this.#disconnect()
  }

  /** One connection per token: no operation is sent in another user's name. */
  #followLogin() {
    const { store, login } = this.#deps
    const { token, user } = login.get()
    if (this.#connection?.token === token) return
    this.#disconnect()
    if (this.#screens === 0) return this.#leaveWhenDone()
    if (token === null || user === null) return
    store.start({ id: user.id, username: user.username }, this.#room)
    this.#connection = this.#connect(token)
    this.#connection.sender.wake()
    void this.#fetchDraft(this.#connection)
  }

  #disconnect() {
    this.#connection?.close()
    this.#connection = null
    this.#dropListeners.clear()
    this.#deps.store.leave()
  }

  #connect(token: string): Connection {
    const { store, live } = this.#deps
    const attempted = new Set<string>()
    const room = this.#room
    const sender = createDraftSender(this.#deps, {
      room,
      onAttempt: (operationId) => void attempted.add(operationId),
      drop: (pending) => this.drop(pending),
      onDecided: (operationId) => {
        this.#dropListeners.delete(operationId)
        this.#leaveWhenDone()
      },
    })
    const closeLive = live.open(
      token,
      room,
      {
        connected: sender.retry,
        disconnected: () =>
          store.change({ client: loseConnection(store.get().client), isStuck: false }),
        missed: () => void (this.#connection && this.#fetchDraft(this.#connection)),
        draft: (state) => this.#takeSnapshot(state),
        update: (event) => this.#takeEvent(event),
      },
      this.#isPresent,
    )
    return {
      token,
      room,
      sender,
      attempted,
      close: () => {
        sender.close()
        closeLive()
      },
    }
  }

  #takeSnapshot(state: DraftState) {
    const { store } = this.#deps
    const client = takeSnapshot(store.get().client, state)
    store.change({ client, isKnown: true, hasFailed: false })
  }

  #takeEvent(event: DraftEvent) {
    const { store } = this.#deps
    const { client: before } = store.get()
    const client = takeEvent(before, event)
    const isTaken = client.isSynced && client.state.version > before.state.version
    store.change({ client, ...(isTaken && { notices: this.#noticesWith(event) }) })
    if (!client.isSynced && this.#connection) void this.#fetchDraft(this.#connection)
  }

  #noticesWith(event: DraftEvent): readonly DraftNotice[] {
    const { store, clock } = this.#deps
    const isOwn = event.operationId !== undefined && this.wasAttempted(event.operationId)
    return addToNotices(store.get().notices, event, { isOwn, atMs: clock.now() })
  }

  /** Fetches the draft. Newer events from the live connection stay. */
  async #fetchDraft(connection: Connection) {
    const { store, server, live, clock } = this.#deps
    if (this.#fetching === connection) return
    this.#fetching = connection
    let waitMs = 0
    try {
      const state = await server.fetchDraft(connection.room)
      if (connection !== this.#connection) return
      this.#takeSnapshot(state)
      // Without a live connection there are no events, so the answers of calls update the draft.
      if (live.get().status.kind !== 'live') {
        store.change({ client: loseConnection(store.get().client) })
      }
    } catch {
      waitMs = REFETCH_MS
      if (connection === this.#connection) store.change({ hasFailed: true })
    } finally {
      if (this.#fetching === connection) this.#fetching = null
      if (connection === this.#connection && live.get().status.kind === 'live') {
        clock.after(waitMs, () => this.#refetchIfBehind(connection))
      }
    }
  }

  /** The fetch failed, or events that arrived meanwhile are further ahead than the answer. */
  #refetchIfBehind(connection: Connection) {
    const { isSynced } = this.#deps.store.get().client
    if (connection === this.#connection && !isSynced) void this.#fetchDraft(connection)
  }
}
