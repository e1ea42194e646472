export const compNoteMessages = {
  missing: 'Please select legends and enter notes',
  compRule: 'A note is about one to three different legends',
  saved: 'The note was saved',
  deleted: 'The note was deleted',
  notFound: 'Note not found',
  updated: '(updated)',
  by: (user: string) => `by ${user}`,
} as const
