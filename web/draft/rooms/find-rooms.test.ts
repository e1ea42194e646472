import { expect, test } from 'vitest'
import type { DraftRoom } from '#contract/draft/draft-room.ts'
import { findRooms } from './find-rooms.ts'

const room = (id: number, name: string, event: string, team: string | null): DraftRoom => ({
  id,
  name,
  event,
  team,
  series: null,
  teams: [],
  maps: [],
  isPrivate: false,
  createdBy: null,
  createdAt: 0,
  finishedAt: null,
  changedAt: null,
  bannedLegends: [],
  games: 0,
  points: null,
  editors: 0,
  people: [],
  firstGame: 1,
  lastPlayed: 0,
  nextGame: 1,
  role: 'view',
})

const rooms = [
  room(1, 'Main room', '', null),
  room(2, 'Week 3', 'Harbor Open', 'Copper Owls'),
  room(3, 'Academy practice', '', 'Copper Fledglings'),
]

test.each([
  ['', [1, 2, 3]],
  ['  WEEK ', [2]],
  ['harbor', [2]],
  ['copper', [2, 3]],
  ['nothing', []],
])('%j finds rooms by name, event and own team', (text, ids) => {
  expect(findRooms(rooms, text).map(({ id }) => id)).toEqual(ids)
})
