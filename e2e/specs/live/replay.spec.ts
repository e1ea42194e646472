import type { Page } from '@playwright/test'
import { toast } from '../../pages/admin-page.ts'
import { checkBothThemes } from '../../support/check-screen.ts'
import { expect, test } from '../../support/fixtures.ts'
import { TWO_LOOKS } from '../../support/look.ts'
import { uploadMatchFile } from '../../files/regular-games.ts'
import { LIVE_LOG, simulatedWinner } from '../../files/simulated-files.ts'

const SERIES = '/dashboard?view=series'

async function openReplay(page: Page) {
  await page.getByRole('link', { name: 'Replay of Game 1' }).click()
  await expect(page.getByRole('slider', { name: 'Time' })).toBeVisible()
}

test('a live game is replayed from its series, with the keyboard too, in every look', async ({
  ownServer: { address, admin },
  open,
}) => {
  await uploadMatchFile(address, admin, LIVE_LOG.name, LIVE_LOG.bytes)
  const winner = simulatedWinner()?.name ?? ''

  for (const look of TWO_LOOKS) {
    const page = await open(admin, SERIES, { address, look })
    await openReplay(page)
    const slider = page.getByRole('slider', { name: 'Time' })
    await page.getByRole('button', { name: 'Ring 2' }).click()
    await expect(page.getByRole('region', { name: 'Distance to the zone' })).toContainText(
      /Inside ring 2|m from ring 2|Not seen/,
    )
    const teams = page.getByRole('region', { name: 'Teams' })
    await teams.getByRole('button', { name: winner }).click()
    await expect(teams.getByRole('button', { name: winner })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    await expect(page.getByRole('img', { name: `Distance of ${winner}` })).toBeVisible()
    await checkBothThemes(page, 'replay', look)

    await slider.focus()
    await page.keyboard.press('End')
    await expect(teams).toContainText('1 team left')
    await page.keyboard.press('Home')
    await expect(slider).toHaveAttribute('aria-valuetext', /^0:00 of /)
    await page.keyboard.press('ArrowRight')
    await expect(slider).toHaveAttribute('aria-valuetext', /^0:01 of /)
    await page.keyboard.press('Space')
    await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible()
    await expect(slider).not.toHaveAttribute('aria-valuetext', /^0:01 of /)
    await page.getByRole('button', { name: 'Pause' }).click()
    await expect(page.getByRole('button', { name: 'Play' })).toBeVisible()
    await page.keyboard.press('p')
    await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible()
  }
})

test('the paths of a team lie one over the other and lead to their games', async ({
  ownServer: { address, admin },
  open,
}) => {
  await uploadMatchFile(address, admin, LIVE_LOG.name, LIVE_LOG.bytes)
  const winner = simulatedWinner()?.name ?? ''

  for (const look of TWO_LOOKS) {
    const path = `/dashboard?view=team&team=${encodeURIComponent(winner)}`
    const page = await open(admin, path, { address, look })
    const landings = page.getByRole('region', { name: 'Landing spots' })
    await expect(landings).toContainText('2 live')
    await landings.getByRole('link', { name: 'Paths' }).click()
    await expect(page.getByRole('heading', { name: `Paths of ${winner}` })).toBeVisible()
    const games = page.getByRole('region', { name: 'Paths' })
    await expect(games.getByRole('checkbox')).toHaveCount(2)
    await games.getByRole('checkbox').first().uncheck()
    await checkBothThemes(page, 'replay-paths', look)
    await games.getByRole('link', { name: /^Replay of .*Game 1$/ }).click()
    await expect(page.getByRole('slider', { name: 'Time' })).toBeVisible()
  }
})

test('a replay is shown by a view link, until it is turned off', async ({
  ownServer: { address, admin },
  open,
}) => {
  await uploadMatchFile(address, admin, LIVE_LOG.name, LIVE_LOG.bytes)
  const page = await open(admin, SERIES, { address })
  await openReplay(page)
  await page.getByRole('button', { name: 'Share' }).click()
  const dialog = page.getByRole('dialog', { name: 'Share this replay' })
  await dialog.getByRole('button', { name: 'Create view link' }).click()
  await expect(toast(page, 'View link created')).toBeVisible()
  const link = await dialog.getByLabel('View link').inputValue()
  expect(link).toMatch(/\/replay#[\w-]{43}$/)

  const viewer = await open('nobody', link, { address })
  await expect(viewer.getByRole('slider', { name: 'Time' })).toBeVisible()
  await expect(viewer.getByRole('button', { name: 'Share' })).toBeHidden()
  await dialog.getByRole('button', { name: /^Turn off the link/ }).click()
  await expect(toast(page, 'Link turned off')).toBeVisible()
  await expect(viewer.getByText('This view link was turned off')).toBeVisible()
})

test('a game from a file without positions says so', async ({ statsServer, open }) => {
  const page = await open('guest', '/replay?game=1', { address: statsServer.address })
  await expect(page.getByText('This game came from a file without positions.')).toBeVisible()
})
