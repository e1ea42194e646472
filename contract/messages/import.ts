import { inRuns } from '#domain/match/finding.ts'
import type { FindingKind } from '#domain/match/match.ts'
import { counted } from '../messages.ts'

/** Where something was found. */
function place(games: readonly number[], team: string | null): string {
  const where =
    games.length === 0 ? null : `${games.length === 1 ? 'Game' : 'Games'} ${inRuns(games)}`
  return [where, team].filter((part) => part !== null).join(', ') || 'Whole file'
}

const FINDING_LABELS = {
  team_name_tidied: 'Team name tidied',
  short_team: 'Fewer than three players',
  odd_team_count: 'Unusual number of teams',
  placement_gap: 'Gap in the placements',
  placement_missing: 'Placement missing',
  duplicate_team: 'Team twice in a game',
  duplicate_game: 'Game twice in the file',
  score_differs: 'Score differs from placement and kills',
  no_games: 'No games',
  missing_numbers: 'Numbers missing',
  unknown_legend: 'Unknown legend',
  unknown_map: 'Unknown map',
  banned_legend_played: 'Banned legend played',
  duplicate_legend: 'Legend twice in a team',
  made_up_id: 'No match id',
  secret_dropped: 'Password left out',
  skipped_row: 'Row skipped',
  duplicate_placement: 'Placement given twice',
  start_missing: 'Start time missing',
  bans_not_counted: 'Bans not counted',
  legend_name_tidied: 'Legend name tidied',
  contradiction: 'Contradiction',
  game_renumbered: 'Game renumbered',
  unknown_region: 'Unknown region',
  extra_player: 'More than three players',
  unfinished_game: 'Unfinished game',
  lobby_slots: 'Lobby slots instead of team names',
} as const satisfies Record<FindingKind, string>

