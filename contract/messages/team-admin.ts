import { UNDATED_YEAR } from '#domain/match/match.ts'
import { counted } from '../messages.ts'

const games = (count: number) => counted(count, 'game', 'games')

export const teamAdminMessages = {
  tab: 'Team aliases',
  context: 'Which spellings are one team, and where each team plays.',
  merged: (from: string, into: string) => `${from} is now part of ${into}`,
  renamed: (name: string) => `The team is called ${name} now`,
  nameTaken: (name: string, team: string) =>
    name === team
      ? `Another team is called ${name}. If the two are one, merge them instead.`
      : `${name} is a spelling of ${team}. If the two are one, merge them instead; if not, split the spelling off first.`,
  nameEmpty: 'A team has a name',
  nameTooLong: 'No name of a team is that long',
  name: 'Name',
  nameHint: 'The old name stays a spelling, so that files which have it still find the team.',
  rename: 'Rename',
  renameFailed: 'Failed to rename the team',
  split: 'The spelling is a team of its own again',
  apart: 'The two teams stay apart',
  regionSet: (season: number) =>
    `The region of ${season === UNDATED_YEAR ? 'games without a date' : season} was changed`,
  suggestions: 'Suggested merges',
  suggestionCount: (count: number) => `${count} to decide`,
  noSuggestions: 'Nothing to decide: no two teams look like one.',
  loadingSuggestions: 'Loading suggested merges...',
  suggestionsFailed: 'Failed to fetch suggested merges',
  maybe: 'may be',
  games,
  merge: 'Merge',
  mergeOf: (from: string, into: string) => `Merge ${from} and ${into}`,
  keepApart: 'Keep apart',
  keepApartOf: (from: string, into: string) => `Keep apart ${from} and ${into}`,
  keepApartFailed: 'Failed to keep the teams apart',
  showMore: (count: number) => `Show ${count} more`,
  teams: 'Teams',
  shown: (shown: number, total: number) =>
    shown === total ? `${total} ${total === 1 ? 'team' : 'teams'}` : `${shown} of ${total} teams`,
  search: 'Search teams by name or spelling...',
  loadingTeams: 'Loading teams...',
  teamsFailed: 'Failed to fetch teams',
  noTeams: 'No teams yet',
  noTeamsText: 'Teams come with the files that are imported.',
  noMatches: 'No teams match your search',
  columns: {
    name: 'Team',
    spellings: 'Other spellings',
    region: 'Region',
    games: 'Games',
    actions: 'Actions',
  },
  noRegion: 'None',
  onlyName: 'None',
  edit: (name: string) => `Edit ${name}`,
  loadingTeam: 'Loading the team...',
  teamFailed: 'Failed to fetch the team',
  spellings: 'Spellings',
  spellingsHint:
    'Capitals, blanks and an @ with a number never matter. A spelling that is split off takes its games with it.',
  splitAction: 'Split off',
  splitOf: (spelling: string) => `Split off ${spelling}`,
  splitTitle: 'Split Off Spelling',
  splitQuestion: (spelling: string, team: string, count: number) =>
    `Give ${spelling} a team of its own? ${games(count)} ${count === 1 ? 'leaves' : 'leave'} ${team}. The two will not be suggested as one again.`,
  splitFailed: 'Failed to split the spelling off',
  regions: 'Region by season',
  regionsHint: 'A season is a calendar year. What an administrator chose wins over the files.',
  noSeasons: 'No games yet, so no seasons.',
  seasonRegion: (season: number, count: number) =>
    `${season === UNDATED_YEAR ? 'No date' : season}, ${games(count)}`,
  fromFiles: (region: string | null) =>
    region === null ? 'From the files: none' : `From the files: ${region}`,
  chosen: (imported: string | null) =>
    `Chosen by an administrator; the files say ${imported ?? 'nothing'}`,
  unknownRegion: 'No region',
  regionFailed: 'Failed to change the region',
  mergeWith: 'Merge with another team',
  mergeTitle: 'Merge Teams',
  mergeSearch: 'Search the other team...',
  mergeChoose: (name: string) => `Which team is ${name}?`,
  mergeNoMatches: 'No other team matches',
  mergeFirst: (count: number) => `The first ${count}; type to find others`,
  nameStays: 'Which name stays?',
  mergeMoves: (from: string, into: string, count: number) =>
    `${games(count)} of ${from} ${count === 1 ? 'goes' : 'go'} to ${into}, and whatever files bring for ${from} counts for ${into} from now on. Splitting the spelling off takes it back.`,
  mergeFailed: 'Failed to merge the teams',
  close: 'Close',
} as const
