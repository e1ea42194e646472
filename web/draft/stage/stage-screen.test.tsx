import { expect, test } from 'vitest'
import { draftPageMessages as texts } from '#contract/draft/draft-page.texts.ts'
import { attributesOf, renderHtml, renderText } from '../../shared/ui/test-render.tsx'
import { StageScreen } from './StageScreen.tsx'

const game = (id: number, comp: string[]) => ({ id, comp })

const draft = (change = {}) => ({
  banned_legends: ['fuse'],
  picked_legends: ['ash', 'mad_maggie'],
  draft_history: [game(1, ['seer', 'crypto', 'wattson']), game(2, ['seer', 'octane', 'ash'])],
  ...change,
})

const stage = (change = {}, onLeave: (() => void) | null = null) =>
  renderHtml(<StageScreen draft={draft(change)} room={null} onLeave={onLeave} />)

/** The state of a legend in the pool. */
const stateOf = (html: string, label: string) =>
  html.match(
    new RegExp(`data-state="(\\w+)">(?:(?!data-state).)*<span aria-hidden="true">${label}</span>`),
  )?.[1]

test('the stage shows the next game, its picks and the empty slots', () => {
  const text = renderText(<StageScreen draft={draft()} room={null} onLeave={null} />)
  expect(text).toMatch(new RegExp(`^${texts.nextUp} ${texts.game(3)} Ash Mad Maggie Pick 3`))
  const empty = renderText(
    <StageScreen draft={draft({ picked_legends: [] })} room={null} onLeave={null} />,
  )
  expect(empty).toContain(`${texts.slot(1)} ${texts.slot(2)} ${texts.slot(3)}`)
})

test('each legend is banned, picked, used before or free, in this order', () => {
  const html = stage()
  expect(stateOf(html, 'Fuse')).toBe('banned')
  expect(stateOf(html, 'Mad Maggie')).toBe('picked')
  // Used in game 2, but picked now.
  expect(stateOf(html, 'Ash')).toBe('picked')
  expect(stateOf(html, 'Seer')).toBe('used')
  expect(stateOf(html, 'Loba')).toBe('available')
  expect(stateOf(stage({ banned_legends: ['seer'] }), 'Seer')).toBe('banned')
})

test('games are listed in order, and many are drawn smaller', () => {
  expect(stage()).not.toContain('data-many')
  const many = Array.from({ length: 9 }, (_, id) => game(id, ['seer', 'crypto', 'wattson']))
  expect(stage({ draft_history: many })).toContain('data-many')
  expect(stage({ draft_history: [] })).not.toContain(`>${texts.history}<`)
})

test('only those who opened the stage from the draft can leave it', () => {
  expect(attributesOf(stage(), 'aria-label')).not.toContain(texts.leaveStage)
  expect(
    attributesOf(
      stage({}, () => {}),
      'aria-label',
    ),
  ).toContain(texts.leaveStage)
})

test('a view link says which room and team it is, the game of the series, and how the games went', () => {
  const known = [
    { ...game(1, ['seer', 'crypto', 'wattson']), map: 'stormpoint', place: 3, points: 15 },
  ]
  const room = { name: 'Harbor Open W3', team: 'Owls', firstGame: 4, lastPlayed: 0 }
  const text = renderText(
    <StageScreen draft={draft({ draft_history: known })} room={room} onLeave={null} />,
  )
  expect(text).toMatch(/^Owls, Harbor Open W3 Next up Game 5/)
  expect(text).toMatch(/Game 4.*Storm Point, #3, 15 points$/)
})
