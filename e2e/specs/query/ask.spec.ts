import { expect, test } from '../../support/fixtures.ts'
import { checkBothWidths } from '../../support/check-screen.ts'
import { palette } from '../../pages/shell-page.ts'
import { exported } from '../../pages/stats-page.ts'

const LINE = 'points by team'

test('a line typed into the palette becomes a table that is narrowed, linked and exported', async ({
  statsServer: { address },
  open,
}) => {
  const page = await open('guest', '/dashboard', { address })
  await page.getByRole('button', { name: /^Search/ }).click()
  await palette(page).getByRole('combobox').fill(LINE)
  await page.getByRole('option', { name: `Ask "${LINE}"` }).click()
  const table = page.getByRole('table', { name: 'Points by team' })
  const row = (team: string) => table.getByRole('row', { name: team })
  // As in the stats: 37 points in 3 games ± 2.920 x 5.686 / sqrt(3).
  await expect(row('Alliance')).toHaveText(/12\.33.*2\.75 to 21\.92.*3$/)
  await expect(page.getByLabel('Your question')).toHaveValue(LINE)
  await checkBothWidths(page, 'ask')

  const workbook = await exported(page, () => page.getByRole('button', { name: 'XLSX' }).click())
  expect(workbook.name).toMatch(/^Points_\d{4}-\d\d-\d\d\.xlsx$/)
  expect(workbook.header).toEqual(['Team', 'Points', '90% low', '90% high', 'Team-games'])
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'CSV' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^Points_\d{4}-\d\d-\d\d\.csv$/)

  // Another day: fewer games, in the address too.
  const field = page.getByLabel('Your question')
  await field.fill(`${LINE} since 2026-10-02 of nobodyatall`)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toContainText('nobodyatall')
  await expect(row('Alliance')).toHaveText(/2$/)
  const link = page.url()
  expect(link).toContain('since')
  await page.getByRole('button', { name: 'Remove Since 2026-10-02' }).click()
  await expect(row('Alliance')).toHaveText(/3$/)
  await page.goBack()
  await expect(row('Alliance')).toHaveText(/2$/)
})
