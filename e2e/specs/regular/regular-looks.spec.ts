import type { Page } from '@playwright/test'
import { getArchive } from '#contract/archive/archive.ts'
import { LOBBY_TEAMS } from '../../files/lobby-files.ts'
import { legendTile, numbers, openBans, openTeams, teamRow } from '../../pages/regular-page.ts'
import { checkBothThemes, checkScreen } from '../../support/check-screen.ts'
import { expect, test } from '../../support/fixtures.ts'
import { type Look, TWO_LOOKS } from '../../support/look.ts'

const CUP_LOBBY = '/dashboard?teams=Alliance,Owls%252C Copper,Reed&ban=ash&columns=both'
/** Popovers lie over a page that is checked without them. */
const POPOVER = '[role=dialog]'

const nextBans = (page: Page) =>
  page.getByRole('region', { name: 'Next ban' }).getByRole('button', { name: 'Ban it' })

test('nothing lies over a number of twenty teams, and all of them are in view', async ({
  gamesServer: { address },
  open,
}) => {
  const path = `/dashboard?teams=${encodeURIComponent(LOBBY_TEAMS.join(','))}&columns=both`
  const page = await open('guest', path, { address })
  // Twelve teams play another composition in each game, eight always the same.
  await expect(numbers(page, 'Likely Compositions')).toHaveCount(44)
  for (const width of [320, 1280, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    if (width === 320) await page.getByRole('button', { name: /^Copper Owls/ }).click()
    for (const panel of ['Likely Compositions', 'Top 3 Composition']) {
      for (const place of [0, 1, 2]) await numbers(page, panel).nth(place).click({ trial: true })
    }
  }
  for (const [width, height] of [
    [1440, 900],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height })
    const rows = page.getByRole('region', { name: 'Likely Compositions' }).getByRole('row')
    await expect(rows).toHaveCount(21)
    await expect(rows.last()).toBeInViewport({ ratio: 1 })
  }
})

test('the label of demo data is seen once at every width and on paper', async ({ open }) => {
  const page = await open('guest', '/credits')
  await page.route('**/api/archive', async (route) => {
    const archive = getArchive.output.parse(await (await route.fetch()).json())
    await route.fulfill({ json: { ...archive, hasDemo: true } })
  })
  const label = page.getByText('Demo data').filter({ visible: true })
  for (const path of ['/dashboard', '/dashboard?view=poi_data']) {
    await page.goto(path)
    for (const width of [1440, 1000, 390]) {
      await page.setViewportSize({ width, height: 800 })
      await expect(label).toHaveCount(1)
    }
  }
  await page.emulateMedia({ media: 'print' })
  await expect(label).toHaveCount(1)
})

for (const look of TWO_LOOKS) {
  test(`the view and what opens over it at ${look.width}`, async ({ gamesServer, open }) => {
    const { address, admin } = gamesServer
    const page = await open(admin, CUP_LOBBY, { address, look })
    if (look.width === 390) {
      for (const team of ['Alliance', 'Owls, Copper', 'Reed']) {
        await page.getByRole('button', { expanded: false, name: new RegExp(`^${team}`) }).click()
      }
    }
    await expect(numbers(page, 'Likely Compositions')).toHaveCount(6)
    await expect(nextBans(page)).toHaveCount(5)
    await checkBothThemes(page, 'regular', look)
    await page.getByRole('button', { name: 'All Team Compositions' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await checkScreen(page, 'regular-all', look)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Open a series' }).click()
    await expect(page.getByRole('button', { name: 'Open series' })).toBeVisible()
    await checkScreen(page, 'regular-series', look, POPOVER)
    await page.keyboard.press('Escape')
    if (look.width === 390) await checkPhone(page, look)
    else await checkDesk(page, look)
    await expect(page.getByRole('dialog').getByRole('heading', { name: 'Why' })).toBeVisible()
    await checkScreen(page, 'regular-drawer', look)
  })
}

async function checkPhone(page: Page, look: Look) {
  await expect(page.getByRole('button', { name: 'Show Teams' }).first()).toHaveText('Show Teams')
  await page.getByRole('button', { name: '3 teams', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Select Teams (Max 20)' })).toBeVisible()
  await expect(page.getByRole('option').first()).toBeVisible()
  await checkScreen(page, 'regular-teams', look)
  await page.getByRole('tab', { name: 'Ban a Legend' }).click()
  await expect(legendTile(page, 'Ash')).toBeVisible()
  await checkScreen(page, 'regular-bans', look)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Reasons, players and known picks' }).first().click()
}

async function checkDesk(page: Page, look: Look) {
  await numbers(page, 'Likely Compositions').first().click()
  await expect(page.getByRole('dialog')).toContainText('This is a share, not a probability.')
  await checkScreen(page, 'regular-why', look, POPOVER)
  await page.keyboard.press('Escape')
  await openBans(page)
  await checkScreen(page, 'regular-grid', look, POPOVER)
  await page.keyboard.press('Escape')
  await openTeams(page)
  await page.getByRole('button', { name: 'Save Teams' }).click()
  await expect(page.getByRole('dialog', { name: 'Save Team Selection' })).toBeVisible()
  await checkScreen(page, 'regular-save', look)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Load Teams' }).click()
  await expect(page.getByText('No saved selections')).toBeVisible()
  await checkScreen(page, 'regular-load', look, POPOVER)
  await page.keyboard.press('Escape')
  await teamRow(page, 'Reed').getByRole('button', { name: 'Reed', exact: true }).click()
}