export const importMessages = {
  teamsMet: (game: number, names: readonly string[]) =>
    `${new Intl.ListFormat('en').format(names)} are one team in the archive, but met in game ${game}. Split them in Team aliases first. Nothing was imported.`,
  done: (games: number) => `${counted(games, 'game', 'games')} imported`,
  nothing: 'Nothing to import: there are no games in this file',
  known: 'This file is in the archive already; nothing was changed',
  undone: 'The import was undone',
  notFound: 'Import not found, or undone already',
  demoRemoved: 'The demo data was removed',
  noFile: 'No file was sent',
  tab: 'Import',
  context: 'What the archive is made of, and where it came from.',
  title: 'Import match files',
  choose: 'Choose files',
  dropHint: 'or drop them anywhere on this page',
  formats:
    'overstat JSON, stats-code JSON, LiveAPI logs, score sheets and our own match CSV. Nothing is written before you confirm.',
  fileHelp: {
    title: 'Which files?',
    files: [
      {
        name: 'overstat JSON, stats-code JSON, LiveAPI logs',
        text: 'As the tool gives them: overstat’s saved match, the answer to a Respawn stats code, the log of the game’s live API.',
      },
      {
        name: 'Score sheet (CSV)',
        text: 'One row per team and game: Team, Game, Placement and Kills; if you have them, Points, Map, Date, Event and Set. A sheet of several series needs Event or Set.',
      },
      {
        name: 'Match CSV',
        text: 'One row per player and game, with legends: event, game, started_at, map, team, placement, player, legend and kills; if you have them, set, mid, region, team_points, poi, bans and the player’s other numbers.',
      },
    ],
    templates: { scoresheet: 'Score sheet template', matchcsv: 'Match CSV template' },
  },
  files: (count: number) => counted(count, 'file', 'files'),
  readingCount: (left: number) => `${left} still to read`,
  readyCount: (files: number, games: number) =>
    `${counted(files, 'file', 'files')} ready: ${counted(games, 'game', 'games')}`,
  knownCount: (count: number) => `${count} in the archive already`,
  emptyCount: (count: number) => `${count} without games`,
  refusedCount: (count: number) => `${count} cannot be imported`,
  importFiles: (count: number) => `Import ${counted(count, 'file', 'files')}`,
  clear: 'Clear the list',
  stop: 'Stop',
  stopping: 'Stopping after this file...',
  progress: (done: number, total: number) => `${done} of ${total}`,
  progressLabel: 'Import progress',
  safeToLeave:
    'Each file is imported whole or not at all. Closing or reloading the page loses nothing that was imported; the rest can be chosen again.',
  importedCount: (files: number, games: number) =>
    `${counted(files, 'file', 'files')} imported, with ${counted(games, 'new game', 'new games')}`,
  failedCount: (count: number) => `${count} failed`,
  showMore: (count: number) => `Show ${count} more`,
  queue: 'Chosen files',
  remove: (name: string) => `Remove ${name}`,
  retry: (name: string) => `Retry ${name}`,
  fileGone: 'The file can no longer be read. It was changed, moved or deleted; choose it again.',
  fileTooLarge: (megabytes: number) =>
    `The file is larger than ${megabytes} MB, which no match file is.`,
  states: {
    waiting: 'Waiting',
    reading: 'Reading...',
    refused: 'Cannot be imported',
    ready: 'Ready',
    known: 'In the archive already',
    empty: 'Nothing to import',
    queued: 'Next',
    importing: 'Importing...',
    imported: 'Imported',
    failed: 'Failed',
  },
  day: 'Played on',
  dayHint: 'The sheet does not say. Without a day no date filter finds its games.',
  dayName: (name: string) => `The file comes in as ${name}.`,
  knownText: 'Importing it again would change nothing.',
  setCount: (sets: number) => counted(sets, 'set', 'sets'),
  facts: (games: number, teamGames: number) =>
    `${counted(games, 'game', 'games')}, ${counted(teamGames, 'team result', 'team results')}`,
  knownGames: (count: number) => `${counted(count, 'game', 'games')} known from another file`,
  newTeamCount: (count: number) => counted(count, 'new team', 'new teams'),
  findingCount: (count: number) => counted(count, 'finding', 'findings'),
  details: 'What is in it',
  sets: 'Sets',
  setName: (name: string) => `set ${name}`,
  setFacts: (games: number, teams: number) =>
    `${counted(games, 'game', 'games')}, ${counted(teams, 'team', 'teams')}`,
  withBans: 'with legend bans',
  withoutBans: 'without legend bans',
  newTeams: 'New teams',
  newTeamsText: 'They come in under their own names; an administrator decides about merging.',
  suggestion: (into: string) => `may be ${into}`,
  reasons: {
    punctuation: 'the names differ only in punctuation',
    suffix: 'the names differ only in a word such as Esports',
    typo: 'the names differ in one letter, and they share two players',
    roster: 'they share three players',
  },
  otherReason: 'the names are alike',
  findings: 'Findings',
  place,
  warning: (found: string, action: string) =>
    `${found.slice(0, 1).toUpperCase()}${found.slice(1)}; ${action}.`,
  moreFindings: (count: number) => `and ${count} more`,
  kinds: FINDING_LABELS,
  formatNames: {
    overstat: 'overstat JSON',
    statscode: 'Stats code',
    liveapi: 'LiveAPI log',
    scoresheet: 'Score sheet',
    matchcsv: 'Match CSV',
  },
  history: 'Imports',
  historyCount: (count: number) => counted(count, 'import', 'imports'),
  loadingHistory: 'Loading imports...',
  historyFailed: 'Failed to fetch imports',
  noImports: 'Nothing was imported yet',
  noImportsText: 'Imported files are listed here, and each can be undone.',
  columns: {
    file: 'File',
    format: 'Format',
    games: 'Games',
    teamGames: 'Team results',
    findings: 'Findings',
    imported: 'Imported',
    state: 'State',
    actions: 'Actions',
  },
  byAndWhen: (by: string | null, when: string) => (by === null ? when : `by ${by}, ${when}`),
  undoneByAndWhen: (by: string | null, when: string) =>
    by === null ? `Undone ${when}` : `Undone by ${by}, ${when}`,
  inArchive: 'In the archive',
  undo: 'Undo',
  undoOf: (name: string) => `Undo ${name}`,
  undoTitle: 'Undo Import',
  undoQuestion: (name: string, games: number) =>
    `Take ${name} back? ${counted(games, 'game', 'games')} leave the archive, and every number is as if the file had never come. The file can be imported again.`,
  undoFailed: 'Failed to undo the import',
} as const
