import { gzipSync } from 'node:zlib'
import type { Framing } from './encode-frame.ts'
import { type LiveFrame, recordedFrames } from './simulated-frames.ts'
import type { SimulatedMatch } from './simulated-series.ts'

/**
 * A log of the series in the format of a recorder that writes this framing: overlaytools dumps frames with length and
 * arrival, CryptoCompass writes a line of JSON per event.
 */
export function seriesLog(games: readonly SimulatedMatch[], framing: Framing): Buffer {
  const frames = [...recordedFrames(games, framing)]
  if (framing === 'protobuf')
    return Buffer.concat([
      Buffer.alloc(16),
      ...frames.map(({ at, frame }) => dumpRecord(at, frame)),
    ])
  const head = { sessionId: 'simulated', openedAt: frames[0]?.at ?? 0, collectorVersion: '1' }
  const lines = frames.map(({ at, frame }, seq) => logLine(at, seq, String(frame)))
  return Buffer.from([JSON.stringify(head), ...lines].join('\n'))
}

/** Compressed if its name says so. */
export const logFile = (path: string, log: Buffer) => (path.endsWith('.gz') ? gzipSync(log) : log)

function dumpRecord(at: number, frame: LiveFrame): Buffer {
  const head = Buffer.alloc(12)
  head.writeUInt32LE(frame.length)
  head.writeBigUInt64LE(BigInt(Math.round(at * 1000)), 4)
  return Buffer.concat([head, Buffer.from(frame)])
}

function logLine(at: number, seq: number, text: string): string {
  const line = { at: Math.round(at * 1000), seq }
  try {
    return JSON.stringify({ ...line, event: JSON.parse(text) })
  } catch {
    return JSON.stringify({ ...line, malformed: true, raw: text })
  }
}
