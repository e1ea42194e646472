import { drawingEvents, NOT_SHARED, PLAN_VIEW_NAMESPACE } from '#contract/map/co-drawing.ts'
import {
  type CoDrawing,
  shownDrawing,
  takeChanges,
  takeWholePlan,
  UNKNOWN_DRAWING,
} from '#domain/map/co-drawing.ts'
import type { Drawing } from '#domain/map/plan.ts'
import { browserClock, type Clock } from '../../../shared/realtime/clock.ts'
import { keepConnected, openSocket, type PageSocket } from '../../../shared/realtime/connection.ts'

/** A plan as a viewer sees it. */
export interface PlanView {
  readonly name: string
  readonly version: number
  readonly shapes: Drawing
  /** Whether changes arrive as they happen. */
  readonly isLive: boolean
}

/** Opens the socket of a link to a plan. The returned function closes it. */
export const watchPlan = (
  linkId: string,
  show: (view: PlanView) => void,
  onEnd: () => void,
): (() => void) =>
  followPlan(openSocket(PLAN_VIEW_NAMESPACE, { linkId }), show, onEnd, browserClock)

/** Shows what the socket of a link to a plan sends. The returned function closes it. */
export function followPlan(
  socket: PageSocket,
  show: (view: PlanView) => void,
  /** The link shows nothing anymore. */
  onEnd: () => void,
  clock: Pick<Clock, 'after'>,
): () => void {
  let name = ''
  let known = UNKNOWN_DRAWING
  let view: PlanView | null = null
  const finish = () => {
    close()
    if (view) show({ ...view, isLive: false })
    onEnd()
  }
  const take = (next: CoDrawing) => {
    known = next
    // Changes can arrive before the plan they belong to.
    if (known.version === 0) return
    view = { name, version: versionOf(known), shapes: shownDrawing(known, []), isLive: true }
    show(view)
  }
  // The next connection starts with the whole plan.
  const { reconnect, close } = keepConnected(socket, clock, {
    connected: () => {
      known = UNKNOWN_DRAWING
    },
    disconnected: () => {
      if (view) show({ ...view, isLive: false })
    },
    refused: (message) => {
      if (message === NOT_SHARED) finish()
    },
  })
  socket.on('plan_state', (message) => {
    const { data } = drawingEvents.plan_state.safeParse(message)
    if (!data) return reconnect()
    if (data.version >= known.version) name = data.name
    return take(takeWholePlan(known, data.version, data.shapes))
  })
  socket.on('plan_changes', (message) => {
    const { data } = drawingEvents.plan_changes.safeParse(message)
    return data ? take(takeChanges(known, data.changes)) : reconnect()
  })
  socket.on('plan_ended', finish)
  return close
}

/** Everything up to this version has arrived. */
const versionOf = ({ version, shapes }: CoDrawing) =>
  Math.max(version, ...[...shapes.values()].map((change) => change.version))
