import { screen, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { listUserNames } from '#contract/account/user.ts'
import { type AllMoments, listAllMoments } from '#contract/review/moment.ts'
import { openPage } from '../../testing/open-page.ts'
import { NOAH } from '../../testing/people.ts'
import { server } from '../../testing/test-server.ts'

const VIEW = '/dashboard?view=moments'
const game = (id: number, map: string) => ({
  id,
  number: id,
  map,
  series: id,
  event: `Cup ${id}`,
  startedAt: 1_790_000_000,
})
const moment = (
  id: string,
  of: number,
  at: number,
  change: Partial<AllMoments['moments'][number]> = {},
) => ({
  id,
  game: of,
  at,
  from: at - 8,
  to: at + 12,
  tags: ['rotation' as const],
  note: `Note ${id}`,
  players: [],
  legends: [],
  position: { x: 50, y: 50 },
  ring: 2,
  isPrivate: false,
  version: 1,
  createdBy: 'mika',
  createdAt: 0,
  updatedBy: 'mika',
  updatedAt: 0,
  ...change,
})
const ALL: AllMoments = {
  games: [game(2, 'stormpoint'), game(1, 'worldsedge')],
  moments: [
    moment('a', 2, 100),
    moment('b', 2, 200, { tags: ['fight'], players: ['ylva'], ring: 4 }),
    moment('c', 1, 300, { position: null, ring: null }),
  ],
  total: 3,
}

function answer(all: AllMoments) {
  server.answer(listAllMoments, all)
  server.answerIfAsked(listUserNames, { names: [] })
}
const shown = () => screen.queryAllByRole('link', { name: /^Open/ }).length

test('moments are listed by game and lead to their time in Review', async () => {
  answer(ALL)
  await openPage(VIEW, { as: NOAH })
  const second = await screen.findByRole('region', { name: 'Game 2, Storm Point, Cup 2' })
  const link = within(second).getByRole('link', { name: 'Open 1:40 in Review' })
  expect(link).toHaveAttribute('href', '/replay?game=2&at=92')
  expect(screen.getByText('3 moments, in 2 games')).toBeVisible()
})

test('filters narrow the list, are in the address, and say how many each would show', async () => {
  answer(ALL)
  const user = await openPage(VIEW, { as: NOAH })
  const filters = await screen.findByRole('region', { name: 'Filters' })
  expect(within(filters).getByText('Ring 4 and later').closest('label')).toHaveTextContent(/1$/)
  await user.click(within(filters).getByLabelText(/^Fight/))
  expect(shown()).toBe(1)
  expect(location.search).toContain('tag=fight')
  // Rotation would add two; World's Edge has none of the fights.
  expect(
    within(filters)
      .getByLabelText(/^Rotation/)
      .closest('label'),
  ).toHaveTextContent(/2$/)
  expect(
    within(filters)
      .getByLabelText(/^World's Edge/)
      .closest('label'),
  ).toHaveTextContent(/0$/)
  await user.click(within(filters).getByLabelText(/^World's Edge/))
  expect(screen.getByText('No moment matches')).toBeVisible()
  await user.click(screen.getByRole('button', { name: "Remove World's Edge" }))
  expect(shown()).toBe(1)
  await user.click(screen.getByRole('button', { name: 'Clear' }))
  expect(shown()).toBe(3)
  await user.type(screen.getByRole('searchbox', { name: 'Search notes' }), 'note c')
  expect(shown()).toBe(1)
})

test('a link opens the list as it was narrowed', async () => {
  answer(ALL)
  await openPage(`${VIEW}&player=ylva&phase=late`, { as: NOAH })
  await screen.findByText('1 of 3 moments, in 1 game')
  expect(screen.getByRole('button', { name: 'Remove ylva' })).toBeVisible()
})

test('without moments the page says how to make one', async () => {
  answer({ games: [], moments: [], total: 0 })
  await openPage(VIEW, { as: NOAH })
  expect(await screen.findByText('No moments yet')).toBeVisible()
})
