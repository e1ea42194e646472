import { screen, waitFor, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { pinMessages } from '#contract/map/pin.texts.ts'
import { addPinMarker, deletePinMarker, listPinMarkers, type PinMarker } from '#contract/map/pin.ts'
import { listLootpaths } from '#contract/map/lootpath.ts'
import { fillField } from '../../testing/fill.ts'
import { arriveAt, goBack, openPage } from '../../testing/open-page.ts'
import { ADA } from '../../testing/people.ts'
import { server } from '../../testing/test-server.ts'

const PIN_MAP = '/dashboard?view=pin_map&map=brokenmoon'
const VIDEO = 'https://youtu.be/M7lc1UVf-VE?t=1m30s'
const video = (id: number, title: string, x: number, y: number): PinMarker => ({
  id,
  map: 'brokenmoon',
  title,
  x,
  y,
  type: 'video',
  imageUrl: null,
  youtubeLink: VIDEO,
})
const ROOF = video(1, 'Zip to the roof', 22, 30)
const WALL = video(2, '', 75, 75)

const listed = (...markers: PinMarker[]) => server.answer(listPinMarkers, { markers })
const toggle = () => screen.findByRole('button', { name: 'Add Marker' })
const question = () => within(screen.getByRole('alertdialog', { name: 'Delete marker' }))
const rows = () =>
  within(screen.getByRole('list', { name: 'Markers' }))
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent)

async function placeByKeyboard(keys: string) {
  const user = await openPage(PIN_MAP, { as: ADA })
  ;(await toggle()).focus()
  await user.keyboard('{Enter}')
  const cross = await screen.findByRole('button', {
    name: 'Crosshair at F6, 50% across, 50% down',
  })
  await waitFor(() => expect(cross).toHaveFocus())
  await user.keyboard(keys)
  return { user, dialog: () => within(screen.getByRole('dialog', { name: 'Add Marker' })) }
}

test('adding a marker is given up by Cancel and by Escape, and after its dialog another place can be chosen', async () => {
  listed()
  const user = await openPage(PIN_MAP, { as: ADA })
  await user.click(await toggle())
  const bar = 'Click the map to place the marker. Esc cancels.'
  expect(await screen.findByText(bar)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await user.click(await toggle())
  await user.keyboard('{Escape}')
  expect(await toggle()).toBeVisible()
  await user.click(await toggle())
  ;(await screen.findByRole('button', { name: /^Crosshair at/ })).focus()
  await user.keyboard('{Enter}')
  const dialog = within(await screen.findByRole('dialog', { name: 'Add Marker' }))
  expect(dialog.getByRole('button', { name: 'Add Marker' })).toBeDisabled()
  await user.keyboard('{Escape}')
  expect(await screen.findByText(bar)).toBeVisible()
})

test('a video is pinned where the crosshair was moved to, if its link is one of YouTube', async () => {
  listed()
  const { user, dialog } = await placeByKeyboard('{Shift>}{ArrowRight}{/Shift}{ArrowUp}')
  await waitFor(() =>
    expect(
      screen.getAllByRole('status').some(({ textContent }) => /Crosshair at G5/.test(textContent)),
    ).toBe(true),
  )
  await user.keyboard('{Enter}')
  expect(await screen.findByText(/Broken Moon, G5/)).toBeVisible()
  await user.click(dialog().getByRole('radio', { name: 'Video' }))
  const add = () => user.click(dialog().getByRole('button', { name: 'Add Marker' }))
  const link = dialog().getByLabelText('YouTube link')
  await fillField(user, link, 'https://youtube.com.example.org/watch?v=M7lc1UVf-VE')
  await add()
  expect(await dialog().findByRole('alert')).toHaveTextContent("This isn't a YouTube video link.")
  expect(server.sent(addPinMarker)).toEqual([])
  await fillField(user, link, VIDEO)
  expect(dialog().getByText(/Video M7lc1UVf-VE, from 1:30/)).toBeVisible()

  server.refuse(addPinMarker, 500, 'internal', 'The disk is on fire.')
  await add()
  expect(await dialog().findByRole('alert')).toHaveTextContent(
    'Failed to add markerThe disk is on fire.',
  )
  const marker = video(3, '', 60, 49)
  server.answer(addPinMarker, { success: true, message: 'Marker added', marker })
  listed(marker)
  await add()
  expect(await screen.findByText('Marker added')).toBeVisible()
  await waitFor(() => expect(rows()).toHaveLength(1))
  expect(server.sent(addPinMarker).at(-1)).toMatchObject({
    map: 'brokenmoon',
    x: 60,
    y: 49,
    type: 'video',
    youtubeLink: VIDEO,
  })
})

test('a marker that someone else deleted first says so, and its dialog closes', async () => {
  listed(ROOF)
  server.refuse(deletePinMarker, 404, 'not_found', pinMessages.notFound)
  const user = await openPage(`${PIN_MAP}&pin=1`, { as: ADA })
  const dialog = await screen.findByRole('dialog')
  // Until then the dialog takes no clicks.
  await waitFor(() => expect(dialog).toHaveStyle({ 'pointer-events': 'auto' }))
  const opened = within(dialog)
  await user.click(opened.getByRole('button', { name: 'Delete marker' }))
  // Only a picture says that its file goes too.
  expect(screen.getByRole('alertdialog')).toHaveTextContent(
    'Zip to the roof will be deleted for everyone.Cancel',
  )
  await user.click(question().getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(opened.getByRole('button', { name: 'Delete marker' })).toHaveFocus())
  await user.click(opened.getByRole('button', { name: 'Delete marker' }))
  listed()
  await user.click(question().getByRole('button', { name: 'Delete marker' }))
  expect(await screen.findByText('This marker was already deleted.')).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus())
})

