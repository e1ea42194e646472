import type { Page, Route } from '@playwright/test'

/** Keeps back what is sent to an address, until the returned function lets it go on. */
export async function holdBack(page: Page, address: string | RegExp) {
  const held = Promise.withResolvers<void>()
  const hold = async (route: Route) => {
    if (route.request().method() !== 'GET') await held.promise
    await route.fallback()
  }
  await page.route(address, hold)
  return async () => {
    await page.unroute(address, hold)
    held.resolve()
  }
}
