/** Texts of the command palette. */
export const paletteMessages = {
  title: 'Command palette',
  empty: 'No results',
  views: 'Views',
  pages: 'Pages',
  actions: 'Actions',
  legends: 'Legends',
  teams: 'Teams',
  bans: 'Bans',
  ban: (legend: string) => `Ban ${legend}`,
  unban: (legend: string) => `Unban ${legend}`,
  series: 'Series',
  openRoom: (name: string) => `Open room ${name}`,
  openSeries: (event: string, day: string) => `Open series ${event}, ${day}`,
  /** Typed before a team's name: "team copper". */
  team: 'team',
  logIn: 'Log in',
  logOut: 'Log out',
  showShortcuts: 'Show keyboard shortcuts',
  importFiles: 'Import match files',
  planSeries: 'Plan the series',
  draftOnStage: 'Open Legend Calculator in stage mode',
} as const
