import { screen, waitFor, within } from '@testing-library/dom'
import { beforeEach, expect, test } from 'vitest'
import { planMessages } from '#contract/map/plan.texts.ts'
import {
  changePlan,
  createPlan,
  getPlan,
  getSharedPlan,
  listPlans,
  type Plan,
} from '#contract/map/plan.ts'
import { getPoiCompsData } from '#contract/map/poi.ts'
import { getPoiPositions } from '#contract/map/poi-position.ts'
import { fillField } from '../../../testing/fill.ts'
import { arriveAt, openPage } from '../../../testing/open-page.ts'
import { NOAH } from '../../../testing/people.ts'
import { server } from '../../../testing/test-server.ts'

const RING = { id: 1, kind: 'ring', centre: { x: 50, y: 50 }, radius: 20 } as const
const ARROW = {
  id: 2,
  kind: 'arrow',
  ink: 'sky',
  from: { x: 65, y: 65 },
  to: { x: 85, y: 85 },
} as const
const ENTRY = {
  id: 7,
  name: 'Zone 4 push',
  map: 'stormpoint',
  version: 1,
  updated_at: 0,
  share_id: null,
  draw_id: null,
}
const PLAN: Plan = { ...ENTRY, shapes: [RING] }

beforeEach(() => {
  server.answerIfAsked(getPoiCompsData, { poiCompsData: {} })
  server.answerIfAsked(getPoiPositions, { success: true, positions: {} })
})

const drawn = () =>
  within(screen.getByRole('region', { name: 'Shapes' })).queryAllByRole('listitem')
const button = (name: string | RegExp) => screen.getByRole('button', { name })

async function openPlan() {
  server.answer(listPlans, { plans: [ENTRY] })
  server.answer(getPlan, { plan: PLAN })
  const user = await openPage('/interactive-map/?map=stormpoint&plan=7', { as: NOAH })
  await waitFor(() => expect(drawn()).toHaveLength(1))
  return user
}

test('a plan that was changed in another window is not overwritten, and can be loaded', async () => {
  const user = await openPlan()
  server.refuse(changePlan, 409, 'changed_meanwhile', planMessages.changedMeanwhile)
  await user.click(button(/^Remove Ring 1/))
  await user.click(button('Save'))
  expect(await screen.findByText(/^This plan was changed in another window/)).toBeVisible()
  server.answer(getPlan, { plan: { ...PLAN, version: 2, shapes: [RING, ARROW] } })
  await user.click(button('Load saved version'))
  await waitFor(() => expect(drawn()).toHaveLength(2))
  expect(server.sent(changePlan)).toEqual([{ id: 7, version: 1, shapes: [] }])
})

test('a plan that was deleted in another window can be saved as a new one', async () => {
  const user = await openPlan()
  server.refuse(changePlan, 404, 'not_found', planMessages.notFound)
  await user.click(button(/^Remove Ring 1/))
  await user.click(button('Save'))
  expect(await screen.findByRole('alert')).toHaveTextContent("This plan doesn't exist")
  expect(screen.queryByRole('button', { name: 'Load saved version' })).toBeNull()
  server.answer(createPlan, {
    success: true,
    message: 'Plan saved',
    plan: { ...PLAN, id: 8, name: 'Rescued', shapes: [] },
  })
  await user.click(button('Save as new plan'))
  await arriveAt('/interactive-map/?map=stormpoint&plan=8')
})

test('a plan of someone else does not exist', async () => {
  server.refuse(getPlan, 404, 'not_found', planMessages.notFound)
  await openPage('/interactive-map/?map=stormpoint&plan=7', { as: NOAH })
  expect(await screen.findByText(/^This plan doesn't exist/)).toBeVisible()
})

test('a plan that is saved keeps what is drawn meanwhile and the tool', async () => {
  server.answer(listPlans, { plans: [] })
  server.answer(createPlan, { success: true, message: 'Plan saved', plan: PLAN })
  const letGo = server.hold(createPlan)
  const user = await openPage('/interactive-map/?map=stormpoint', { as: NOAH })
  expect(await screen.findByText('You have no plans yet.')).toBeVisible()
  await user.click(screen.getByRole('radio', { name: 'Ring' }))
  screen.getByRole('application').focus()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(drawn()).toHaveLength(1))
  await fillField(user, screen.getByLabelText('Plan name'), 'Zone 4 push')
  await user.dblClick(button('Save as plan'))
  screen.getByRole('application').focus()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(drawn()).toHaveLength(2))
  server.answer(listPlans, { plans: [ENTRY] })
  letGo()
  await arriveAt('/interactive-map/?map=stormpoint&plan=7')
  // The plan is another editor than the free drawing.
  expect(screen.getByRole('radio', { name: 'Ring' })).toBeChecked()
  expect(await screen.findByText('Unsaved changes')).toBeVisible()
  expect(drawn()).toHaveLength(2)
  expect(server.sent(createPlan)).toHaveLength(1)
})

test('without a live connection a shared plan is fetched again when its window gets the focus', async () => {
  const shareId = 'a'.repeat(22)
  const plan = { name: 'Zone 4 push', map: 'stormpoint', version: 1, shapes: [RING] }
  server.answer(getSharedPlan, { plan })
  await openPage(`/interactive-map/?shared=${shareId}`)
  await waitFor(() => expect(drawn()[0]).toHaveTextContent(/^Ring 1 at F6/))
  const moved = { ...RING, centre: { x: 15, y: 15 } }
  server.answer(getSharedPlan, { plan: { ...plan, version: 2, shapes: [moved] } })
  window.dispatchEvent(new Event('visibilitychange'))
  await waitFor(() => expect(drawn()[0]).toHaveTextContent(/^Ring 1 at B2/))
  expect(screen.getByText('Read-only')).toBeVisible()
})
