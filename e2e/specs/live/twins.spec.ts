import { toast } from '../../pages/admin-page.ts'
import { checkBothThemes } from '../../support/check-screen.ts'
import { expect, test } from '../../support/fixtures.ts'
import { TWO_LOOKS } from '../../support/look.ts'
import { uploadMatchFile } from '../../files/regular-games.ts'
import { LIVE_LOG, uncertainFile } from '../../files/simulated-files.ts'

test('an editor decides whether a live game and a file are the same', async ({
  ownServer: { address, admin },
  open,
}) => {
  await uploadMatchFile(address, admin, LIVE_LOG.name, LIVE_LOG.bytes)
  await uploadMatchFile(address, admin, 'harbor.csv', uncertainFile())

  for (const look of TWO_LOOKS) {
    const page = await open(admin, '/admin?tab=corrections', { address, look })
    const pair = page.getByRole('region', { name: 'Same game?' })
    await expect(pair).toContainText('60 of 60 players are in both, 60 seconds apart')
    await checkBothThemes(page, 'game-twins', look)
  }

  const page = await open(admin, '/admin?tab=corrections', { address })
  await page.getByRole('button', { name: /are the same game$/ }).click()
  await expect(toast(page, 'The two games count as one now')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Same game?' })).toBeHidden()

  for (const look of TWO_LOOKS) {
    const joined = await open(admin, '/admin?tab=corrections', { address, look })
    await expect(joined.getByRole('region', { name: 'Joined games' })).toContainText('Joined by')
    await checkBothThemes(joined, 'joined-games', look)
  }
  await page.getByRole('button', { name: /^Split again/ }).click()
  await expect(toast(page, 'Both games count again')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Same game?' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Joined games' })).toBeHidden()
})
