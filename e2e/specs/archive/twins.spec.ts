import { toast } from '../../pages/admin-page.ts'
import { checkBothWidths } from '../../support/check-screen.ts'
import { expect, test } from '../../support/fixtures.ts'
import { uploadMatchFile } from '../../files/regular-games.ts'
import { LIVE_LOG, uncertainFile } from '../../files/simulated-files.ts'

test('an editor decides whether a live game and a file are the same', async ({
  ownServer: { address, admin },
  open,
}) => {
  await uploadMatchFile(address, admin, LIVE_LOG.name, LIVE_LOG.bytes)
  await uploadMatchFile(address, admin, 'harbor.csv', uncertainFile())

  const page = await open(admin, '/admin?tab=corrections', { address })
  const pair = page.getByRole('region', { name: 'Same game?' })
  await expect(pair).toContainText('60 of 60 players are in both, 60 seconds apart')
  await checkBothWidths(page, 'game-twins')
  await page.getByRole('button', { name: /are the same game$/ }).click()
  await expect(toast(page, 'The two games count as one now')).toBeVisible()
  await expect(pair).toBeHidden()

  const joined = page.getByRole('region', { name: 'Joined games' })
  await expect(joined).toContainText('Joined by')
  await checkBothWidths(page, 'joined-games')
  await page.getByRole('button', { name: /^Split again/ }).click()
  await expect(toast(page, 'Both games count again')).toBeVisible()
  await expect(pair).toBeVisible()
  await expect(joined).toBeHidden()
})
