import { UNDATED_YEAR } from '#domain/archive/match.ts'
import { counted, grouped } from '../base/texts.ts'

const seasons = (count: number) => counted(count, 'season', 'seasons')
const year = (season: number) => (season === UNDATED_YEAR ? 'no date' : String(season))

export const teamRegionMessages = {
  title: 'Teams without a region',
  count: seasons,
  intro:
    'Teams without a region are missing where statistics are filtered by region. A season is a calendar year.',
  none: 'Every team has a region.',
  loading: 'Loading teams without a region...',
  failed: "Couldn't load teams without a region",
  cut: (shown: number) => `Showing the ${grouped(shown)} with the most games.`,
  by: 'Find teams',
  ways: { suggestion: 'Suggestions', event: 'By event or organizer', list: 'Pasted list' },
  noSuggestions: "No suggestions: the teams' other seasons have no region either.",
  suggestion: (region: string, count: number, of: number) =>
    of === 1
      ? `${region} in their only other season`
      : `${region} in ${count} of ${of} other seasons`,
  search: 'Event or organizer',
  searchHint: 'A part of the name. Organizers are known for overstat files.',
  searchShort: 'Enter at least two letters',
  find: 'Find',
  found: (events: number, count: number) =>
    events === 0
      ? 'No event matches'
      : `${counted(events, 'event', 'events')}, ${seasons(count)} without a region`,
  searchFailed: "Couldn't search events.",
  list: 'Teams, one per line',
  listHint: 'With their region, as in “Reed, EMEA”, or without, for the region below.',
  listFound: (count: number) => `${seasons(count)} without a region.`,
  unknown: (names: readonly string[], more: number) =>
    `Unknown: ${names.join(', ')}${more > 0 ? ` and ${more} more` : ''}.`,
  known: (names: readonly string[], more: number) =>
    `Already with a region: ${names.join(', ')}${more > 0 ? ` and ${more} more` : ''}.`,
  region: 'Region',
  chooseAll: 'Choose all',
  season: (season: number, games: number) => `${year(season)}, ${counted(games, 'game', 'games')}`,
  set: (count: number) => (count === 0 ? 'Set regions' : `Set regions of ${seasons(count)}`),
  setFailed: "Couldn't set the regions",
  changed: (count: number) =>
    count === 0 ? 'Nothing changed: they have regions already' : `Regions of ${seasons(count)} set`,
  showMore: (count: number) => `Show ${grouped(count)} more`,
  lastChange: (
    counts: readonly { region: string; seasons: number }[],
    by: string | null,
    when: string,
  ) =>
    `Set ${by === null ? '' : `by ${by}, `}${when}: ${counts.map((one) => `${one.region} for ${seasons(one.seasons)}`).join(', ')}.`,
  undo: 'Undo',
  undoLong: 'Undo the last regions set',
  undone: 'Regions undone',
  gone: 'These regions were already undone',
  undoFailed: "Couldn't undo the regions",
} as const
