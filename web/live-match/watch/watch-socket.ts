import { io } from 'socket.io-client'
import { LIVE_PATH } from '#contract/base/realtime.ts'
import { WATCH_NAMESPACE } from '#contract/live-match/live-view.ts'
import { browserClock } from '../../shared/realtime/clock.ts'
import { DELAY_MS, LONGEST_DELAY_MS } from '../../shared/realtime/follow-socket.ts'
import { followViews, type Watched } from './watch-connection.ts'

/** Opens the socket of the Live page. The returned function closes it. */
export function watchMatches(show: (watched: Watched) => void): () => void {
  const socket = io(WATCH_NAMESPACE, {
    path: LIVE_PATH,
    transports: ['websocket', 'polling'],
    tryAllTransports: true,
    forceNew: true,
    reconnectionDelay: DELAY_MS,
    reconnectionDelayMax: LONGEST_DELAY_MS,
  })
  return followViews(socket, show, browserClock)
}
