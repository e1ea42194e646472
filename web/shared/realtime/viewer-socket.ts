import type { Clock } from './clock.ts'
import type { PageSocket } from './follow-socket.ts'

export type ViewerSocket = Pick<
  PageSocket,
  'active' | 'on' | 'connect' | 'disconnect' | 'removeAllListeners'
>

/** No one can press a button on a big screen, so it tries again for as long as it is open. */
const RETRY_MS = 5000

/** The connection of a page that only shows what a link sends. */
export function viewerConnection(socket: ViewerSocket, clock: Pick<Clock, 'after'>) {
  let cancelTimer: (() => void) | undefined
  return {
    retry: () => {
      cancelTimer?.()
      cancelTimer = clock.after(RETRY_MS, () => void socket.connect())
    },
    close: () => {
      cancelTimer?.()
      socket.removeAllListeners()
      socket.disconnect()
    },
  }
}
