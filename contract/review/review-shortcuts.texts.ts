/** Keys of Review, as the dialog of shortcuts names them. */
export const reviewShortcutMessages = {
  heading: 'Review',
  play: 'Play or pause',
  tenSeconds: 'Back, forward 10 seconds',
  second: 'Back, forward 1 second (5 with Shift)',
  tenth: 'Back, forward 0.1 seconds, when paused',
  event: 'Previous, next event',
  tag: 'Save a moment with a tag',
  note: 'Write a note',
  undo: 'Remove the last tag',
} as const
