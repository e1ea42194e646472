import { LIVE_REFUSALS, SESSION_NAMESPACE } from '#contract/base/realtime.ts'
import { browserClock, type Clock } from './clock.ts'
import { DELAY_MS, keepConnected, openSocket, type PageSocket } from './connection.ts'

/** Opens a socket that only waits for the end of a session. This file is a chunk of its own. */
export const watchToken = (token: string, onEnd: () => void) =>
  followToken(openSocket(SESSION_NAMESPACE, { token }), onEnd, browserClock)

/** Asks again when the connection was closed. The returned function stops it. */
export function followToken(
  socket: PageSocket,
  onEnd: () => void,
  clock: Pick<Clock, 'after'>,
): () => void {
  const { close } = keepConnected(
    socket,
    clock,
    {
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
