/** The rules of a series, and choosing those of its event. */
export const eventRulesMessages = {
  change: 'Rules',
  ofSeries: 'Rules of this series',
  title: 'Rules of the event',
  about: (event: string) =>
    `For all series of ${event}. The league plays by other rules than scrims do.`,
  equalPoints: {
    label: 'Equal points',
    rules: { games: 'Best games, one by one', kills: 'All kills, shared ranks' },
    hints: {
      games:
        'Teams with equal points: the best single game first, then the second best and so on, then the best place, then the most kills in a game.',
      kills: 'Teams with equal points share a rank. More kills come first.',
    },
  },
  banTie: { label: 'If legends are tied for the ban' },
  usual: 'As usual for its kind',
  inForce: (equalPoints: string, banTie: string) =>
    `Equal points: ${equalPoints.toLowerCase()}. Tied ban: ${banTie.toLowerCase()}.`,
  save: 'Save',
  saved: 'Rules saved',
  saveFailed: "Couldn't save the rules.",
} as const
