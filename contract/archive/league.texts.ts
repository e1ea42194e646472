import { counted, grouped } from '../base/texts.ts'

export const leagueMessages = {
  tab: 'League',
  context: 'Fetch the results that the league publishes.',
  title: 'League data',
  off: "Fetching the league's data is off. The operator switches it on by setting LEAGUE_API to the address of the league's API.",
  intro:
    'Choose what to fetch. Each series is imported like a file and can be undone under Import. At most two requests are sent per second.',
  loading: 'Loading the league...',
  loadFailed: "Couldn't load the league",
  none: 'No seasons yet',
  noneText: 'Check which seasons and series the league has published. Nothing is imported by that.',
  check: 'Check for new series',
  checking: 'Checking for new series...',
  checked: (when: string) => `Last checked ${when}`,
  season: 'Season',
  split: 'Split',
  region: 'Region',
  allSplits: 'All splits',
  allRegions: 'All regions',
  figures: {
    series: 'Series',
    games: 'Finished games',
    fetchedSeries: 'Series fetched',
    fetchedGames: 'Games fetched',
    newSeries: 'New series',
  },
  fetch: (series: number) =>
    series === 0 ? 'Nothing new to fetch' : `Fetch ${counted(series, 'series', 'series')}`,
  pause: 'Pause',
  resume: 'Resume',
  progress: (done: number, total: number) => `${grouped(done)} of ${grouped(total)} series`,
  progressLabel: 'Series fetched',
  paused: 'Paused',
  done: (total: number) =>
    total === 0
      ? 'Nothing was new.'
      : `${counted(total, 'series', 'series')} fetched. The lobby and all statistics have them now.`,
  by: (name: string, when: string) => `Started by ${name}, ${when}`,
  safeToLeave: 'You can leave this page. The fetch goes on, also after a restart of the server.',
  nextTry: (when: string) => `Next try ${when}`,
  failed: (count: number) => `${counted(count, 'series', 'series')} couldn't be fetched`,
  failedText: 'The next fetch tries again.',
  openLobby: 'Open the lobby',
  changeFailed: "Couldn't do that.",
  started: 'Fetch started',
  checkStarted: 'Checking for new series',
  pausedNow: 'Fetch paused',
  resumed: 'Fetch resumed',
  isRunning: 'A fetch is running. Pause it first.',
  notRunning: 'No fetch is running',
  notPaused: 'No fetch is paused',
  unknownSeason: 'This season is unknown. Check for new series first.',
  /** In the empty archive. */
  openPage: 'Fetch league data',
  faults: {
    unreadable: (host: string) => `The answer of ${host} can't be read.`,
    wrongTypes: (host: string) => `The answer of ${host} has values of an unexpected type.`,
    busy: (host: string) => `${host} wants fewer requests for now.`,
    failed: 'It failed. See the server log for details.',
  },
} as const
