import { counted } from '../base/texts.ts'

interface LandingSourceCounts {
  readonly files: number
  readonly live: number
  readonly hand: number
  readonly drafted: number
}

/** Where teams land, added by hand. */
export const landingMessages = {
  set: (team: string, poi: string) => `${team} landed at ${poi}`,
  removed: (team: string) => `Landing of ${team} removed`,
  unknownPoi: "This POI isn't on the map of the game",
  gone: 'This landing was already removed',
  add: 'Add landings',
  title: 'Add landings',
  done: 'Done',
  hint: 'Choose a game and a team, then click where it landed.',
  search: 'Search series by event, team or day',
  series: 'Series',
  game: 'Game',
  gameName: (number: number, map: string) => `Game ${number}, ${map}`,
  seriesName: (event: string, set: string | null, day: string) =>
    [event, ...(set === null ? [] : [set]), day].join(', '),
  noSeries: 'No series match your search',
  noGames: 'No game of this series is on a map with POIs.',
  loadingSeries: 'Loading series...',
  loadingGame: 'Loading the game...',
  failed: "Couldn't load the game",
  seriesFailed: "Couldn't load the series",
  teams: (known: number, all: number) => `${known} of ${counted(all, 'team', 'teams')} known`,
  chosen: (team: string) => `Click where ${team} landed, or choose the POI here.`,
  poi: (team: string) => `Where ${team} landed`,
  none: 'Not known',
  sources: {
    hand: 'By hand',
    drops: 'Drop file',
    file: 'Match file',
    live: 'Live',
    drafted: 'Drafted',
  },
  byAndWhen: (by: string | null, when: string) => (by === null ? when : `${by}, ${when}`),
  remove: (team: string) => `Remove the landing of ${team}`,
  saveFailed: "Couldn't save the landing",
  removeFailed: "Couldn't remove the landing",
  /** How many landings come from where, without the sources that have none. */
  bySource: ({ files, live, hand, drafted }: LandingSourceCounts) =>
    [
      ...(files > 0 ? [`${files} from files`] : []),
      ...(live > 0 ? [`${live} live`] : []),
      ...(hand > 0 ? [`${hand} by hand`] : []),
      ...(drafted > 0 ? [`${drafted} drafted`] : []),
    ].join(', '),
} as const
