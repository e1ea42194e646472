import type { Page } from '@playwright/test'
import { gameRows, importGames } from '../../files/archive-files.ts'
import { checkBothWidths } from '../../support/check-screen.ts'
import { expect, type OtherServer, test } from '../../support/fixtures.ts'
import { callApi, createPerson } from '../../support/people.ts'

const TEAMS = ['Alliance', ...Array.from({ length: 19 }, (_, index) => `Team ${index + 2}`)]

/** Alliance lands at Checkpoint, Team 2 at Outpost North, and both score. */
async function importCup({ address, admin }: OtherServer) {
  const rows = [1, 2, 3].flatMap((number) =>
    gameRows('Harbor', number, 'none', [
      { team: 'Alliance', placement: 1, kills: 5, poi: 'Checkpoint' },
      { team: 'Team 2', placement: 2, kills: 2, poi: 'Outpost North' },
      { team: 'Team 3', placement: 3, kills: 1 },
    ]),
  )
  await importGames(address, admin, rows)
}

async function createDraft(page: Page) {
  await page.getByRole('button', { name: 'New draft' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Harbor Open, Week 3')
  const numbered = TEAMS.map((team, index) => `${index + 1}. ${team}`)
  await page.getByRole('textbox', { name: /^Teams in order/ }).fill(numbered.join('\n'))
  await page.getByRole('button', { name: 'Create draft' }).click()
  await expect(page.getByText('Pick 1 of 40')).toBeVisible()
}

const spot = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Spots' }).getByRole('button', { name: new RegExp(`^${name},`) })

async function addWish(page: Page, map: string, name: string) {
  await page.getByRole('button', { name: `Add a wish on ${map}` }).click()
  await page.getByRole('menuitem', { name, exact: true }).click()
}

const wishes = (page: Page, map: string) =>
  page
    .getByRole('region', { name: /Our wishes/ })
    .filter({ hasText: map })
    .getByRole('list')
    .getByRole('listitem')

test('three people draft 20 teams: claims, wishes and undo reach everyone', async ({
  ownServer,
  open,
}) => {
  const { address, admin } = ownServer
  await importCup(ownServer)
  const page = await open(admin, '/poi-draft', { address })
  await createDraft(page)
  await expect(page).toHaveURL(/draft=\d+/)
  const link = new URL(page.url())
  const mates = await Promise.all(
    [1, 2].map(async () =>
      open(await createPerson(address, admin.token), link.pathname + link.search, { address }),
    ),
  )
  const everyone = [page, ...mates]
  const [ines = page, kade = page] = mates

  await addWish(ines, 'Storm Point', 'Checkpoint')
  await addWish(ines, 'Storm Point', 'Outpost North')
  for (const one of everyone) {
    await expect(one.getByText('Top choice still open: Checkpoint, Storm Point')).toBeVisible()
    await expect(wishes(one, 'Storm Point')).toHaveText([
      /Checkpoint.*Best open/,
      /Outpost North.*Plan B/,
    ])
  }
  // The keyboard moves a wish, and Enter claims the best one.
  await kade
    .getByRole('button', { name: /^Outpost North/ })
    .last()
    .press('Alt+ArrowUp')
  await expect(page.getByRole('button', { name: 'Claim Outpost North' })).toBeVisible()
  await page.locator('body').press('Enter')
  for (const one of everyone) {
    await expect(one.getByText('On the clock: Team 2')).toBeVisible()
    await expect(spot(one, 'Outpost North')).toHaveAccessibleName(
      'Outpost North, claimed by Alliance',
    )
  }
  // Someone else claims the next pick from the map.
  await spot(ines, 'Checkpoint').click()
  const claim = ines.getByRole('button', { name: 'Claim Checkpoint for Team 2' })
  // For a moment after another person's claim nothing is sent.
  await expect(async () => {
    // It can be gone by the time it is clicked.
    if (await claim.isVisible()) await claim.click({ timeout: 1000 })
    await expect(ines.getByText('Pick 3 of 40')).toBeVisible({ timeout: 500 })
  }).toPass()
  for (const one of everyone) await expect(one.getByText('Pick 3 of 40')).toBeVisible()
  await expect(wishes(page, 'Storm Point').nth(1)).toContainText('Taken by Team 2, pick 2')
  await expect(page.getByText(/^Chance to be open at pick 40/)).toHaveCount(0)
  // Only the own last claim can be undone without choosing it.
  await expect(kade.getByRole('button', { name: 'Undo your last claim' })).toBeDisabled()
  await ines.getByRole('button', { name: 'Undo your last claim' }).click()
  for (const one of everyone) await expect(one.getByText('Pick 2 of 40')).toBeVisible()
})

test('a draft is made for a series, which everyone sees and the claims are put on', async ({
  ownServer,
  open,
}) => {
  const { address, admin } = ownServer
  await importCup(ownServer)
  // A newer series, which would come first.
  const teams = [{ team: 'Herons', placement: 1, kills: 5 }]
  const startedAt = '2026-10-20T18:00:00Z'
  await importGames(address, admin, gameRows('Delta Cup', 1, 'none', teams, { startedAt }))
  const page = await open(admin, '/poi-draft', { address })
  await expect(page.getByText('No POI draft yet')).toBeVisible()
  await page.getByRole('button', { name: 'New draft' }).click()
  const dialog = page.getByRole('dialog', { name: 'New POI draft' })
  await dialog.getByLabel('Series (optional)').selectOption({ label: 'Harbor, 3 Oct 2026' })
  await expect(dialog.getByLabel(/^Teams in order/)).toHaveValue(/Alliance/)
  await dialog.getByLabel('Name').fill('Week 3')
  await checkBothWidths(page, 'poi-draft-new')
  await dialog.getByRole('button', { name: 'Create draft' }).click()
  await expect(page.getByText(/^Week 3\. For Harbor\. 3 teams, 2 maps/)).toBeVisible()
  await expect(page.getByText('Chance to be open at pick')).toHaveCount(0)

  const link = new URL(page.url())
  const mate = await createPerson(address, admin.token)
  const other = await open(mate, link.pathname + link.search, { address })
  await expect(other.getByText(/^Week 3\. For Harbor\./)).toBeVisible()
  await addWish(page, 'Storm Point', 'Checkpoint')
  await addWish(page, 'Storm Point', 'Outpost North')
  await addWish(page, "World's Edge", 'Landslide')
  await spot(page, 'Barometer').click()
  await page.getByRole('button', { name: 'Claim Barometer' }).click()
  await expect(page.getByText('Pick 2 of 6')).toBeVisible()
  await spot(page, 'Checkpoint').click()
  await expect(page.getByText('Points per game')).toBeVisible()
  await expect(page.getByText(/^Chance to be open at pick/)).toBeVisible()
  await checkBothWidths(page, 'poi-draft')

  const id = Number(link.searchParams.get('draft'))
  for (let pick = 2; pick <= 6; pick += 1) {
    const map = pick <= 3 ? 'stormpoint' : 'worldsedge'
    const operation = { type: 'claim', pick, map, poi: pick }
    const body = { operationId: String(pick), operation }
    await callApi(address, 'POST', `/api/poi-drafts/${id}/operations`, { token: mate.token, body })
  }
  for (const one of [page, other]) {
    await expect(one.getByText('All picks are made')).toBeVisible()
    await expect(one.getByText('3 claimed')).toBeVisible()
  }
  await page.getByRole('button', { name: 'Use claims as planned landings' }).click()
  const put = page.getByRole('dialog', { name: 'Use claims as planned landings' })
  await expect(put.getByRole('option', { name: /Delta Cup/ })).toHaveCount(1)
  await put.getByRole('button', { name: 'Use claims as planned landings' }).click()
  await expect(page.getByText('6 claims put on POI Data for Harbor.')).toBeVisible()
})
