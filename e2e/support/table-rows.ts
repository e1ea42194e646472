import { expect, type Page } from '@playwright/test'
import { visit } from './visit.ts'

type Density = 'comfortable' | 'compact'

/** As another tab would: nothing has to load again. */
export async function switchPreferences(
  page: Page,
  preferences: { density: Density; showLegendNames: boolean },
) {
  await page.evaluate((chosen) => {
    localStorage.setItem('preferences', JSON.stringify(chosen))
    dispatchEvent(new StorageEvent('storage', { key: 'preferences' }))
  }, preferences)
  const root = page.locator('html')
  await expect(root).toHaveAttribute('data-density', preferences.density)
  await expect(root).toHaveAttribute(
    'data-legend-names',
    preferences.showLegendNames ? 'shown' : 'hidden',
  )
}

/** Opens another screen. Tables that are still there until it is drawn don't count anymore. */
export async function leaveTables(page: Page, path: string) {
  await page.evaluate(() => {
    for (const table of document.querySelectorAll('table')) table.setAttribute('data-left', '')
  })
  await visit(page, path)
}

/** The height of the first row of every table on screen, with the table's name. */
export const rowHeights = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLTableElement>('table:not([data-left])')]
      .filter((table) => table.offsetHeight > 10 && !table.closest('.visually-hidden'))
      .map((table) => ({
        name: table.caption?.textContent ?? '',
        height: table.tBodies[0]?.rows[0]?.getBoundingClientRect().height ?? 0,
      })),
  )

/** Texts in tables that don't fit into their cell or into a part of it. */
export const cutTexts = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('table :is(td, th), table :is(td, th) *')]
      .filter(
        (element) =>
          element.clientWidth > 1 &&
          element.scrollWidth > element.clientWidth + 1 &&
          (element.textContent ?? '').trim() !== '' &&
          !element.closest('.visually-hidden'),
      )
      .map(
        (element) =>
          `${element.textContent} (${element.scrollWidth} in ${element.clientWidth} px of ${element.className})`,
      ),
  )
