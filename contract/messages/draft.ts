import type { DraftRefusal } from '#domain/draft/draft.ts'

export const draftMessages = {
  done: 'The draft was changed',
  unchanged: 'The draft was not changed',
  unknownLegend: 'There is no legend of this name',
  compRule: 'A composition is three different legends',
  entryTooLarge: 'The entry is larger than 4 kB',
  refusals: {
    legend_banned: 'This legend is banned',
    picks_full: 'Maximum of 3 legends allowed',
    picks_changed: 'The picks have changed, or somebody else has saved this game already',
    entry_id_taken: 'Another game was saved under this id at the same moment',
    history_full: 'The history holds 500 games; remove one or reset the draft first',
    next_game_begun: 'The next game has begun. Remove the saved one in the history instead.',
    nothing_to_undo: 'There is nothing left to undo',
  } satisfies Record<DraftRefusal, string>,
} as const
