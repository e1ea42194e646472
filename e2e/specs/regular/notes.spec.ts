import type { Page } from '@playwright/test'
import { palette } from '../../pages/shell-page.ts'
import { checkBothWidths } from '../../support/check-screen.ts'
import { expect, test } from '../../support/fixtures.ts'
import { check } from '../../support/look.ts'
import { callApi, createPerson, type Person } from '../../support/people.ts'

const notesOn = (page: Page) => page.getByRole('region', { name: 'Notes' })

const writeNote = (address: string, { token }: Person, about: string, key: string, text: string) =>
  callApi(address, 'POST', '/api/note', { token, body: { about, key, text, version: 0 } })

test('a note in the draft mentions a legend and is found from anywhere', async ({
  ownServer: { address, admin },
  open,
}) => {
  const page = await open(admin, '/dashboard?view=calculator&map=stormpoint', { address })
  const notes = notesOn(page)
  await expect(notes.getByRole('heading', { level: 3 })).toHaveText(['This draft', 'Storm Point'])
  const draft = notes.locator('section').first()
  await draft.getByRole('button', { name: 'Add note' }).click()
  await draft.getByLabel('Notes about This draft').pressSequentially('Save @wat')
  const text = draft.getByRole('textbox')
  const choice = draft.getByRole('option', { selected: true })
  await expect(choice).toHaveText('Wattson')
  await check(page)
  await page.keyboard.press('Enter')
  await page.keyboard.type(`for game 5, ask @${admin.username.slice(0, 3)}`)
  await expect(choice).toHaveText(admin.username)
  await page.keyboard.press('Escape')
  await expect(choice).toBeHidden()
  await expect(text).toBeFocused()
  await page.keyboard.type(admin.username.slice(3, 4))
  await expect(choice).toBeHidden()
  await page.keyboard.press('Enter')
  await page.keyboard.type(`@${admin.username.slice(0, 3)}`)
  await choice.click()
  await expect(text).toBeFocused()
  const start = `Save @Wattson for game 5, ask @${admin.username.slice(0, 4)}\n@${admin.username} `
  await expect(text).toHaveValue(start)
  // In the middle of a text, the caret stays where the mention ends.
  await page.keyboard.press('Control+Home')
  await page.keyboard.type('@as')
  await page.keyboard.press('Tab')
  await page.keyboard.type('or ')
  await expect(text).toHaveValue(`@Ash or ${start}`)
  await draft.getByRole('button', { name: 'Save note' }).click()
  await expect(draft).toContainText('Ash or Save Wattson for game 5')

  await page.keyboard.press('Control+k')
  await expect(palette(page).getByRole('combobox')).toBeFocused()
  await page.keyboard.type('Notes')
  await expect(palette(page).getByRole('option', { selected: true })).toHaveText(/^Notes/)
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Mentions me' }).click()
  await expect(page.getByRole('article')).toContainText([`@${admin.username}`])
  await page.getByRole('searchbox', { name: 'Search notes' }).fill('game 5')
  await expect(page.getByRole('article')).toContainText(['Ash or Save Wattson for game 5'])
  await page.getByRole('searchbox', { name: 'Search notes' }).fill('nowhere')
  await expect(page.getByText('No notes match.').first()).toBeVisible()
})

test('an earlier text of a note can be used again, and a user only reads', async ({
  ownServer: { address, admin },
  open,
}) => {
  await writeNote(address, admin, 'poi', 'stormpoint/1', 'First text')
  const page = await open(admin, '/dashboard?view=poi_data&map=stormpoint&poi=1', { address })
  const poi = notesOn(page).locator('section').first()
  await expect(poi).toContainText('First text')
  await poi.getByRole('button', { name: 'Edit note' }).click()
  await poi.getByRole('textbox').fill('Second text')
  await poi.getByRole('button', { name: 'Save note' }).click()
  await expect(poi).toContainText('Second text')
  await poi.getByRole('button', { name: 'Earlier versions' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Use this text' }).click()
  await expect(poi.getByRole('textbox')).toHaveValue('First text')
  await poi.getByRole('button', { name: 'Save note' }).click()
  await expect(poi.getByText('First text')).toBeVisible()

  const reader = await open(
    await createPerson(address, admin.token),
    '/dashboard?view=poi_data&map=stormpoint&poi=1',
    { address },
  )
  await expect(notesOn(reader)).toContainText('First text')
  await expect(notesOn(reader).getByRole('button')).toHaveCount(0)
})

test('the notes look right', async ({ ownServer: { address, admin }, open }) => {
  await writeNote(address, admin, 'map', 'stormpoint', 'Ring 4 pulls north. Hold @Wattson.')
  await writeNote(address, admin, 'room', '1', 'Ask the analyst before game 3.')
  const page = await open(admin, '/notes', { address })
  await expect(page.getByRole('article')).toHaveCount(2)
  await checkBothWidths(page, 'notes')
})
