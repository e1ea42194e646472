import { screen, waitFor } from '@testing-library/dom'
import { beforeEach, expect, test } from 'vitest'
import { getDraft } from '#contract/draft/draft.ts'
import { getSeriesPlan, saveSeriesPlan } from '#contract/series-plan/series-plan.ts'
import { answerAroundDraft } from '../testing/draft-answers.ts'
import { openPage } from '../testing/open-page.ts'
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
