import type { Page } from '@playwright/test'
import { getArchive } from '#contract/archive.ts'
import { getTeams } from '#contract/team.ts'
import { expect, test } from './fixtures.ts'
import { check, isForDialogs, LOOKS, type Look, shoot } from './look.ts'
import { expectLargeTargets, expectNoSidewaysScroll, expectOrderlyHeadings } from './measure.ts'
import { callApi } from './people.ts'
import { legendTile, numbers } from './regular-page.ts'
import { banLegends, medianRepaints, noteRepaints, slowDown } from './repaint.ts'

async function prove(page: Page, screen: string, look: Look) {
  await shoot(page, screen, look)
  await check(page)
  await expectNoSidewaysScroll(page)
  await expectOrderlyHeadings(page)
  await expectLargeTargets(page, look.width === 390)
}

test.use({ demo: 'on' })

test('twenty teams stand in every look, say that they are invented, and a ban is seen at once', async ({
  ownServer: { address, admin },
  open,
}) => {
  test.setTimeout(120_000)
  await expect
    .poll(async () => (await archiveOf(address)).games, { intervals: [500], timeout: 60_000 })
    .toBe(480)
  const { teams } = getTeams.output.parse((await callApi(address, 'GET', '/api/teams')).body)
  const path = (count: number) =>
    `/dashboard?teams=${encodeURIComponent(teams.slice(0, count).join(','))}&ban=lifeline,alter,sparrow`

  const quick = await open('guest', path(20), { address })
  await expect(quick.getByText('20 of 80 teams selected')).toBeVisible()
  await expect(quick.getByText('20 teams are the most.')).toBeVisible()
  await quick.getByRole('option', { selected: false }).first().click({ force: true })
  await expect(quick.getByText('20 of 80 teams selected')).toBeVisible()
  await expect(numbers(quick, 'Likely Compositions')).toHaveCount(60)
  const asked: string[] = []
  quick.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await noteRepaints(quick)
  await slowDown(quick)
  const { firstMs, rankedMs } = await medianRepaints(quick, await banLegends(quick, 300))
  console.log(
    `A ban with 20 teams at a fourth of the speed: ${firstMs} ms to its repaint, ${rankedMs} ms to the ranking`,
  )
  // The aim is 100 ms on a machine that does nothing else; this one runs other tests beside.
  expect(firstMs).toBeLessThan(300)
  expect(asked).not.toContain('/api/historical_team_comps')

  for (const look of LOOKS) {
    const page = await open(look.theme === 'dark' ? admin : 'guest', path(3), { address, look })
    await expect(numbers(page, 'Likely Compositions')).toHaveCount(9)
    await expect(page.getByText('Demo data').filter({ visible: true })).toHaveCount(1)
    await prove(page, 'regular', look)
    if (isForDialogs(look)) await proveOverlays(page, look)
  }
})

async function proveOverlays(page: Page, look: Look) {
  await numbers(page, 'Likely Compositions').first().click()
  await expect(page.getByRole('dialog')).toContainText('Not a probability.')
  await prove(page, 'regular-why', look)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'All Team Compositions' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await prove(page, 'regular-all', look)
  await page.keyboard.press('Escape')
  if (look.width === 390) {
    await page.getByRole('button', { name: 'Edit' }).click()
    await expect(page.getByRole('option').first()).toBeVisible()
    await prove(page, 'regular-teams', look)
    await page.getByRole('tab', { name: 'Ban a Legend' }).click()
    await expect(legendTile(page, 'Ash')).toBeVisible()
    await prove(page, 'regular-bans', look)
    return
  }
  await page.getByRole('button', { name: 'Save Teams' }).click()
  await expect(page.getByRole('dialog', { name: 'Save Team Selection' })).toBeVisible()
  await prove(page, 'regular-save', look)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Load Teams' }).click()
  await expect(page.getByText('No saved selections')).toBeVisible()
  await prove(page, 'regular-load', look)
}

const archiveOf = async (address: string) =>
  getArchive.output.parse((await callApi(address, 'GET', '/api/archive')).body)
