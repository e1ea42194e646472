import { applyLiveEvent } from './apply-live-event.ts'
import { isEnded, type LiveMatch, newLiveMatch } from './live-match.ts'
import type { LiveEvent } from './live-message.ts'

/** Reads the events of one feed in the order of their arrival. A feed goes from match to match. */
export interface LiveReader {
  /** The match that is being played, or the last one until the next begins. */
  readonly match: LiveMatch | null
  /** Returns the match that the event begins, else null. */
  add: (event: LiveEvent, arrivedMs: number | null) => LiveMatch | null
}

export function createLiveReader(maxPlayers = Infinity): LiveReader {
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
        if (match && !isEnded(match)) match.bans = bans
      }
      if (NO_MATCH_EVENTS.has(event.type)) return null
      const begun = beginMatch(match, event, maxPlayers)
      if (begun) begun.bans = bans
      match = begun ?? match
      if (match && belongsTo(match, event)) applyLiveEvent(match, event, arrivedMs)
      // The next match has other bans.
      if (match && !isEnded(match) && match.playingSince !== null) bans = null
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

/** The match that an event begins, or null. */
function beginMatch(
  match: LiveMatch | null,
  event: LiveEvent,
  maxPlayers: number,
): LiveMatch | null {
  if (!match) return newLiveMatch(maxPlayers)
  if (isBackInLobby(match, event)) {
    // Its setup was taken for that of a reconnect.
    const { map, serverId, setupAt } = match
    return { ...newLiveMatch(maxPlayers), map, serverId, setupAt, startedAt: setupAt }
  }
  return startsAnother(match, event) ? newLiveMatch(maxPlayers) : null
}

/** States before the drop. A match goes through them once. */
const LOBBY_STATES = new Set(['waitingforplayers', 'pregamepreview', 'pickloadout', 'prematch'])

/** A match that ended without a word, and the next one on the same server and map. */
const isBackInLobby = ({ playingSince }: LiveMatch, event: LiveEvent) =>
  playingSince !== null &&
  event.type === 'gameStateChanged' &&
  LOBBY_STATES.has(event.state.toLowerCase())

/** A reconnected game sends the setup of the same server again. That doesn't start another match. */
function startsAnother(match: LiveMatch, event: LiveEvent): boolean {
  if (event.type === 'matchSetup') {
    const isSame = event.serverId !== '' && event.serverId === match.serverId
    return match.map !== '' && !(isSame && event.map === match.map)
  }
  const isStart = event.type === 'playerConnected' || event.type === 'characterSelected'
  return isStart && isEnded(match)
}

/**
 * After the end nothing belongs to a match, except the last squad's elimination, which can come after the winner, and an
 * end that comes late.
 */
const belongsTo = (match: LiveMatch, { type }: LiveEvent) =>
  !isEnded(match) ||
  type === 'squadEliminated' ||
  (type === 'matchStateEnd' && match.endState === null)
