import { clockText } from '#domain/base/clock-text.ts'

/** `12th`. */
const ordinals = new Intl.PluralRules('en', { type: 'ordinal' })
const SUFFIXES = { zero: 'th', one: 'st', two: 'nd', few: 'rd', many: 'th', other: 'th' } as const
const ordinal = (place: number) => `${place}${SUFFIXES[ordinals.select(place)]}`

/** Texts of the Live page. */
export const livePageMessages = {
  /** Connection. */
  connecting: 'Connecting',
  receiving: (feed: string) => `Receiving from ${feed}`,
  behind: (seconds: number) => `${seconds.toFixed(1)} s behind`,
  waiting: 'Waiting for a game',
  paused: 'The game is paused',
  /** In the list of games: its connection has ended. */
  ended: (feed: string) => `${feed} (ended)`,
  reconnecting: (attempt: number, of: number) => `Reconnecting, ${attempt} of ${of}`,
  offline: "Can't reach the server. Trying again.",
  lost: (seconds: number) =>
    `Connection lost ${clockText(seconds)} ago. Everything received so far is saved.`,
  sender: 'Game',

  /** Facts of the game. */
  facts: 'This game',
  game: (number: number, map: string) => `Game ${number}, ${map}`,
  unknownMap: 'unknown map',
  simulated: 'Simulated match',
  simulatedTag: 'Simulated',
  simulatedText: 'A simulated match, five times as fast as a real one. It is not stored.',
  phase: {
    waiting: 'Waiting',
    lobby: 'In the lobby',
    playing: 'Playing',
    over: 'Over',
    stopped: 'Stopped',
  },
  noClock: 'Before the drop',
  lateClock: 'Joined after the drop',
  teamsAlive: 'Teams alive',
  playersAlive: 'Players alive',
  of: (total: number) => `of ${total}`,
  ring: {
    closing: (ring: number) => `Ring ${ring} closing`,
    waiting: (ring: number) => `Ring ${ring} in about`,
    closed: (ring: number) => `Ring ${ring}`,
  },
  ringClosed: 'Closed',
  matchPoint: (points: number) => `Match point at ${points}`,
  matchPointTeams: (teams: number) => `${teams} ${teams === 1 ? 'team' : 'teams'}`,
  matchPointTag: 'MP',
  matchPointText: 'On match point: a win in this game wins the series',

  /** The next ban. */
  banFact: 'Projected ban after this game',
  banForecast: 'Forecast ban after this game',
  banFinal: 'Banned after this game',
  banTeams: (teams: number, of: number) => `${teams} of ${of} teams`,
  banChance: (chance: number) => `${Math.round(100 * chance)}% chance`,
  banOrElse: (legends: string) =>
    `Or ${legends}: tied inside one team, and no known rule decides that.`,
  banTied: (legends: string) => `Tied with ${legends}. Points decide.`,
  banUnknown: 'No picks yet',
  banNone: 'None: the match was stopped',

  /** What comes after this game. */
  nextForecast: (game: number) => `Forecast for Game ${game}`,
  nextForecastIf: 'Ban before it',
  nextForecastAfter: (legend: string) => `with ${legend} banned`,
  nextForecastInfo: (map: string | null) =>
    `With the legends of this game as the last ones each team played. ${map === null ? 'The map is not known yet.' : `On ${map}, a guess from the usual order of maps.`}`,
  nextForecastFailed: "Couldn't load the forecast of the next game.",
  nextForecastFirst: 'Most likely',
  nextForecastSecond: 'Second',

  /** Teams. */
  lobby: 'Lobby',
  team: 'Team',
  lockedIn: (teams: number, of: number) => `${teams} of ${of} teams locked in`,
  order: 'Order of teams',
  orders: { points: 'Points', alive: 'Alive first', landing: 'Landing' },
  again: 'Sort again',
  bansFrom: {
    lobby: 'Banned',
    draft: 'Bans from the draft',
    series: 'Bans from earlier games',
    unknown: 'Banned',
  },
  stoppedText: "This match was stopped. It isn't saved and bans nothing.",
  endAndSave: 'End and save',
  endQuestion:
    'Save this game with the placements so far? Teams that are still in the game get no placement.',
  endFailed: "Couldn't save the game",
  bansUnknown: 'Unknown: the picks contradict the earlier games',
  noBans: 'None',
  choosing: 'Choosing…',
  alive: (players: number) => `${players} alive`,
  kills: (kills: number) => `${kills} ${kills === 1 ? 'kill' : 'kills'}`,
  out: (place: number) => `Out, #${place}`,
  won: 'Won',
  points: 'points',
  forecast: 'forecast',
  forecastHit: "The forecast's first choice",
  forecastMiss: "Not the forecast's first choice",
  you: 'You',

  /** The map. */
  map: 'Ring and landings',
  mapAlt: (map: string) => `${map} with the current ring, landings and where teams were last seen`,
  showMap: 'Show map',
  hideMap: 'Hide map',
  rings: 'Rings',
  noMap: "This map isn't calibrated, so positions can't be shown.",
  ringNow: 'Ring now',
  closingTo: 'Closing to',
  likelyRing: 'Ring 3, forecast',
  lastSeen: 'Last seen',
  landed: (teams: number, of: number) => `Landed, ${teams} of ${of}`,
  landings: 'Landings',
  atPoi: (team: string, poi: string) => `${team}: ${poi}`,

  /** Kills. */
  killFeed: 'Kill feed',
  onlyOurs: 'Only our fights',
  noKills: 'No kills yet',
  noOwnKills: 'No fights of your team yet',
  byRing: 'Ring',
  teamOut: 'Team out',
  teamOutPlace: (team: string, place: number) => `${team} out, ${ordinal(place)}`,
  teamWon: (team: string) => `${team} won the game`,
  teamsOut: (first: string, more: number) => `${first}, and ${more} more`,

  openRegular: 'Open in Regular View',
  archived:
    'This game is saved to the archive when it ends: places, kills, picks, bans, landings and rings.',
  late: "Joined after the drop, so this game won't be saved and has no times.",
  archivedSoon:
    'This game is over. If it was played to the end, it will be in the archive in a moment.',
  inArchive: 'This game is in the archive.',
  notKept: "This game won't be saved to the archive.",
  doNotKeep: "Don't save this game",
  keepAfterAll: 'Save this game',
  skipQuestion:
    "This game won't be saved when it ends. You can undo this here until the next game starts.",
  removeQuestion:
    'This game will be removed from the archive and all statistics recalculated. You can undo this here until the next game starts.',
  keepQuestion: 'This game will be saved to the archive after all.',
  decideFailed: "Couldn't save the decision",
  notArchived:
    'A simulated match is never saved to the archive. Only people on this Ringwise server see it.',

  /** The simulated match. */
  simulate: 'Watch a simulated match',
  stopSimulation: 'End simulated match',
  simulationStarted: 'The simulated match starts.',
  simulationStopped: 'The simulated match has ended.',

  /** Without a match. */
  nothing: 'No game is connected right now',
  nothingText: 'This page shows the lobby as soon as a game sends its first event.',
  shortcuts: {
    heading: 'On the Live page',
    map: 'Show or hide the map',
    ours: 'Only our fights, or all',
  },
} as const
