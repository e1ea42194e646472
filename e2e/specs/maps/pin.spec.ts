import type { Page } from '@playwright/test'
import { toast } from '../../pages/admin-page.ts'
import { expect, test } from '../../support/fixtures.ts'
import { type Look, WIDTHS } from '../../support/look.ts'
import { checkThemes } from '../../support/check-screen.ts'
import { createPerson } from '../../support/people.ts'
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

test('guests and users look at pictures and videos by mouse, keyboard and finger', async ({
  open,
  address,
  admin,
  user,
  pageErrors,
}) => {
  pageErrors.expect(
    /^third party: https:\/\/www\.youtube-nocookie\.com\/embed\/M7lc1UVf-VE\?start=90$/,
  )
  const { video } = await pinFour(address, admin, 'edistrict')
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

  await page.getByRole('tab', { name: 'Broken Moon' }).click()
  await expect(page).toHaveURL(/map=brokenmoon/)
  await expect(onMap(page, 'Video at H8')).toBeHidden()
  await page.goBack()
  await expect(inList(page, 'Video at H8')).toBeVisible()

  // An address that somebody sent opens the video, and still nothing comes from YouTube.
  const phone = await open(user, `${pinMap('edistrict')}&pin=${video.id}`, { look: PHONE })
  const askedByPhone = await playYouTube(phone)
  await expect(
    phone.getByText('Nothing is loaded from YouTube until you play the video'),
  ).toBeVisible()
  await phone.getByRole('button', { name: 'Close' }).tap()
  await onMap(phone, 'Picture at C4').tap()
  await expect(phone.getByRole('dialog', { name: 'Picture at C4' })).toBeVisible()
  await phone.getByRole('button', { name: 'Close' }).tap()
  expect(askedByPhone).toEqual([])
  await inList(phone, 'Video at H8').tap()
  await expect(phone.locator('iframe')).toBeVisible()
})

