/** A series on a stream: its dialog, and the browser source. */
export const seriesOutMessages = {
  open: 'Stream',
  title: 'On stream and in Discord',
  about: 'Both are off until you turn them on here.',
  aboutFeed:
    'Both are off until you turn them on here. They go on with the next series of this feed, all season.',
  source: 'Browser source for OBS',
  sourceAbout:
    'A transparent page with bans, standings, compositions and match point of this series. Create a link and add it in OBS as a browser source. It updates with each imported game. The source of a live feed, on the Live page, stays the same all season.',
  feedSourceAbout:
    'A transparent page with bans, standings, compositions and match point of the match that this feed sends, from the first lobby on. Create a link once and add it in OBS as a browser source.',
  parts: 'Show',
  show: { bans: 'Bans', standings: 'Standings', comps: 'Compositions', match: 'Match point' },
  preview: 'Preview of the source',

  nextGame: (game: number) => `Game ${game}`,
  onMap: (map: string) => `on ${map}`,
  lastMap: (map: string) => `last on ${map}`,
  bans: 'Banned',
  noBans: 'No bans',
  matchPoint: 'Match point',
  winner: (team: string) => `${team} won the series`,
  sample: 'Simulated data',
  old: 'No connection. The numbers may be out of date.',
} as const
