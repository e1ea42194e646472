import type { Page } from '@playwright/test'
import { getArchive } from '#contract/archive.ts'
import { getTeams } from '#contract/team.ts'
import { expect, test } from '../../support/fixtures.ts'
import { type Look, TWO_LOOKS } from '../../support/look.ts'
import { checkScreen, checkBothThemes } from '../../support/check-screen.ts'
import { callApi } from '../../support/people.ts'
import { CUP, uploadMatchFile } from '../../files/regular-games.ts'
import { legendTile, numbers, openBans, openTeams } from '../../pages/regular-page.ts'
import { banLegends, slowProcessor } from '../../support/repaint.ts'

test.describe('with the demo season', () => {
  test.use({ demo: 'on' })

  test('twenty teams say that they are invented, and a ban asks for nothing but a forecast', async ({
    ownServer: { address },
    open,
  }) => {
    const games = async () => (await archiveOf(address)).games
    await expect.poll(games, { intervals: [500], timeout: 240_000 }).toBe(480)
    const { teams } = getTeams.output.parse((await callApi(address, 'GET', '/api/teams')).body)
    const path = `/dashboard?teams=${encodeURIComponent(teams.slice(0, 20).join(','))}`
    const page = await open('guest', path, { address })
    await openTeams(page)
    await expect(page.getByText('20 of 80 teams selected')).toBeVisible()
    await expect(page.getByText('20 teams is the maximum.')).toBeVisible()
    const list = page.getByRole('listbox', { name: 'Teams' })
    await list.getByRole('option', { selected: false }).first().click({ force: true })
    await expect(page.getByText('20 of 80 teams selected')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled()
    await expect(numbers(page, 'Likely Compositions')).toHaveCount(60)
    await expect(demoLabel(page)).toHaveCount(1)
    // Nothing lies over a number, also where there is little room for it.
    for (const width of [320, 1280, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      if (width === 320) await page.getByRole('button', { name: /^Alliance/ }).click()
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
    // With fresh data that stays fresh: a ban also refreshes what is older than half a minute.
    await page.clock.setFixedTime(new Date())
    await page.reload()
    await openBans(page)
    await expect(numbers(page, 'Likely Compositions')).toHaveCount(60)
    await expect(page.getByRole('region', { name: 'Next ban' }).getByRole('listitem')).toHaveCount(
      8,
    )
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await slowProcessor(page)
    await banLegends(page, 500)
    expect(asked).not.toContain('/api/historical_team_comps')
    await page.close()
    const phone = await open('guest', path, { address, look: { theme: 'dark', width: 390 } })
    await expect(demoLabel(phone)).toHaveCount(1)
    await phone.goto('/dashboard?view=poi_data')
    await expect(demoLabel(phone)).toHaveCount(1)
    await phone.setViewportSize({ width: 1000, height: 800 })
    await expect(demoLabel(phone)).toHaveCount(1)
    await phone.emulateMedia({ media: 'print' })
    await expect(demoLabel(phone)).toHaveCount(1)
    // The label doesn't take the page of a team's sheet.
    await phone.goto('/dashboard?view=team&team=Alliance')
    await expect(phone.getByRole('region', { name: 'Last full series' })).toContainText('Demo')
    const sheet = await phone.pdf({ format: 'A4' })
    expect(sheet.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
    // With the label alone it has less than 20 kB.
    expect(sheet.length).toBeGreaterThan(100_000)
  })
})

test('the view and what opens over it stand in every look', async ({
  ownServer: { address, admin },
  open,
}) => {
  await uploadMatchFile(address, admin, 'cup.csv', CUP)
  for (const look of TWO_LOOKS) {
    const path = '/dashboard?teams=Alliance,Owls%252C%20Copper,Reed&ban=ash'
    const page = await open(look.theme === 'dark' ? admin : 'guest', path, { address, look })
    if (look.width === 390) {
      for (const team of ['Alliance', 'Owls, Copper', 'Reed']) {
        await page.getByRole('button', { expanded: false, name: new RegExp(`^${team}`) }).click()
      }
    }
    await expect(numbers(page, 'Likely Compositions')).toHaveCount(6)
    await checkBothThemes(page, 'regular', look)
    await page.getByRole('button', { name: 'All Team Compositions' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await checkScreen(page, 'regular-all', look)
    await page.keyboard.press('Escape')
    if (look.width === 390) await provePhone(page, look)
    else await proveDesk(page, look)
  }
})

async function provePhone(page: Page, look: Look) {
  await expect(page.getByRole('button', { name: 'Show Teams' }).first()).toHaveText('Show Teams')
  await page.getByRole('button', { name: '3 teams', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Select Teams (Max 20)' })).toBeVisible()
  await expect(page.getByRole('option').first()).toBeVisible()
  await checkScreen(page, 'regular-teams', look)
  await page.getByRole('tab', { name: 'Ban a Legend' }).click()
  await expect(legendTile(page, 'Ash')).toBeVisible()
  await checkScreen(page, 'regular-bans', look)
}

async function proveDesk(page: Page, look: Look) {
  await numbers(page, 'Likely Compositions').first().click()
  await expect(page.getByRole('dialog')).toContainText('This is a share, not a probability.')
  await checkScreen(page, 'regular-why', look)
  await page.keyboard.press('Escape')
  await openTeams(page)
  await page.getByRole('button', { name: 'Save Teams' }).click()
  await expect(page.getByRole('dialog', { name: 'Save Team Selection' })).toBeVisible()
  await checkScreen(page, 'regular-save', look)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Load Teams' }).click()
  await expect(page.getByText('No saved selections')).toBeVisible()
  await checkScreen(page, 'regular-load', look)
}

const demoLabel = (page: Page) => page.getByText('Demo data').filter({ visible: true })

const archiveOf = async (address: string) =>
  getArchive.output.parse((await callApi(address, 'GET', '/api/archive')).body)
