import { applyLiveEvent } from './apply-live-event.ts'
import { type LiveMatch, newLiveMatch } from './live-match.ts'
import type { LiveEvent } from './live-message.ts'

/** Reads the events of one feed in the order of their arrival. A feed goes from match to match. */
export interface LiveReader {
  /** The match that is being played, or the last one until the next begins. */
  readonly match: LiveMatch | null
  /** Returns the match that the event begins, else null. */
  add: (event: LiveEvent, arrivedMs: number | null) => LiveMatch | null
}

export function createLiveReader(): LiveReader {
  let match: LiveMatch | null = null
  // The lobby's bans, for the match that is about to be played.
  let bans: readonly string[] | null = null
  return {
    get match() {
      return match
    },
    add(event, arrivedMs) {
      if (event.type === 'customMatch_LegendBanStatus') {
        bans = bannedIn(event)
        if (match?.endState === null) match.bans = bans
      }
      if (NO_MATCH_EVENTS.has(event.type)) return null
      const begun = !match || startsAnother(match, event) ? newLiveMatch() : null
      if (begun) begun.bans = bans
      match = begun ?? match
      // The last squad's elimination can come after the winner. Everything else after the end doesn't belong to the
      // match.
      if (match && (match.endState === null || event.type === 'squadEliminated'))
        applyLiveEvent(match, event, arrivedMs)
      // The next match has other bans.
      if (match?.endState === null && match.playingSince !== null) bans = null
      return begun
    },
  }
}

const bannedIn = ({
  legends,
}: Extract<LiveEvent, { type: 'customMatch_LegendBanStatus' }>): readonly string[] =>
  legends.filter(({ banned }) => banned).map(({ name, reference }) => name || reference)

const NO_MATCH_EVENTS: ReadonlySet<LiveEvent['type']> = new Set([
  'init',
  'pauseStateChangeNotification',
  'customMatch_LobbyPlayers',
  'customMatch_LegendBanStatus',
  'response',
  'requestStatus',
])

/** A reconnected game sends the setup of the same server again. That doesn't start another match. */
function startsAnother(match: LiveMatch, event: LiveEvent): boolean {
  if (event.type === 'matchSetup') {
    const isSame = event.serverId !== '' && event.serverId === match.serverId
    return match.map !== '' && !(isSame && event.map === match.map)
  }
  const isStart = event.type === 'playerConnected' || event.type === 'characterSelected'
  return isStart && match.endState !== null
}
