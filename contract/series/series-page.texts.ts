import { counted } from '../base/texts.ts'

/** Texts of the Series view. */
export const seriesPageMessages = {
  notFound: 'This series no longer exists.',
  search: 'Search event, team or date',
  list: 'Series',
  loading: 'Loading series...',
  failed: "Couldn't load the series.",
  none: 'No series yet',
  noneText: 'A series appears here when its match files are imported.',
  importFiles: 'Import files',
  noMatch: 'No series match your search',
  more: 'Show older series',
  facts: (day: string, region: string | null, teams: number, games: number) =>
    [day, region, counted(teams, 'team', 'teams'), counted(games, 'game', 'games')]
      .filter((fact) => fact !== null)
      // A line break leaves each fact whole.
      .map((fact) => fact.replaceAll(' ', '\u00A0'))
      .join(', '),
  you: 'You',
  demo: 'Demo',
  running: 'Running',
  matchPoint: 'Match point',
  takeLobby: 'Use this lobby',
  followIt: 'Follow this series',
  chooseSeries: 'All series',
  standings: 'Standings',
  standingsAfter: (game: number) => `Standings after Game ${game}`,
  game: (number: number) => `Game ${number}`,
  points: 'Pts',
  pointsLong: 'Points',
  place: (place: number) => `#${place}`,
  noPlace: '–',
  ban: 'Ban',
  top: 'Top',
  topHint: 'Most picked in the last game. It would be banned in the next one.',
  orElse: (legends: readonly string[]) => `or ${legends.join(' or ')}`,
  orElseHint: 'Tied inside one team. No known rule says which of them is banned.',
  pickedBy: (teams: number) => counted(teams, 'team', 'teams'),
  noBan: 'No ban',
  review: 'Review',
  reviewOf: (number: number) => `Review of Game ${number}`,
  extraPoints: (points: number) => `${points > 0 ? '+' : '−'}${Math.abs(points)}`,
  extraPointsHint:
    "Points of this game that aren't for place and kills, such as a penalty. They count in the standings.",
  startPointsHint:
    "Points in the league's table that aren't from games: starting points or a penalty. They are counted.",
  notImported: 'Not imported',
  notPlayed: 'Not in this game',
  adoption: 'Adoption through the series',
  adoptionUnit: (teams: number) => `teams of ${teams} that played it`,
  composition: 'Composition',
  noComps: 'These files have no compositions.',
  onMatchPoint: (points: number, teams: string) => `On match point (${points} points): ${teams}`,
  wonByMatchPoint: (team: string) => `Won by match point: ${team}`,
} as const
