/** Counts by key and minute. Returns whether this one is within the limit. */
export function createMinuteLimit(max: number) {
  const counts = new Map<string | number, number>()
  let minute = 0

  return (key: string | number): boolean => {
    const now = Math.floor(performance.now() / 60_000)
    if (now !== minute) counts.clear()
    minute = now
    const count = (counts.get(key) ?? 0) + 1
    counts.set(key, count)
    return count <= max
  }
}

/** What a socket is connected by. */
interface Connection {
  readonly readyState: string
  once(event: 'close', run: () => void): unknown
}

/** Counts open sockets by key. Returns false if this one is too many. */
export function createSocketLimit(max: number, open = new Map<number, number>()) {
  const close = (key: number) => {
    const left = (open.get(key) ?? 1) - 1
    if (left > 0) open.set(key, left)
    else open.delete(key)
  }

  return ({ conn }: { conn: Connection }, key: number): boolean => {
    const others = open.get(key) ?? 0
    if (others >= max) return false
    // The socket may have closed during the lookup. Then no close event would ever decrease the count.
    if (conn.readyState === 'open') {
      open.set(key, others + 1)
      conn.once('close', () => close(key))
    }
    return true
  }
}
