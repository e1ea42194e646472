import {
  type CoPlan,
  drawingEvents,
  MAX_CHANGES,
  type ShapeOperation,
} from '#contract/map/co-drawing.ts'
import { LIVE_REFUSALS } from '#contract/base/realtime.ts'
import {
  changesBetween,
  type CoDrawing,
  newShapeId,
  type ShapeChange,
  shownDrawing,
  takeChanges,
  takeWholePlan,
  UNKNOWN_DRAWING,
} from '#domain/map/co-drawing.ts'
import {
  EMPTY_HISTORY,
  type OwnHistory,
  recordOwn,
  redoOwn,
  undoOwn,
} from '#domain/map/own-history.ts'
import { type Drawing, MAX_TOTAL_POINTS, pointsOfShape } from '#domain/map/plan.ts'
import type { ApiError } from '../../../shared/api/api.ts'
import type { Clock } from '../../../shared/realtime/clock.ts'
import { keepConnected, type PageSocket } from '../../../shared/realtime/connection.ts'
import {
  createOperationQueue,
  type OperationQueue,
} from '../../../shared/realtime/operation-queue.ts'
import { createStore, type Store } from '../../../shared/storage/store.ts'
import { createPointers } from './pointers.ts'
import type { SeenPlan } from './stored-changes.ts'

export interface ChangeResult {
  readonly operationId: string
  /** Null if the plan has no room for the shape. */
  readonly version: number | null
}

/** Why a page can't draw any more: the link, the plan, the user's seat or the session is gone. */
type DrawingEnd = 'ended' | 'deleted' | 'full' | 'refused'

export interface TogetherState {
  readonly name: string
  readonly known: CoDrawing
  /** Own changes that the server hasn't confirmed, in the order in which they are sent. */
  readonly pending: readonly ShapeOperation[]
  /** What is known with what is pending. */
  readonly shown: Drawing
  readonly history: OwnHistory
  readonly connection: 'connecting' | 'live' | 'lost'
  readonly people: readonly { readonly id: number; readonly username: string }[]
  readonly end: DrawingEnd | null
}

interface DrawingSessionDeps {
  readonly openSocket: () => PageSocket
  readonly send: (operations: readonly ShapeOperation[]) => Promise<readonly ChangeResult[]>
  /** Why the server refuses for good; null if the changes may still be stored later. */
  readonly refusalOf: (error: ApiError) => DrawingEnd | 'invalid' | null
  readonly stored: {
    readonly load: () => readonly ShapeOperation[]
    /** With the plan as it is known, in case the link ends before the changes are sent. */
    readonly save: (plan: SeenPlan, pending: readonly ShapeOperation[]) => void
  }
  readonly clock: Clock
  readonly newOperationId: () => string
  readonly random: () => number
  /** The plan has no room for so many shapes. */
  readonly onFull: (count: number) => void
  readonly onInvalid: (error: ApiError) => void
}

const ENDS: ReadonlyMap<string, DrawingEnd> = new Map([
  [LIVE_REFUSALS.noPlan, 'ended'],
  [LIVE_REFUSALS.tooManyDrawers, 'full'],
  [LIVE_REFUSALS.noToken, 'refused'],
  [LIVE_REFUSALS.badToken, 'refused'],
])

function firstState(
  { name, version, shapes }: Omit<CoPlan, 'ownId'>,
  pending: readonly ShapeOperation[],
): TogetherState {
  const known = takeWholePlan(UNKNOWN_DRAWING, version, shapes)
  return {
    name,
    known,
    pending,
    shown: shownDrawing(known, pending),
    history: EMPTY_HISTORY,
    connection: 'connecting',
    people: [],
    end: null,
  }
}

/** A plan that several people draw in, as one page sees it. */
export function createDrawingSession(deps: DrawingSessionDeps, plan: Omit<CoPlan, 'ownId'>) {
  const store = createStore(firstState(plan, deps.stored.load()))
  let socket: PageSocket | null = null
  const set = changerOf(store)
  const queue = createChangeQueue(deps, store, set, plan.map)
  const pointers = createPointers(deps.clock, (place) => {
    if (socket?.connected) socket.emit('cursor', place)
  })

  const change = (changes: readonly ShapeChange[], history: OwnHistory) => {
    const added = changes.map((one) => ({ ...one, operationId: deps.newOperationId() }))
    set({ history })
    queue.change((pending) => [...pending, ...added])
  }
  /** Returns how many shapes someone else has changed since. */
  const step = (go: typeof undoOwn): number => {
    const undone = go(store.get().history, store.get().shown)
    if (!undone) return 0
    change(undone.changes, undone.history)
    return undone.skipped
  }

  return {
    store,
    pointers,
    /** Draws what leads from one drawing to the other. Shapes that have arrived since stay. */
    draw: (before: Drawing, after: Drawing) => {
      const changes = changesBetween(before, after, (all) => newShapeId(all, deps.random))
      if (changes.length > 0) change(changes, recordOwn(store.get().history, before, changes))
    },
    undo: () => step(undoOwn),
    redo: () => step(redoOwn),
    /** Connects and sends what waits. The returned function leaves the plan. */
    open: () => {
      const opened = deps.openSocket()
      socket = opened
      const stop = followDrawing(opened, { store, set, queue, pointers, clock: deps.clock })
      if (store.get().end === null) queue.open()
      return () => {
        stop()
        queue.close()
        pointers.close()
        socket = null
      }
    },
    /** The changes are saved elsewhere, or no one wants them. */
    forget: () => queue.change(() => []),
  }
}

