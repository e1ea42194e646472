import { startLeague } from '#server/archive/league/stand-in/test-league-server.ts'
import { checkBothWidths } from '../../support/check-screen.ts'
import { test as base, expect, type OtherServer, startOther } from '../../support/fixtures.ts'

type Source = Awaited<ReturnType<typeof startLeague>>

const test = base.extend<{ source: Source; leagueServer: OtherServer }>({
  // The runner reads from this pattern what a fixture needs.
  // oxlint-disable-next-line no-empty-pattern
  source: async ({}, use) => {
    const source = await startLeague()
    await use(source)
    await source.stop()
  },
  leagueServer: async ({ source }, use) => {
    const server = await startOther('off', { LEAGUE_API: source.address })
    await use(server)
    await server.stop()
  },
})

test('an administrator fetches a final of the league into an empty archive and opens the sheet of a team and its lobby', async ({
  leagueServer: { address, admin },
  open,
}) => {
  const page = await open(admin, '/dashboard?view=series', { address })
  await page.getByRole('link', { name: 'Fetch league data' }).click()
  await page.getByRole('button', { name: 'Check for new series' }).click()
  await page.getByLabel('Season').selectOption('Year 8')
  await expect(page.getByLabel('Region')).toHaveValue('')
  await page.getByRole('button', { name: 'Fetch 1 series' }).click()
  await expect(page.getByText('0 of 1 series')).toBeVisible()
  await checkBothWidths(page, 'league')
  await expect(page.getByText(/^1 series fetched\./)).toBeVisible({ timeout: 60_000 })
  await expect(page.getByRole('link', { name: 'Open the lobby' })).toHaveAttribute(
    'href',
    '/dashboard',
  )
  // The opponent sheet is six clicks from an empty archive, with the choice of the season.
  await page.getByRole('link', { name: 'Scout', exact: true }).click()
  await page.getByRole('main').getByRole('link', { name: 'Ember', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Ember' }).first()).toBeVisible()
  await expect(page.getByText('8 games').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Print sheet' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Listed by the league' })).toContainText('8 of 8')

  await page.goto(`${address}/dashboard?view=series`)
  await expect(
    page.getByRole('heading', { name: 'ALGS Year 8 Split 2 EMEA' }).first(),
  ).toBeVisible()
  await page.getByRole('link', { name: 'Use this lobby' }).click()
  await expect(page.getByText('零式 Rabbits').first()).toBeVisible()
})

test('an editor pastes the address of a running series, and its games appear', async ({
  leagueServer: { address, admin },
  source,
  open,
}) => {
  const running = source.league.series.find(({ status }) => status === 'live')
  const page = await open(admin, '/admin?tab=import', { address })
  await page
    .getByLabel('Match address or stats code')
    .fill(`https://algs.ea.com/en/year-9/split-1/match/${running?.id}`)
  await page.getByRole('button', { name: 'Follow', exact: true }).click()
  await expect(page.getByText('2 games').first()).toBeVisible({ timeout: 60_000 })
  await expect(page.getByText('Year 9 Split 1 Europe Middle East').first()).toBeVisible()
  await checkBothWidths(page, 'followed-league-series')
})
