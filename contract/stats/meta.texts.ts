import { counted, grouped } from '../base/texts.ts'

/** What the field plays: compositions, legends and the page of a legend. */
export const metaMessages = {
  window: 'Period',
  windows: { '4w': 'Last 4 weeks', season: 'Season', all: 'All' },
  map: 'Map',
  allMaps: 'All maps',
  bans: 'Number of bans',
  anyBans: 'Any number of bans',
  withBans: (bans: number) => (bans === 0 ? 'No bans' : counted(bans, 'ban', 'bans')),
  region: 'Region',
  allRegions: 'All regions',
  least: 'Least number of games',
  atLeast: (games: number) => `At least ${games} games`,
  counted: (days: string, series: number, games: number, teamGames: number) =>
    `${days}: ${grouped(series)} series, ${counted(games, 'game', 'games')}, ${counted(teamGames, 'team-game', 'team-games')}`,
  days: (since: string, until: string) => `${since} to ${until}`,

  moved: 'What moved',
  rose: (legend: string, from: string, to: string, week: string) =>
    `${legend} rose from ${from} to ${to} of teams in the week of ${week}.`,
  fell: (legend: string, from: string, to: string, week: string) =>
    `${legend} fell from ${from} to ${to} of teams in the week of ${week}.`,
  bannedIn: (legend: string, series: number, of: number) =>
    series === of
      ? `${legend} is banned in every series (${series} of ${of}).`
      : `${legend} is banned in ${series} of ${of} series.`,

  comps: 'Compositions of the field',
  compCount: (shown: number, played: number, least: number) =>
    `${grouped(shown)} of ${grouped(played)} with ${least} games or more`,
  oneTeam: 'One team (Comp Performance)',
  legends: 'Legends of the field',
  legendCount: (shown: number) => counted(shown, 'legend', 'legends'),
  rank: '#',
  composition: 'Composition',
  legend: 'Legend',
  picked: 'Picked when legal',
  pickedInfo:
    'Team-games with it, out of the team-games in which none of it was banned. Hover a number for both.',
  change: 'Change',
  changeInfo: 'In percentage points since the window before, which is as long.',
  weeks: (weeks: number) => `By week, ${weeks}`,
  weeksOf: (rates: readonly (string | null)[]) =>
    `By week: ${rates.map((rate) => rate ?? 'few games').join(', ')}`,
  games: 'Games',
  teams: 'Teams',
  effect: 'Points against own average',
  effectInfo:
    'Points a game more than the teams that played it usually have, moved toward 0 as if 230 more games had shown no difference. With the range that holds the true value in 90 of 100 cases.',
  effectOf: (effect: string, low: string, high: string, games: string) =>
    `${effect}, 90 % between ${low} and ${high}, from ${games}`,
  byBans: 'By number of bans',
  gamesByBans: 'Games by number of bans',
  ratesByBans: 'Pick rate by number of bans, %',
  byMap: 'By map',
  gamesByMap: 'Games by map',
  ratesByMap: 'Pick rate by map, %',
  onBans: (bans: number) => (bans === 0 ? 'without bans' : `with ${counted(bans, 'ban', 'bans')}`),
  cell: (games: number, legal: number, where: string) =>
    `${counted(games, 'team-game', 'team-games')} of ${grouped(legal)} that could pick it ${where}`,
  total: (games: number, legal: number) =>
    `${counted(games, 'team-game', 'team-games')} of ${grouped(legal)} that could pick it`,
  few: '–',
  banned: 'Banned, of series',
  bannedOf: (series: number, of: number) => `${series} of ${of} series with bans`,
  after: 'After game',
  bansNote: 'Bans count all maps and any number of bans.',
  noBans: 'These games were played without bans.',
  note: `Cells with fewer than 30 team-games show a dash.`,

  page: 'Legend',
  allLegends: 'All legends',
  abilities: 'Abilities, perks and cooldowns (Legend Info)',
  was: (rate: string) => `picked when legal, was ${rate}`,
  pickedWhenLegal: 'picked when legal',
  bannedFact: (series: number, of: number, after: string | null) =>
    `banned, ${series} of ${of} series${after === null ? '' : `, after game ${after}`}`,
  effectFact: (low: string, high: string) => `points against own average, ${low} to ${high}`,
  effectUnknown: 'points against own average',
  gamesFact: (days: string) => `team-games, ${days}`,
  byWeek: 'Pick rate by week',
  byWeekHint: 'of teams that could pick it',
  with: 'With whom',
  withNone: (least: number) => `No composition with it has ${least} games.`,
  ours: 'Our players on it',
  oursNone: 'None of our players has a game on it.',
  oursFailed: "Couldn't load our players.",
  chooseTeam: 'Choose your team',
  playerGames: (games: number) => counted(games, 'game', 'games'),
  noGames: 'no games',
  unknownLegend: 'No games with this legend',
  unknownLegendText: 'No one picked or banned it with these filters.',

  loading: 'Loading what the field plays...',
  failed: "Couldn't load what the field plays.",
  none: 'No games with these filters',
  noneText: 'Choose a longer window or fewer filters.',
  tooFew: (teamGames: number) => `${counted(teamGames, 'team-game', 'team-games')} in this window`,
  tooFewText: 'Choose a longer window or fewer games.',
} as const