test('markers are found by title, by type and by cell', async () => {
  listed(ROOF, WALL)
  const user = await openPage(PIN_MAP, { as: 'guest' })
  const search = await screen.findByRole('searchbox', { name: 'Search markers' })
  await fillField(user, search, 'ROOF')
  await waitFor(() => expect(rows()).toEqual([expect.stringMatching(/^Zip to the roof/)]))
  await fillField(user, search, 'video at h8')
  await waitFor(() => expect(rows()).toEqual([expect.stringMatching(/^Video at H8/)]))
  await fillField(user, search, 'nothing like it')
  expect(await screen.findByText('No markers match your search')).toBeVisible()
})

test('markers that do not come are told, and Retry brings them', async () => {
  server.refuse(listPinMarkers, 500, 'internal', 'The disk is on fire.')
  const user = await openPage(PIN_MAP, { as: 'guest' })
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch markers')
  listed(ROOF)
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  await waitFor(() => expect(rows()).toHaveLength(1))
  expect(screen.getByRole('main')).toHaveFocus()
})

test('each map has its own markers, and Back leads to those of the map before', async () => {
  listed(ROOF)
  const user = await openPage(PIN_MAP, { as: 'guest' })
  await waitFor(() => expect(rows()).toHaveLength(1))
  listed()
  await user.click(screen.getByRole('tab', { name: 'E-District' }))
  await arriveAt('/dashboard?view=pin_map&map=edistrict')
  await waitFor(() => expect(screen.queryByText('Zip to the roof')).toBeNull())
  expect(server.sent(listPinMarkers).at(-1)).toEqual({ map: 'edistrict' })
  await goBack()
  await waitFor(() => expect(rows()).toHaveLength(1))
})

test('the map pages share one map: what was looked at last is shown on the next one', async () => {
  listed()
  const user = await openPage(PIN_MAP, { as: ADA })
  expect(await screen.findByRole('tab', { name: 'Broken Moon' })).toHaveAttribute(
    'aria-selected',
    'true',
  )
  const pages = within(screen.getByRole('navigation', { name: 'Pages of Maps' }))
  server.answer(listLootpaths, { success: true, files: [], locations: [] })
  await user.click(pages.getByRole('link', { name: 'Lootpaths' }))
  await arriveAt('/dashboard?view=lootpath')
  await waitFor(() =>
    expect(screen.getByRole('tab', { name: 'Broken Moon' })).toHaveAttribute(
      'aria-selected',
      'true',
    ),
  )
})
