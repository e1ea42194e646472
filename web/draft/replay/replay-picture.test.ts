import { expect, test } from 'vitest'
import { EMPTY_DRAFT } from '#domain/draft/draft.ts'
import { pictureLines } from './replay-picture.ts'

test('the picture has a line for each game and one for the game being drafted', () => {
  const game = {
    id: 7,
    comp: ['ash', 'seer', 'loba'],
    bannedLegends: [],
    timestamp: 'earlier',
    user: null,
    version: 1,
  }
  const draft = { ...EMPTY_DRAFT, draft_history: [game], banned_legends: ['mad_maggie', 'ash'] }
  expect(pictureLines(draft)).toEqual([
    ['', 'Banned', 'Picked'],
    ['Game 1', 'None', 'Ash, Seer, Loba'],
    ['Game 2', 'Mad Maggie, Ash', 'None'],
  ])
})
