import type { Socket } from 'socket.io'

const QUEUED_EVENTS = 256
const QUEUED_BYTES = 1024 * 1024

/** Closes a socket that doesn't read its events. The client reconnects and gets a snapshot. */
export function disconnectWhenSlow({ conn }: Pick<Socket, 'conn'>) {
  let [events, bytes, largest] = [0, 0, 0]
  conn.on('packetCreate', ({ data }: { data?: string }) => {
    const size = data?.length ?? 0
    events += 1
    bytes += size
    if (size > largest) largest = size
    // The largest packet doesn't count: a snapshot can be large, but is only sent once.
    if (events > QUEUED_EVENTS || bytes - largest > QUEUED_BYTES) conn.close(true)
  })
  conn.on('flush', () => {
    events = bytes = largest = 0
  })
}
