import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { getRecommendedComps } from '#contract/regular/recommendation.ts'
import { rowOf, toast } from '../../pages/admin-page.ts'
import { expect, test } from '../../support/fixtures.ts'
import { checkAllLooks, checkBothWidths } from '../../support/check-screen.ts'
import { callApi } from '../../support/people.ts'

const SHEETS = '/admin?tab=recommendations'

const csv = (name: string, lines: readonly string[]) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(lines.join('\n')),
})

const HEADER = 'Legend 1;Legend 2;Legend 3;Player 1;Player 2;Player 3;Value;Storm Point'
const ODD = csv('odd.csv', [
  HEADER,
  'Ash;Mad Maggie;Newcastle;mika;torvald;=ines;7,5;8',
  'Alter;Loba;Seer;;;;often;',
  'Axion;Loba;Seer;mika;;;6;',
  'loba;alter;seer;a;b;c;1;',
  ';;;;;;;',
  'Ash;Loba;;a;b;c;2;',
])

const choose = (page: Page, file: ReturnType<typeof csv>) =>
  page.getByLabel('Choose a workbook').setInputFiles(file)

test("the team's own sheet is previewed, saved, downloaded, replaced and removed, in every look", async ({
  ownServer: { address, admin },
  open,
  pageErrors,
}) => {
  pageErrors.expect(/status of 400/)
  const bestOf = async (bannedLegends: string[] = []) => {
    const path = '/api/recommendations/excel_recommended_comps'
    const { body } = await callApi(address, 'POST', path, { body: { bannedLegends } })
    const [best] = getRecommendedComps.output.parse(body).recommended_comps
    return best && { value: best.value, players: best.comp.map(({ player }) => player) }
  }

  const page = await open(admin, SHEETS, { address })
  await expect(page.getByText('No workbook yet')).toBeVisible()
  await choose(page, csv('no.csv', ['Legend 1,Player 1', 'Ash,mika']))
  await expect(page.getByRole('alert')).toHaveText(
    'The workbook is missing the columns "Legend 2", "Legend 3", "Value".',
  )
  await choose(page, {
    ...ODD,
    name: 'fake.xlsx',
    buffer: Buffer.from('PK\u0003\u0004 and nothing'),
  })
  await expect(page.getByRole('alert')).toContainText("Can't read this workbook")
  await choose(page, ODD)
  await expect(page.getByRole('region', { name: 'odd.csv' })).toContainText(
    '3 compositions · 5 findings',
  )
  await expect(page.getByText('No workbook yet')).toBeVisible()
  expect(await bestOf()).toBeUndefined()
  await page.getByText('Duplicate composition').click()
  await expect(page.getByText('Same legends as row 3')).toBeVisible()
  await page.getByRole('button', { name: 'Save workbook' }).dblclick()
  await expect(toast(page, 'Workbook saved with 3 compositions')).toBeVisible()
  await expect(page.getByText(`uploaded by ${admin.username}`)).toBeVisible()
  await expect(rowOf(page, 'Mad Maggie')).toContainText('7.5')
  expect(await bestOf()).toEqual({ value: 7.5, players: ['mika', 'torvald', '=ines'] })
  expect(await bestOf(['ash'])).toEqual({ value: 6, players: ['mika', null, null] })

  await choose(page, ODD)
  await expect(page.getByText('Saving replaces odd.csv')).toBeVisible()
  for (const summary of await page.locator('li summary').all()) await summary.click()
  await checkAllLooks(page, 'sheet')
  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  await checkBothWidths(page, 'sheet-remove')
  await page.keyboard.press('Escape')

  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download CSV' }).click(),
  ])
  expect(saved.suggestedFilename()).toBe('recommended-comps.csv')
  const text = await readFile(await saved.path(), 'utf8')
  expect(text.split('\r\n')[1]).toBe("Ash,Mad Maggie,Newcastle,mika,torvald,'=ines,7.5,8,,,")
  await choose(page, { ...ODD, name: 'again.csv', buffer: Buffer.from(text) })
  await expect(page.getByText('3 compositions · 2 findings')).toBeVisible()
  await page.getByRole('button', { name: 'Save workbook' }).click()
  await expect(page.getByText(`again.csv, uploaded by`)).toBeVisible()
  expect(await bestOf()).toEqual({ value: 7.5, players: ['mika', 'torvald', '=ines'] })

  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  await page.getByRole('button', { name: 'Remove workbook' }).click()
  await expect(toast(page, 'Workbook removed')).toBeVisible()
  await expect(page.getByText('No workbook yet')).toBeVisible()
  expect(await bestOf()).toBeUndefined()
})
