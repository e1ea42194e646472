import type { Page } from '@playwright/test'
import { playLive } from '#server/live-match/simulator/play-live.ts'
import { simulateSeries } from '#server/live-match/simulator/simulated-series.ts'
import { checkBothWidths, checkScreen } from '../../support/check-screen.ts'
import { test as base, expect, type OtherServer, startOther } from '../../support/fixtures.ts'
import type { Look } from '../../support/look.ts'

const DESK: Look = { theme: 'dark', width: 1440 }
const PHONE: Look = { theme: 'light', width: 390 }

const test = base.extend<{ feedServer: OtherServer }>({
  // The runner reads from this pattern what a fixture needs.
  // oxlint-disable-next-line no-empty-pattern
  feedServer: async ({}, use) => {
    const server = await startOther('off', { LIVE_FEED: 'on', LIVE_FEED_PORT: '0' })
    await use(server)
    await server.stop()
  },
})

/** Two viewers see the same in these lists, one of whom came later. */
async function expectSame(page: Page, late: Page, ...lists: readonly string[]) {
  const contentOf = (viewer: Page) =>
    Promise.all(lists.map((name) => viewer.getByRole('list', { name }).textContent()))
  await expect
    .poll(
      async () => JSON.stringify(await contentOf(late)) === JSON.stringify(await contentOf(page)),
    )
    .toBe(true)
}

test('two people watch a simulated match, one of them from the middle on, and see the same', async ({
  ownServer: { address, admin },
  open,
}) => {
  const page = await open(admin, '/live', { address, look: DESK })
  await expect(page.getByText('Waiting for a game')).toBeVisible()
  await page.getByRole('button', { name: 'Watch a simulated match' }).click()
  await expect(page.getByText('Choosing…').first()).toBeVisible()
  await expect(page.getByText("Game 3, World's Edge")).toBeVisible()
  await expect(page.getByText('20 of 20 teams locked in')).toBeVisible()
  await expect(page.getByText('Projected ban after this game')).toBeVisible()

  const late = await open('guest', '/live', { address, look: PHONE })
  await expectSame(page, late, 'Lobby')
  await checkScreen(page, 'live', DESK)
  await checkScreen(late, 'live', PHONE)
  await expect(late.getByRole('button', { name: 'End simulated match' })).toHaveCount(0)

  await page.keyboard.press('m')
  await expect(page.getByText('Closing to')).toHaveCount(0)
  await page.keyboard.press('m')
  await expect(page.getByText('Closing to')).toBeVisible()

  await page.getByRole('switch', { name: 'Rings' }).uncheck()
  await expect(page.getByText('Closing to')).toHaveCount(0)
  await expect(page.getByText('Only people on this Ringwise server see it.')).toBeVisible()

  await page.getByRole('button', { name: 'End simulated match' }).click()
  await expect(page.getByRole('heading', { name: 'Connect the game' })).toBeVisible()
  await expect(late.getByText('No game is connected right now')).toBeVisible()
})

test('an administrator connects a game, and the page switches to its lobby by itself', async ({
  feedServer: { address, admin },
  open,
}) => {
  const page = await open(admin, '/live', { address, look: DESK })
  await expect(page.getByText('Receiver is running')).toBeVisible()
  await page.getByRole('button', { name: 'Add feed' }).click()
  await expect(page.getByText('Enter a name')).toBeVisible()
  await page.getByLabel('Name of the PC or lobby').fill('OBS-PC-2')
  await page.getByRole('button', { name: 'Add feed' }).click()
  const options = page.getByLabel('Launch options for OBS-PC-2')
  await expect(options).toContainText('+cl_liveapi_enabled 1')
  await checkBothWidths(page, 'live-setup')
  const [, url = '', token = ''] =
    /"(ws:.+?)".+"([\da-f]{32})"/.exec((await options.textContent()) ?? '') ?? []

  const startedAt = Math.floor(Date.now() / 1000) - 3600
  const [game] = simulateSeries({ seed: 5, startedAt, hasFaults: false, games: 1 })
  const steps = game?.steps.slice(0, Math.floor((game.steps.length * 2) / 3)) ?? []
  const games = game ? [{ ...game, steps }] : []
  await playLive({ url, token, framing: 'protobuf', speed: 1_000_000, games })
  await expect(page.getByText(/^Connection lost 0:\d\d ago/)).toBeVisible()
  await expect(page.getByText('Game 1, Storm Point')).toBeVisible()
  await expectSame(page, await open('guest', '/live', { address }), 'Lobby', 'Kill feed')
  await page.getByRole('button', { name: "Don't save this game" }).click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText("This game won't be saved when it ends.")
  await dialog.getByRole('button', { name: "Don't save this game" }).click()
  await expect(page.getByText("This game won't be saved to the archive.")).toBeVisible()
  await expect(dialog).toBeHidden()
  await checkBothWidths(page, 'live-not-kept')
  await page.getByRole('button', { name: 'Save this game', exact: true }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: 'Save this game', exact: true })
    .click()
  await expect(page.getByText(/^This game is saved to the archive when it ends/)).toBeVisible()
  await page.getByRole('list', { name: 'Lobby' }).getByRole('link').first().click()
  await expect(page).toHaveURL(/view=team/)

  await page.goto('/admin?tab=live')
  await expect(page.getByText('Not connected')).toBeVisible()
  await page.getByRole('button', { name: 'Turn off OBS-PC-2' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Turn off' }).click()
  await expect(page.getByText('Turned off', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Remove OBS-PC-2' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('No feeds yet')).toBeVisible()
})
