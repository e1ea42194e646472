import { counted, grouped } from '../base/texts.ts'

const FORMATS =
  'overstat JSON, stats code JSON, league JSON, LiveAPI logs, score sheets and match CSV'

const COLUMNS =
  'A score sheet has one row per team and game with Team, Game, Placement and Kills (optional: Points, Map, Date, Event and Set). ' +
  'A match CSV has one row per player and game with Event, Game, Started at, Map, Team, Placement, Player, Legend and Kills.'

const SPLIT = 'Split it into several files.'

/** What the readers of match files report; only the server loads it. */
export const matchFileMessages = {
  /** Why a whole file can't be imported. */
  refusals: {
    notFound: 'File not found.',
    empty: 'The file is empty.',
    noMatches: `This JSON file has no matches. Supported files: ${FORMATS}.`,
    noMatchFile: `This isn't a match file. Supported files: ${FORMATS}.`,
    dropsWithoutMatch:
      'This file has landings, but no match. Name it after the match, map and game, for example "drops 12345 storm-point 3.json". Without a game number they count for all games on the map.',
    excelOrZip:
      'This is an Excel workbook or a ZIP archive. Save the sheet as CSV or unpack the archive first.',
    gzip: "This gzip file can't be unpacked. It was probably cut off, so download it again.",
    gzipTooLarge: (maximum: number) => `This gzip file is larger than ${maximum} MB when unpacked.`,
    pdf: 'This is a PDF. Choose a JSON or CSV file instead.',
    binary: 'This is a binary file. Choose a JSON or CSV file instead.',
    encoding: (encoding: string) =>
      `This file isn't valid ${encoding}. Save it with UTF-8 encoding and try again.`,
    jsonTooDeep: 'The JSON is nested too deeply for a match file.',
    jsonTooLarge: 'The JSON has too many objects for a match file.',
    jsonTooManyValues: 'The JSON has too many values for a match file.',
    jsonCutOff: 'The JSON is incomplete. The file was probably cut off, so download it again.',
    jsonInvalid: 'The JSON is invalid.',
    jsonInvalidLine: (line: number) => `The JSON in line ${line} is invalid.`,
    unexpectedShape: (format: string, path: string, expected: string | undefined) =>
      `This looks like ${format}, but "${path}" isn't ${expected ?? 'valid'}.`,
    columnTwice: (name: string) => `The column "${name}" appears twice.`,
    tooManyColumns: (line: number, maximum: number) =>
      `Line ${line} has more than ${maximum} columns.`,
    openQuote: (line: number) => `Line ${line} has an unclosed quotation mark.`,
    missingColumns: (file: string, count: number, names: string) =>
      `${file} is missing the ${count === 1 ? 'column' : 'columns'} ${names}. ${COLUMNS}`,
    tooManyGames: (most: number) => `The file has more than ${grouped(most)} games. ${SPLIT}`,
    tooManyTeams: (most: number) => `A game has more than ${most} teams.`,
    tooManyTeamPlayers: (most: number) => `A team has more than ${most} players.`,
    tooManyPlayers: (most: number) => `A game has more than ${grouped(most)} players.`,
    tooManyTeamNames: (most: number) =>
      `The file has more than ${grouped(most)} team names. ${SPLIT}`,
    tooManyRowsInFile: (most: number) => `The file has more than ${grouped(most)} rows. ${SPLIT}`,
    needsMemory: `Reading this file needs too much memory. ${SPLIT}`,
    takesLong: `Reading this file takes too long. ${SPLIT}`,
    tooManyRows: (game: number | null, rows: number) =>
      `Game ${game} has ${rows} rows, more than a lobby has teams. If the sheet has several series, add an "Event" or "Set" column.`,
  },
  formats: {
    overstat: 'an overstat file',
    statscode: 'a stats code file',
    drops: 'an overstat drop file',
    algs: 'a file of the league',
    csv: 'This CSV',
    matchCsv: 'This match CSV',
  },
  expected: { array: 'a list', object: 'an object' },

  /** What is unusual in a file. It starts a sentence, in lowercase. */
  found: {
    noGames: 'the file has no games',
    emptySet: (event: string) => `the set "${event}" has no games`,
    noTeams: 'no teams',
    landings: (count: number) => `${count} landings`,
    maybeTwin: (start: string) =>
      `maybe the same game as the one of ${start}, which has some of its players or results`,
    gameAgain: (id: string, event: string) => `game ${id} appears again in "${event}"`,
    gameNumbers: (event: string, numbers: string) => `games in "${event}" are numbered ${numbers}`,
    noNumber: 'not at all',
    noId: 'no match ID',
    noStart: 'no start time',
    noMap: 'no map',
    unfinished: (map: string, teams: string) => `a match on ${map} with ${teams} and no winner`,
    stopped: (map: string, teams: string) =>
      `a match on ${map} with ${teams} that was stopped before there was a winner`,
    joinedLate: (map: string, teams: string) =>
      `a match on ${map} with ${teams} that was received only after the drop`,
    startedAt: (match: string, time: string) => `${match}, started at ${time} UTC`,
    eliminationLost: 'no event about the elimination',
    otherClub: (name: string) => `${name} is another club in the archive`,
    sameName: (name: string) => `two teams named ${name}`,
    draftBans: (legends: string) => `the lobby didn't send its bans; the draft had ${legends}`,
    endedByHand: (teams: number) => `ended by hand with ${counted(teams, 'team', 'teams')} left`,
    twoFeeds: (feeds: string) => `received from ${feeds}`,
    unreadableEvents: (count: number) => `${counted(count, 'event', 'events')} that can't be read`,
    missedEvents: (count: number) =>
      `${counted(count, 'kill, assist or knockdown', 'kills, assists or knockdowns')} without an event`,
    teamAgain: (name: string) => `a second result for ${name}`,
    teamCount: (teams: number) => counted(teams, 'team', 'teams'),
    placementGap: (count: number, placements: string) =>
      `no team at ${count === 1 ? 'placement' : 'placements'} ${placements}`,
    placementShared: (teams: number, placement: number) =>
      `${teams} teams at placement ${placement}`,
    noPlacement: 'no placement',
    missing: (numbers: string) => `no ${numbers}`,
    missingFor: (numbers: string, whom: string) => `${numbers} for ${whom}`,
    scoreSheet: 'score sheets have no players, legends, damage or survival times',
    spelled: (names: string) => `spelled ${names}`,
    otherLanguage: (names: string) => `legends in another language: ${names}`,
    lobbySlots: (slots: string) => `lobby slots instead of team names: Team ${slots}`,
    noPlayers: 'no players',
    playerCount: (players: number) => counted(players, 'player', 'players'),
    playerAgain: (name: string) => `${name} is listed twice`,
    playerOtherLegend: (name: string) => `${name} is listed twice with different legends`,
    legendAgain: (legends: string) => `${legends} more than once`,
    playedWhileBanned: (legends: string) => `${legends} played while banned`,
    score: (score: number, placement: number, kills: number, expected: number) =>
      `score ${score}, but placement ${placement} with ${counted(kills, 'kill', 'kills')} gives ${expected}`,
    teamTotal: (what: string, team: number | null, players: number | null) =>
      `${what}: ${team} for the team, but ${players} for its players`,
    conflict: (what: string, values: string, whom: 'game' | 'team') =>
      `different ${what} for the same ${whom}: ${values}`,
    skippedRows: (rows: number, reason: string, lines: string) =>
      `${counted(rows, 'row', 'rows')} ${reason} (${rows === 1 ? 'line' : 'lines'} ${lines})`,
    noBanListed: 'no banned legend listed',
    noBansInGame: 'no bans, but other games of the set have them',
    noBansInFormat: {
      liveapi: 'LiveAPI logs have no bans',
      statscode: 'stats code files have no bans',
    },
    bansOff: (games: number) =>
      `legend bans are off, but ${counted(games, 'game lists', 'games list')} a most picked legend`,
    noSettings: "no settings, so we can't tell whether legends were banned",
    noBansInAnswers: 'the answers of the league list no bans',
    withdrawn: 'the source no longer has it',
    noStatistics: 'played, but the league has published no statistics',
    notPlayed: (status: string) =>
      status === 'pending' || status === '' ? 'never played' : `not played to the end (${status})`,
    coach: (name: string) => `${name || 'a player'} is the coach`,
    standing: (points: number) =>
      `${counted(Math.abs(points), 'point', 'points')} ${points < 0 ? 'fewer' : 'more'} in the league's table than in the games`,
    wrongTypes: (paths: string, count: number) =>
      `${counted(count, 'value', 'values')} of an unexpected type, for example ${paths}`,
    password: 'a password in the drop settings',
    moreFindings: (count: number) => counted(count, 'more finding', 'more findings'),
  },
  /** Why rows of a CSV are skipped. */
  reasons: {
    width: 'with the wrong number of columns',
    noTeam: 'without a team',
    noGame: 'without a game number',
  },
  /** Columns that can differ between rows of one game or team. */
  columns: {
    bans: 'bans',
    id: 'match IDs',
    start: 'start times',
    map: 'maps',
    region: 'regions',
    points: 'points',
    poi: 'POIs',
    placement: 'placements',
  },
  totals: { kills: 'kills', damage: 'damage', survival: 'survival seconds' },
  numbers: {
    legend: 'legend',
    kills: 'kills',
    assists: 'assists',
    knockdowns: 'knockdowns',
    damage: 'damage',
    headshots: 'headshots',
    shots: 'shots',
    hits: 'hits',
    survival: 'survival time',
  },

  /** What the import does about it. */
  actions: {
    skipped: 'skipped',
    removed: 'removed from the archive',
    notListed: 'not listed',
    asIs: 'imported as is',
    decideLater: 'both are imported; decide under Corrections if they are one',
    keptAsWritten: 'imported as written, without a place on the map',
    firstCounts: 'the first one counts',
    asPlayed: 'imported as played',
    as: (name: string) => `imported as ${name}`,
    asOneTeam: 'imported as one team',
    ofEvent: (event: string) => `imported as teams of "${event}" only`,
    withoutBans: 'imported without bans',
    withoutClass: 'imported without a class',
    withoutRegion: 'imported without a region',
    withoutComposition: 'imported without a full composition',
    withoutMap: 'imported, but not included in statistics by map',
    withoutDate: "imported without a date, so date filters won't find it",
    dated: (day: string) => `dated ${day}, from the file name`,
    renumbered: 'renumbered from 1 in this order',
    newId: 'an ID was created from the game data',
    nothing: 'nothing to import',
    empty: 'left empty',
    notAveraged: 'left empty and not included in averages',
    bansBefore: 'imported with the bans of the game before',
    gamesCount: 'the games count',
    besideGames: 'counted in the standings of the series',
    asFarAsPossible: 'read as far as possible',
    sameBans: "the next game's bans stay the same",
    firstValue: (value: string) => `${value} is used`,
    fileScore: 'the score in the file is used',
    teamNumber: 'the number for the team is used',
    playerTotal: 'the total of its players is used',
    gameTotal: "the game's own total is used",
    placedByDeaths: 'placed by when its last player died, or by the one placement left',
    secondName: (name: string) =>
      `the second is imported as ${name}; rename or merge the team under Teams if that's wrong`,
    draftBans: 'imported with the bans of the draft at the drop',
    placedSoFar: 'imported with the placements so far',
    oneFeed: (feed: string) => `imported once, from ${feed}`,
    firstPlayer: 'only the first entry is imported',
    bothPlayers: 'both are imported',
    firstThree: (others: string) => `the first three are imported, ${others} skipped`,
    ignored: 'ignored and never stored',
  },
} as const
