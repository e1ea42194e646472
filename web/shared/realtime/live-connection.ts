import type { Store } from '../storage/store.ts'
import type { AnnouncedChange } from './announced.ts'
import type { Clock } from './clock.ts'
import type { LiveListener } from './follow-socket.ts'
import { CLOSED_LIVE, type LiveState, type LiveStatus } from './live-status.ts'

export type DraftListener = Pick<
  LiveListener,
  'connected' | 'disconnected' | 'missed' | 'draft' | 'update'
>

export type OpenSocket = (
  token: string,
  room: number,
  listener: LiveListener,
  isPresent: boolean,
) => { readonly connect: () => void; readonly close: () => void }

export interface LiveConnectionDeps {
  readonly store: Store<LiveState>
  /** Loads the code that opens a socket. */
  readonly loadSocket: () => Promise<OpenSocket>
  /** Calls the listener when the network comes back. The returned function stops it. */
  readonly onOnline: (listener: () => void) => () => void
  /** Calls the listener when the tab is shown again. The returned function stops it. */
  readonly onVisible: (listener: () => void) => () => void
  readonly showLoss: () => void
  readonly refuseToken: (token: string) => void
  readonly announce: (change: AnnouncedChange) => void
  readonly clock: Pick<Clock, 'now'>
}

const LOST = { kind: 'reconnecting', attempt: 0 } as const

const changeIn = (store: Store<LiveState>) => (changes: Partial<LiveState>) =>
  store.set({ ...store.get(), ...changes })

/** Opens the live connection, keeps its status in the store and brings it back. The returned function closes it. */
export function connectLive(
  deps: LiveConnectionDeps,
  token: string,
  room: number,
  draftListener: DraftListener,
  isPresent = true,
): () => void {
  const { store } = deps
  let socket: ReturnType<OpenSocket> | null = null
  let [isClosed, isLossShown] = [false, false]
  let lostAt: number | null = null

  const change = changeIn(store)
  const listener: LiveListener = {
    ...draftListener,
    connected: () => {
      isLossShown = false
      lostAt = null
      change({ status: { kind: 'live' }, dataFrom: null })
      // Legends and maps may have changed since the page loaded them or lost its connection.
      deps.announce('roster')
      draftListener.connected()
    },
    disconnected: () => {
      lostAt ??= deps.clock.now()
      change({ status: LOST, users: [] })
      draftListener.disconnected()
    },
    attempts: (attempt) => change({ status: { kind: 'reconnecting', attempt } }),
    givesUp: () => giveUp(),
    away: (since) => change({ status: LOST, dataFrom: since }),
    refused: () => deps.refuseToken(token),
    ended: (reason) => endRoom(deps, reason, draftListener),
    announced: deps.announce,
    presence: (users) => change({ users }),
  }
  /** Shown once per loss: a stage screen tries again for as long as it is open. */
  const giveUp = () => {
    change({ status: { kind: 'offline' }, users: [], dataFrom: store.get().dataFrom ?? lostAt })
    if (!isLossShown) deps.showLoss()
    isLossShown = true
  }
  const open = () =>
    deps.loadSocket().then(
      (openSocket) => void (isClosed || (socket ??= openSocket(token, room, listener, isPresent))),
      () => void (isClosed || giveUp()),
    )
  const tryAgain = () => {
    change({ status: { kind: 'connecting' } })
    if (socket) socket.connect()
    else void open()
  }
  change({ status: { kind: 'connecting' }, users: [], dataFrom: null, tryAgain })
  const stopWaiting = waitForNetwork(deps, tryAgain)
  void open()
  return () => {
    isClosed = true
    stopWaiting()
    socket?.close()
    store.set(CLOSED_LIVE)
  }
}

/** The user reads why they can't be in the room. */
function endRoom(
  { store }: LiveConnectionDeps,
  reason: Extract<LiveStatus, { kind: 'refused' }>['reason'],
  { disconnected }: DraftListener,
) {
  changeIn(store)({ status: { kind: 'refused', reason }, users: [] })
  disconnected()
}

/** Tries again when the network comes back and when the tab is shown. The returned function stops it. */
function waitForNetwork(
  { store, onOnline, onVisible }: LiveConnectionDeps,
  tryAgain: () => void,
): () => void {
  const tryAgainIn = (...kinds: readonly LiveState['status']['kind'][]) => {
    if (kinds.includes(store.get().status.kind)) tryAgain()
  }
  const stopOnline = onOnline(() => tryAgainIn('offline', 'reconnecting'))
  const stopVisible = onVisible(() => tryAgainIn('offline'))
  return () => {
    stopOnline()
    stopVisible()
  }
}
