import type { Page } from '@playwright/test'
import { toast } from '../../pages/admin-page.ts'
import { expect, test } from '../../support/fixtures.ts'
import { check } from '../../support/look.ts'
import { dragOver, drawn, expectDrawn, press, toolOf } from '../../pages/map-page.ts'

const STORM_POINT = '/interactive-map/?map=stormpoint'

async function renamePlan(page: Page, name: string, next: string) {
  await page.getByRole('button', { name: `Actions for ${name}` }).click()
  await page.getByRole('menuitem', { name: 'Rename' }).click()
  await page.getByRole('dialog').getByLabel('Plan name').fill(next)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: `Open ${next}, Storm Point` })).toBeVisible()
}

async function deletePlan(page: Page, name: string) {
  await page.getByRole('button', { name: `Actions for ${name}` }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  const question = page.getByRole('alertdialog', { name: 'Delete plan' })
  await expect(question).toContainText(`“${name}” will be deleted. This cannot be undone.`)
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('You have no plans yet.')).toBeVisible()
}

test('a user keeps a plan, teammates open its copied link, and a deleted plan lives on in another window', async ({
  open,
  newPerson,
  pageErrors,
}) => {
  pageErrors.expect(/status of 404/)
  const owner = await newPerson()
  const page = await open(owner, STORM_POINT)
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const copied = () => page.evaluate(() => navigator.clipboard.readText())
  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect(toast(page, 'Link copied')).toBeVisible()
  expect(await copied()).toBe(page.url())
  await toolOf(page, 'Ring').click()
  await press(page, 45, 45)
  await page.getByLabel('Plan name').fill('Zone 4 push')
  await page.getByRole('button', { name: 'Save as plan' }).click()
  await expect(page).toHaveURL(/map=stormpoint&plan=\d+$/)
  await renamePlan(page, 'Zone 4 push', 'Late push')
  await toolOf(page, 'Pen').click()
  await dragOver(page, [15, 15], [25, 35])
  await expect(page.getByText('Unsaved changes')).toBeVisible()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('All changes saved')).toBeVisible()

  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect(page.getByText('Shared. Anyone with the link can view it.')).toBeVisible()
  await expect.poll(copied).toContain('/interactive-map/?shared=')
  const link = await copied()
  // Another click copies the same link.
  await page.evaluate(() => navigator.clipboard.writeText(''))
  await page.getByRole('button', { name: 'Copy link' }).press('Enter')
  await expect.poll(copied).toBe(link)
  const stranger = await open('nobody', link)
  await expect(stranger.getByText('Shared plan: Late push')).toBeVisible()
  await expectDrawn(stranger, /^Ring 1 at E5/, 'Line B2 to C4')
  await expect(stranger.getByRole('toolbar')).toHaveCount(0)
  await expect(stranger.getByRole('button', { name: /^Remove/ })).toHaveCount(0)
  await page.getByRole('button', { name: 'Stop sharing' }).click()
  await expect(page.getByRole('button', { name: 'Share link' })).toBeVisible()
  await stranger.reload()
  await expect(stranger.getByText('This plan is no longer shared')).toBeVisible()

  // Deleted in one window, the plan lives on on another device that has changes.
  const other = await open(owner, page.url())
  await toolOf(other, 'Pen').click()
  await dragOver(other, [65, 65], [85, 85])
  await deletePlan(page, 'Late push')
  await expect(page).toHaveURL(/map=stormpoint$/)
  await other.reload()
  await expect(other.getByRole('alert')).toContainText('Your drawing is still here')
  await expect(drawn(other)).toHaveCount(3)
  await check(other)
  await other.getByLabel('Plan name').fill('Rescued')
  await other.getByRole('button', { name: 'Save as plan' }).click()
  await expect(other.getByText('All changes saved')).toBeVisible()
  await expectDrawn(other, /^Ring 1 at E5/, 'Line B2 to C4', 'Line G7 to I9')
})
