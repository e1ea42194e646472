import type { Page } from '@playwright/test'
import { checkAllLooks } from '../../support/check-screen.ts'
import { expect, test } from '../../support/fixtures.ts'
import { asPhone } from '../../support/look.ts'

test('the guide opens from the help with all its pictures, and its links lead to their headings', async ({
  asGuest: page,
}) => {
  await page.getByRole('link', { name: 'Guide', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Guide' })).toBeVisible()
  const pictures = page.getByRole('article').getByRole('img')
  const count = await pictures.count()
  expect(count).toBeGreaterThanOrEqual(10)
  for (let index = 0; index < count; index += 1) {
    const picture = pictures.nth(index)
    await picture.scrollIntoViewIfNeeded()
    await expect
      .poll(() =>
        picture.evaluate((img: HTMLImageElement) => [img.naturalWidth, img.naturalHeight]),
      )
      .toEqual([1200, 750])
  }
  await followLinks(page)
  await asPhone(page, () => followLinks(page))
  await checkAllLooks(page, 'guide')
})

async function followLinks(page: Page) {
  const links = page.getByRole('article').getByRole('link')
  for (let index = 0; index < (await links.count()); index += 1) {
    const link = links.nth(index)
    const name = (await link.textContent()) ?? ''
    await link.click()
    await expect(page.getByRole('heading', { level: 2, name })).toBeInViewport()
  }
}
