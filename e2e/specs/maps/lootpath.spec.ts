import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { addLootpathLocation } from '#contract/lootpath-admin.ts'
import { toast } from '../../pages/admin-page.ts'
import { expect, test } from '../../support/fixtures.ts'
import { holdBack } from '../../support/held-answer.ts'
import { enterLogin } from '../../pages/login-form.ts'
import { check, WIDTHS } from '../../support/look.ts'
import { checkThemes } from '../../support/check-screen.ts'
import { callApi, type Person, uniqueName } from '../../support/people.ts'

const VIEW = '/dashboard?view=lootpath&map=edistrict'

const draw = (background: string) =>
  sharp({ create: { width: 640, height: 400, channels: 3, background } })
    .png()
    .toBuffer()

/** A location of its own for each test, since all of them share a server. */
async function addLocation(address: string, { token }: Person, withImage: boolean) {
  const name = uniqueName('Pier')
  const body = { map: 'edistrict', name }
  const answer = await callApi(address, 'POST', '/api/admin/lootpaths', { token, body })
  const { location } = addLootpathLocation.output.parse(answer.body)
  if (withImage) {
    await fetch(`${address}/api/admin/lootpaths/${location.number}/picture`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream' },
      body: new Blob([new Uint8Array(await draw('#245b3c'))]),
    })
  }
  return location
}

const file = (buffer: Buffer) => ({ name: 'path.png', mimeType: 'image/png', buffer })

const notes = (page: Page) => page.getByRole('region', { name: 'Notes' })
const textOf = (page: Page, name: string) => page.getByLabel(`Notes for ${name}`)
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test('a guest looks by touch, is asked to log in to write, and comes back to the same note', async ({
  open,
  address,
  admin,
  newPerson,
}) => {
  const person = await newPerson()
  const drawn = await addLocation(address, admin, true)
  const bare = await addLocation(address, admin, false)
  const page = await open('guest', VIEW, { look: { theme: 'light', width: 390 } })
  await expect(
    page.getByText('Select a location from the menu to view its lootpath image and notes'),
  ).toBeVisible()
  await expect(page.getByRole('link', { name: /Admin Panel/ })).toBeHidden()
  await expect(button(page, 'Copy link')).toBeVisible()
  const menu = page.getByLabel('Location', { exact: true })
  await menu.selectOption(`${drawn.name} (image)`)
  const board = page.getByRole('group', { name: `Lootpath of ${drawn.name}` })
  await expect(board.locator('img')).toHaveJSProperty('naturalWidth', 640)
  await page.getByRole('button', { name: 'Zoom in' }).tap()
  await expect(board).toHaveAttribute('data-zoomed')
  await menu.selectOption(bare.name)
  await expect(page.getByText(`No image available for ${bare.name}`)).toBeVisible()
  await expect(page.getByText('No notes available for this location')).toBeVisible()
  await button(page, 'Add Note').tap()
  const prompt = page.getByRole('dialog', { name: 'Log in to edit notes' })
  await expect(prompt).toBeVisible()
  await check(page)
  await prompt.getByRole('button', { name: 'Cancel' }).tap()
  await button(page, 'Add Note').tap()
  await prompt.getByRole('link', { name: 'Login' }).tap()
  await enterLogin(page, person.username, person.password)
  await expect(page).toHaveURL(`${VIEW}&location=${bare.id}`)
  await button(page, 'Add Note').tap()
  await textOf(page, bare.name).fill('Written by thumb')
  await button(page, 'Save').tap()
  await expect(notes(page).getByText('Note saved successfully')).toBeVisible()
  await expect(page.getByText(new RegExp(`by ${person.username}`))).toBeVisible()
})

