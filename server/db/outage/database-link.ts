/** Fed by the connection that listens for changes: it asks the database for a sign of life every second. */
export interface DatabaseLink {
  /** True if nothing has been heard from the database for about 5 s. What this server knows may be outdated. */
  isAway(): boolean
  /** When the database last answered, in milliseconds since 1970. */
  lastAnswer(): number
  /** Calls the listener when the database goes away. */
  onAway(listener: () => void): void
  answered(): void
  failed(): void
}

/** The failure that counts comes up to a second later. */
const BEAT_S = 1
/** After a single one the connection is opened again: the event loop may only have been busy. */
const FAILURES = 2

export function createDatabaseLink(waitS = 5): DatabaseLink {
  const awayMs = (waitS - BEAT_S) * 1000
  const listeners: (() => void)[] = []
  let lastAnswer = Date.now()
  let answeredAt = performance.now()
  let failures = 0
  let isAway = false

  return {
    isAway: () => isAway,
    lastAnswer: () => lastAnswer,
    onAway: (listener) => void listeners.push(listener),
    answered() {
      lastAnswer = Date.now()
      answeredAt = performance.now()
      failures = 0
      isAway = false
    },
    failed() {
      failures += 1
      if (isAway || failures < FAILURES || performance.now() - answeredAt < awayMs) return
      isAway = true
      for (const listener of listeners) listener()
    },
  }
}
