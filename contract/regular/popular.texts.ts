import { counted } from '../base/texts.ts'

/** Texts of the most picked compositions and legends, loaded after the ranking itself. */
export const popularMessages = {
  topInfo:
    'Shows the 3 most picked compositions across all teams, with the same weighting as Likely Compositions.',
  byForecast: 'Forecast',
  byWeight: 'Weighted',
  topExpectedInfo:
    'The compositions that most teams are expected to play: the chances of all selected teams, added up. W switches to the weighting of Likely Compositions.',
  legendsExpectedInfo:
    'The legends that most teams are expected to play: the chances of all selected teams, added up. W switches to the weighting of Likely Compositions.',
  expectedTeams: (teams: string, all: number) => `${teams} of ${counted(all, 'team', 'teams')}`,
  firstFor: (teams: number) => `first for ${teams}`,
  chances: 'Chances, added up',
  teamChance: (team: string, chance: string) => `${team}: ${chance}`,
  moreTeams: (count: number) => counted(count, 'more team', 'more teams'),
  rareToo: 'Compositions that are too rare to be listed add the rest.',
  chance: 'Chance',
  ofTeams: (percent: number) => `${percent}% of teams`,
  showTeams: 'Show Teams',
  showAll: 'Show All',
  teamsUsing: 'Teams Using This Composition',
  topPerTeam: 'Top Composition for Each Team',
  noTop: 'No compositions data available',
  topFailed: 'Failed to fetch most picked compositions',

  legendsInfo:
    'Ranked by weight, which the bars show: each team’s most likely composition adds its Likely Compositions weight to its three legends. The percentage is the share of teams, so a lower rank can have a higher percentage.',
  inTop: (times: number) => `${times}x in top comps`,
  legendsFailed: 'Failed to fetch most picked legends',
} as const
