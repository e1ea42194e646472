import { checkAllLooks } from '../../support/check-screen.ts'
import { expect, test } from '../../support/fixtures.ts'

test('the settings of the admin panel', async ({ open, admin }) => {
  const page = await open(admin, '/admin?tab=settings')
  await expect(page.getByRole('radio')).toHaveCount(3)
  await checkAllLooks(page, 'admin-settings')
})
