import { LIVE_REFUSALS, SESSION_NAMESPACE } from '#contract/base/realtime.ts'
import { announceChange } from './announced.ts'
import { browserClock, type Clock } from './clock.ts'
import { DELAY_MS, keepConnected, openSocket, type PageSocket } from './connection.ts'

/** Opens a socket that waits for the end of a session, and announces changes of moments. This file is a chunk of its own. */
export const watchToken = (token: string, onEnd: () => void) =>
  followToken(openSocket(SESSION_NAMESPACE, { token }), onEnd, browserClock, () =>
    announceChange('moments'),
  )

/** Asks again when the connection was closed. The returned function stops it. */
export function followToken(
  socket: PageSocket,
  onEnd: () => void,
  clock: Pick<Clock, 'after'>,
  onMoments: () => void,
): () => void {
  socket.on('moment_update', onMoments)
  const { close } = keepConnected(
    socket,
    clock,
    {
      // What changed before is fetched once more.
      connected: onMoments,
      refused: (message) => {
        if (message !== LIVE_REFUSALS.badToken) return
        close()
        onEnd()
      },
    },
    { closedMs: 0, refusedMs: (refusals) => Math.min(60_000, DELAY_MS * 2 ** refusals) },
  )
  return close
}
