import { UNDATED_YEAR } from '#domain/archive/match.ts'
import { counted, grouped } from '../base/texts.ts'

const games = (count: number) => counted(count, 'game', 'games')

export const teamAdminMessages = {
  tab: 'Team aliases',
  context: 'Merge duplicate teams, rename them and set their regions.',
  merged: (from: string, into: string) => `${from} merged into ${into}`,
  mergedTeams: (count: number) => `${counted(count, 'team', 'teams')} merged`,
  mergeUndone: 'Merge undone',
  mergeGone: 'This merge was already undone',
  mergeChanged: (name: string) =>
    `Can't undo the merge: the names of ${name} were changed since. Split the name off instead.`,
  mergeTwice: 'Each team can only be merged once at a time',
  renamed: (name: string) => `Team renamed to ${name}`,
  nameTaken: (name: string, team: string) =>
    name === team
      ? `Another team is already called ${name}. If they are the same team, merge them instead.`
      : `${name} is already a name of ${team}. If they are the same team, merge them. If not, split the name off first.`,
  nameEmpty: 'Enter a team name',
  nameTooLong: 'This team name is too long',
  name: 'Name',
  nameHint: 'Files with the old name still match this team.',
  rename: 'Rename',
  renameFailed: "Couldn't rename the team",
  split: 'Name split off into its own team',
  apart: 'Both teams kept',
  regionSet: (season: number) =>
    `Region changed for ${season === UNDATED_YEAR ? 'games without a date' : season}`,
  suggestions: 'Suggested merges',
  suggestionCount: (count: number) => `${grouped(count)} to review`,
  noSuggestions: 'No duplicate teams found.',
  loadingSuggestions: 'Loading suggested merges...',
  suggestionsFailed: "Couldn't load suggested merges",
  maybe: 'might be',
  games,
  chooseAll: 'Choose all',
  mergeChosen: (count: number) =>
    count === 0 ? 'Merge chosen teams' : `Merge ${counted(count, 'team', 'teams')}`,
  lastMerge: (
    merges: readonly { from: string; into: string }[],
    by: string | null,
    when: string,
  ) => {
    const shown = merges.slice(0, 5).map(({ from, into }) => `${from} into ${into}`)
    const more = merges.length - shown.length
    return `Merged ${by === null ? '' : `by ${by}, `}${when}: ${shown.join(', ')}${more > 0 ? ` and ${more} more` : ''}.`
  },
  undoMerge: 'Undo',
  undoMergeLong: 'Undo the last merge',
  undoMergeFailed: "Couldn't undo the merge",
  merge: 'Merge',
  mergeOf: (from: string, into: string) => `Merge ${from} and ${into}`,
  keepApart: 'Keep both',
  keepApartOf: (from: string, into: string) => `Keep both ${from} and ${into}`,
  keepApartFailed: "Couldn't save your choice",
  showMore: (count: number) => `Show ${grouped(count)} more`,
  teams: 'Teams',
  shown: (shown: number, total: number) =>
    shown === total
      ? counted(total, 'team', 'teams')
      : `${grouped(shown)} of ${grouped(total)} teams`,
  search: 'Search teams by any name...',
  loadingTeams: 'Loading teams...',
  teamsFailed: "Couldn't load teams",
  noTeams: 'No teams yet',
  noTeamsText: 'Import match files to see their teams here.',
  noMatches: 'No teams match your search',
  columns: {
    name: 'Team',
    spellings: 'Other names',
    region: 'Region',
    games: 'Games',
    actions: 'Actions',
  },
  noRegion: 'None',
  onlyName: 'None',
  edit: (name: string) => `Edit ${name}`,
  loadingTeam: 'Loading team...',
  teamFailed: "Couldn't load the team",
  spellings: 'Names',
  spellingsHint:
    'Capitalization, extra spaces and an @ with a number are ignored. Splitting off a name moves its games to a new team.',
  splitAction: 'Split off',
  splitOf: (spelling: string) => `Split off ${spelling}`,
  splitTitle: 'Split off name',
  splitQuestion: (spelling: string, team: string, count: number) =>
    `Split ${spelling} off from ${team}? It becomes its own team with ${games(count)}, and we won't suggest merging them again.`,
  splitFailed: "Couldn't split off the name",
  regions: 'Region by season',
  regionsHint: 'A season is a calendar year. Your choice overrides the region in imported files.',
  noSeasons: 'No games yet.',
  seasonRegion: (season: number, count: number) =>
    `${season === UNDATED_YEAR ? 'No date' : season}, ${games(count)}`,
  fromFiles: (region: string | null) =>
    region === null ? 'From files: none' : `From files: ${region}`,
  chosen: (imported: string | null) =>
    `Set by an administrator (from files: ${imported ?? 'none'})`,
  unknownRegion: 'No region',
  regionFailed: "Couldn't change the region",
  mergeWith: 'Merge with another team',
  mergeTitle: 'Merge teams',
  mergeSearch: 'Search for the other team...',
  mergeChoose: (name: string) => `Which team is the same as ${name}?`,
  mergeNoMatches: 'No other teams match',
  mergeFirst: (count: number) => `Showing the first ${count}. Type to find others.`,
  nameStays: 'Which name do you want to keep?',
  mergeMoves: (from: string, into: string, count: number) =>
    `${games(count)} of ${from} will move to ${into}, and future imports of ${from} count for ${into}. You can undo this by splitting the name off again.`,
  mergeFailed: "Couldn't merge the teams",
  close: 'Close',
} as const
