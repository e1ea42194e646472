import { expect, test } from 'vitest'
import { attributesOf, renderHtml, renderText } from '../../shared/ui/test-render.tsx'
import { addObsLook, readObsLook } from '../../shared/room/obs-look.ts'
import { ObsBar } from './RoomObsPage.tsx'

const DRAFT = {
  version: 9,
  banned_legends: ['ash', 'fuse'],
  picked_legends: ['loba'],
  draft_history: [
    { id: 1, comp: ['ash', 'loba', 'seer'], map: null, place: 3, points: 15 },
    { id: 2, comp: ['ash', 'loba', 'seer'], map: null, place: null, points: null },
  ],
  room: {
    name: 'Harbor Open W3',
    event: '',
    team: 'Owls',
    firstGame: 4,
    lastPlayed: 0,
    isFinished: false,
  },
}
const bar = (search: string) => <ObsBar draft={DRAFT} look={readObsLook(search)} />

test('the bar has the team, the game of the series, the points, the bans and the picks', () => {
  expect(renderText(bar(''))).toBe('Owls Game 6 15 points Banned (2) Ash Fuse Our picks Loba')
  expect(renderText(bar('?show=picks,next'))).toBe('Owls Game 6 15 points Our picks Loba')
})

const look = (search: string) => {
  const html = renderHtml(bar(search))
  return [attributesOf(html, 'data-pos')[0], attributesOf(html, 'data-size')[0]]
}

test('the address says where the bar is and how large, and nonsense is as usual', () => {
  expect(look('')).toEqual(['bottom', '1'])
  expect(look('?pos=left&size=1.5')).toEqual(['left', '1.5'])
  expect(look('?pos=middle&size=9')).toEqual(['bottom', '1'])
  expect(
    addObsLook('https://ringwise.example/room-obs#token', { position: 'top', size: '2' }),
  ).toBe('https://ringwise.example/room-obs?pos=top&size=2#token')
})
