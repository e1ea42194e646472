import type { Page } from '@playwright/test'
import { palette } from '../../pages/shell-page.ts'
import { checkBothWidths } from '../../support/check-screen.ts'
import { expect, test } from '../../support/fixtures.ts'
import { check } from '../../support/look.ts'
import { callApi } from '../../support/people.ts'

const notesOn = (page: Page) => page.getByRole('region', { name: 'Notes' })

test('a note in the draft mentions a legend and a person and is found from anywhere', async ({
  ownServer: { address, admin },
  open,
}) => {
  const me = admin.username
  const page = await open(admin, '/dashboard?view=calculator&map=stormpoint', { address })
  const notes = notesOn(page)
  await expect(notes.getByRole('heading', { level: 3 })).toHaveText(['This draft', 'Storm Point'])
  const draft = notes.locator('section').first()
  await draft.getByRole('button', { name: 'Add note' }).click()
  await draft.getByLabel('Notes about This draft').pressSequentially('Save @wat')
  const choice = draft.getByRole('option', { selected: true })
  await expect(choice).toHaveText('Wattson')
  await check(page)
  await page.keyboard.press('Enter')
  await page.keyboard.type(`for game 5, ask @${me.slice(0, 3)}`)
  await expect(choice).toHaveText(me)
  await choice.click()
  await expect(draft.getByRole('textbox')).toHaveValue(`Save @Wattson for game 5, ask @${me} `)
  await draft.getByRole('button', { name: 'Save note' }).click()
  await expect(draft).toContainText('Save Wattson for game 5')

  const body = { about: 'map', key: 'stormpoint', text: 'Ring 4 pulls north.', version: 0 }
  await callApi(address, 'POST', '/api/note', { token: admin.token, body })
  await page.keyboard.press('Control+k')
  await expect(palette(page).getByRole('combobox')).toBeFocused()
  await page.keyboard.type('Notes')
  await expect(palette(page).getByRole('option', { selected: true })).toHaveText(/^Notes/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('article')).toHaveCount(2)
  await checkBothWidths(page, 'notes')
  await page.getByRole('button', { name: 'Mentions me' }).click()
  await expect(page.getByRole('article')).toContainText([`@${me}`])
  const search = page.getByRole('searchbox', { name: 'Search notes' })
  await search.fill('game 5')
  await expect(page.getByRole('article')).toContainText(['Save Wattson for game 5'])
  await search.fill('nowhere')
  await expect(page.getByText('No notes match.').first()).toBeVisible()
})
