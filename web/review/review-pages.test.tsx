import { afterEach, expect, test } from 'vitest'
import { replayMessages } from '#contract/live-match/replay.texts.ts'
import { reviewMessages as texts } from '#contract/review/review.texts.ts'
import { playersAt } from '#domain/live-match/replay/position-at.ts'
import type { Replay } from '#domain/live-match/replay/replay.ts'
import { ApiError } from '../shared/api/api.ts'
import { asUser, MIKA } from '../shared/draft/test-draft.ts'
import { endSession, startSession } from '../shared/session/session-store.ts'
import { seriesDetailQuery } from '../shared/queries/series-detail.queries.ts'
import { attributesOf, renderHtml, renderText } from '../shared/ui/test-render.tsx'
import type { ShownCourse } from './courses/course.ts'
import { CoursesPage } from './courses/CoursesPage.tsx'
import { FightMarks } from './map/FightMarks.tsx'
import { ReplayMap } from './map/ReplayMap.tsx'
import { ReviewPage } from './ReviewPage.tsx'
import { replayQuery, teamCoursesQuery } from './review.queries.ts'
import { nameOfTeam, teamColor } from './team-look.ts'

afterEach(() => endSession('failed-login'))

const REPLAY: Replay = {
  durationS: 200,
  metersPerPercent: 10,
  teams: [
    { slot: 2, name: 'Owls', placement: 1, landing: null },
    { slot: 3, name: null, placement: 2, landing: null },
  ],
  players: [
    {
      name: 'mika',
      team: 0,
      path: [
        { at: 0, x: 10, y: 50 },
        { at: 50, x: 20, y: 50 },
        { at: 100, x: 40, y: 50 },
        { at: 140, x: 50, y: 50 },
        { at: 160, x: 70, y: 50 },
      ],
    },
    { name: 'ines', team: 1, path: [{ at: 0, x: 90, y: 90 }] },
  ],
  rings: [],
  fights: [
    { at: 100, isKill: true, attacker: 0, victim: null, position: { x: 30, y: 40 } },
    { at: 104, isKill: false, attacker: 0, victim: 1, position: { x: 31, y: 41 } },
    { at: 104, isKill: true, attacker: 0, victim: 1, position: null },
  ],
}

const game = (change = {}) => ({
  id: 12,
  series: 7,
  event: 'Harbor Open',
  number: 3,
  startedAt: Date.UTC(2026, 9, 3, 12) / 1000,
  map: 'stormpoint',
  replay: REPLAY,
  reason: null,
  ...change,
})

const SERIES = {
  id: 7,
  event: 'Harbor Open',
  games: [
    { number: 2, id: 11 },
    { number: 3, id: 12 },
  ],
  teams: [
    {
      team: 'Reed',
      results: [{ game: 3, placement: 2, kills: 4, points: 13, legends: ['Ash'] }],
    },
    {
      team: 'Owls',
      results: [
        { game: 2, placement: 1, kills: 0, points: 12, legends: [] },
        { game: 3, placement: 1, kills: 9, points: 21, legends: ['Loba'] },
      ],
    },
  ],
}

const page = (answer: unknown, isShared = false) =>
  renderText(<ReviewPage game={12} isShared={isShared} startAt={0} />, {
    answers:
      answer === undefined
        ? []
        : [
            [replayQuery(12).queryKey, answer],
            [seriesDetailQuery(7).queryKey, SERIES],
          ],
  })

