/** Texts of the set-up of live feeds. */
export const liveSetupMessages = {
  tab: 'Live feeds',
  context: 'Receive games while they are played.',
  loading: 'Loading live feeds...',
  failed: "Couldn't load the live feeds",

  title: 'Connect the game',
  takes: 'about 3 minutes, once per observer PC',
  running: 'Receiver is running',
  runningText: (port: number) =>
    `Ringwise listens on port ${port}. Start it before the game: the game stops trying after 5 attempts.`,
  off: 'Receiver is off',
  offText: 'Start Ringwise with LIVE_FEED=on. It listens on port 7777 of its own machine.',
  offElsewhere:
    'If the game runs on another machine, also set LIVE_FEED_HOST=0.0.0.0 and let only that machine reach the port.',

  options: 'Add these launch options on the observer PC',
  localOnly:
    'Only a game on the machine that Ringwise runs on can connect. For another PC, start Ringwise with LIVE_FEED_HOST=0.0.0.0 and let only that PC reach the port.',
  ownAddress:
    "If this page is behind a proxy, its name may not lead to this port: use the server's own address in the launch options. The connection isn't encrypted.",
  optionsText: 'Custom matches only, Windows only.',
  optionsHints: [
    'Steam: right-click Apex Legends, Properties, General, Launch options.',
    'EA app: Library, Apex Legends, Manage, View properties, Advanced launch options.',
    'Beside another receiver: put both addresses into cl_liveapi_ws_servers, separated by a comma. All of them get the session name with the token.',
  ],
  feedName: 'Name of the PC or lobby',
  feedNameMissing: 'Enter a name',
  feedNameExample: 'OBS-PC-2',
  add: 'Add feed',
  addFailed: "Couldn't add the feed.",
  addFirst: 'Add a feed to get launch options with its token.',
  once: 'The token is shown only now. Copy the launch options before you leave this page.',
  launch: (address: string, token: string) =>
    `+cl_liveapi_enabled 1 +cl_liveapi_ws_servers "${address}" +cl_liveapi_session_name "${token}"`,
  launchLabel: (feed: string) => `Launch options for ${feed}`,
  copy: 'Copy',
  copied: 'Launch options copied',
  notCopied: "Couldn't copy. Select the text and copy it.",

  start: 'Start the game and join the lobby as observer',
  startText: 'The Live page switches to the lobby when the first event arrives. Nothing to click.',
  playerSeat:
    "A player's seat works too. It sends nothing about the observer's camera; what else it lacks isn't documented, so prefer the observer's seat.",
  sparePc:
    'Spare PC: add a feed for it too, with a token of its own. One token is one connection, and the newer one takes over.',
  bans: 'Ban list and team names',
  bansText:
    'Bans come from the lobby if the observer is lobby admin. Otherwise they come from the draft, or if it has none, from the earlier games of the series.',

  connection: 'Connection',
  address: 'Address',
  noFeeds: 'No feeds yet',
  connected: 'Connected',
  notConnected: 'Not connected',
  turnedOff: 'Turned off',
  lastEvent: (when: string) => `Last event ${when}`,
  noEvent: 'No event yet',
  lastUsed: (when: string) => `Last connected ${when}`,
  neverUsed: 'Never connected',
  counts: (frames: number, games: number) =>
    `${frames} ${frames === 1 ? 'event' : 'events'} now, ${games} ${games === 1 ? 'game' : 'games'} in the archive`,
  games: (games: number) => `${games} ${games === 1 ? 'game' : 'games'} in the archive`,
  errors: (list: string) => `Not read: ${list}`,
  refused: {
    broken: 'broken',
    unknown: 'unknown kind',
    wrong_type: 'wrong type',
    too_long: 'text too long',
    too_large: 'too large',
  },
  refusedCount: (count: number, kind: string) => `${count} ${kind}`,
  turnOff: 'Turn off',
  turnOffOf: (feed: string) => `Turn off ${feed}`,
  turnOffQuestion: (feed: string) =>
    `Turn off ${feed}? Its connection ends and its token stops working. What it has sent stays.`,
  remove: 'Remove',
  removeOf: (feed: string) => `Remove ${feed}`,
  removeQuestion: (feed: string) =>
    `Remove ${feed}? Its stored events are deleted. Its games stay in the archive.`,

  nothing: 'If nothing arrives',
  nothingRows: [
    [
      '“Refused”',
      "The PC can't reach this address. Step 1 says who can connect; if other PCs can, check the firewall for the port.",
    ],
    ['“Connected, no events”', 'Public and ranked games send nothing. Only custom matches do.'],
    ['“Gave up”', 'Restart the game. It tries 5 times, 30 seconds apart.'],
    ['Closed at once', 'The token is wrong or turned off. Copy the launch options again.'],
  ],
} as const
