import { inRuns } from '#domain/archive/finding.ts'
import type { FindingKind } from '#domain/archive/match.ts'
import { counted, grouped } from '../base/texts.ts'

/** Where something was found. */
function place(games: readonly number[], team: string | null): string {
  const where =
    games.length === 0 ? null : `${games.length === 1 ? 'Game' : 'Games'} ${inRuns(games)}`
  return [where, team].filter((part) => part !== null).join(', ') || 'Whole file'
}

const FINDING_LABELS = {
  team_name_tidied: 'Team name cleaned up',
  short_team: 'Fewer than three players',
  odd_team_count: 'Unusual number of teams',
  placement_gap: 'Missing placements',
  placement_missing: 'No placement',
  duplicate_team: 'Duplicate team',
  duplicate_game: 'Duplicate game',
  score_differs: "Score doesn't match placement and kills",
  no_games: 'No games',
  missing_numbers: 'Missing numbers',
  unknown_legend: 'Unknown legend',
  unknown_map: 'Unknown map',
  banned_legend_played: 'Banned legend played',
  duplicate_legend: 'Duplicate legend in a team',
  made_up_id: 'No match ID',
  secret_dropped: 'Password ignored',
  skipped_row: 'Row skipped',
  duplicate_placement: 'Shared placement',
  start_missing: 'No start time',
  bans_not_counted: 'Bans not counted',
  legend_name_tidied: 'Legend name cleaned up',
  contradiction: 'Conflicting data',
  game_renumbered: 'Game renumbered',
  unknown_region: 'Unknown region',
  extra_player: 'More than three players',
  unfinished_game: 'Unfinished game',
  withdrawn_game: 'Withdrawn game',
  guessed: 'Guessed',
  lobby_slots: 'Lobby slots instead of team names',
  unknown_poi: 'Unknown POI',
  extra_landing: 'More than one landing',
  unexpected_value: 'Unexpected value',
  more_findings: 'More findings',
} as const satisfies Record<FindingKind, string>

/** A line has room for two rosters. */
const SHARED_SHOWN = 6

