import { createLiveReader } from '#domain/live-feed/live-reader.ts'
import type { LiveMatch } from '#domain/live-feed/live-match.ts'
import { outcomeOf } from '#domain/live-feed/live-outcome.ts'
import { decodeLiveFrame } from '../ingest/live-feed/decode-frame.ts'
import type { FrameRefusal } from '../ingest/live-feed/refused-frame.ts'
import type { LiveEvent } from '#domain/live-feed/live-message.ts'
import type { StoredFrame } from './live-event.repository.ts'

const BRACE = 0x7b

export const decodeStored = ({ bytes }: StoredFrame): LiveEvent | FrameRefusal =>
  decodeLiveFrame(bytes[0] === BRACE ? bytes.toString() : bytes)

export interface FeedMatches {
  readonly match: LiveMatch | null
  /** Returns whether a match has begun with it. */
  add: (event: LiveEvent, arrivedMs: number) => boolean
  /** The connection has ended: a match that is over won't get more events. */
  finish: () => void
}

/** Follows the matches of a feed. `onGame` gets each match that was won, once, with the arrival of its last event. */
export function followFeed(onGame: (match: LiveMatch, endedMs: number) => void): FeedMatches {
  const reader = createLiveReader()
  const done = new WeakSet<LiveMatch>()
  let lastMs = 0
  const settle = (match: LiveMatch | null) => {
    if (!match || match.endState === null || done.has(match)) return
    done.add(match)
    // A match that was received from its middle on has wrong numbers.
    if (match.playingSince !== null && outcomeOf(match) === 'won') onGame(match, lastMs)
  }
  return {
    get match() {
      return reader.match
    },
    add(event, arrivedMs) {
      const before = reader.match
      const begun = reader.add(event, arrivedMs)
      if (begun) settle(before)
      lastMs = arrivedMs
      // Eliminations can follow the end; after this state nothing does.
      if (event.type === 'gameStateChanged' && event.state === 'Postmatch') settle(reader.match)
      return begun !== null
    },
    finish: () => settle(reader.match),
  }
}