test('a game without positions says why and shows its result, best place first', () => {
  const none = page(game({ replay: null, reason: 'no_positions' }))
  expect(none).toContain('Game 3, Storm Point')
  expect(none).toContain(texts.gameOf(3, 3))
  expect(none).toContain(`${texts.reasons.no_positions}. ${texts.reasonTexts.no_positions}`)
  expect(none).toMatch(/Owls #1 .*9 21 Reed #2 .*4 13/)
  expect(none).not.toContain('12')
  const noMap = page(game({ replay: null, reason: 'no_map', map: null }))
  expect(noMap).toContain(texts.reasons.no_map)
})

test('a game that was deleted says so, and any other failure can be tried again', () => {
  expect(page(new ApiError(404, 'not_found', replayMessages.notFound))).toContain(
    replayMessages.notFound,
  )
  expect(page(new ApiError(500, 'internal', 'Broken'))).toContain(texts.failed)
  expect(page(undefined)).toContain(texts.loading)
})

test('only users share a game, and those with a link see no way elsewhere', () => {
  expect(page(game())).not.toContain(texts.share)
  startSession('token', asUser(MIKA))
  expect(page(game())).toContain(`${texts.toSeries} ${texts.share}`)
  expect(page(game(), true)).not.toContain(texts.share)
  expect(page(game(), true)).not.toContain(`${texts.toSeries} `)
  expect(page(game({ replay: null, reason: 'no_map' }))).not.toContain(texts.share)
})

const marks = (at: number) => renderHtml(<FightMarks replay={REPLAY} at={at} />)

test('a fight is on the map for 20 seconds and fades', () => {
  expect(marks(99)).toBe('')
  expect(marks(100).match(/<span/g)).toHaveLength(1)
  // 4 of 20 seconds have passed for the first: 1 - 0.2 / 2.
  expect(marks(104)).toContain('opacity:0.9')
  expect(marks(104).match(/<span/g)).toHaveLength(2)
  expect(marks(120).match(/<span/g)).toHaveLength(1)
  expect(marks(124)).toBe('')
})

test('a kill has a skull, a knock does not, and only known victims have a color', () => {
  expect(marks(104).match(/data-kill/g)).toHaveLength(1)
  expect(marks(104).match(/border-color/g)).toHaveLength(1)
})

const map = (at: number, followed: number | null = null) =>
  renderHtml(
    <ReplayMap
      replay={REPLAY}
      map="stormpoint"
      at={at}
      seen={playersAt(REPLAY)(at)}
      followed={followed}
      own={null}
    />,
  )

test('a player leaves a trail of one minute', () => {
  // Halfway between 50 and 70; the points of 50 seconds and before are older than a minute.
  expect(map(150)).toContain('d="M40 50L50 50L60 50"')
  expect(map(100)).toContain('d="M20 50L40 50L40 50"')
  expect(map(0)).toContain('d="M10 50L10 50"')
})

test('teams are numbered where they are, and others fade while one is followed', () => {
  expect(map(150)).toMatch(/left:60%;top:50%[^>]*>1</)
  expect(map(150)).not.toContain('data-dim')
  // Only the dot and the number of team 1 are left to fade.
  expect(map(150, 0)).not.toContain('data-dim')
  expect(map(150, 1).match(/data-dim/g)).toHaveLength(2)
})

test('a team without a name has its number, and colors of neighbors differ', () => {
  expect(REPLAY.teams.map(nameOfTeam)).toEqual(['Owls', 'Team 2'])
  expect(new Set(Array.from({ length: 20 }, (_, index) => teamColor(index))).size).toBe(20)
  expect(teamColor(1)).toBe('hsl(138 85% 68%)')
})

const course = (id: number, change: Partial<ShownCourse> = {}): ShownCourse => ({
  id,
  series: 7,
  event: 'Harbor Open',
  number: id,
  startedAt: 0,
  placement: 1,
  landing: null,
  rings: [],
  path: [
    { at: 0, x: 10, y: 50 },
    { at: 50, x: 20, y: 50 },
  ],
  ...change,
})

const courses = (answer: unknown) =>
  renderHtml(<CoursesPage team="owls" map="stormpoint" />, {
    answers:
      answer === undefined ? [] : [[teamCoursesQuery('owls', 'stormpoint').queryKey, answer]],
  })

test('paths are listed with landing, place and a way to the replay', () => {
  const html = courses({
    team: 'Owls',
    map: 'stormpoint',
    courses: [
      course(12, { landing: { x: 10, y: 50, poi: 'Barometer' } }),
      course(11, { placement: null }),
    ],
  })
  expect(attributesOf(html, 'aria-label')).toContain(
    replayMessages.showPath('Harbor Open, Game 12'),
  )
  expect(attributesOf(html, 'href').filter((link) => link.includes('replay'))).toHaveLength(2)
  expect(html).toMatch(/Barometer<\/td><td data-first="true">#1/)
  expect(html).toMatch(new RegExp(`${replayMessages.noLanding}</td><td>–`))
  expect(html).toContain(replayMessages.pathGames(2))
})

test('a team without paths on a map is named as the archive spells it', () => {
  expect(courses({ team: 'Owls', map: 'stormpoint', courses: [] })).toContain(
    replayMessages.noPaths('Owls', 'Storm Point'),
  )
  expect(courses(undefined)).toContain(replayMessages.pathsTitle('owls'))
  expect(courses(undefined)).toContain(replayMessages.loadingPaths)
})
