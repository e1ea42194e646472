import type { DraftRefusal } from '#domain/draft/draft.ts'

export const draftMessages = {
  done: 'Draft updated',
  unchanged: 'Nothing changed',
  unknownLegend: 'Unknown legend',
  retiredLegend: "This legend has retired and can't be picked or banned",
  compRule: 'A composition needs three different legends',
  tooMuchWritten: "You've changed too much of the draft at once. Wait a moment and try again.",
  entryTooLarge: 'The entry is larger than 4 kB',
  refusals: {
    legend_banned: 'This legend is banned',
    picks_full: 'Maximum of 3 legends allowed',
    picks_changed: 'The picks have changed, or someone else already saved this game',
    entry_id_taken: 'Another game was saved at the same moment. Try again.',
    history_full: '500 games is the maximum. Remove a game or reset the draft first.',
    next_game_begun:
      'The next game has already started. Remove the saved game in Draft History instead.',
    nothing_to_undo: 'Nothing to undo',
  } satisfies Record<DraftRefusal, string>,
} as const
