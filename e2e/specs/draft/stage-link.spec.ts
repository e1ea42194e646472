import type { Page } from '@playwright/test'
import { toast } from '../../pages/admin-page.ts'
import { checkBothWidths } from '../../support/check-screen.ts'
import { expect, test } from '../../support/fixtures.ts'
import { asPhone } from '../../support/look.ts'
import { callApi, createPerson } from '../../support/people.ts'

const DRAFT = '/dashboard?view=calculator'

async function openShare(page: Page, width: number) {
  if (width === 1440) await page.getByRole('button', { name: 'Share' }).click()
  else {
    await page.getByRole('button', { name: 'More actions' }).click()
    await page.getByRole('menuitem', { name: 'Share' }).click()
  }
  return page.getByRole('dialog', { name: 'Share the stage screen' })
}

test('a user shares the stage screen, anyone watches it live until the link is turned off', async ({
  ownServer: { address, admin },
  open,
}) => {
  const user = await createPerson(address, admin.token)
  const ban = (legend: string) =>
    callApi(address, 'POST', '/api/ban', { token: user.token, body: { legend } })
  await ban('ash')
  const page = await open(user, DRAFT, { address })
  const dialog = await openShare(page, 1440)
  await expect(dialog).toContainText('No view links yet.')
  await dialog.getByLabel('Valid for').selectOption('7 days')
  await dialog.getByRole('button', { name: 'Create view link' }).click()
  await expect(toast(page, 'View link created')).toBeVisible()
  await expect(dialog.getByRole('listitem')).toContainText('not opened yet')
  await checkBothWidths(page, 'draft-share')
  const link = await dialog.getByLabel('View link').inputValue()
  expect(link).toMatch(new RegExp(`^${address}/stage#[\\w-]{43}$`))

  const watcher = await open('nobody', link, { address })
  await expect(watcher.getByText('Game 1')).toBeVisible()
  await expect(watcher.getByRole('img', { name: /^Ash\b.*banned/ })).toBeVisible()
  await expect(watcher.getByRole('button')).toHaveCount(0)
  await expect(watcher.getByRole('link', { name: 'Skip to content' })).toHaveCount(1)
  await ban('wraith')
  await expect(watcher.getByRole('img', { name: /^Wraith\b.*banned/ })).toBeVisible()
  const pick = { legend: 'crypto', action: 'add' }
  await callApi(address, 'POST', '/api/legends/pick', { token: user.token, body: pick })
  const picked = await watcher.getByRole('img', { name: /^Crypto\b.*picked/ }).boundingBox()
  expect(picked?.height).toBeGreaterThan(40)
  expect(picked?.height).toBeCloseTo(picked?.width ?? 0, 0)
  await checkBothWidths(watcher, 'stage-link')

  await page.keyboard.press('Escape')
  await asPhone(page, async () => void (await openShare(page, 390)))
  await expect(dialog.getByRole('listitem')).toContainText('opened 1 time')
  await dialog.getByRole('button', { name: /^Turn off/ }).click()
  await expect(toast(page, 'Link turned off')).toBeVisible()
  const ended = watcher.getByText('This view link was turned off. Ask for a new one.')
  await expect(ended).toBeVisible()
  await watcher.reload()
  await expect(ended).toBeVisible()
  await checkBothWidths(watcher, 'stage-link-ended')

  // A link with a part missing.
  await watcher.goto('about:blank')
  await watcher.goto(`${address}/stage#abc`)
  await expect(watcher.getByText("This view link doesn't work.")).toBeVisible()
})
