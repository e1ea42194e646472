import { io } from 'socket.io-client'
import { PLAN_VIEW_NAMESPACE } from '#contract/map/co-drawing.ts'
import { LIVE_PATH } from '#contract/base/realtime.ts'
import { browserClock } from '../../../shared/realtime/clock.ts'
import { DELAY_MS, LONGEST_DELAY_MS } from '../../../shared/realtime/follow-socket.ts'
import { followPlan, type PlanView } from './plan-view.ts'

/** Opens the socket of a link to a plan. The returned function closes it. */
export function watchPlan(
  linkId: string,
  show: (view: PlanView) => void,
  onEnd: () => void,
): () => void {
  const socket = io(PLAN_VIEW_NAMESPACE, {
    path: LIVE_PATH,
    auth: { linkId },
    transports: ['websocket', 'polling'],
    tryAllTransports: true,
    forceNew: true,
    reconnectionDelay: DELAY_MS,
    reconnectionDelayMax: LONGEST_DELAY_MS,
  })
  return followPlan(socket, show, onEnd, browserClock)
}