export type DrawingSession = ReturnType<typeof createDrawingSession>
type Change = (change: Partial<TogetherState>) => void

/** Computes what is shown when something in it changes. */
const changerOf =
  (store: Store<TogetherState>): Change =>
  (change) => {
    const next = { ...store.get(), ...change }
    const isDrawn = change.known !== undefined || change.pending !== undefined
    store.set(isDrawn ? { ...next, shown: shownDrawing(next.known, next.pending) } : next)
  }

function createChangeQueue(
  deps: DrawingSessionDeps,
  store: Store<TogetherState>,
  set: Change,
  map: string,
) {
  const queue = createOperationQueue<ShapeOperation, readonly ChangeResult[]>({
    clock: deps.clock,
    random: deps.random,
    countFitting,
    send: deps.send,
    isUndecided: (error) => deps.refusalOf(error) === null,
    load: deps.stored.load,
    save: (pending) => {
      const { name, known } = store.get()
      deps.stored.save({ name, map, shapes: shownDrawing(known, []) }, pending)
    },
    onStored: (results, operations) => {
      const versions = new Map(results.map(({ operationId, version }) => [operationId, version]))
      const stored = operations.flatMap(({ operationId, ...change }) => {
        const version = versions.get(operationId) ?? null
        return version === null ? [] : [{ ...change, version }]
      })
      set({ known: takeChanges(store.get().known, stored) })
      const full = results.filter(({ version }) => version === null).length
      if (full > 0) deps.onFull(full)
    },
    onRefused: (error) => {
      const refusal = deps.refusalOf(error)
      if (refusal === 'invalid') deps.onInvalid(error)
      else set({ end: store.get().end ?? refusal })
      return refusal === 'invalid'
    },
  })
  queue.state.subscribe(() => set({ pending: queue.state.get().pending }))
  return queue
}

/** As many as fit one request. */
function countFitting(pending: readonly ShapeOperation[]): number {
  let points = 0
  const tooMany = pending.findIndex(({ shape }, index) => {
    points += shape ? pointsOfShape(shape).length : 0
    return index > 0 && (index >= MAX_CHANGES || points > MAX_TOTAL_POINTS)
  })
  return tooMany === -1 ? pending.length : tooMany
}

interface Following {
  readonly store: Store<TogetherState>
  readonly set: Change
  readonly queue: Pick<OperationQueue<ShapeOperation>, 'retry' | 'close'>
  readonly pointers: ReturnType<typeof createPointers>
  readonly clock: Clock
}

/** Turns what the socket says into state, and brings a lost connection back. The returned function stops it. */
function followDrawing(socket: PageSocket, following: Following): () => void {
  const { set, queue, pointers, clock } = following
  const { reconnect, close } = keepConnected(socket, clock, {
    connected: () => {
      set({ connection: 'live' })
      queue.retry()
    },
    disconnected: () => {
      pointers.clear()
      set({ connection: 'lost', people: [] })
    },
    failed: () => set({ connection: 'lost' }),
    refused: (message) => {
      const end = ENDS.get(message)
      if (end) finish(end)
    },
  })
  const finish = (end: DrawingEnd) => {
    set({ end, people: [], connection: 'lost' })
    pointers.clear()
    queue.close()
    close()
  }
  readDrawing(socket, following, reconnect)
  socket.on('plan_ended', (message) => {
    const { data } = drawingEvents.plan_ended.safeParse(message)
    finish(data?.reason === 'deleted' ? 'deleted' : 'ended')
  })
  return close
}

function readDrawing(
  socket: PageSocket,
  { store, set, pointers }: Following,
  onMissed: () => void,
) {
  socket.on('plan_state', (message) => {
    const { data } = drawingEvents.plan_state.safeParse(message)
    if (!data) return onMissed()
    const { version, name, shapes } = data
    return set({ name, known: takeWholePlan(store.get().known, version, shapes) })
  })
  socket.on('plan_changes', (message) => {
    const { data } = drawingEvents.plan_changes.safeParse(message)
    if (!data) return onMissed()
    return set({ known: takeChanges(store.get().known, data.changes) })
  })
  socket.on('plan_people', (message) => {
    const { data } = drawingEvents.plan_people.safeParse(message)
    if (data) set({ people: data.people })
  })
  socket.on('plan_cursors', (message) => {
    const { data } = drawingEvents.plan_cursors.safeParse(message)
    if (data) pointers.take(data.cursors)
  })
}
