import type { Page } from '@playwright/test'

/** What screen readers hear after a number that one can ask about. */
export const WHY = ', How is this calculated?'

export const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

export const teamRow = (page: Page, team: string) =>
  panel(page, 'Likely Compositions')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: team, exact: true }) })

export const legendTile = (page: Page, legend: string) =>
  page.getByRole('button', { name: new RegExp(`^${legend}, `) })

/** The numbers one can ask about, in the order they stand. */
export const numbers = (page: Page, name: string) =>
  panel(page, name).getByRole('button', { name: WHY })
