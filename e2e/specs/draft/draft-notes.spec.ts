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

  const user = await createPerson(address, admin.token)
  const reader = await open(user, DRAFT, { address })
  await expect(picks(reader).getByRole('article')).toContainText('Wall first, then EMP.')
  await expect(picks(reader).getByRole('button', { name: /note$/ })).toHaveCount(0)
})

test('text that was not saved is there when the notes are opened again, and both texts when someone else saved', async ({
  ownServer: { address, admin },
  open,
  pageErrors,
}) => {
  pageErrors.expect(/status of 409 .*comp-notes/)
  const { token } = admin
  await callApi(address, 'POST', '/api/legends/pick', {
    token,
    body: { legend: 'ash', action: 'add' },
  })
  const page = await open(admin, DRAFT, { address })
  await picks(page).getByRole('button', { name: 'Write a note' }).click()
  await expect(dialog(page).getByLabel('Notes')).toBeFocused()
  await page.keyboard.type('Mine')
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await picks(page).getByRole('button', { name: 'Write a note' }).click()
  await expect(dialog(page).getByLabel('Notes')).toHaveValue('Mine')
  await callApi(address, 'POST', '/api/files/comp-notes/Ash', { token, body: { notes: 'Theirs' } })
  await dialog(page).getByRole('button', { name: 'Save note' }).click()
  await expect(dialog(page)).toContainText('Someone else changed this note in the meantime.')
  await dialog(page).getByRole('button', { name: 'Combine both' }).click()
  await dialog(page).getByRole('button', { name: 'Save note' }).click()
  await expect(dialog(page)).toBeHidden()
  await expect(picks(page).getByRole('article')).toContainText('Theirs')
})
