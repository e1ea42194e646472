import { onTestFinished } from 'vitest'
import { startForwarder } from './test-forwarder.ts'

/** A network to a database that can go silent without closing a connection. It ends with the test. */
export async function openWire(url: string) {
  const wire = await startForwarder(url)
  onTestFinished(wire.close)
  return wire
}
