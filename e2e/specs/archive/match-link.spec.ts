import { startTestSource } from '#server/archive/match-link/test-source.ts'
import { toast } from '../../pages/admin-page.ts'
import { historyRow, IMPORT } from '../../pages/import-page.ts'
import { checkBothWidths } from '../../support/check-screen.ts'
import { test as base, expect, type OtherServer, startOther } from '../../support/fixtures.ts'
import { callApi } from '../../support/people.ts'

type Source = Awaited<ReturnType<typeof startTestSource>>

const test = base.extend<{ source: Source; linkServer: OtherServer }>({
  // The runner reads from this pattern what a fixture needs.
  // oxlint-disable-next-line no-empty-pattern
  source: async ({}, use) => {
    const source = await startTestSource()
    await use(source)
    await source.stop()
  },
  linkServer: async ({ source }, use) => {
    const server = await startOther('off', {
      MATCH_LINK_HOSTS: source.host,
      MATCH_LINK_SECONDS: '2',
    })
    await use(server)
    await server.stop()
  },
})

test('an administrator follows a match, sees its games arrive one after another and stops it', async ({
  linkServer: { address, admin },
  source,
  open,
  pageErrors,
}) => {
  pageErrors.expect(/status of 400/)
  const page = await open(admin, IMPORT, { address })
  const panel = page.getByRole('region', { name: 'Follow a match' })
  const field = panel.getByLabel('Match address or stats code')
  const follow = panel.getByRole('button', { name: 'Follow' })
  await follow.click()
  await expect(panel.getByText('Paste a match address or a stats code')).toBeVisible()
  await field.fill('https://overstat.gg/_abc12')
  await follow.click()
  await expect(panel.getByText(/^A short link doesn't say which match it is/)).toBeVisible()
  await field.fill(source.link)
  await field.press('Enter')
  await expect(toast(page, 'Match is being followed')).toBeVisible()
  const row = panel.getByRole('listitem')
  await expect(row).toContainText('match 9301')
  await expect(row).toContainText('Running')
  await expect(row).toContainText('No games yet')
  await expect(row).toContainText('Last checked')

  for (const [played, games] of [
    [1, '1 game'],
    [2, '2 games'],
  ] as const) {
    source.state.played = played
    await expect(row).toContainText(`${games} ·`)
    const imported = historyRow(page, 'overstat 9301.json')
    await expect(imported).toHaveCount(played)
    await expect(imported.first()).toContainText(`by ${admin.username}`)
  }

  source.state.trouble = 'error'
  await expect(row).toContainText('answered with an error (503).')
  await checkBothWidths(page, 'match-link')

  await row.getByRole('button', { name: /^Stop following/ }).click()
  await expect(toast(page, 'Match is no longer followed')).toBeVisible()
  await expect(row).toContainText('Stopped')
  await expect(row.getByRole('button', { name: /^Stop following/ })).toBeHidden()
  await row.getByRole('button', { name: /^Remove/ }).click()
  await expect(toast(page, 'Link removed')).toBeVisible()
  await expect(row).toHaveCount(0)
  const { body } = await callApi(address, 'GET', '/api/archive')
  expect(body).toMatchObject({ games: 2 })
})