test('an administrator pins by mouse and by keyboard, and deletes', async ({
  open,
  admin,
  pageErrors,
}) => {
  pageErrors.expect(/status of (404|500)|answer 500/)
  const page = await open(admin, pinMap('brokenmoon'))
  const frame = page.getByRole('group', { name: 'Map of Broken Moon' })
  const dialog = page.getByRole('dialog', { name: 'Add Marker' })
  const add = dialog.getByRole('button', { name: 'Add Marker' })
  const toggle = page.getByRole('button', { name: 'Add Marker' })
  await expect(page.getByText('No markers on this map yet')).toBeVisible()
  await toggle.click()
  await expect(page.getByText('Click the map to place the marker. Esc cancels.')).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await toggle.click()
  await page.keyboard.press('Escape')
  await expect(toggle).toBeVisible()

  await toggle.click()
  await frame.click({ position: { x: 300, y: 300 } })
  await expect(add).toBeDisabled()
  await page.keyboard.press('Escape')
  await expect(page.getByText('Click the map to place the marker')).toBeVisible()
  await frame.click({ position: { x: 300, y: 300 } })
  await page
    .getByLabel('Choose picture')
    .setInputFiles({ ...PICTURE, name: 'broken.png', buffer: Buffer.from('no picture') })
  await expect(dialog.getByRole('alert')).toHaveText(/This file isn't a picture/)
  await expect(add).toBeDisabled()
  await page.getByLabel('Choose picture').setInputFiles(PICTURE)
  await expect(dialog.getByRole('img', { name: 'Selected picture' })).toBeVisible()
  // Whoever cancels while the picture is on its way has no marker.
  const held = Promise.withResolvers<void>()
  await page.route('**/api/file/upload', async (route) => {
    await held.promise
    await route.continue()
  })
  await add.click()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toBeHidden()
  const uploaded = page.waitForResponse('**/api/file/upload')
  held.resolve()
  await uploaded
  await page.unroute('**/api/file/upload')

  await frame.click({ position: { x: 300, y: 300 } })
  await page.getByLabel('Choose picture').setInputFiles(PICTURE)
  await page.route('**/api/file/upload', (route) => route.fulfill({ json: { success: false } }))
  await add.click()
  await expect(dialog.getByRole('alert')).toHaveText('Failed to upload imageUpload failed')
  await page.unroute('**/api/file/upload')
  await dialog.getByRole('radio', { name: 'Video' }).click()
  await expect(dialog.getByRole('alert')).toBeHidden()
  await dialog.getByRole('radio', { name: 'Picture' }).click()
  const uploads: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/file/upload')) uploads.push(request.url())
  })
  const fault = { success: false, error: 'internal', message: 'The disk is on fire.' }
  await page.route('**/api/pin-markers', (route) => route.fulfill({ status: 500, json: fault }))
  await add.click()
  await expect(dialog.getByRole('alert')).toHaveText('Failed to add markerThe disk is on fire.')
  await page.unroute('**/api/pin-markers')
  await add.dblclick()
  await expect(toast(page, 'Marker added')).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(toggle).toBeVisible()
  expect(uploads).toHaveLength(1)
  await expect(inList(page, 'Picture at')).toHaveCount(1)

  await toggle.press('Enter')
  const cross = page.getByRole('button', { name: 'Crosshair at F6, 50% across, 50% down' })
  await expect(cross).toBeFocused()
  await page.keyboard.press('Shift+ArrowRight')
  await page.keyboard.press('ArrowUp')
  await expect(page.getByRole('status').filter({ hasText: 'Crosshair at G5' })).toBeAttached()
  await page.keyboard.press('Enter')
  await expect(dialog).toContainText('Broken Moon, G5')
  await dialog.getByRole('radio', { name: 'Picture' }).press('ArrowRight')
  const link = dialog.getByRole('textbox', { name: 'YouTube link' })
  await link.fill('https://youtube.com.example.org/watch?v=M7lc1UVf-VE')
  await link.press('Enter')
  await expect(dialog.getByRole('alert')).toHaveText("This isn't a YouTube video link.")
  await link.fill(VIDEO)
  await expect(dialog).toContainText('Video M7lc1UVf-VE, from 1:30')
  await link.press('Enter')
  await expect(onMap(page, 'Video at G5')).toBeVisible()

  const other = await open(admin, pinMap('brokenmoon'))
  await inList(other, 'Picture at').click()
  await expect(other.getByRole('link', { name: /^Open full size/ })).toBeFocused()
  await other.getByRole('button', { name: 'Delete marker' }).click()
  const question = other.getByRole('alertdialog', { name: 'Delete marker' })
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(other.getByRole('button', { name: 'Delete marker' })).toBeFocused()
  await other.getByRole('button', { name: 'Delete marker' }).click()
  // Somebody else is faster.
  await page.getByRole('button', { name: 'Delete Picture at' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete marker' }).click()
  await expect(toast(page, 'Marker deleted')).toBeVisible()
  await expect(onMap(page, 'Picture at')).toBeHidden()
  await question.getByRole('button', { name: 'Delete marker' }).click()
  await expect(toast(other, 'This marker was already deleted.')).toBeVisible()
  await expect(other.getByRole('dialog')).toBeHidden()
  await expect(other.getByRole('main')).toBeFocused()
  await other.getByRole('button', { name: 'Delete Video at G5' }).click()
  await expect(question).not.toContainText('the picture is deleted')
  await question.getByRole('button', { name: 'Delete marker' }).click()
  await expect(other.getByText('Pin a picture or video to the map.')).toBeVisible()
})

test('the pin map in every look, and when its markers do not come', async ({
  open,
  address,
  admin,
  pageErrors,
}) => {
  pageErrors.expect(/status of 500|answer 500/)
  const { picture, video } = await pinFour(address, admin, 'worldsedge')
  for (const width of WIDTHS) {
    const look: Look = { theme: width === 390 ? 'light' : 'dark', width }
    const page = await open(admin, pinMap('worldsedge'), { look })
    await expect(inList(page, 'Video at H8')).toBeVisible()
    if (width === 1440) await onMap(page, 'Picture at C4').hover()
    await checkThemes(page, 'pin-map', width)
    await page.getByRole('button', { name: 'Add Marker' }).click()
    if (look.width === 390) await checkThemes(page, 'pin-place', look.width, [look.theme])
    await page.getByRole('button', { name: /^Crosshair at/ }).press('Enter')
    await page.getByLabel('Choose picture').setInputFiles(PICTURE)
    await checkThemes(page, 'pin-add', look.width, [look.theme])
    const name = look.theme === 'dark' ? picture : video
    await page.goto(`${pinMap('worldsedge')}&pin=${name.id}`)
    await expect(page.getByRole('dialog')).toBeVisible()
    await checkThemes(page, `pin-${name.type}`, look.width, [look.theme])
  }

  const page = await open('guest', '/dashboard')
  const fault = { success: false, error: 'internal', message: 'The disk is on fire.' }
  await page.route('**/api/pin-markers/worldsedge', (route) =>
    route.fulfill({ status: 500, json: fault }),
  )
  await page.goto(pinMap('worldsedge'))
  const alert = page.getByRole('alert').filter({ hasText: 'Failed to fetch markers' })
  await expect(alert).toBeVisible()
  await page.unroute('**/api/pin-markers/worldsedge')
  await alert.getByRole('button', { name: 'Retry' }).click()
  await expect(onMap(page, 'Picture at C4')).toBeVisible()
  await expect(page.getByRole('main')).toBeFocused()
})

test('markers have titles, on the map, in the list and in the search', async ({
  ownServer: { address, admin },
  open,
}) => {
  const { video } = await pinFour(address, admin, 'stormpoint')
  const editor = await createPerson(address, admin.token, { role: 'editor' })
  const page = await open(editor, pinMap('stormpoint'), { address })
  await page.getByRole('button', { name: 'Add Marker' }).press('Enter')
  await page.getByRole('button', { name: /^Crosshair at/ }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Add Marker' })
  await dialog.getByRole('radio', { name: 'Video' }).click()
  await dialog.getByLabel('YouTube link').fill(VIDEO)
  await dialog.getByLabel('Title').fill('Zip to the roof')
  await dialog.getByRole('button', { name: 'Add Marker' }).click()
  await expect(inList(page, 'Zip to the roof')).toBeVisible()

  await page.goto(`${pinMap('stormpoint')}&pin=${video.id}`)
  const opened = page.getByRole('dialog')
  await opened.getByLabel('Title').fill('Rotation over the wall')
  await opened.getByRole('button', { name: 'Save title' }).click()
  await expect(toast(page, 'Title saved')).toBeVisible()
  await expect(page.getByRole('dialog', { name: 'Rotation over the wall' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(onMap(page, 'Rotation over the wall')).toBeVisible()
  await expect(onMap(page, 'Rotation over the wall')).toContainText('Rotation over the wall')
  await onMap(page, 'Rotation over the wall').hover()
  await expect(page.getByRole('tooltip')).toContainText('Rotation over the wall')

  const search = page.getByRole('searchbox', { name: 'Search markers' })
  const rows = page.getByRole('list', { name: 'Markers', exact: true }).getByRole('listitem')
  await search.fill('ROOF')
  await expect(rows).toHaveText([/^Zip to the roof/])
  await search.fill('picture at c4')
  await expect(rows).toHaveText([/^Picture at C4/])
  await search.fill('nothing like it')
  await expect(page.getByText('No markers match your search')).toBeVisible()
  for (const width of WIDTHS) {
    const look: Look = { theme: 'dark', width }
    const visit = await open('guest', pinMap('stormpoint'), { address, look })
    await expect(inList(visit, 'Zip to the roof')).toBeVisible()
    await checkThemes(visit, 'pin-titles', width)
    await visit.goto(`${pinMap('stormpoint')}&pin=${video.id}`)
    await expect(visit.getByRole('dialog', { name: 'Rotation over the wall' })).toBeVisible()
    await expect(visit.getByLabel('Title')).toBeHidden()
  }
})
