import { screen, waitFor, within } from '@testing-library/dom'
import { beforeEach, expect, test } from 'vitest'
import { getPoiCompsData } from '#contract/map/poi.ts'
import { getPoiPositions } from '#contract/map/poi-position.ts'
import { listPinMarkers } from '#contract/map/pin.ts'
import { listPlans } from '#contract/map/plan.ts'
import { listRings } from '#contract/map/ring.ts'
import { login } from '#contract/account/session.ts'
import { fillLogin } from '../../testing/fill.ts'
import { arriveAt, goBack, openPage } from '../../testing/open-page.ts'
import { NOAH } from '../../testing/people.ts'
import { server } from '../../testing/test-server.ts'

const STORM_POINT = '/interactive-map/?map=stormpoint'

beforeEach(() => {
  server.answerIfAsked(getPoiCompsData, { poiCompsData: {} })
  server.answerIfAsked(getPoiPositions, { success: true, positions: {} })
})

const tool = (name: string) => screen.getByRole('radio', { name })
const surface = () => screen.getByRole('application')
const said = async (text: string) => {
  const status = await screen.findAllByRole('status')
  await waitFor(() => expect(status.map(({ textContent }) => textContent).join()).toContain(text))
}
const drawn = () =>
  within(screen.getByRole('region', { name: 'Shapes' }))
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent)

test('everything is drawn by keyboard, and told', async () => {
  const user = await openPage(STORM_POINT, { as: 'guest' })
  await screen.findByText(/^No shapes yet\./)
  tool('Move the map').focus()
  for (const name of ['Select and move', 'Pen', 'Area', 'Arrow']) {
    await user.keyboard('{ArrowDown}')
    expect(tool(name)).toHaveFocus()
  }
  await user.keyboard(' ')
  expect(surface()).toHaveAccessibleName('Drawing surface, Arrow')
  surface().focus()
  await user.keyboard('{Enter}')
  await said('Started at F6')
  await user.keyboard('{Shift>}{ArrowRight}{ArrowRight}{/Shift}')
  await said('G6')
  await user.keyboard('{Enter}')
  await said('Arrow F6 to G6 drawn')
  await user.keyboard('{Enter}{Escape}')
  await said('Canceled')
  await user.click(tool('Ring'))
  surface().focus()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(drawn()).toHaveLength(2))
  expect(drawn()).toEqual([
    expect.stringMatching(/^Arrow F6 to G6/),
    expect.stringMatching(/^Ring 1 at G6/),
  ])
  await user.click(screen.getByRole('button', { name: /^Ring 1/ }))
  expect(surface()).toHaveAccessibleName('Drawing surface, Select and move')
  surface().focus()
  await user.keyboard('{Shift>}{ArrowUp}{/Shift}')
  await waitFor(() => expect(drawn()[1]).toMatch(/^Ring 1 at G5/))
  await user.keyboard('{Delete}')
  await waitFor(() => expect(drawn()).toHaveLength(1))
  await user.keyboard('{Escape}')
  expect(tool('Move the map')).toBeChecked()
  expect(screen.getByRole('group', { name: 'Map of Storm Point' })).toHaveFocus()
})

test('layers are part of the address, and each map has its own drawing', async () => {
  server.answer(listPinMarkers, { markers: [] })
  const user = await openPage(STORM_POINT, { as: 'guest' })
  await screen.findByRole('button', { name: /^Checkpoint/ })
  await user.click(tool('Ring'))
  surface().focus()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(drawn()).toHaveLength(1))
  await user.click(screen.getByRole('switch', { name: 'POIs' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Checkpoint/ })).toBeNull())
  await user.click(screen.getByRole('switch', { name: 'Pins' }))
  await arriveAt(`${STORM_POINT}&layers=pins`)
  await user.click(screen.getByRole('tab', { name: 'E-District' }))
  await arriveAt('/interactive-map/?map=edistrict&layers=pins')
  await waitFor(() => expect(drawn()).toHaveLength(0))
  await goBack()
  await waitFor(() => expect(drawn()).toHaveLength(1))
})

test('rings are placed and moved by keyboard alone', async () => {
  server.answer(listRings, { games: [] })
  const user = await openPage(STORM_POINT, { as: 'guest' })
  await screen.findByRole('heading', { name: 'Plans' })
  await user.keyboard('o')
  expect(await screen.findByRole('application', { name: 'Ring placement' })).toHaveFocus()
  await user.keyboard('{Shift>}{ArrowRight}{/Shift}{ArrowUp}')
  await said('F5')
  await user.keyboard('{Enter}')
  await said('Ring 1 at F5')
  await user.keyboard('{Shift>}{ArrowDown}{/Shift}{Enter}')
  await said('Ring 2 at F6')
  await user.keyboard('{Shift>}{ArrowUp}{/Shift}')
  await said('Ring 2 at F5')
  await arriveAt(`${STORM_POINT}&rings=55,49,55,49`)
  await user.click(
    within(await screen.findByRole('region', { name: 'Rings' })).getByRole('button', {
      name: 'Move ring 1',
    }),
  )
  surface().focus()
  await user.keyboard('{ArrowLeft}')
  await said('Ring 1 at F5')
  await arriveAt(`${STORM_POINT}&rings=54,49,55,49`)
  await user.keyboard('{Escape}')
  expect(tool('Move the map')).toBeChecked()
  expect(screen.getByRole('group', { name: 'Map of Storm Point' })).toHaveFocus()
})

test('without figures a POI is still a name at a place, and Retry brings them', async () => {
  server.refuse(getPoiCompsData, 500, 'internal', 'The disk is on fire.')
  const user = await openPage(STORM_POINT, { as: 'guest', width: 390 })
  expect(await screen.findByText(/POIs: The disk is on fire\./)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Checkpoint' })).toBeVisible()
  server.answer(getPoiCompsData, { poiCompsData: {} })
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  await waitFor(() => expect(screen.queryByText(/POIs: The disk is on fire\./)).toBeNull())
  expect(await screen.findByRole('button', { name: /^Checkpoint, / })).toBeVisible()
})

test('who logs in from the map is led back to it', async () => {
  server.answer(listPlans, { plans: [] })
  server.answer(login, { token: 'fresh', user: NOAH })
  const user = await openPage(STORM_POINT, { as: 'guest' })
  const pages = within(screen.getByRole('navigation', { name: 'Pages of Maps' }))
  expect(pages.getByRole('link', { name: 'Interactive Map' })).toHaveAttribute(
    'aria-current',
    'page',
  )
  await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Login' }))
  await fillLogin(user, 'noah', 'secret')
  await arriveAt(STORM_POINT)
})
