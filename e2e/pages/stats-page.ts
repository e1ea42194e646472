import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { readSheet } from 'read-excel-file/node'
import { rowOf } from './admin-page.ts'

export const STATS = '/dashboard?view=statsboard'
export const FAULT = { success: false, error: 'internal', message: 'The disk is on fire.' }

export const cells = (page: Page, row: string) => rowOf(page, row).getByRole('cell')

export const names = (page: Page) => page.getByRole('rowheader').allTextContents()

export const sortBy = (page: Page, column: string) =>
  page.getByRole('columnheader', { name: column }).getByRole('button').click()

export const toggle = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

export async function exported(page: Page, press: () => Promise<void>) {
  const [file] = await Promise.all([page.waitForEvent('download'), press()])
  const [header = [], ...rows] = await readSheet(await readFile(await file.path()))
  return { name: file.suggestedFilename(), header, rows }
}
