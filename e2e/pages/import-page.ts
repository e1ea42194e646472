import type { Page } from '@playwright/test'

export const IMPORT = '/admin?tab=import'
export const BROKEN = {
  name: 'broken.json',
  mimeType: 'application/json',
  buffer: Buffer.from('{"a":'),
}
export const BROKEN_SENTENCE = /^The JSON is (invalid|incomplete)\./

export const choose = (page: Page, files: Parameters<Page['setInputFiles']>[1]) =>
  page.getByLabel('Choose files').setInputFiles(files)

/** A chosen file: a card, or from four files on a row of the table. */
export const importCard = (page: Page, name: string) =>
  page
    .locator('article, tbody')
    .filter({ has: page.getByRole('heading', { level: 3, name, exact: true }) })

/** Opens the row of a file. */
export const openRow = (page: Page, name: string) =>
  importCard(page, name).getByRole('button', { name, exact: true }).click()

/** A past import. Chosen files can be in a table too. */
export const historyRow = (page: Page, name: string) =>
  page
    .getByRole('group', { name: 'Imports' })
    .getByRole('row')
    .filter({
      has: page.getByRole('rowheader', { name }),
    })
