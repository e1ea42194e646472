import type { MomentGroup, MomentPhase } from '#domain/review/moment-filter.ts'
import { counted } from '../base/texts.ts'

/** All moments of all games. */
export const momentListMessages = {
  title: 'Moments',
  found: (shown: number, all: number, games: number) =>
    `${shown === all ? counted(all, 'moment', 'moments') : `${shown} of ${counted(all, 'moment', 'moments')}`}, in ${counted(games, 'game', 'games')}`,
  tooMany: (shown: number, all: number) => `The newest ${shown} of ${all} are here.`,
  search: 'Search notes',
  filters: 'Filters',
  filtersChosen: (chosen: number) => (chosen === 0 ? 'Filters' : `Filters, ${chosen} chosen`),
  groups: {
    series: 'Series',
    tag: 'Tag',
    player: 'Player',
    map: 'Map',
    phase: 'Phase',
  } satisfies Record<MomentGroup, string>,
  phases: {
    start: 'Before ring 2',
    ring2: 'Ring 2',
    ring3: 'Ring 3',
    late: 'Ring 4 and later',
  } satisfies Record<MomentPhase, string>,
  remove: (label: string) => `Remove ${label}`,
  clear: 'Clear',
  loading: 'Loading moments...',
  failed: "Couldn't load the moments.",
  empty: 'No moments yet',
  emptyText:
    'Open a game in Review and press 1 to 5 while you watch, or N to write a note. Every note is a moment.',
  toSeries: 'Choose a series',
  noMatch: 'No moment matches',
  noMatchText: 'Remove a filter to see more.',
  open: (at: string) => `Open ${at} in Review`,
  by: (by: string | null) => (by === null ? '' : `by ${by}`),
} as const
