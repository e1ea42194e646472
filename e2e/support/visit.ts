import type { Page } from '@playwright/test'

/** Opens another address of the page as its links do: without loading the page again. */
export const visit = (page: Page, path: string) =>
  page.evaluate((address) => history.pushState(null, '', address), path)
