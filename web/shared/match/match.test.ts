import { expect, test } from 'vitest'
import type { DraftRoom } from '#contract/draft/draft-room.ts'
import type { SeriesDetail } from '#contract/series/series.ts'
import { MAIN_ROOM } from '../../testing/usual-answers.ts'
import { type Match, matchOf, gamesSoFar } from './match.ts'

const EMPTY = { banned_legends: [], draft_history: [] }

/** Owls play in a series of which two games are known: Wraith was banned after the first, Ash after the second. */
function series(count: number, change: Partial<SeriesDetail> = {}): SeriesDetail {
  const games = [
    played(1, [], { legend: 'Wraith', teams: 14 }),
    played(2, ['Wraith'], { legend: 'Ash', teams: 12 }),
    ...Array.from({ length: 4 }, (_, index) => played(index + 3, ['Wraith', 'Ash'], null)),
  ].slice(0, count)
  const results = games.map(({ number }) => ({
    game: number,
    placement: 1,
    kills: 0,
    points: 12,
    legends: number === 1 ? ['Wraith', 'Loba', 'Seer'] : ['Ash', 'Loba', 'Seer'],
  }))
  return {
    id: 7,
    event: 'Harbor Open',
    set: null,
    region: null,
    lastPlayed: 0,
    isDemo: false,
    games,
    teams: [
      { team: 'Owls', results },
      { team: 'Herons', results },
    ],
    nextBans: ['Wraith', 'Ash'],
    nextMap: { map: 'edistrict', times: 8, of: 10 },
    matchPoint: null,
    equalPoints: 'kills',
    banTie: 'points',
    eventRules: { equalPoints: null, banTie: null },
    ...change,
  }
}
const played = (
  number: number,
  bans: string[],
  banned: { legend: string; teams: number } | null,
): SeriesDetail['games'][number] => ({
  number,
  map: 'stormpoint',
  startedAt: 0,
  id: 1,
  bans,
  banned: banned && { ...banned, orElse: [] },
})

const entry = (id: number, comp: string[], bannedLegends: string[]) => ({
  id,
  comp,
  bannedLegends,
  timestamp: '',
  version: id,
  user: null,
})

function open(room: Partial<DraftRoom>, parts: { series?: SeriesDetail; draft?: object }): Match {
  const match = matchOf({
    room: { ...MAIN_ROOM, ...room },
    series: parts.series ?? null,
    draft: { ...EMPTY, ...parts.draft },
    own: 'owls',
  })
  if (!match) throw new Error('nothing is open')
  return match
}

test('a room without a series and teams has no match', () => {
  expect(matchOf({ room: MAIN_ROOM, series: null, draft: EMPTY, own: null })).toBeNull()
})

test('a series of two games is at game 3, with what each game banned and what we played', () => {
  const match = open(
    { series: 7, firstGame: 3, lastPlayed: 2 },
    { series: series(2), draft: { banned_legends: ['wraith', 'ash'] } },
  )
  expect(match).toMatchObject({ name: 'Harbor Open', game: 3, isOver: false })
  expect(match.bans).toEqual(['wraith', 'ash'])
  expect(match.teams).toEqual(['Owls', 'Herons'])
  expect(match.games.map(({ state }) => state).join()).toBe('played,played,next,open,open,open')
  expect(match.games.map(({ banned }) => banned?.legend)).toEqual([
    'Wraith',
    'Ash',
    ...Array.from({ length: 4 }, () => undefined),
  ])
  expect(match.games[2]).toMatchObject({ map: 'edistrict', mapFrom: 'guess' })
  expect(match.games[1]).toMatchObject({ map: 'stormpoint', mapFrom: 'file' })
  expect(gamesSoFar(match)).toEqual([
    { comp: ['Wraith', 'Loba', 'Seer'], bannedLegends: [], result: { placement: 1, points: 12 } },
    {
      comp: ['Ash', 'Loba', 'Seer'],
      bannedLegends: ['Wraith'],
      result: { placement: 1, points: 12 },
    },
  ])
})

test('the next game is the one after the last that was saved or played', () => {
  const saved = [1, 2, 3].map((id) => entry(id, ['ash', 'loba', 'seer'], []))
  expect(open({}, { series: series(2), draft: { draft_history: saved } }).game).toBe(4)
  expect(open({}, { series: series(4), draft: { draft_history: saved } }).game).toBe(5)
})

test('a series of six games is over and has no seventh', () => {
  const match = open({ firstGame: 1 }, { series: series(6) })
  expect(match.isOver).toBe(true)
  expect(match.games).toHaveLength(6)
  expect(match.games.every(({ state }) => state === 'played')).toBe(true)
})

test('without a series the draft says what was banned after each game', () => {
  const draft_history = [
    entry(1, ['ash', 'loba', 'seer'], []),
    entry(2, ['ash', 'loba', 'fuse'], ['wraith']),
  ]
  const draft = { draft_history, banned_legends: ['wraith', 'ash'] }
  const match = open({ teams: ['Owls'], name: 'Thursday' }, { draft })
  expect(match).toMatchObject({ name: 'Thursday', game: 3, teams: ['Owls'], isOver: false })
  expect(match.games.map(({ banned }) => banned?.legend ?? null)).toEqual([
    'Wraith',
    'Ash',
    null,
    null,
    null,
    null,
  ])
})

test('no game shows a ban that came after it', () => {
  const match = open({}, { series: series(2), draft: { banned_legends: ['wraith', 'ash'] } })
  for (const { number, bans } of match.games) {
    expect(bans.length).toBeLessThan(Math.max(number, 1))
  }
})

test('a map that was set by hand counts until a file has the game', () => {
  const maps = [
    { game: 2, map: 'olympus' },
    { game: 3, map: 'brokenmoon' },
    { game: 5, map: 'worldsedge' },
  ]
  const { games } = open({ maps }, { series: series(2) })
  expect(games.map(({ map, mapFrom }) => [map, mapFrom])).toEqual([
    ['stormpoint', 'file'],
    ['stormpoint', 'file'],
    ['brokenmoon', 'hand'],
    [null, null],
    ['worldsedge', 'hand'],
    [null, null],
  ])
})

const others = (banned_legends: string[], draft_history: object[] = []) =>
  open({ firstGame: 3 }, { series: series(2), draft: { banned_legends, draft_history } }).otherBans

test('bans that the files have otherwise are known, and a ban of a game that only the room has is none of them', () => {
  expect(others(['ash', 'wraith'])).toBeNull()
  expect(others(['wraith'])).toEqual(['wraith', 'ash'])
  // The ban of a game that is over and not saved yet.
  expect(others(['wraith', 'ash', 'loba'])).toBeNull()
  expect(others(['wraith', 'ash', 'loba', 'fuse'])).toEqual(['wraith', 'ash'])
  const third = entry(1, ['fuse', 'loba', 'seer'], ['wraith', 'ash'])
  expect(others(['wraith', 'ash', 'loba', 'fuse'], [third])).toBeNull()
})
