import { toast } from '../../pages/admin-page.ts'
import { expect, test } from '../../support/fixtures.ts'
import { holdBack } from '../../support/held-answer.ts'
import { check } from '../../support/look.ts'
import { dragOver, drawn, expectDrawn, press, toolOf } from '../../pages/map-page.ts'

const STORM_POINT = '/interactive-map/?map=stormpoint'

test('a user keeps a plan, shares it, and two windows do not write over each other', async ({
  open,
  newPerson,
  pageErrors,
}) => {
  pageErrors.expect(/status of 409/)
  pageErrors.expect(/status of 404/)
  const owner = await newPerson()
  const page = await open(owner, STORM_POINT)
  await expect(page.getByText('You have no plans yet.')).toBeVisible()
  await toolOf(page, 'Ring').click()
  await press(page, 45, 45)
  await page.getByLabel('Plan name').fill('Zone 4 push')
  const letGo = await holdBack(page, '**/api/plans')
  await page.getByRole('button', { name: 'Save as plan' }).dblclick()
  await press(page, 70, 70)
  await expect(drawn(page)).toHaveCount(2)
  await letGo()
  await expect(page).toHaveURL(/map=stormpoint&plan=\d+$/)
  // The plan is another editor than the free drawing.
  await expect(toolOf(page, 'Ring')).toBeChecked()
  await expect(page.getByText('Unsaved changes')).toBeVisible()
  await page.getByRole('button', { name: /^Remove Ring 2/ }).click()
  await expect(page.getByRole('button', { name: /^Open Zone 4 push/ })).toHaveCount(1)
  await expect(page.getByText('All changes saved')).toBeVisible()

  const other = await open(owner, page.url())
  await expect(drawn(other)).toHaveCount(1)
  await toolOf(page, 'Pen').click()
  await dragOver(page, [15, 15], [25, 35])
  await expect(page.getByText('Unsaved changes')).toBeVisible()
  await expect(toolOf(page, 'Pen')).toBeChecked()
  await page.keyboard.press('Escape')
  await expect(toolOf(page, 'Move the map')).toBeChecked()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(toast(page, 'Plan saved').last()).toBeVisible()
  await other.getByRole('button', { name: /^Remove Ring 1/ }).click()
  await other.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(other.getByText('This plan was changed in another window')).toBeVisible()
  await other.getByRole('button', { name: 'Load saved version' }).click()
  await expect(drawn(other)).toHaveCount(2)

  await page.getByRole('button', { name: 'Actions for Zone 4 push' }).click()
  await page.getByRole('menuitem', { name: 'Rename' }).click()
  await page.getByRole('dialog').getByLabel('Plan name').fill('Late push')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Open Late push, Storm Point' })).toBeVisible()
  await expect(page.getByText('All changes saved')).toBeVisible()
  const sharing = page.waitForResponse(/\/share$/)
  await page.getByRole('button', { name: 'Share link' }).click()
  const { share_id: shareId } = await (await sharing).json()
  await expect(page.getByRole('button', { name: 'Stop sharing' })).toBeVisible()

  const link = `/interactive-map/?shared=${shareId}`
  const stranger = await open('nobody', link)
  await expect(stranger.getByText('Shared plan: Late push')).toBeVisible()
  await expectDrawn(stranger, /^Ring 1 at E5/, 'Line B2 to C4')
  await expect(stranger.getByRole('toolbar')).toHaveCount(0)
  await expect(stranger.getByRole('button', { name: /^Remove/ })).toHaveCount(0)
  await page.getByRole('button', { name: 'Stop sharing' }).click()
  await expect(page.getByRole('button', { name: 'Share link' })).toBeVisible()
  await stranger.reload()
  await expect(stranger.getByText('This plan is no longer shared')).toBeVisible()
  const rival = await open(await newPerson(), page.url())
  await expect(rival.getByText("This plan doesn't exist")).toBeVisible()

  // Deleted in one window, the plan lives on in the other as long as somebody wants it.
  await toolOf(other, 'Pen').click()
  await dragOver(other, [65, 65], [85, 85])
  await page.getByRole('button', { name: 'Actions for Late push' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  const question = page.getByRole('alertdialog', { name: 'Delete plan' })
  await expect(question).toContainText('“Late push” will be deleted. This cannot be undone.')
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('You have no plans yet.')).toBeVisible()
  await expect(page).toHaveURL(/map=stormpoint$/)
  await other.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(other.getByRole('alert')).toContainText("This plan doesn't exist")
  await expect(other.getByRole('button', { name: 'Load saved version' })).toBeHidden()
  await expect(other.getByRole('button', { name: 'Save as new plan' })).toBeVisible()
  await other.reload()
  await expect(other.getByRole('alert')).toContainText('Your drawing is still here')
  await expect(drawn(other)).toHaveCount(3)
  await check(other)
  await other.getByLabel('Plan name').fill('Rescued')
  await other.getByRole('button', { name: 'Save as plan' }).click()
  await expect(other.getByText('All changes saved')).toBeVisible()
  await expectDrawn(other, /^Ring 1 at E5/, 'Line B2 to C4', 'Line G7 to I9')
})

test('the copied link of a plan opens it for teammates', async ({ open, newPerson }) => {
  const page = await open(await newPerson(), STORM_POINT)
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const copied = () => page.evaluate(() => navigator.clipboard.readText())
  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect(toast(page, 'Link copied')).toBeVisible()
  expect(await copied()).toBe(page.url())
  await toolOf(page, 'Ring').click()
  await press(page, 45, 45)
  await page.getByLabel('Plan name').fill('Zone 4 push')
  await page.getByRole('button', { name: 'Save as plan' }).click()
  await expect(page).toHaveURL(/plan=\d+$/)

  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect(page.getByText('Shared. Anyone with the link can view it.')).toBeVisible()
  await expect.poll(copied).toContain('/interactive-map/?shared=')
  const link = await copied()
  const mate = await open(await newPerson(), link)
  await expect(mate.getByText('Shared plan: Zone 4 push')).toBeVisible()
  await expectDrawn(mate, /^Ring 1 at E5/)

  // Another click copies the same link.
  await page.evaluate(() => navigator.clipboard.writeText(''))
  await page.getByRole('button', { name: 'Copy link' }).press('Enter')
  await expect.poll(copied).toBe(link)
})
