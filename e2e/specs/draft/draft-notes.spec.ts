import type { Page } from '@playwright/test'
import { toast } from '../../pages/admin-page.ts'
import { checkBothWidths } from '../../support/check-screen.ts'
import { expect, test } from '../../support/fixtures.ts'
import { callApi, createPerson } from '../../support/people.ts'

const DRAFT = '/dashboard?view=calculator'

const picks = (page: Page) => page.getByRole('region', { name: 'Draft History' })
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Comp Notes' })

test('an editor writes a note about the picks without leaving the draft', async ({
  ownServer: { address, admin },
  open,
}) => {
  const editor = await createPerson(address, admin.token, { role: 'editor' })
  for (const legend of ['crypto', 'newcastle']) {
    const body = { legend, action: 'add' }
    await callApi(address, 'POST', '/api/legends/pick', { token: editor.token, body })
  }
  const page = await open(editor, DRAFT, { address })
  await picks(page).getByRole('button', { name: 'Write a note' }).click()
  await expect(dialog(page).getByLabel('Notes')).toBeFocused()
  await page.keyboard.type('Wall first, then EMP.')
  await checkBothWidths(page, 'draft-note-writer')
  await dialog(page).getByRole('button', { name: 'Save note' }).click()
  await expect(toast(page, 'Note saved')).toBeVisible()
  await expect(dialog(page)).toBeHidden()
  await expect(picks(page).getByRole('article')).toContainText('Wall first, then EMP.')

  await picks(page).getByRole('button', { name: 'Edit note' }).click()
  await expect(dialog(page).getByLabel('Notes')).toHaveValue('Wall first, then EMP.')
  await page.keyboard.press('Escape')
  await expect(picks(page).getByRole('button', { name: 'Edit note' })).toBeFocused()
})
