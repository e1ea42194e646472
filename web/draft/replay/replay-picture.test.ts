import { expect, test } from 'vitest'
import { EMPTY_DRAFT } from '#domain/draft/draft.ts'
import { pictureLines, pictureTitle } from './replay-picture.ts'

const game = {
  id: 7,
  comp: ['ash', 'seer', 'loba'],
  bannedLegends: ['fuse'],
  timestamp: 'earlier',
  user: null,
  version: 1,
}
const FACTS = { room: 'Harbor Open W3', team: 'Owls', at: null, firstGame: 4, results: [] }
const draft = { ...EMPTY_DRAFT, draft_history: [game], banned_legends: ['fuse', 'ash'] }

// Finding D3.
test('the picture has the room, the team and the day', () => {
  expect(pictureTitle(FACTS)).toBe('Owls, Harbor Open W3')
  const at = new Date(2026, 10, 16, 12).getTime()
  expect(pictureTitle({ ...FACTS, team: null, at })).toBe('Harbor Open W3, 16 Nov 2026')
})

test('it has a line for each game with its result, and one for what was drafted after them', () => {
  const archive = { map: 'stormpoint', place: 3, kills: 8, points: 15, comp: null }
  const results = [{ game: 1, number: 4, entered: null, archive }]
  expect(pictureLines(draft, { ...FACTS, results })).toEqual([
    {
      game: 'Game 4',
      result: 'Storm Point, #3, 15 points',
      bans: ['fuse'],
      picks: ['ash', 'seer', 'loba'],
    },
    { game: 'Game 5', result: '', bans: ['fuse', 'ash'], picks: [] },
  ])
  // Nothing came after the last game.
  expect(pictureLines({ ...draft, banned_legends: ['fuse'] }, FACTS)).toHaveLength(1)
})
