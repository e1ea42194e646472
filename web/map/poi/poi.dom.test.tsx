import { screen, waitFor, within } from '@testing-library/dom'
import { beforeEach, expect, test } from 'vitest'
import { getNote } from '#contract/note/note.ts'
import { getPoiCompsData } from '#contract/map/poi.ts'
import {
  getAllPoiPositions,
  getPoiPositions,
  saveAllPoiPositions,
  savePoiPositions,
} from '#contract/map/poi-position.ts'
import { openPage } from '../../testing/open-page.ts'
import { ADA } from '../../testing/people.ts'
import { server } from '../../testing/test-server.ts'

const STORM_POINT = '/dashboard?view=poi_data&map=stormpoint'
const FAULT = [500, 'internal', 'The disk is on fire.'] as const
const NO_POSITIONS = { success: true, positions: {} } as const

beforeEach(() => {
  const note = { text: '', version: 0, updated_at: null, updated_by: null }
  server.answerIfAsked(getNote, { note })
})

const marker = (name: RegExp) =>
  within(screen.getByRole('list', { name: 'Points of interest' })).getByRole('button', { name })
const edit = () => screen.findByRole('button', { name: 'Edit POI Positions' })
const retry = (fault: string) => {
  const alert = screen.getAllByRole('alert').find((one) => one.textContent.includes(fault))
  return within(alert ?? document.body).getByRole('button', { name: 'Retry' })
}

test('sample data stands in for figures that cannot be had, and says so', async () => {
  server.refuse(getPoiCompsData, ...FAULT)
  server.refuse(getPoiPositions, ...FAULT)
  server.refuse(getAllPoiPositions, ...FAULT)
  const user = await openPage(STORM_POINT, { as: 'guest' })
  expect(await screen.findByText('Error fetching data: The disk is on fire.')).toBeVisible()
  expect(await screen.findByText(/^Couldn't load the saved positions\./)).toBeVisible()
  expect(screen.getAllByText('Sample data')).toHaveLength(3)
  server.answerText('/api/poi_comps_data', '<html>')
  await user.click(retry('The disk is on fire.'))
  expect(await screen.findByText('Invalid API response format', { exact: false })).toBeVisible()
  server.answer(getPoiCompsData, { poiCompsData: {} })
  server.answer(getPoiPositions, NO_POSITIONS)
  await user.click(retry('Invalid API response format'))
  await user.click(retry("Couldn't load the saved positions."))
  await waitFor(() => expect(screen.queryByText('Sample data')).toBeNull())
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull())
})

test('moves survive another view and a failed save, and stay where they are once they are saved', async () => {
  server.answer(getPoiCompsData, { poiCompsData: {} })
  server.answer(getPoiPositions, NO_POSITIONS)
  const user = await openPage(STORM_POINT, { as: ADA })
  await user.click(await edit())
  expect(await screen.findByText('No changes yet')).toBeVisible()
  marker(/^North Pad/).focus()
  await user.keyboard('{ArrowLeft}{Shift>}{ArrowUp}{/Shift}')
  expect(marker(/^North Pad/)).toHaveAccessibleName('North Pad, at 23.3, 9.5')
  await user.keyboard('{Shift>}{ArrowUp}{ArrowUp}{/Shift}')
  expect(marker(/^North Pad/)).toHaveAccessibleName('North Pad, at 23.3, 0')

  await user.click(screen.getByRole('link', { name: 'Match' }))
  await screen.findByRole('heading', { level: 1, name: 'Regular View' })
  await user.click(screen.getByRole('link', { name: 'Maps' }))
  await user.click(await screen.findByRole('tab', { name: 'Storm Point' }))
  await user.click(await edit())
  expect(await screen.findByText('1 unsaved move')).toBeVisible()
  server.refuse(savePoiPositions, ...FAULT)
  server.refuse(saveAllPoiPositions, ...FAULT)
  await user.click(screen.getByRole('button', { name: 'Save POI Positions' }))
  expect(await screen.findByText('Failed to save POI positions. Please try again.')).toBeVisible()
  expect(screen.getByText('1 unsaved move')).toBeVisible()
  // The current call fails, the older one takes it. Then nothing can be read, and still nothing jumps back.
  server.answer(saveAllPoiPositions, { success: true, message: 'Saved' })
  server.refuse(getPoiPositions, ...FAULT)
  server.refuse(getAllPoiPositions, ...FAULT)
  await user.click(screen.getByRole('button', { name: 'Save POI Positions' }))
  expect(await screen.findByText('POI positions saved successfully!')).toBeVisible()
  expect(await screen.findByText(/^Couldn't load the saved positions\./)).toBeVisible()
  expect(await edit()).toBeVisible()
  expect(screen.getByRole('main')).toHaveFocus()
  expect(marker(/^North Pad/).parentElement).toHaveAttribute('data-place', '23.3 0')
})
