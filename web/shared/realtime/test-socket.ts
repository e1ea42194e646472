/** Listeners by event, as in socket.io. */
function eventSource() {
  const handlers = new Map<string, ((payload: unknown) => void)[]>()
  return {
    on: (event: string, handler: (payload: unknown) => void) =>
      void handlers.set(event, [...(handlers.get(event) ?? []), handler]),
    removeAllListeners: () => handlers.clear(),
    /** What a test lets the server say. */
    fire: (event: string, payload?: unknown) =>
      handlers.get(event)?.forEach((handler) => handler(payload)),
  }
}

/** A socket whose events the test makes up. What the page does with it is logged. */
export function testSocket(log: string[]) {
  return {
    ...eventSource(),
    io: eventSource(),
    connected: false,
    active: true,
    emit: (event: string, payload: unknown) => void log.push(`emit ${event} ${String(payload)}`),
    connect: () => void log.push('connect'),
    disconnect: () => void log.push('disconnect'),
  }
}
