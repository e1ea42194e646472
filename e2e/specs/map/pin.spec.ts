import type { Page } from '@playwright/test'
import { listPinMarkers } from '#contract/map/pin.ts'
import { toast } from '../../pages/admin-page.ts'
import { expect, test } from '../../support/fixtures.ts'
import { asPhone, check } from '../../support/look.ts'
import { checkAllLooks, checkBothWidths } from '../../support/check-screen.ts'
import { callApi } from '../../support/people.ts'
import { inList, onMap, PICTURE, pinMap, pinFour, PLAYER, VIDEO } from '../../pages/pin-page.ts'

const PHONE = { theme: 'dark', width: 390 } as const

/** YouTube is played by the test: the page must ask for nothing else of it. */
async function playYouTube(page: Page) {
  const asked: { url: string; referer: string | undefined }[] = []
  await page.route('https://www.youtube-nocookie.com/**', (route) => {
    asked.push({ url: route.request().url(), referer: route.request().headers().referer })
    return route.fulfill({ contentType: 'text/html', body: '<title>Player</title>' })
  })
  return asked
}

/** Two markers at one point open from a list, and lie apart once the map is large enough. */
async function openBothAtF6(page: Page) {
  await onMap(page, '2 markers at F6').click()
  const both = page.getByRole('dialog', { name: '2 markers at F6' })
  await both.getByRole('button', { name: 'Picture at F6' }).click()
  await page.getByRole('dialog', { name: 'Picture at F6' }).press('Escape')
  await expect(both.getByRole('button', { name: 'Picture at F6' })).toBeFocused()
  await page.keyboard.press('Escape')
  const zoomIn = page.getByRole('button', { name: 'Zoom in' })
  for (let step = 0; step < 3; step += 1) await zoomIn.click()
  await expect(onMap(page, 'Video at F6')).toBeVisible()
  await expect(onMap(page, 'Picture at F6')).toBeVisible()
}

/** The first file is no picture. */
async function choosePicture(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Add Marker' })
  const input = page.getByLabel('Choose picture')
  await input.setInputFiles({ ...PICTURE, name: 'broken.png', buffer: Buffer.from('no picture') })
  await expect(dialog.getByRole('alert')).toHaveText(/This file isn't a picture/)
  await expect(dialog.getByRole('button', { name: 'Add Marker' })).toBeDisabled()
  await input.setInputFiles(PICTURE)
  await expect(dialog.getByRole('img', { name: 'Selected picture' })).toBeVisible()
}

async function deleteMarker(page: Page) {
  await page.getByRole('button', { name: 'Delete marker' }).click()
  const question = page.getByRole('alertdialog', { name: 'Delete marker' })
  await question.getByRole('button', { name: 'Delete marker' }).click()
}

test('guests look at pictures and videos by mouse and keyboard', async ({
  open,
  address,
  admin,
  pageErrors,
}) => {
  pageErrors.expect(
    /^third party: https:\/\/www\.youtube-nocookie\.com\/embed\/M7lc1UVf-VE\?start=90$/,
  )
  await pinFour(address, admin, 'edistrict')
  const page = await open('guest', pinMap('edistrict'))
  const asked = await playYouTube(page)
  await expect(page.getByRole('button', { name: 'Add Marker' })).toBeHidden()
  await expect(page.getByRole('button', { name: 'Copy link' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Delete/ })).toBeHidden()

  await onMap(page, 'Picture at C4').hover()
  const preview = page.getByRole('tooltip').filter({ hasText: 'Click to enlarge' })
  await expect(preview.getByRole('img', { name: 'Picture pinned at C4' })).toBeVisible()
  // Onto the preview: what is hovered stays.
  await preview.getByText('Picture at C4').hover()
  await expect(preview).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(preview).toBeHidden()
  await onMap(page, 'Picture at C4').click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('img', { name: 'Picture pinned at C4' })).toBeVisible()
  await expect(page).toHaveURL(/pin=\d+/)
  // Away from the marker: under a mouse that rests there it would show its preview again.
  await page.mouse.move(2, 2)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page).not.toHaveURL(/pin=/)

  await page.keyboard.press('Tab')
  await expect(onMap(page, 'Video at H8')).toBeFocused()
  await expect(page.getByRole('tooltip').filter({ hasText: 'Click to play' })).toBeVisible()
  expect(asked).toEqual([])
  await page.keyboard.press('Enter')
  const player = dialog.locator('iframe')
  await expect(player).toHaveAttribute('title', 'Video at H8')
  await expect(player).toHaveAttribute('referrerpolicy', 'strict-origin-when-cross-origin')
  await expect(player).toHaveAttribute(
    'sandbox',
    'allow-scripts allow-same-origin allow-presentation',
  )
  await expect.poll(() => asked).toEqual([{ url: PLAYER, referer: `${address}/` }])
  // Not by Escape: a player that has taken the focus keeps its keys to itself.
  await dialog.getByRole('button', { name: 'Close' }).press('Enter')
  await expect(onMap(page, 'Video at H8')).toBeFocused()
  // The preview of what has the focus again lies over its neighbours.
  await page.keyboard.press('Escape')
  await expect(page.getByRole('tooltip')).toBeHidden()
  await openBothAtF6(page)
})

