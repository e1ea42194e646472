import { counted } from '../base/texts.ts'

export const gameKindMessages = {
  names: { official: 'Official', scrim: 'Scrim', other: 'Other' },
  automatic: 'By its source',
  ofSeries: (event: string, day: string) => `Kind of ${event}, ${day}`,
  chosen: 'chosen',
  bulk: (search: string) => `Kind of all events with “${search}” in their name`,
  choose: 'Choose a kind...',
  saved: 'Kind saved',
  savedAll: (series: number) => `${counted(series, 'series', 'series')} changed`,
  noEvents: 'No event has this in its name',
  tooShort: 'Enter at least 3 characters of the event name',
} as const
