import { checkBothThemes } from '../../support/check-screen.ts'
import { expect, test } from '../../support/fixtures.ts'
import { TWO_LOOKS } from '../../support/look.ts'

for (const look of TWO_LOOKS) {
  test(`the guide opens from the help with all its pictures, ${look.theme} at ${look.width}`, async ({
    open,
  }) => {
    const page = await open('guest', '/dashboard', { look })
    if (look.width === 390) await page.getByRole('button', { name: 'Menu' }).click()
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
    const links = page.getByRole('article').getByRole('link')
    for (let index = 0; index < (await links.count()); index += 1) {
      const link = links.nth(index)
      const heading = page.getByRole('heading', {
        level: 2,
        name: (await link.textContent()) ?? '',
      })
      await link.click()
      await expect(heading).toBeInViewport()
    }
    await checkBothThemes(page, 'guide', look)
  })
}
