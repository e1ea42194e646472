import { io } from 'socket.io-client'
import { DRAWING_NAMESPACE } from '#contract/map/co-drawing.ts'
import { LIVE_PATH } from '#contract/base/realtime.ts'
import { DELAY_MS, LONGEST_DELAY_MS } from '../../../shared/realtime/follow-socket.ts'

/** Opens the socket of a plan. */
export const openDrawingSocket = (drawId: string, token: string) =>
  io(DRAWING_NAMESPACE, {
    path: LIVE_PATH,
    auth: { token, drawId },
    transports: ['websocket', 'polling'],
    tryAllTransports: true,
    forceNew: true,
    reconnectionDelay: DELAY_MS,
    reconnectionDelayMax: LONGEST_DELAY_MS,
  })
