import { screen, waitFor, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { getClubTeams } from '#contract/catalog/own-team.ts'
import { type Debrief, getDebrief, judgeInsight } from '#contract/review/debrief.ts'
import { openPage } from '../../testing/open-page.ts'
import { ADA, NOAH } from '../../testing/people.ts'
import { server } from '../../testing/test-server.ts'

const game = (number: number, points: number) => ({
  id: 10 + number,
  number,
  map: 'stormpoint',
  placement: 10,
  kills: 9,
  points,
  legends: ['Ash'],
  outS: null,
  hasPositions: false,
})
const insight = (change: Partial<Debrief['findings'][number]> = {}) => ({
  kind: 'killsWithoutPlacement' as const,
  own: 9,
  other: 26,
  field: [24, 28],
  n: 4,
  stake: 17,
  game: null,
  facts: { kills: 20, atLeast: 15 },
  legends: [],
  verdict: null,
  ...change,
})
const debrief = (change: Partial<Debrief> = {}): Debrief => ({
  event: 'Cup',
  team: 'Alliance',
  rank: 12,
  teams: 20,
  games: [game(1, 11), game(2, 4)],
  findings: [insight()],
  said: [{ kind: 'killsWithoutPlacement', right: 3, all: 5 }],
  ...change,
})
const ownTeam = () => server.answer(getClubTeams, { teams: [], defaultTeam: 'Alliance' })

test('a finding has its numbers, its comparison and how it is calculated', async () => {
  ownTeam()
  server.answer(getDebrief, debrief())
  await openPage('/debrief?series=5', { as: NOAH })
  const found = await screen.findByRole('region', { name: 'To look at' })
  expect(found).toHaveTextContent(
    'You had 20 kills but 9 placement points. Teams with 15 kills or more averaged 26.',
  )
  expect(found).toHaveTextContent('read it as a hint')
  expect(found).toHaveTextContent('Called right 3 of 5 times so far.')
  expect(within(found).getByRole('img')).toHaveAccessibleName(/^You 9, Mean 26/)
  expect(screen.getByText('Results only.')).toBeVisible()
  expect(screen.getByText('#12')).toBeVisible()
  // Users read, editors judge.
  expect(within(found).queryByRole('button', { name: 'Right' })).toBeNull()
})

test('an editor says not useful, why, and takes it back', async () => {
  ownTeam()
  server.answer(getDebrief, debrief())
  server.answer(judgeInsight, { success: true, message: 'Saved' })
  const user = await openPage('/debrief?series=5&game=2', { as: ADA })
  const press = async (name: string) => user.click(await screen.findByRole('button', { name }))
  await screen.findByRole('button', { name: 'Not useful' })
  server.answer(getDebrief, debrief({ findings: [insight({ verdict: 'not_useful' })] }))
  await press('Not useful')
  expect(await screen.findByText(/You said: not useful/)).toBeVisible()
  server.answer(getDebrief, debrief({ findings: [insight({ verdict: 'known' })] }))
  await press('Known')
  expect(await screen.findByText(/You said: known/)).toBeVisible()
  server.answer(getDebrief, debrief())
  await press('Undo')
  expect(await screen.findByRole('button', { name: 'Right' })).toBeVisible()
  const said = { series: 5, game: 2, team: 'Alliance', kind: 'killsWithoutPlacement' }
  await waitFor(() =>
    expect(server.sent(judgeInsight)).toEqual([
      { ...said, verdict: 'not_useful' },
      { ...said, verdict: 'known' },
      { ...said, verdict: null },
    ]),
  )
})

test('nothing that stands out is a result too', async () => {
  ownTeam()
  server.answer(getDebrief, debrief({ findings: [] }))
  await openPage('/debrief?series=5', { as: NOAH })
  expect(await screen.findByText('Nothing stands out')).toBeVisible()
})

test('without an own team the page leads to its choice', async () => {
  await openPage('/debrief?series=5', { as: NOAH })
  expect(await screen.findByText('Choose your team to get a debrief.')).toBeVisible()
})

test('a series that the own team did not play says so', async () => {
  ownTeam()
  server.answer(getDebrief, debrief({ team: null, findings: [] }))
  await openPage('/debrief?series=6', { as: NOAH })
  expect(await screen.findByText("Alliance isn't in this series")).toBeVisible()
})
