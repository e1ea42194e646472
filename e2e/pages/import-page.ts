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

export const importCard = (page: Page, name: string) =>
  page
    .getByRole('list', { name: 'Chosen files' })
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name }) })
