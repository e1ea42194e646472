import type { Page } from '@playwright/test'
import { startTestChannel } from '#server/series/webhook/test-channel.ts'
import { toast } from '../../pages/admin-page.ts'
import { checkAllLooks, checkBothWidths } from '../../support/check-screen.ts'
import { test as base, expect, type OtherServer, startOther } from '../../support/fixtures.ts'
import { CUP, CUP_BEFORE, uploadMatchFile } from '../../files/regular-games.ts'

type Channel = Awaited<ReturnType<typeof startTestChannel>>

const test = base.extend<{ discord: Channel; postServer: OtherServer }>({
  // The runner reads from this pattern what a fixture needs.
  // oxlint-disable-next-line no-empty-pattern
  discord: async ({}, use) => {
    const discord = await startTestChannel()
    await use(discord)
    await discord.stop()
  },
  postServer: async ({ discord }, use) => {
    const server = await startOther('off', { WEBHOOK_HOSTS: discord.host })
    await use(server)
    await server.stop()
  },
})

const SERIES = '/dashboard?view=series'

async function openStream(page: Page) {
  await page.getByRole('button', { name: 'Stream' }).click()
  return page.getByRole('dialog', { name: 'On stream and in Discord' })
}

test('a new game moves the stream source and the lobby of its series on', async ({
  ownServer: { address, admin },
  open,
}) => {
  await uploadMatchFile(address, admin, 'before.csv', CUP_BEFORE)
  const page = await open(admin, SERIES, { address })
  const dialog = await openStream(page)
  // Three teams had played Catalyst.
  await expect(dialog.getByRole('region', { name: 'Banned' })).toHaveText('BannedAshCatalyst')
  await dialog.getByRole('switch', { name: 'Compositions' }).uncheck()
  await dialog.getByRole('button', { name: 'Create view link' }).click()
  await expect(toast(page, 'View link created')).toBeVisible()
  const link = await dialog.getByLabel('View link').inputValue()
  expect(link).toMatch(/\/obs\?show=bans,standings,match#[\w-]{43}$/)

  const source = await open('nobody', link, { address })
  await expect(source.getByText('Game 3')).toBeVisible()
  // Alliance 17 + 12, Owls 10 + 16, Reed 7 + 9.
  const standings = source.getByRole('list', { name: 'Standings' }).getByRole('listitem')
  await expect(standings).toHaveText(['1Alliance29', '2Owls, Copper26', '3Reed16'])
  expect(await source.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(
    'rgba(0, 0, 0, 0)',
  )
  const lobby = await open('guest', '/credits', { address })
  await lobby.clock.install()
  await lobby.goto(SERIES)
  await lobby.getByRole('link', { name: /lobby|Follow/ }).click()
  const game = lobby.getByRole('group', { name: 'Game number' })
  await expect(game).toContainText('Game 3')
  await expect(lobby.getByRole('button', { name: /^Cup/ })).toContainText('2 games')

  await uploadMatchFile(address, admin, 'after.csv', CUP)
  await expect(source.getByText('Game 4')).toBeVisible()
  await expect(standings.first()).toHaveText('1Alliance43')
  await dialog.getByRole('button', { name: /^Turn off the link/ }).click()
  await expect(source.getByText('This view link was turned off. Ask for a new one.')).toBeVisible()
  // The lobby looks for new games every 20 seconds.
  await lobby.clock.fastForward(20_000)
  await expect(
    toast(lobby, 'Game 3 is in. The lobby moved on to Game 4. Ctrl+Z undoes this.'),
  ).toBeVisible()
  await expect(game).toContainText('Game 4')
  await lobby.getByRole('button', { name: 'Undo' }).click()
  await expect(game).toContainText('Game 3')
})

test('each new game is posted to a channel until an editor stops it, and the dialog and the source look right', async ({
  postServer: { address, admin },
  discord,
  open,
  pageErrors,
}) => {
  pageErrors.expect(/status of 400/)
  await uploadMatchFile(address, admin, 'before.csv', CUP_BEFORE)
  const page = await open(admin, SERIES, { address })
  const dialog = await openStream(page)
  const field = dialog.getByLabel('Webhook address')
  await field.fill('https://example.com/hook')
  await field.press('Enter')
  await expect(dialog.getByText(/example\.com isn't allowed/)).toBeVisible()
  await expect(dialog.getByText('**Cup, Game 2 on Storm Point**')).toBeVisible()
  await field.fill(discord.url)
  await field.press('Enter')
  await expect(toast(page, 'New games will be posted')).toBeVisible()
  await expect(dialog.getByText('Nothing posted yet.')).toBeVisible()
  await uploadMatchFile(address, admin, 'after.csv', CUP)
  await expect.poll(() => discord.posts.length, { timeout: 30_000 }).toBe(1)
  expect(discord.posts[0]?.content).toContain('**Cup, Game 3 on Storm Point**')
  await page.reload()
  await openStream(page)
  await expect(dialog.getByText(/^Game 3 was posted/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Stop posting' }).click()
  await expect(dialog.getByLabel('Webhook address')).toBeVisible()

  await dialog.getByRole('button', { name: 'Create view link' }).click()
  const link = await dialog.getByLabel('View link').inputValue()
  await dialog.getByLabel('Webhook address').fill(discord.url)
  await checkAllLooks(page, 'series-stream')
  const source = await open('nobody', link, { address })
  await expect(source.getByRole('list', { name: 'Standings' })).toBeVisible()
  await checkBothWidths(source, 'obs')
})
