export const lootpathMessages = {
  /** This screen's labels of the maps, in the order of its tabs. */
  maps: {
    worldsedge: "World's Edge",
    stormpoint: 'Stormpoint',
    edistrict: 'Edistrict',
    brokenmoon: 'Broken Moon',
  },
  refresh: 'Refresh',
  adminPanel: 'Admin Panel',
  newTab: '(opens in a new tab)',
  loading: 'Loading lootpath data...',
  listRefused: 'Error loading files: API returned an unsuccessful response',
  listFailed: (message: string) => `Error loading files: ${message}. Please try again later.`,

  locations: 'Locations',
  coverage: (withImage: number, all: number) => `${withImage} of ${all} have an image`,
  hasImage: 'has an image',
  chooseLocation: 'Location',
  noChoice: 'Select a location...',
  withImage: (name: string) => `${name} (image)`,
  noLocations: 'This map has no locations yet',

  placeholder: 'Select a location from the menu to view its lootpath image and notes',
  unknownLocation: 'This location was removed. Select another one.',
  image: (location: string) => `Lootpath of ${location}`,
  noImage: (location: string) => `No image available for ${location}`,
  imageFailed: "Couldn't load the image",
  demo: 'Demo data',
  demoText: 'Sample drawing, not a real lootpath',

  notes: 'Notes',
  notesFailed: (message: string) => `Couldn't load notes: ${message}`,
  noNotes: 'No notes available for this location',
  notesPlaceholder: 'Add notes about this location...',
  noteOf: (location: string) => `Notes for ${location}`,
  edit: 'Edit',
  add: 'Add Note',
  save: 'Save',
  saved: 'Note saved successfully',
  saveFailed: (message: string) => `Error: ${message || 'Unknown error'}`,
  changed: (when: string, by: string | null) =>
    by === null ? `Changed ${when}` : `Changed ${when} by ${by}`,

  logIn: 'Log in to edit notes',
  logInText: "Anyone can read notes. To edit them, log in. You'll come back to this note.",

  notOnMap: "One of these locations isn't on this map",
} as const
