import { io } from 'socket.io-client'
import { LIVE_PATH } from '#contract/base/realtime.ts'
import { browserClock } from './clock.ts'
import { browserScreen } from './idle.ts'
import { DELAY_MS, followSocket, LONGEST_DELAY_MS, type LiveListener } from './follow-socket.ts'
import { LIVE_ATTEMPTS } from './live-status.ts'

const CONNECT_MS = 20_000

/** Opens the socket of the page. This file is a chunk of its own, because socket.io is large. */
export function openSocket(
  token: string,
  room: number,
  listener: LiveListener,
  isPresent: boolean,
) {
  const socket = io({
    path: LIVE_PATH,
    auth: { token, room, isPresent },
    extraHeaders: { authorization: `Bearer ${token}` },
    withCredentials: true,
    transports: ['polling', 'websocket'],
    forceNew: true,
    reconnectionAttempts: LIVE_ATTEMPTS,
    reconnectionDelay: DELAY_MS,
    reconnectionDelayMax: LONGEST_DELAY_MS,
    timeout: CONNECT_MS,
  })
  return followSocket(socket, listener, { screen: browserScreen, clock: browserClock })
}
