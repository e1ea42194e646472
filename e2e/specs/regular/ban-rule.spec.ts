import { expect, test } from '../../support/fixtures.ts'
import { checkThemes } from '../../support/check-screen.ts'
import { WIDTHS } from '../../support/look.ts'

for (const width of WIDTHS) {
  test(`the settings of the admin panel at ${width}`, async ({ open, admin }) => {
    const page = await open(admin, '/admin?tab=settings', { look: { theme: 'light', width } })
    await expect(page.getByRole('radio')).toHaveCount(3)
    await checkThemes(page, 'admin-settings', width)
  })
}
