import { drawingEvents, NOT_SHARED } from '#contract/map/co-drawing.ts'
import {
  type CoDrawing,
  shownDrawing,
  takeChanges,
  takeWholePlan,
  UNKNOWN_DRAWING,
} from '#domain/map/co-drawing.ts'
import type { Drawing } from '#domain/map/plan.ts'
import type { Clock } from '../../../shared/realtime/clock.ts'
import { viewerConnection, type ViewerSocket } from '../../../shared/realtime/viewer-socket.ts'

/** A plan as a viewer sees it. */
export interface PlanView {
  readonly name: string
  readonly version: number
  readonly shapes: Drawing
  /** Whether changes arrive as they happen. */
  readonly isLive: boolean
}

/** Shows what the socket of a link to a plan sends. The returned function closes it. */
export function followPlan(
  socket: ViewerSocket,
  show: (view: PlanView) => void,
  /** The link shows nothing anymore. */
  onEnd: () => void,
  clock: Pick<Clock, 'after'>,
): () => void {
  let name = ''
  let known = UNKNOWN_DRAWING
  let view: PlanView | null = null
  const { retry, close } = viewerConnection(socket, clock)
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
  /** This page doesn't understand the message. The next connection starts with the whole plan. */
  const reconnect = () => {
    socket.disconnect()
    retry()
  }
  socket.on('connect', () => {
    known = UNKNOWN_DRAWING
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
  socket.on('connect_error', (error) => {
    if (error instanceof Error && error.message === NOT_SHARED) finish()
    else if (!socket.active) retry()
  })
  socket.on('disconnect', () => {
    if (view) show({ ...view, isLive: false })
    // socket.io does not reconnect by itself after the server closed the connection.
    if (!socket.active) retry()
  })
  return close
}

/** Everything up to this version has arrived. */
const versionOf = ({ version, shapes }: CoDrawing) =>
  Math.max(version, ...[...shapes.values()].map((change) => change.version))
