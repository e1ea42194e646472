import { liveMessages as texts } from '#contract/base/realtime.texts.ts'
import { notify } from '../page/toast.ts'
import { refuseToken } from '../session/refuse-token.ts'
import { browserClock } from './clock.ts'
import { connectLive, type DraftListener, type LiveConnectionDeps } from './live-connection.ts'
import { liveStore } from './live-status.ts'
import { announceChange } from './announced.ts'

const browser: LiveConnectionDeps = {
  store: liveStore,
  loadSocket: async () => (await import('./follow-socket.ts')).openLiveSocket,
  onOnline: (listener) => {
    window.addEventListener('online', listener)
    return () => window.removeEventListener('online', listener)
  },
  onVisible: (listener) => {
    const check = () => {
      if (document.visibilityState === 'visible') listener()
    }
    document.addEventListener('visibilitychange', check)
    return () => document.removeEventListener('visibilitychange', check)
  },
  showLoss: () => void notify.error(texts.connectionError),
  refuseToken,
  announce: announceChange,
  clock: browserClock,
}

export const openLiveConnection = (
  token: string,
  room: number,
  listener: DraftListener,
  isPresent: boolean,
) => connectLive(browser, token, room, listener, isPresent)
