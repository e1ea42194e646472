import type { Page } from '@playwright/test'
import { CUP, CUP_BEFORE, uploadMatchFile } from '../../files/regular-games.ts'
import { checkBothWidths } from '../../support/check-screen.ts'
import { expect, test } from '../../support/fixtures.ts'
import { createPerson } from '../../support/people.ts'

const head = (page: Page) => page.getByRole('region', { name: 'Match' })
const goTo = (page: Page, name: RegExp) => head(page).getByRole('link', { name }).click()
const bans = (page: Page) => page.getByRole('button', { name: /^Unban / })

test('a series opened in the lobby is one match for everyone, in all its pages, and moves on with its next game', async ({
  ownServer: { address, admin },
  open,
}) => {
  await uploadMatchFile(address, admin, 'cup.csv', CUP_BEFORE)
  const mika = await createPerson(address, admin.token)
  const ines = await createPerson(address, admin.token)
  const page = await open(mika, '/dashboard', { address })
  await page.getByRole('button', { name: /Cup.* Game 3/ }).click()
  await page.getByRole('button', { name: 'Use in Main room' }).click()
  await expect(head(page).getByText('Before Game 3, 2 of 6 games played')).toBeVisible()

  // Another coach opens the page and is there, without a click.
  const other = await open(ines, '/dashboard', { address })
  await expect(head(other).getByText('Before Game 3, 2 of 6 games played')).toBeVisible()
  await expect(bans(other)).toHaveCount(2)
  await checkBothWidths(other, 'match-lobby')
  await goTo(page, /^Draft/)
  await expect(page.getByText('2 banned', { exact: true })).toBeVisible()
  await checkBothWidths(page, 'match-draft')
  // What the room bans is in everyone's lobby, and nobody's trial.
  await page.getByRole('combobox', { name: 'Type to ban' }).fill('maggie')
  await page.keyboard.press('Enter')
  await expect(page.getByText('3 banned', { exact: true })).toBeVisible()
  await expect(bans(other)).toHaveCount(3)
  await expect(other.getByText(/You are trying/)).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).first().click()
  await expect(bans(other)).toHaveCount(2)
  await goTo(page, /^Plan/)
  await expect(page.getByRole('columnheader', { name: /^Game 3/ })).toContainText('next')
  await checkBothWidths(page, 'match-plan')

  await uploadMatchFile(address, admin, 'cup-3.csv', CUP)
  await expect(head(page).getByText('Before Game 4, 3 of 6 games played')).toBeVisible()
  await expect(page.getByRole('columnheader', { name: /^Game 4/ })).toContainText('next')
  await expect(head(other).getByText('Before Game 4, 3 of 6 games played')).toBeVisible()
  await expect(bans(other)).toHaveCount(3)
  await goTo(page, /^Draft/)
  await expect(page.getByText('3 banned', { exact: true })).toBeVisible()
  await expect(page.getByText('Next up')).toBeVisible()
})
