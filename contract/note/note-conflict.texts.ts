/** When two users edit the same note. */
export const noteConflictMessages = {
  conflict: 'Someone else changed this note in the meantime. Your version was not saved.',
  theirs: (by: string | null) => (by === null ? 'Current version' : `Version by ${by}`),
  theirsEmpty: 'The note is now empty.',
  mine: 'Your version',
  keepMine: 'Save mine',
  takeTheirs: 'Keep theirs',
  keepBoth: 'Combine both',
} as const
