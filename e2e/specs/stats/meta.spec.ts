import { checkAllLooks } from '../../support/check-screen.ts'
import { expect, test } from '../../support/fixtures.ts'
import { CUP, uploadMatchFile } from '../../files/regular-games.ts'

test('what the field plays, from the menus to the page of a legend and back to a player', async ({
  ownServer: { address, admin },
  open,
}) => {
  await uploadMatchFile(address, admin, 'cup.csv', CUP)
  const page = await open(admin, '/dashboard', { address })
  await expect(page.getByRole('heading', { level: 1, name: 'Regular View' })).toBeAttached()
  await page.keyboard.press('g')
  await page.keyboard.press('3')
  await expect(page).toHaveURL(/view=meta/)
  await expect(page.getByText(/team-games in this window$/)).toBeVisible()
  await checkAllLooks(page, 'meta')

  const pages = page.getByRole('navigation', { name: 'Pages of Meta' })
  await pages.getByRole('link', { name: /^Legends/ }).click()
  await expect(page.getByRole('table', { name: 'Legends of the field' })).toBeVisible()
  await checkAllLooks(page, 'meta-legends')
  await page.getByRole('link', { name: 'Wraith', exact: true }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Wraith' })).toBeVisible()
  await checkAllLooks(page, 'meta-legend')
  await page.reload()
  await expect(page.getByRole('heading', { level: 2, name: 'Wraith' })).toBeVisible()
  await page
    .getByRole('region', { name: 'Our players on it' })
    .getByRole('listitem')
    .getByRole('link')
    .first()
    .click()
  await expect(page).toHaveURL(/view=player/)
})
