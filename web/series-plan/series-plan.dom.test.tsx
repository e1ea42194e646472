import { screen, waitFor } from '@testing-library/dom'
import { beforeEach, expect, test } from 'vitest'
import { getDraft } from '#contract/draft/draft.ts'
import { getSeriesPlan, saveSeriesPlan } from '#contract/series-plan/series-plan.ts'
import { answerAroundDraft } from '../testing/draft-answers.ts'
import { loadPage, openPage } from '../testing/open-page.ts'
import { NOAH } from '../testing/people.ts'
import { server } from '../testing/test-server.ts'

beforeEach(answerAroundDraft)

const games = (count: number) =>
  Array.from({ length: count }, () => ({ map: null, comp: null, planB: null }))
const plan = (count: number) => ({
  games: games(count),
  team: null,
  teams: [],
  series: null,
  allowRepeats: false,
  allowUnplayed: false,
})
const EMPTY = { version: 0, banned_legends: [], picked_legends: [], draft_history: [] }

const map = () => screen.getByRole('combobox', { name: 'Map of game 1' })

test('a change that comes second is refused, and the current plan is shown', async () => {
  server.answer(getDraft, EMPTY)
  server.answer(getSeriesPlan, { version: 3, plan: plan(6), updatedBy: null, updatedAt: null })
  server.refuse(saveSeriesPlan, 409, 'changed_meanwhile', 'Changed')
  const user = await openPage('/plan', { as: NOAH })
  await waitFor(() => expect(screen.getAllByRole('columnheader')).toHaveLength(6))
  const theirs = { version: 4, plan: plan(4), updatedBy: 'mia', updatedAt: Date.now() }
  server.answer(getSeriesPlan, theirs)
  await user.selectOptions(map(), "World's Edge")
  expect(
    await screen.findByText('Someone else changed the plan in the meantime.', { exact: false }),
  ).toBeVisible()
  await waitFor(() => expect(screen.getAllByRole('columnheader')).toHaveLength(4))
  expect(map()).toHaveValue('')
  expect(screen.getByText(/^Last changed by mia/)).toBeVisible()
  expect(server.sent(saveSeriesPlan)[0]?.version).toBe(3)
})

test('a change that could not be saved says so, survives a reload and is saved when the server is back', async () => {
  server.answer(getDraft, EMPTY)
  const before = { version: 3, plan: plan(6), updatedBy: null, updatedAt: null }
  server.answer(getSeriesPlan, before)
  server.cutOff(saveSeriesPlan)
  const user = await openPage('/plan', { as: NOAH })
  await user.selectOptions(
    await screen.findByRole('combobox', { name: 'Map of game 1' }),
    'worldsedge',
  )
  const notice = "Your last change isn't saved yet. Retrying..."
  expect(await screen.findByText(notice)).toBeVisible()

  await loadPage()
  await waitFor(() => expect(map()).toHaveValue('worldsedge'))
  expect(await screen.findByText(notice)).toBeVisible()
  const changed = plan(6).games.map((game, at) =>
    at === 0 ? { ...game, map: 'worldsedge' } : game,
  )
  const saved = {
    version: 4,
    plan: { ...plan(6), games: changed },
    updatedBy: 'noah',
    updatedAt: Date.now(),
  }
  server.answer(saveSeriesPlan, { success: true, message: 'Plan saved.', ...saved })
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  await waitFor(() => expect(screen.queryByText(notice)).toBeNull())
  expect(map()).toHaveValue('worldsedge')
  const [first, ...others] = server.sent(saveSeriesPlan)
  expect(first).toMatchObject({ version: 3, plan: { games: changed } })
  for (const other of others) expect(other).toEqual(first)

  server.answer(getSeriesPlan, saved)
  const sent = server.sent(saveSeriesPlan).length
  await loadPage()
  await waitFor(() => expect(map()).toHaveValue('worldsedge'))
  expect(server.sent(saveSeriesPlan)).toHaveLength(sent)
})
