/** The note about a team, on its page. */
export const teamNoteMessages = {
  title: 'Notes',
  loading: 'Loading notes...',
  failed: "Couldn't load the notes.",
  empty: 'No notes about this team yet.',
  add: 'Add note',
  edit: 'Edit note',
  save: 'Save note',
  saved: 'Note saved',
  removed: 'Note deleted',
  saveFailed: (message: string) => `Couldn't save the note. ${message}`,
  noteOn: (team: string) => `Notes about ${team}`,
  placeholder: 'What should everyone know about this team?',
  changed: (by: string | null, when: string) => (by === null ? when : `${by}, ${when}`),
} as const
