/** The Regular View's part of the list of shortcuts. */
export const regularShortcutMessages = {
  heading: 'In the Regular View',
  series: 'Open a series',
  ban: 'Type a legend to ban',
  nextBan: 'Ban that row of Next ban',
  game: 'Next or previous game',
  forecast: 'Forecast',
  weighted: 'Next columns: Weighted, Both, Forecast',
  rows: 'Move between teams',
  undo: 'Undo',
} as const
