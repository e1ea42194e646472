import type { LiveSocket } from './socket-server.ts'

const QUEUED_EVENTS = 256
const QUEUED_BYTES = 1024 * 1024

/** Closes a socket that does not read what it is sent; it comes back and gets a snapshot. */
export function dropWhenSlow({ conn }: LiveSocket) {
  let sizes: number[] = []
  conn.on('packetCreate', ({ data }: { data?: string }) => {
    sizes.push(data?.length ?? 0)
    // A snapshot may be large; it waits once and does not count.
    const bytes = sizes.reduce((sum, size) => sum + size, 0) - Math.max(...sizes)
    if (sizes.length > QUEUED_EVENTS || bytes > QUEUED_BYTES) conn.close(true)
  })
  conn.on('flush', () => {
    sizes = []
  })
}
