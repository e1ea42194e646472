import { linkEnd, type LinkEnd, stageEvents, type StageState } from '#contract/base/realtime.ts'
import type { Clock } from '../../shared/realtime/clock.ts'
import { viewerConnection, type ViewerSocket } from '../../shared/realtime/viewer-socket.ts'

export type StageView =
  | { readonly kind: 'connecting' }
  | { readonly kind: 'shown'; readonly draft: StageState; readonly isLive: boolean }
  /** The link shows nothing anymore. */
  | { readonly kind: 'ended'; readonly reason: LinkEnd }

/** Shows what the socket of a view link sends. The returned function closes it. */
export function followStage(
  socket: ViewerSocket,
  show: (view: StageView) => void,
  clock: Pick<Clock, 'after'>,
): () => void {
  let draft: StageState | null = null
  /** Of the draft that this connection has shown. The first message can be older than the second. */
  let version = 0
  const { retry, close } = viewerConnection(socket, clock)
  const end = (reason: LinkEnd) => {
    show({ kind: 'ended', reason })
    close()
  }
  socket.on('connect', () => {
    version = 0
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
  socket.on('connect_error', (error) => {
    const { data: reason } = linkEnd.safeParse(error instanceof Error ? error.message : null)
    if (reason) end(reason)
    else if (!socket.active) retry()
  })
  socket.on('disconnect', () => {
    if (draft) show({ kind: 'shown', draft, isLive: false })
    // socket.io does not reconnect by itself after the server closed the connection.
    if (!socket.active) retry()
  })
  return close
}
