import { isEnded, type LiveMatch, MAX_MATCH_PLAYERS } from '#domain/live-match/feed/live-match.ts'
import type { LiveEvent } from '#domain/live-match/feed/live-message.ts'
import {
  hasJoinedLate,
  outcomeOf,
  type SettledOutcome,
} from '#domain/live-match/feed/live-outcome.ts'
import { createLiveReader } from '#domain/live-match/feed/live-reader.ts'
import { decodeLiveFrame } from '../../archive/ingest/live-feed/decode-frame.ts'
import type { FrameRefusal } from '../../archive/ingest/live-feed/refused-frame.ts'
import type { StoredFrame } from './live-event.repository.ts'

const BRACE = 0x7b
/** Eliminations can follow the end. The state after that comes 20 s later, if it isn't lost. */
const LATE_EVENTS_MS = 30_000

/** What can end a match. */
const ENDING_EVENTS: ReadonlySet<LiveEvent['type']> = new Set([
  'squadEliminated',
  'matchStateEnd',
  'gameStateChanged',
])

export const decodeStored = ({ bytes }: StoredFrame): LiveEvent | FrameRefusal =>
  decodeLiveFrame(bytes[0] === BRACE ? bytes.toString() : bytes)

/** A match that gets no more events, with the arrival of the last one. */
export interface SettledMatch {
  readonly match: LiveMatch
  readonly outcome: SettledOutcome
  readonly endedMs: number
}

export interface FeedMatches {
  readonly match: LiveMatch | null
  /** Returns whether a match has begun with it. */
  add: (event: LiveEvent, arrivedMs: number) => boolean
  /** The connection has ended: a match that is over won't get more events. */
  finish: () => void
}

/** Follows the matches of a feed. `onMatch` gets each one that was played, once. */
export function followFeed(onMatch: (settled: SettledMatch) => void): FeedMatches {
  const reader = createLiveReader(MAX_MATCH_PLAYERS)
  const done = new WeakSet<LiveMatch>()
  let lastMs = 0
  let endedMs: number | null = null
  const settle = (match: LiveMatch | null) => {
    if (!match || done.has(match)) return
    done.add(match)
    const outcome = settledOutcome(match)
    if (outcome !== null) onMatch({ match, outcome, endedMs: lastMs })
  }
  const isOver = () => {
    const { match } = reader
    return match !== null && (isEnded(match) || outcomeOf(match) === 'won')
  }
  return {
    get match() {
      return reader.match
    },
    add(event, arrivedMs) {
      if (endedMs !== null && arrivedMs - endedMs > LATE_EVENTS_MS) settle(reader.match)
      const before = reader.match
      const begun = reader.add(event, arrivedMs)
      if (begun) settle(before)
      lastMs = arrivedMs
      if (begun || ENDING_EVENTS.has(event.type)) endedMs = isOver() ? (endedMs ?? arrivedMs) : null
      if (event.type === 'gameStateChanged' && event.state === 'Postmatch') settle(reader.match)
      return begun !== null
    },
    finish: () => {
      // The last events of a match that is done already look like one whose beginning is missing.
      if (isOver() && reader.match?.playingSince !== null) settle(reader.match)
    },
  }
}

/** Null if nothing was played. */
export function settledOutcome(match: LiveMatch): SettledOutcome | null {
  if (match.playingSince === null) return hasJoinedLate(match) ? 'late' : null
  return outcomeOf(match)
}

/** Adds stored frames to the matches of their feed. Returns when the last one arrived. */
export async function addStored(
  matches: FeedMatches,
  chunks: AsyncIterable<readonly StoredFrame[]>,
): Promise<number> {
  let lastMs = 0
  for await (const frames of chunks)
    for (const frame of frames) {
      const event = decodeStored(frame)
      if (typeof event !== 'string') matches.add(event, frame.arrivedMs)
      lastMs = frame.arrivedMs
    }
  return lastMs
}
