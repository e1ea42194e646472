import { expect, test } from 'vitest'
import type { DraftGameResult } from '#contract/draft/draft-result.ts'
import { attributesOf, renderHtml, renderText } from '../../shared/ui/test-render.tsx'
import { readResult } from './read-result.ts'
import { RoomResults } from './RoomResults.tsx'

const AT = Date.UTC(2026, 10, 16, 18, 42)
const results: DraftGameResult[] = [
  {
    game: 3,
    number: 1,
    entered: null,
    archive: { map: 'stormpoint', place: 3, kills: 8, points: 15, comp: null },
  },
  {
    game: 9,
    number: 2,
    entered: { map: null, place: 1, kills: 14, points: null, by: 'ann', at: AT },
    archive: null,
  },
]
const shown = (canEdit: boolean) =>
  [
    <RoomResults
      key="results"
      room={4}
      games={[{ version: 3 }, { version: 9 }, { version: 12 }]}
      canEdit={canEdit}
    />,
    { answers: [[['rooms', 'results', 4], { results }]] },
  ] as const

test('each game shows its result and where it comes from, the latest first, with the total', () => {
  const text = renderText(...shown(true))
  // 15, and 12 for the 1st place with 14 kills.
  expect(text).toContain('Results 3 games, 41 points')
  expect(text).toMatch(/3 None 2 #1 14 26 ann, \S+( [AP]M)? 1 Storm Point #3 8 15 Archive$/)
})

// Finding D4.
test('a game says if the archive has another composition than the one that was saved', () => {
  const [known] = results
  if (!known?.archive) throw new Error('no result')
  const other = {
    ...known,
    number: 4,
    archive: { ...known.archive, comp: ['ash', 'loba', 'seer'] },
  }
  const text = renderText(<RoomResults room={4} games={[{ version: 3 }]} canEdit={false} />, {
    answers: [[['rooms', 'results', 4], { results: [other] }]],
  })
  expect(text).toContain('4 Storm Point #3 8 15 Archive The archive says Ash, Seer, Loba.')
})

const labels = (canEdit: boolean) => attributesOf(renderHtml(...shown(canEdit)), 'aria-label')

test('those who can edit have a button for each game', () => {
  expect(labels(true)).toEqual([3, 2, 1].map((game) => `Enter the result of Game ${game}`))
  expect(labels(false)).toEqual([])
})

const written = (place: string, kills: string, points: string) =>
  readResult('', { place, kills, points })

test('empty fields are not entered', () => {
  expect(written('', '0', '')).toEqual({
    result: { map: null, place: null, kills: 0, points: null },
    fault: null,
  })
})

test.each([
  ['0', '', '', 'Place is a whole number from 1 to 20.'],
  ['21', '', '', 'Place is a whole number from 1 to 20.'],
  ['1', '61', '', 'Kills is a whole number from 0 to 60.'],
  ['1', '', 'x', 'Points is a whole number from 0 to 100.'],
  ['', '1.5', '', 'Kills is a whole number from 0 to 60.'],
])(
  'place %j, kills %j and points %j are refused with a sentence',
  (...[place, kills, points, fault]) => {
    expect(written(place, kills, points).fault).toBe(fault)
  },
)
