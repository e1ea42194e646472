import {
  linkEnd,
  type LinkEnd,
  STAGE_NAMESPACE,
  stageEvents,
  type StageKind,
  type StageState,
} from '#contract/base/realtime.ts'
import { browserClock, type Clock } from '../../shared/realtime/clock.ts'
import { keepConnected, openSocket, type PageSocket } from '../../shared/realtime/connection.ts'

export type StageView =
  | { readonly kind: 'connecting' }
  | { readonly kind: 'shown'; readonly draft: StageState; readonly isLive: boolean }
  /** The link shows nothing anymore. */
  | { readonly kind: 'ended'; readonly reason: LinkEnd }

/** Opens the socket of a view link. The returned function closes it. */
export const watchStage = (
  token: string,
  kind: StageKind,
  show: (view: StageView) => void,
): (() => void) => followStage(openSocket(STAGE_NAMESPACE, { token, kind }), show, browserClock)

/** Shows what the socket of a view link sends. The returned function closes it. */
export function followStage(
  socket: PageSocket,
  show: (view: StageView) => void,
  clock: Pick<Clock, 'after'>,
): () => void {
  let draft: StageState | null = null
  /** Of the draft that this connection has shown. The first message can be older than the second. */
  let version = 0
  const end = (reason: LinkEnd) => {
    show({ kind: 'ended', reason })
    close()
  }
  const { close } = keepConnected(socket, clock, {
    connected: () => {
      version = 0
    },
    disconnected: () => {
      if (draft) show({ kind: 'shown', draft, isLive: false })
    },
    refused: (message) => {
      const { data: reason } = linkEnd.safeParse(message)
      if (reason) end(reason)
    },
  })
  socket.on('stage_state', (message) => {
    const { data } = stageEvents.stage_state.safeParse(message)
    if (!data || data.version < version) return
    version = data.version
    draft = data
    show({ kind: 'shown', draft, isLive: true })
  })
  socket.on('stage_ended', (message) => {
    const { data } = stageEvents.stage_ended.safeParse(message)
    end(data?.reason ?? 'unknown')
  })
  return close
}