test('users look at pictures and videos by finger', async ({
  open,
  address,
  admin,
  user,
  pageErrors,
}) => {
  pageErrors.expect(
    /^third party: https:\/\/www\.youtube-nocookie\.com\/embed\/M7lc1UVf-VE\?start=90$/,
  )
  const { video } = await pinFour(address, admin, 'worldsedge')
  // An address that somebody sent opens the video, and still nothing comes from YouTube.
  const phone = await open(user, `${pinMap('worldsedge')}&pin=${video.id}`, { look: PHONE })
  const asked = await playYouTube(phone)
  await expect(
    phone.getByText('Nothing is loaded from YouTube until you play the video'),
  ).toBeVisible()
  await expect(phone.getByLabel('Title')).toBeHidden()
  await phone.getByRole('button', { name: 'Close' }).tap()
  await onMap(phone, 'Picture at C4').tap()
  await expect(phone.getByRole('dialog', { name: 'Picture at C4' })).toBeVisible()
  await phone.getByRole('button', { name: 'Close' }).tap()
  expect(asked).toEqual([])
  await inList(phone, 'Video at H8').tap()
  await expect(phone.locator('iframe')).toBeVisible()
})

test('an administrator pins by mouse and by keyboard, with titles, and deletes', async ({
  open,
  address,
  admin,
}) => {
  const page = await open(admin, pinMap('brokenmoon'))
  const frame = page.getByRole('group', { name: 'Map of Broken Moon' })
  const dialog = page.getByRole('dialog', { name: 'Add Marker' })
  const toggle = page.getByRole('button', { name: 'Add Marker' })
  await expect(page.getByText('No markers on this map yet')).toBeVisible()
  await toggle.click()
  await expect(page.getByText('Click the map to place the marker. Esc cancels.')).toBeVisible()
  await asPhone(page, () => check(page))
  await frame.click({ position: { x: 300, y: 300 } })
  await choosePicture(page)
  await checkBothWidths(page, 'pin-add')
  const uploads: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/file/upload')) uploads.push(request.url())
  })
  await dialog.getByRole('button', { name: 'Add Marker' }).dblclick()
  await expect(toast(page, 'Marker added')).toBeVisible()
  await expect(dialog).toBeHidden()
  expect(uploads).toHaveLength(1)
  await expect(inList(page, 'Picture at')).toHaveCount(1)

  await toggle.press('Enter')
  const cross = page.getByRole('button', { name: 'Crosshair at F6, 50% across, 50% down' })
  await expect(cross).toBeFocused()
  await page.keyboard.press('Enter')
  await dialog.getByRole('radio', { name: 'Picture' }).press('ArrowRight')
  await dialog.getByLabel('Title').fill('Zip to the roof')
  await dialog.getByRole('textbox', { name: 'YouTube link' }).fill(VIDEO)
  await page.keyboard.press('Enter')
  await expect(onMap(page, 'Zip to the roof')).toBeVisible()
  await onMap(page, 'Zip to the roof').hover()
  await expect(page.getByRole('tooltip')).toContainText('Zip to the roof')
  await checkAllLooks(page, 'pin-map')

  await inList(page, 'Picture at').click()
  const opened = page.getByRole('dialog')
  await expect(page.getByRole('link', { name: /^Open full size/ })).toBeFocused()
  await opened.getByLabel('Title').fill('Rotation over the wall')
  await opened.getByRole('button', { name: 'Save title' }).click()
  await expect(toast(page, 'Title saved')).toBeVisible()
  await expect(page.getByRole('dialog', { name: 'Rotation over the wall' })).toBeVisible()
  await checkBothWidths(page, 'pin-picture')
  await deleteMarker(page)
  await expect(toast(page, 'Marker deleted')).toBeVisible()
  await expect(onMap(page, 'Rotation over the wall')).toBeHidden()
  const { body } = await callApi(address, 'GET', '/api/pin-markers/brokenmoon')
  const [video] = listPinMarkers.output.parse(body).markers
  await page.goto(`${pinMap('brokenmoon')}&pin=${video?.id}`)
  await expect(
    page.getByText('Nothing is loaded from YouTube until you play the video'),
  ).toBeVisible()
  await checkBothWidths(page, 'pin-video')
  await deleteMarker(page)
  await expect(page.getByText('Pin a picture or video to the map.')).toBeVisible()
})