test('users write notes with the keyboard, and two of them lose nothing to each other', async ({
  open,
  address,
  user,
  admin,
  newPerson,
  pageErrors,
}) => {
  pageErrors.expect(/status of 4(00|09)/)
  const spot = await addLocation(address, admin, true)
  const other = await newPerson()
  const page = await open(user, VIEW)
  const entry = page.getByRole('button', { name: `${spot.name} , has an image` })
  await entry.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${VIEW}&location=${spot.id}`)
  await expect(entry).toHaveAttribute('aria-current', 'true')
  await button(page, 'Add Note').press('Enter')
  const text = textOf(page, spot.name)
  await expect(text).toBeFocused()
  await expect(text).toHaveAttribute('placeholder', 'Add notes about this location...')
  await page.keyboard.type('Roof first')
  await page.reload()
  await expect(text).toHaveValue('Roof first')
  await button(page, 'Save').press('Enter')
  const saved = notes(page).getByText('Note saved successfully')
  await expect(saved).toBeVisible()
  await expect(saved).toBeHidden()
  await button(page, 'Edit').press('Enter')
  await text.fill('Thrown away')
  await button(page, 'Cancel').press('Enter')
  await expect(button(page, 'Edit')).toBeFocused()
  await expect(notes(page).getByText('Roof first')).toBeVisible()

  const second = await open(other, `${VIEW}&location=${spot.id}`)
  await button(second, 'Edit').click()
  await button(page, 'Edit').click()
  await text.fill('Roof, then the yard')
  const letGo = await holdBack(page, '**/api/file/notes/edistrict')
  await button(page, 'Save').dblclick()
  await expect(text).toHaveJSProperty('readOnly', true)
  await letGo()
  await expect(notes(page).getByText('Roof, then the yard')).toBeVisible()
  await textOf(second, spot.name).fill('Yard only')
  await button(second, 'Save').click()
  const clash = notes(second).getByRole('alert')
  await expect(clash).toHaveText(/Someone else changed this note in the meantime/)
  await expect(second.getByText(`Version by ${user.username}`)).toBeVisible()
  await expect(notes(second).getByText('Roof, then the yard')).toBeVisible()
  await expect(second.getByLabel('Your version')).toHaveValue('Yard only')
  await check(second)
  await button(second, 'Combine both').click()
  await button(second, 'Save').click()
  // The text field has these words before they are saved.
  await expect(button(second, 'Edit')).toBeVisible()
  await expect(notes(second).getByText('Roof, then the yard Yard only')).toBeVisible()
  await button(page, 'Refresh').click()
  await expect(notes(page).getByText('Roof, then the yard Yard only')).toBeVisible()

  await page.route('**/api/file/notes/edistrict', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 400, json: { success: false, error: 'no', message: 'A sentence' } })
      : route.continue(),
  )
  await button(page, 'Edit').click()
  await text.fill('Refused')
  await button(page, 'Save').click()
  await expect(notes(page).getByText('Error: A sentence')).toBeVisible()
  await expect(text).toHaveValue('Refused')
  // What is stored is asked for anew, and the fault is forgotten with the draft.
  const asked = page.waitForRequest('**/api/file/notes/edistrict')
  await button(page, 'Cancel').click()
  await asked
  await button(page, 'Edit').click()
  await expect(text).toHaveValue('Roof, then the yard\n\nYard only')
  await expect(notes(page).getByRole('alert')).toBeHidden()

  await page.getByRole('tab', { name: 'Broken Moon' }).click()
  await expect(page).toHaveURL('/dashboard?view=lootpath&map=brokenmoon')
  await expect(page.getByText('Select a location from the menu')).toBeVisible()
  await page.route('**/api/file/files/list', (route) =>
    route.fulfill({ json: { success: false, files: [] } }),
  )
  await button(page, 'Refresh').click()
  await expect(
    page.getByText('Error loading files: API returned an unsuccessful response'),
  ).toBeVisible()
  await page.unroute('**/api/file/files/list')
  await button(page, 'Retry').click()
  await expect(page.getByText('Error loading files')).toBeHidden()
})

test('an administrator adds, draws, renames and removes a location in a tab of its own', async ({
  open,
  admin,
  pageErrors,
}) => {
  pageErrors.expect(/status of 4(00|09)/)
  const view = await open(admin, VIEW)
  const opening = view.context().waitForEvent('page')
  await view.getByRole('link', { name: /^Admin Panel/ }).click()
  const page = await opening
  await expect(page).toHaveURL('/admin/lootpaths?map=edistrict')
  expect(await page.evaluate(() => window.opener === null)).toBe(true)
  const dialog = page.getByRole('dialog')
  const name = uniqueName('Quay')
  await button(page, 'Add location').click()
  await dialog.getByRole('button', { name: 'Add location' }).click()
  await expect(dialog.getByText('Enter a name')).toBeVisible()
  await dialog.getByLabel('Name').fill('resort')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('This map already has a location with this name')).toBeVisible()
  await dialog.getByLabel('Name').fill(name)
  await page.keyboard.press('Enter')
  await expect(toast(page, 'Location added')).toBeVisible()
  await page.getByRole('searchbox').fill(name)
  const row = page.getByRole('row', { name: new RegExp(name) })
  await expect(row).toContainText('No image')

  await button(page, `Edit ${name}`).click()
  const input = dialog.locator('input[type=file]')
  await input.setInputFiles(file(Buffer.from('<svg onload="alert(1)"/>')))
  await expect(dialog.getByText(/Can't read this picture/)).toBeVisible()
  await input.setInputFiles(file(await draw('#5b2424')))
  await expect(toast(page, 'Image saved')).toBeVisible()
  await expect(dialog.getByRole('img', { name: `Lootpath of ${name}` })).toBeVisible()
  await dialog.getByRole('button', { name: 'Add Note' }).click()
  await dialog.getByLabel(`Notes for ${name}`).fill('Twelve chars')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('Note saved successfully')).toBeVisible()
  await dialog.getByLabel('Name').fill(`${name} East`)
  await dialog.getByRole('button', { name: 'Rename' }).click()
  await expect(page.getByRole('dialog', { name: `${name} East` })).toBeVisible()
  await check(page)
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await expect(row).toContainText('12 characters')
  await button(view, 'Refresh').click()
  await expect(view.getByRole('button', { name: `${name} East , has an image` })).toBeVisible()

  await button(page, `Edit ${name} East`).click()
  await dialog.getByRole('button', { name: 'Delete image' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete image' }).click()
  await expect(toast(page, 'Image deleted')).toBeVisible()
  await expect(dialog.getByText('No image')).toBeVisible()
  await page.keyboard.press('Escape')
  await button(page, `Remove ${name} East`).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove location' }).click()
  await expect(toast(page, 'Location removed')).toBeVisible()
  await expect(page.getByText('No locations match your search')).toBeVisible()

  // The notes of one map are never shown as those of the next.
  const held = Promise.withResolvers<void>()
  await page.route('**/api/file/notes/brokenmoon', async (route) => {
    await held.promise
    await route.continue()
  })
  await page.getByRole('tab', { name: 'Broken Moon' }).click()
  await expect(page.getByText('Loading locations...')).toBeAttached()
  held.resolve()
  await expect(page.getByRole('searchbox')).toBeVisible()
})

test('users and guests are kept out of the administration', async ({ open, user }) => {
  const page = await open(user, '/admin/lootpaths')
  await expect(page).toHaveURL('/dashboard')
  const guest = await open('guest', '/admin/lootpaths')
  await expect(guest).toHaveURL('/login')
})

test('view and administration hold in every look, and demo pictures say what they are', async ({
  open,
  address,
  admin,
}) => {
  const spot = await addLocation(address, admin, true)
  for (const width of WIDTHS) {
    const page = await open(admin, 'about:blank', { look: { theme: 'dark', width } })
    await page.route('**/api/file/files/list', async (route) => {
      const answer = await route.fetch()
      const text = await answer.text()
      await route.fulfill({ response: answer, body: text.replaceAll('"upload"', '"demo"') })
    })
    await page.goto(`${VIEW}&location=${spot.id}`)
    await expect(page.getByText('Sample drawing, not a real lootpath')).toBeVisible()
    await button(page, 'Add Note').click()
    await checkThemes(page, 'lootpath', width)
    await page.goto(`/admin/lootpaths?map=edistrict&q=${spot.id}`)
    await expect(page.getByText(spot.name, { exact: true })).toBeVisible()
    await checkThemes(page, 'lootpath-admin', width)
    await button(page, `Edit ${spot.name}`).click()
    await expect(page.getByRole('img', { name: `Lootpath of ${spot.name}` })).toBeVisible()
    await checkThemes(page, 'lootpath-dialog', width, [width === 390 ? 'light' : 'dark'])
  }
})
