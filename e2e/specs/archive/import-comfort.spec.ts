import { WITH_BANS } from '#server/archive/ingest/testing/test-overstat-files.ts'
import { toast } from '../../pages/admin-page.ts'
import { choose, IMPORT, importCard, openRow } from '../../pages/import-page.ts'
import { marker } from '../../pages/poi-page.ts'
import { gameRows, importGames, matchCsv } from '../../files/archive-files.ts'
import { checkBothWidths } from '../../support/check-screen.ts'
import { expect, test } from '../../support/fixtures.ts'
import { uploadMatchFile } from '../../files/regular-games.ts'

const csvFile = (name: string, rows: readonly string[]) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(matchCsv(rows)),
})

const SIX = Array.from({ length: 6 }, (_, index) =>
  csvFile(
    `2026-10-03 Harbor Open, lobby ${index + 1}.csv`,
    gameRows(`Harbor ${index + 1}`, 1, '', [
      { team: 'Copper Owls', placement: 1, kills: 5 },
      { team: `Tide ${index + 1}`, placement: 2, kills: 2 },
    ]),
  ),
)

test('six files are rows that open, are imported together and can be removed', async ({
  ownServer: { address, admin },
  open,
}) => {
  const page = await open(admin, IMPORT, { address })
  await choose(page, SIX)
  const first = '2026-10-03 Harbor Open, lobby 1.csv'
  const last = '2026-10-03 Harbor Open, lobby 6.csv'
  await expect(page.getByText('6 files ready: 6 games')).toBeVisible()
  await expect(importCard(page, last)).toContainText('Match CSV')
  await expect(importCard(page, first)).not.toContainText('Sets')
  await openRow(page, first)
  await expect(importCard(page, first)).toContainText('Match CSV · 1 set · 1 game, 2 team results')
  await expect(importCard(page, first)).toContainText('Copper Owls, Tide 1')
  await checkBothWidths(page, 'import-rows')
  await expect(importCard(page, first)).toContainText('Copper Owls, Tide 1')
  await page.getByRole('button', { name: `Remove ${last}` }).click()
  await expect(importCard(page, last)).toBeHidden()
  await page.getByRole('button', { name: 'Import 5 files' }).click()
  await expect(page.getByText('5 files imported, with 5 new games')).toBeVisible()
  await expect(importCard(page, first)).toContainText('Imported')
})

/** Owls and Reed play; then both play again under other names, Reed with one letter changed. */
const KNOWN = gameRows('Spring', 1, '', [
  { team: 'Copper Owls', placement: 1, kills: 5 },
  { team: 'Reed', placement: 2, kills: 2 },
])
const RENAMED = gameRows('Summer', 2, '', [
  { team: 'Copper Owls', placement: 1, kills: 4 },
  { team: 'Reed', placement: 2, kills: 1 },
]).map((row) => row.replace(',Copper Owls,', ',Night Shift,').replace(',Reed,', ',Team Reed,'))

test('new teams are merged in one step with their shared players named, and one undo splits them', async ({
  ownServer: { address, admin },
  open,
}) => {
  await importGames(address, admin, KNOWN)
  const page = await open(admin, IMPORT, { address })
  await choose(page, csvFile('summer.csv', RENAMED))
  await expect(importCard(page, 'summer.csv')).toContainText(
    'Night Shift might be Copper Owls: the teams share three or more players. 3 shared players: Copper Owls 0, Copper Owls 1, Copper Owls 2',
  )
  await page.getByRole('button', { name: 'Import 1 file' }).click()
  const panel = page.getByRole('region', { name: 'New teams that look like known ones' })
  await expect(panel).toContainText('2 to review')
  await expect(panel).toContainText('3 shared players: Reed 0, Reed 1, Reed 2')
  await panel.getByLabel('Choose all').check()
  await checkBothWidths(page, 'import-merge')
  await panel.getByRole('button', { name: 'Merge 2 teams' }).click()
  await expect(toast(page, '2 teams merged')).toBeVisible()
  await expect(panel).toContainText('Night Shift into Copper Owls, Team Reed into Reed.')

  await page.goto('/admin?tab=teams')
  await expect(page.getByText('2 teams', { exact: true })).toBeVisible()
  await checkBothWidths(page, 'teams-merges')
  await page.getByRole('button', { name: 'Undo the last merge' }).click()
  await expect(toast(page, 'Merge undone')).toBeVisible()
  await expect(page.getByText('4 teams', { exact: true })).toBeVisible()
})

test('landings are added by hand from the team page, counted with those of a drop file, and removed', async ({
  ownServer: { address, admin },
  open,
}) => {
  await uploadMatchFile(address, admin, WITH_BANS.name, WITH_BANS.bytes)
  const [one, two] = ['Amber Kites', 'Brass Herons']
  const drops = JSON.stringify({ [one]: [{ drop: 'Countdown' }], [two]: [{ drop: 'The Dome' }] })
  const page = await open(admin, IMPORT, { address })
  await choose(page, {
    // Its match, and game 1 on World's Edge.
    name: 'drops 9301 draft-worlds-edge 1.json',
    mimeType: 'application/json',
    buffer: Buffer.from(drops),
  })
  await page.getByRole('button', { name: 'Import 1 file' }).click()
  await expect(page.getByText('2 landings imported')).toBeVisible()

  await page.goto(`/dashboard?view=team&team=${encodeURIComponent(one)}`)
  await page.getByRole('link', { name: 'Add landings' }).click()
  const panel = page.getByRole('region', { name: 'Add landings' })
  await panel.getByLabel('Series', { exact: true }).selectOption({ index: 1 })
  await expect(panel).toContainText('2 of 8 teams known')
  await panel.getByRole('radio', { name: one }).check()
  await checkBothWidths(page, 'poi-landings')
  await panel.getByLabel(`Where ${one} landed`).selectOption('The Dome')
  await expect(toast(page, `${one} landed at The Dome`)).toBeVisible()
  await expect(panel).toContainText(`By hand, ${admin.username}`)
  await panel.getByRole('radio', { name: one }).check()
  await marker(page, 'Countdown').click()
  await expect(toast(page, `${one} landed at Countdown`)).toBeVisible()
  await panel.getByRole('button', { name: `Remove the landing of ${one}` }).click()
  await expect(toast(page, `Landing of ${one} removed`)).toBeVisible()
  await expect(panel.getByRole('button', { name: /^Remove the landing/ })).toBeHidden()
  await panel.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByRole('region', { name: 'Locations' })).toBeVisible()
})
