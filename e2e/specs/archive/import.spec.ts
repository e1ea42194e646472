import {
  BEFORE_BANS,
  LIVE_DATA_ONLY,
  NO_GAMES_YET,
  WITH_BANS,
} from '#server/archive/ingest/testing/test-overstat-files.ts'
import { expect, test } from '../../support/fixtures.ts'
import { BROKEN, BROKEN_SENTENCE, importCard, choose, IMPORT } from '../../pages/import-page.ts'
import { asPhone } from '../../support/look.ts'
import { checkAllLooks, checkBothWidths, checkScreen } from '../../support/check-screen.ts'
import { testSampleImport } from '../../pages/sample-import.ts'

const SHEET = {
  name: 'sheet.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(
    'Team,Rank,Game,Placement,Kills,Points\nAlliance,1,1,1,7,19\nReed,2,1,2,3,12\n',
  ),
}

test('files are chosen, dropped anywhere and previewed, and templates can be imported', async ({
  open,
  admin,
  pageErrors,
}) => {
  pageErrors.expect(/status of 400/)
  const page = await open(admin, '/admin')
  await page
    .getByRole('navigation', { name: 'Admin sections' })
    .getByRole('link', { name: 'Import' })
    .click()
  await expect(page).toHaveURL(IMPORT)
  await expect(page.getByText('No imports yet')).toBeVisible()
  await page.getByText('Supported files').click()
  await checkBothWidths(page, 'import-empty')
  for (const [template, facts] of [
    ['Score sheet template', 'Score sheet · 1 set · 1 game, 2 team results'],
    ['Match CSV template', 'Match CSV · 1 set · 1 game, 1 team result'],
  ] as const) {
    const begun = page.waitForEvent('download')
    await page.getByRole('button', { name: template }).click()
    const file = await begun
    await choose(page, await file.path())
    await expect(page.getByText(facts)).toBeVisible()
  }
  await page.getByText('Supported files').click()
  await page.getByRole('button', { name: 'Clear list' }).click()

  await choose(page, [SHEET, BROKEN])
  await expect(importCard(page, SHEET.name)).toContainText(
    'Score sheet · 1 set · 1 game, 2 team results',
  )
  await expect(importCard(page, BROKEN.name)).toContainText("Can't be imported")
  await expect(importCard(page, BROKEN.name).getByText(BROKEN_SENTENCE)).toBeVisible()
  await expect(importCard(page, SHEET.name)).toContainText('sheet No date · 1 game, 2 teams')
  await importCard(page, SHEET.name).getByLabel('Played on').fill('2026-10-03')
  await expect(importCard(page, SHEET.name)).toContainText('2026-10-03 sheet 3 Oct 2026')
  await importCard(page, SHEET.name).getByLabel('Played on').fill('')
  await expect(importCard(page, SHEET.name)).toContainText('sheet No date · 1 game, 2 teams')
  for (const summary of await importCard(page, SHEET.name).locator('li summary').all()) {
    await summary.click()
  }
  await checkAllLooks(page, 'import-preview')
  await page.getByRole('button', { name: `Remove ${BROKEN.name}` }).click()
  await expect(importCard(page, BROKEN.name)).toBeHidden()
  await expect(page.getByRole('button', { name: 'Import 1 file' })).toBeVisible()

  const dropped = await page.evaluateHandle(() => {
    const transfer = new DataTransfer()
    transfer.items.add(new File(['{'], 'dropped.json'))
    return transfer
  })
  await page.dispatchEvent('footer', 'drop', { dataTransfer: dropped })
  await expect(importCard(page, 'dropped.json')).toContainText("Can't be imported")
})

test('demo data is named on every page and where it can be removed', async ({ open, admin }) => {
  const page = await open(admin, 'about:blank')
  await page.route('**/api/archive', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, json: { ...(await answer.json()), hasDemo: true } })
  })
  await page.goto(IMPORT)
  await expect(page.getByRole('button', { name: 'Remove demo data' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Demo data' })).toBeVisible()
  await checkBothWidths(page, 'import-demo')
  await asPhone(page, async () => {
    await page.getByRole('button', { name: 'Menu' }).click()
    await expect(page.getByText('Statistics include a simulated season').last()).toBeVisible()
    await checkScreen(page, 'demo-menu', { theme: 'dark', width: 390 })
  })
})

testSampleImport(
  'overstat files are previewed, imported, known the next time, and undone',
  () => ({
    withBans: WITH_BANS,
    beforeBans: BEFORE_BANS,
    liveOnly: LIVE_DATA_ONLY,
    noGames: NO_GAMES_YET,
  }),
  {
    screen: 'import-samples',
    games: [6, 12],
    says: {
      // Eight tidied names, and the bans that are not counted.
      beforeBans: ['3 games', '9 findings'],
      liveOnly: ['3 games', 'Lobby slots instead of team names: Team 1 to 9'],
    },
  },
)
