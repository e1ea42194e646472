/** Texts of the list of keyboard shortcuts. */
export const shortcutMessages = {
  title: 'Keyboard shortcuts',
  general: 'Anywhere',
  goTo: 'Go to a view',
  palette: 'Open command palette',
  sheet: 'Show this list',
  search: 'Focus the search box',
} as const
