import { io } from 'socket.io-client'
import { LIVE_PATH, STAGE_NAMESPACE, type StageKind } from '#contract/base/realtime.ts'
import { browserClock } from '../../shared/realtime/clock.ts'
import { DELAY_MS, LONGEST_DELAY_MS } from '../../shared/realtime/follow-socket.ts'
import { followStage, type StageView } from './stage-connection.ts'

/** Opens the socket of a view link. The returned function closes it. */
export function watchStage(
  token: string,
  kind: StageKind,
  show: (view: StageView) => void,
): () => void {
  const socket = io(STAGE_NAMESPACE, {
    path: LIVE_PATH,
    auth: { token, kind },
    // Not an upgrade from polling: a link that is refused at once would leave a request that fails.
    transports: ['websocket', 'polling'],
    tryAllTransports: true,
    forceNew: true,
    reconnectionDelay: DELAY_MS,
    reconnectionDelayMax: LONGEST_DELAY_MS,
  })
  return followStage(socket, show, browserClock)
}
