import type { Page } from '@playwright/test'
import { toast } from '../../pages/admin-page.ts'
import { checkBothWidths } from '../../support/check-screen.ts'
import { test as base, expect, type OtherServer, startOther } from '../../support/fixtures.ts'
import { uploadMatchFile } from '../../files/regular-games.ts'
import { LIVE_LOG, simulatedWinner } from '../../files/simulated-files.ts'

const SERIES = '/dashboard?view=series'

const test = base.extend<object, { reviewServer: OtherServer }>({
  reviewServer: [
    // The runner reads from this pattern what a fixture needs.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const server = await startOther('off')
      await uploadMatchFile(server.address, server.admin, LIVE_LOG.name, LIVE_LOG.bytes)
      await use(server)
      await server.stop()
    },
    { scope: 'worker' },
  ],
})
// One worker, so the games are imported once.
test.describe.configure({ mode: 'default' })

async function openReview(page: Page) {
  await page.getByRole('link', { name: 'Review of Game 1' }).click()
  await expect(page.getByRole('slider', { name: 'Time' })).toBeVisible()
}

test('a live game is reviewed from its series, with the keyboard too', async ({
  reviewServer: { address, admin },
  open,
}) => {
  const winner = simulatedWinner()?.name ?? ''
  const page = await open(admin, SERIES, { address })
  await openReview(page)
  const slider = page.getByRole('slider', { name: 'Time' })
  const timeline = page.getByRole('region', { name: 'Timeline' })
  await timeline.getByRole('button', { name: /^Ring 2 starts to close/ }).click()
  await expect(page.getByRole('group', { name: 'Playback' })).toContainText('Ring 2 closing')
  await page.getByRole('tab', { name: 'Teams' }).click()
  const teams = page.getByRole('tabpanel', { name: 'Teams' })
  await teams.getByRole('button', { name: winner }).click()
  await expect(teams.getByRole('button', { name: winner })).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('img', { name: `Distance of ${winner}` })).toBeVisible()
  await checkBothWidths(page, 'review')

  await slider.focus()
  await page.keyboard.press('End')
  await expect(teams).toContainText('1 team left')
  await page.keyboard.press('Home')
  await expect(slider).toHaveAttribute('aria-valuetext', /^0:00 of /)
  await page.keyboard.press('ArrowRight')
  await expect(slider).toHaveAttribute('aria-valuetext', /^0:01 of /)
  await page.keyboard.press('l')
  await expect(slider).toHaveAttribute('aria-valuetext', /^0:11 of /)
  await page.keyboard.press('Space')
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible()
  await expect(slider).not.toHaveAttribute('aria-valuetext', /^0:11 of /)
  await page.keyboard.press('k')
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible()
})

test('the paths of a team lie one over the other and lead to their games, which are shared by a link', async ({
  reviewServer: { address, admin },
  open,
}) => {
  const winner = simulatedWinner()?.name ?? ''
  const path = `/dashboard?view=team&team=${encodeURIComponent(winner)}`
  const page = await open(admin, path, { address })
  const landings = page.getByRole('region', { name: 'Landing spots' })
  await expect(landings).toContainText('2 live')
  await landings.getByRole('link', { name: 'Paths' }).click()
  await expect(page.getByRole('heading', { name: `Paths of ${winner}` })).toBeVisible()
  const games = page.getByRole('region', { name: 'Paths' })
  await expect(games.getByRole('checkbox')).toHaveCount(2)
  await games.getByRole('checkbox').first().uncheck()
  await checkBothWidths(page, 'replay-paths')
  await games.getByRole('link', { name: /^Review of .*Game 1$/ }).click()
  await expect(page.getByRole('slider', { name: 'Time' })).toBeVisible()

  await page.getByRole('button', { name: 'Share' }).click()
  const dialog = page.getByRole('dialog', { name: 'Share this game' })
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

const notesOf = (page: Page) => page.getByRole('tabpanel', { name: /^Notes/ })

test('two editors write notes at moments, and each sees the other one at once', async ({
  reviewServer: { address, admin },
  open,
}) => {
  const page = await open(admin, SERIES, { address })
  await openReview(page)
  const other = await open(admin, page.url(), { address })
  await expect(notesOf(other)).toContainText('No notes yet')
  await page.keyboard.press('l')
  await page.keyboard.press('1')
  await expect(notesOf(page)).toContainText('Rotation')
  await expect(notesOf(other)).toContainText('Rotation')
  await other.keyboard.press('n')
  await checkBothWidths(other, 'review-note')
  await other.getByLabel('Note', { exact: true }).fill('Leave on the ring timer, @Wattson.')
  await other.keyboard.press('Control+Enter')
  await expect(notesOf(page)).toContainText('Leave on the ring timer')
  await checkBothWidths(page, 'review-notes')
  const list = await open(admin, '/dashboard?view=moments', { address })
  await expect(list.getByText('Leave on the ring timer')).toBeVisible()
  await checkBothWidths(list, 'moments')
  await list.getByRole('link', { name: 'Open 0:10 in Review' }).first().click()
  await expect(list.getByRole('slider', { name: 'Time' })).toBeVisible()
  await page.getByRole('button', { name: 'Delete the note at 0:10' }).click()
  await expect(notesOf(other)).not.toContainText('Rotation')
})

test('the debrief of a series opens from its page and takes an answer', async ({
  reviewServer: { address, admin },
  open,
}) => {
  const page = await open(admin, SERIES, { address })
  await page.getByRole('link', { name: 'Debrief' }).click()
  await expect(page.getByRole('heading', { name: 'Debrief' })).toBeVisible()
  await page.getByRole('tab', { name: 'Game 1' }).click()
  const found = page.getByRole('region', { name: 'To look at' })
  await expect(found).toContainText(/The next team was out \d+ seconds? later/)
  await checkBothWidths(page, 'debrief')
  await found.getByRole('button', { name: 'Right' }).click()
  await expect(found).toContainText('You said: right.')
})
