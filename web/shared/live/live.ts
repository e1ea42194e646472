import { liveMessages as texts } from '#contract/messages/live.ts'
import type { LiveListener } from './live-socket.ts'
import { changeLive, closeLive, getLive } from './live-status.ts'
import { endSession, getSession } from '../session/session-store.ts'
import { notify } from '../page/toast.ts'

type Followers = Pick<LiveListener, 'connected' | 'disconnected' | 'missed' | 'draft' | 'update'>

/** Opens the live connection, keeps its state known, and brings it back; the answer closes it. */
export function openLiveConnection(token: string, followers: Followers): () => void {
  let socket: { connect: () => void; close: () => void } | null = null
  let isClosed = false
  let isLossTold = false

  const listener: LiveListener = {
    ...followers,
    connected: () => {
      isLossTold = false
      changeLive({ status: { kind: 'live' } })
      followers.connected()
    },
    disconnected: () => {
      changeLive({ status: { kind: 'reconnecting', attempt: 0 }, users: [] })
      followers.disconnected()
    },
    attempts: (attempt) => changeLive({ status: { kind: 'reconnecting', attempt } }),
    givesUp: () => giveUp(),
    refused: () => refuse(token),
    presence: (users) => changeLive({ users }),
  }
  /** Told once: a stage tries again for as long as it hangs there. */
  const giveUp = () => {
    changeLive({ status: { kind: 'offline' }, users: [] })
    if (!isLossTold) notify.error(texts.connectionError)
    isLossTold = true
  }
  const open = async () => {
    try {
      const { openSocket } = await import('./live-socket.ts')
      if (!isClosed) socket ??= openSocket(token, listener)
    } catch {
      if (!isClosed) giveUp()
    }
  }
  const tryAgain = () => {
    changeLive({ status: { kind: 'connecting' } })
    if (socket) socket.connect()
    else void open()
  }
  const comeBack = () => {
    const { kind } = getLive().status
    if (kind === 'offline' || kind === 'reconnecting') tryAgain()
  }
  const look = () => {
    if (document.visibilityState === 'visible' && getLive().status.kind === 'offline') tryAgain()
  }

  changeLive({ status: { kind: 'connecting' }, users: [], tryAgain })
  window.addEventListener('online', comeBack)
  document.addEventListener('visibilitychange', look)
  void open()
  return () => {
    isClosed = true
    window.removeEventListener('online', comeBack)
    document.removeEventListener('visibilitychange', look)
    socket?.close()
    closeLive()
  }
}

/** Specification, section 8: the token is removed, and the guard leads to the login screen. */
function refuse(token: string) {
  if (getSession().token !== token) return
  notify.error(texts.authenticationFailed)
  endSession('failed-login')
}
