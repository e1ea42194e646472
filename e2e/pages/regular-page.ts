import { expect, type Page } from '@playwright/test'

/** What screen readers hear after a number that one can ask about. */
export const WHY = ', How is this calculated?'

export const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

export const teamRow = (page: Page, team: string) =>
  panel(page, 'Likely Compositions')
    .getByRole('row')
    .filter({ has: page.getByRole('button', { name: team, exact: true }) })

/** The weighted compositions of a team with games, points and markers. */
export async function showWeighted(page: Page) {
  await page.getByRole('radio', { name: 'Weighted' }).check()
}

/** Once a lobby is set, Select Teams (Max 20) is in a popover of the head strip. */
export async function openTeams(page: Page) {
  await page.getByRole('button', { name: /^\d+ teams?$/ }).click()
  await expect(page.getByRole('dialog', { name: 'Select Teams (Max 20)' })).toBeVisible()
}

/** Once a lobby is set, the grid of legends is in a popover of the head strip. */
export async function openBans(page: Page) {
  await page.getByRole('button', { name: 'Choose from all legends' }).click()
  await expect(page.getByRole('dialog', { name: 'Ban a Legend' })).toBeVisible()
}

export const legendTile = (page: Page, legend: string) =>
  page.getByRole('button', { name: new RegExp(`^${legend}, `) })

/** What a team played last, and what it is forecast to play. */
export const lastOf = (page: Page, team: string) => teamRow(page, team).locator('td').nth(1)
export const forecastOf = (page: Page, team: string) => teamRow(page, team).locator('td').nth(2)

/** The numbers one can ask about, in the order they stand. */
export const numbers = (page: Page, name: string) =>
  panel(page, name).getByRole('button', { name: WHY })