export const importMessages = {
  demoNotice:
    'Your statistics include demo data (a simulated season). Remove it before you import real matches.',
  removeDemo: 'Remove demo data',
  removeDemoQuestion:
    'Remove the simulated season and the sample lootpaths? Your imported files stay. This cannot be undone.',
  removeDemoFailed: "Couldn't remove the demo data",

  teamsMet: (game: number, names: readonly string[]) =>
    `Nothing was imported. ${new Intl.ListFormat('en').format(names)} are merged into one team, but both played in Game ${game}. Split them in Team aliases, then import again.`,
  done: (games: number, known: number) =>
    known === 0
      ? `${counted(games, 'game', 'games')} imported`
      : `${counted(games - known, 'new game', 'new games')} imported, ${known} already there`,
  openLobby: 'Open this lobby',
  lobbyFailed: "Couldn't open the lobby.",
  dropAnywhere: 'Drop match files to import them',
  doneLandings: (landings: number) => `${counted(landings, 'landing', 'landings')} imported`,
  nothing: 'Nothing to import: this file has no games',
  known: 'Already imported. Nothing changed.',
  undone: 'Import undone',
  notFound: 'This import was already undone',
  demoRemoved: 'Demo data removed',
  noFile: 'Choose a file to upload',
  tab: 'Import',
  context: 'Import match files and manage past imports.',
  title: 'Import match files',
  choose: 'Choose files',
  dropHint: 'or drop them anywhere on this page',
  formats:
    'overstat JSON and drops, stats code JSON, league JSON, LiveAPI logs, score sheets and match CSV. You see a preview before anything is imported.',
  fileHelp: {
    title: 'Supported files',
    files: [
      {
        name: 'overstat JSON, stats code JSON, LiveAPI logs',
        text: 'Use the files as exported: a saved overstat match, the JSON for a Respawn stats code, or a log of the game’s LiveAPI.',
      },
      {
        name: 'League JSON',
        text: 'One series as the league publishes it: a file that Ringwise or a script of yours has fetched (docs/league.md).',
      },
      {
        name: 'overstat drops (JSON)',
        text: 'Where teams land. Name the file after its match: “drops 12345 storm-point.json” for all games of match 12345 on Storm Point, “drops 12345 storm-point 3.json” for Game 3.',
      },
      {
        name: 'Score sheet (CSV)',
        text: 'One row per team and game with Team, Game, Placement and Kills. Optional: Points, Map, Date, Event and Set. A sheet with several series needs Event or Set.',
      },
      {
        name: 'Match CSV',
        text: 'One row per player and game with event, game, started_at, map, team, placement, player, legend and kills. Optional: set, mid, region, team_points, poi, bans, platform and other player statistics.',
      },
    ],
    templates: { scoresheet: 'Score sheet template', matchcsv: 'Match CSV template' },
  },
  files: (count: number) => counted(count, 'file', 'files'),
  readingCount: (left: number) => `${counted(left, 'file', 'files')} left to read`,
  readyCount: (files: number, games: number) =>
    `${counted(files, 'file', 'files')} ready: ${counted(games, 'game', 'games')}`,
  knownCount: (count: number) => `${count} already imported`,
  emptyCount: (count: number) => `${count} without games`,
  refusedCount: (count: number) => `${count} can't be imported`,
  importFiles: (count: number) => `Import ${counted(count, 'file', 'files')}`,
  clear: 'Clear list',
  stop: 'Stop',
  stopping: 'Stopping after this file...',
  progress: (done: number, total: number) => `${done} of ${total}`,
  progressLabel: 'Import progress',
  safeToLeave:
    'Each file is imported completely or not at all. If you close or reload the page, imported files stay and you can choose the rest again.',
  importedCount: (files: number, games: number) =>
    `${counted(files, 'file', 'files')} imported, with ${counted(games, 'new game', 'new games')}`,
  failedCount: (count: number) => `${count} failed`,
  showMore: (count: number) => `Show ${grouped(count)} more`,
  queue: 'Chosen files',
  remove: (name: string) => `Remove ${name}`,
  retry: (name: string) => `Retry ${name}`,
  fileGone: "Can't read the file. It was changed, moved or deleted. Choose it again.",
  fileTooLarge: (megabytes: number) =>
    `The file is larger than ${megabytes} MB, the maximum for a match file.`,
  states: {
    waiting: 'Waiting',
    reading: 'Reading...',
    refused: "Can't be imported",
    ready: 'Ready',
    known: 'Already imported',
    empty: 'Nothing to import',
    queued: 'Next',
    importing: 'Importing...',
    imported: 'Imported',
    failed: 'Failed',
  },
  day: 'Played on',
  dayMissing: 'No date',
  dayHint: 'The sheet has no date. Add one to find its games by date.',
  dayName: (name: string) => `The file will be imported as ${name}.`,
  knownText: "Importing it again doesn't change anything.",
  setCount: (sets: number) => counted(sets, 'set', 'sets'),
  facts: (games: number, teamGames: number) =>
    `${counted(games, 'game', 'games')}, ${counted(teamGames, 'team result', 'team results')}`,
  knownGames: (count: number) =>
    `${counted(count, 'game', 'games')} already imported from another file`,
  rowFacts: (row: {
    games: number
    landings: number
    teams: number
    newTeams: number
    findings: number
  }) => [
    row.landings > 0
      ? counted(row.landings, 'landing', 'landings')
      : counted(row.games, 'game', 'games'),
    counted(row.teams, 'team', 'teams'),
    ...(row.newTeams > 0 ? [`${row.newTeams} new`] : []),
    ...(row.findings > 0 ? [counted(row.findings, 'finding', 'findings')] : []),
  ],
  landingCount: (count: number) => counted(count, 'landing', 'landings'),
  landingsText:
    'They count for the games of this match on this map, whether they are imported already or later.',
  knownShort: (count: number) => `${count} known`,
  newTeamCount: (count: number) => counted(count, 'new team', 'new teams'),
  findingCount: (count: number) => counted(count, 'finding', 'findings'),
  details: 'Details',
  sets: 'Sets',
  setName: (name: string) => `set ${name}`,
  setFacts: (games: number, teams: number) =>
    `${counted(games, 'game', 'games')}, ${counted(teams, 'team', 'teams')}`,
  withBans: 'with legend bans',
  withoutBans: 'without legend bans',
  newTeams: 'New teams',
  newTeamsText: 'New teams keep their names. You can merge them after the import.',
  shared: (players: readonly string[]) => {
    const more = players.length - SHARED_SHOWN
    return `${counted(players.length, 'shared player', 'shared players')}: ${players.slice(0, SHARED_SHOWN).join(', ')}${more > 0 ? ` and ${more} more` : ''}`
  },
  similarTeams: 'New teams that look like known ones',
  similarCount: (count: number) => `${grouped(count)} to review`,
  suggestion: (into: string) => `might be ${into}`,
  reasons: {
    punctuation: 'the names differ only in punctuation',
    suffix: 'the names differ only in a word like Esports',
    typo: 'the names differ by one letter and the teams share two or more players',
    roster: 'the teams share three or more players',
  },
  otherReason: 'the names are similar',
  findings: 'Findings',
  findingsOf: (count: number, file: string) =>
    `${counted(count, 'finding', 'findings')} of ${file}`,
  loadingFindings: 'Loading the findings',
  findingsFailed: "Couldn't load the findings",
  place,
  warning: (found: string, action: string) =>
    `${found.slice(0, 1).toUpperCase()}${found.slice(1)}. ${action.slice(0, 1).toUpperCase()}${action.slice(1)}.`,
  moreFindings: (count: number) => `and ${count} more`,
  kinds: FINDING_LABELS,
  formatNames: {
    overstat: 'overstat JSON',
    statscode: 'Stats code',
    liveapi: 'LiveAPI log',
    scoresheet: 'Score sheet',
    matchcsv: 'Match CSV',
    algs: 'League JSON',
    drops: 'overstat drops',
  },
  history: 'Imports',
  historyCount: (count: number) => counted(count, 'import', 'imports'),
  loadingHistory: 'Loading imports...',
  historyFailed: "Couldn't load imports",
  noImports: 'No imports yet',
  noImportsText: 'Files you import are listed here. You can undo each one.',
  columns: {
    file: 'File',
    format: 'Format',
    games: 'Games',
    teams: 'Teams',
    newTeams: 'New teams',
    teamGames: 'Team results',
    findings: 'Findings',
    imported: 'Imported',
    state: 'Status',
    actions: 'Actions',
  },
  byAndWhen: (by: string | null, when: string) => (by === null ? when : `by ${by}, ${when}`),
  undoneByAndWhen: (by: string | null, when: string) =>
    by === null ? `Undone ${when}` : `Undone by ${by}, ${when}`,
  inArchive: 'Active',
  undo: 'Undo',
  undoOf: (name: string) => `Undo import of ${name}`,
  undoTitle: 'Undo import',
  undoQuestion: (name: string, games: number) =>
    `Undo the import of ${name}? ${counted(games, 'game', 'games')} will be removed and all statistics recalculated. You can import the file again later.`,
  undoLandings: (name: string, landings: number) =>
    `Undo the import of ${name}? ${counted(landings, 'landing', 'landings')} will be removed. Landings added by hand stay.`,
  undoFailed: "Couldn't undo the import",
} as const
