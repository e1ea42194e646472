import { expect, test } from 'vitest'
import { finishMessages as texts } from '#contract/series/finish.texts.ts'
import type { LiveView } from '#domain/live-match/view/live-view.ts'
import { testView, viewedTeam } from '#domain/live-match/view/test-view.ts'
import { renderText } from '../shared/ui/test-render.tsx'
import { LiveFinish } from './LiveFinish.tsx'
import { liveFinishQuery, liveState } from './live-finish.ts'

test('a game in progress keeps the place and kills of who is out, and counts who is alive', () => {
  const [first, ...others] = viewedTeam(3).players
  if (!first) throw new Error('Teams have three players.')
  const view = testView({
    teams: [
      viewedTeam(2, { placement: 20, kills: 1, seriesPoints: 12 }),
      viewedTeam(3, { kills: 4, players: [{ ...first, state: 'out' }, ...others] }),
    ],
  })
  const state = liveState(view)
  expect(state?.question).toMatchObject({ played: 3, games: 6, matchPoint: null })
  expect(state?.question.current).toEqual([
    { placement: 20, kills: 1, alive: 3 },
    { placement: null, kills: 4, alive: 2 },
  ])
  expect(state?.teams).toEqual([
    { name: 'Team 2', points: 12 },
    { name: 'Team 3', points: 0 },
  ])
})

test('before the drop the chances are those after the last game, and the first game has none yet', () => {
  expect(liveState(testView({ phase: 'lobby' }))?.question.current).toBeNull()
  expect(liveState(testView({ phase: 'lobby', game: 1 }))).toBeNull()
  expect(liveState(testView({ game: 1 }))).not.toBeNull()
})

test('nothing is simulated for a stopped game, or after the last one', () => {
  expect(liveState(testView({ phase: 'stopped' }))).toBeNull()
  expect(liveState(testView({ phase: 'over', game: 6 }))).toBeNull()
  // By match point nobody knows which game is the last.
  const rule = { points: 50, minGames: 1 }
  expect(liveState(testView({ phase: 'over', game: 7, matchPoint: rule }))).not.toBeNull()
})

const panel = (view: LiveView, names?: readonly string[]) => {
  const state = liveState(view)
  const chances = Float64Array.of(0.4, 0.6)
  const finish = { first: chances, top5: chances, top10: chances, winNext: chances }
  return renderText(<LiveFinish view={view} />, {
    answers: state
      ? [
          [
            liveFinishQuery(state).queryKey,
            { finish, teams: names ?? state.teams.map(({ name }) => name) },
          ],
        ]
      : [],
  })
}

test('teams are listed by their points of now, and say who wins this game', () => {
  const teams = [viewedTeam(2, { gamePoints: 3 }), viewedTeam(3, { seriesPoints: 9 })]
  const text = panel(testView({ teams }))
  expect(text).toContain(texts.during(4, 6))
  expect(text).toContain(texts.winThis)
  expect(text).toMatch(/Team 3 9 60% 60% 60% Team 2 3 40%/)
  // Who wins the series is only shown where a game can decide it.
  expect(text).not.toContain(texts.winSeries)
  expect(panel(testView({ teams, matchPoint: { points: 50, minGames: 1 } }))).toContain(
    texts.winSeries,
  )
})

test('chances of another lobby are never shown for these teams', () => {
  const view = testView({ teams: [viewedTeam(2), viewedTeam(3)] })
  expect(panel(view, ['Team 3', 'Team 9'])).toMatch(/Team 3 0 40%/)
  expect(panel(view, ['Team 3', 'Team 9'])).not.toContain('Team 2')
})
