/** About feeds of the game's LiveAPI. The server sends these. */
export const liveFeedMessages = {
  created: 'Live feed added. Copy its token now; it is shown only once.',
  revoked: 'Live feed turned off',
  removed: 'Live feed removed with its stored events. Its games stay.',
  gone: 'This live feed no longer exists.',
  notActive: 'This live feed is already turned off.',
  gameGone: 'This game is no longer stored as a live game. Undo its import instead.',
  kept: 'This game will be saved',
  notKept: "This game won't be saved",
  ended: 'The game is saved',
  endedAlready: 'This game is already saved.',
  joinedLate: "This game can't be saved: its beginning wasn't received.",
  /** The event name of a feed's games. */
  eventName: (feed: string, day: string) => `${feed} ${day}`,
  /** The receiver couldn't start; the rest of Ringwise runs. */
  noPort: (host: string, port: number, code: string) =>
    code === 'EADDRINUSE'
      ? `Live feeds can't be received: another program uses port ${port}. Stop it or set LIVE_FEED_PORT to a free port, then restart Ringwise.`
      : `Live feeds can't be received on ${host} port ${port} (${code}). Check LIVE_FEED_HOST and LIVE_FEED_PORT, then restart Ringwise.`,
  /** Why a connection is closed: at most 123 bytes, which is all that fits into a close frame. */
  closed: {
    noToken: 'The session name has no valid token.',
    noInit: 'No session name was sent in time.',
    replaced: 'Another connection uses this token.',
    revoked: 'This token was turned off.',
    tooMuch: 'This feed has sent too much data for one evening.',
    stopping: 'The server is restarting.',
    failed: 'Something went wrong on the server.',
  },
} as const
