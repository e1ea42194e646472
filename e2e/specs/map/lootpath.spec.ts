import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { addLootpathLocation } from '#contract/map/lootpath-admin.ts'
import { listLootpaths } from '#contract/map/lootpath.ts'
import { toast } from '../../pages/admin-page.ts'
import { expect, test } from '../../support/fixtures.ts'
import { enterLogin } from '../../pages/login-form.ts'
import { check } from '../../support/look.ts'
import { checkAllLooks, checkBothWidths, checkThemes } from '../../support/check-screen.ts'
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

/** The page's answer says that the drawings are those of the demo. */
async function drawDemo(page: Page) {
  await page.route(`**${listLootpaths.path}`, async (route) => {
    const { files, ...rest } = listLootpaths.output.parse(await (await route.fetch()).json())
    await route.fulfill({
      json: { ...rest, files: files.map((one) => ({ ...one, source: 'demo' })) },
    })
  })
}

test('a guest looks by touch, is asked to log in to write, and comes back to the same note', async ({
  open,
  address,
  admin,
  newPerson,
}) => {
  const person = await newPerson()
  const drawn = await addLocation(address, admin, true)
  const bare = await addLocation(address, admin, false)
  const page = await open('guest', 'about:blank', { look: { theme: 'light', width: 390 } })
  await drawDemo(page)
  await page.goto(VIEW)
  await expect(
    page.getByText('Select a location from the menu to view its lootpath image and notes'),
  ).toBeVisible()
  await expect(page.getByRole('link', { name: /Admin Panel/ })).toBeHidden()
  await expect(button(page, 'Copy link')).toBeVisible()
  const menu = page.getByLabel('Location', { exact: true })
  await menu.selectOption(`${drawn.name} (image)`)
  const board = page.getByRole('group', { name: `Lootpath of ${drawn.name}` })
  await expect(board.locator('img')).toHaveJSProperty('naturalWidth', 640)
  await expect(page.getByText('Sample drawing, not a real lootpath')).toBeVisible()
  await checkThemes(page, 'lootpath-demo', 390, ['dark', 'light'])
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
  await dialog.getByLabel('Name').fill('resort')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('This map already has a location with this name')).toBeVisible()
  await dialog.getByLabel('Name').fill(name)
  await page.keyboard.press('Enter')
  await expect(toast(page, 'Location added')).toBeVisible()
  await page.getByRole('searchbox').fill(name)
  const row = page.getByRole('row', { name: new RegExp(name) })
  await expect(row).toContainText('No image')
  await checkAllLooks(page, 'lootpath-admin')

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
  await checkBothWidths(page, 'lootpath-dialog')
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await expect(row).toContainText('12 characters')
  await button(view, 'Refresh').click()
  await view.getByRole('button', { name: `${name} East , has an image` }).click()
  await button(view, 'Edit').click()
  await checkAllLooks(view, 'lootpath')

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
})
