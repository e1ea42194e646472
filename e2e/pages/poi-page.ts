import type { Locator, Page } from '@playwright/test'

export const STORM_POINT = '/dashboard?view=poi_data&map=stormpoint'
export const PHONE = { theme: 'dark', width: 390 } as const

export const frame = (page: Page) => page.getByRole('group', { name: 'Map of Storm Point' })
export const marker = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Points of interest' }).getByRole('button', { name })
export const poiCard = (page: Page, name: string) => page.getByRole('group', { name, exact: true })
export const place = (at: Locator) => at.locator('..').getAttribute('data-place')

export async function middleOf(locator: Locator) {
  const box = await locator.boundingBox()
  if (!box) throw new Error('Nothing is there.')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}
