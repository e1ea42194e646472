import type { Page } from '@playwright/test'

export const DRAFT = '/dashboard?view=calculator'

const grid = (page: Page, name: string) => page.getByRole('group', { name, exact: true })
export const banTile = (page: Page, name: RegExp) =>
  grid(page, 'Ban a Legend').getByRole('button', { name })
export const pickTile = (page: Page, name: RegExp) =>
  grid(page, 'Pick 3 Legends').getByRole('button', { name })
export const tray = (page: Page) => page.getByRole('region', { name: 'Current draft' })
export const games = (page: Page) =>
  page.getByRole('table', { name: 'Draft History' }).getByRole('row')
export const pill = (page: Page) => page.getByRole('banner').getByRole('status')
