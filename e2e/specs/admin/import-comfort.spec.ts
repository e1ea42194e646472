import { choose, IMPORT, importCard, openRow } from '../../pages/import-page.ts'
import { gameRows, matchCsv } from '../../support/archive-files.ts'
import { checkBothThemes } from '../../support/check-screen.ts'
import { expect, test } from '../../support/fixtures.ts'
import { TWO_LOOKS } from '../../support/look.ts'

const csvFile = (name: string, rows: readonly string[]) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(matchCsv(rows)),
})

const sixty = () =>
  Array.from({ length: 60 }, (_, index) =>
    csvFile(
      `2026-10-03 Harbor Open, lobby ${index + 1}.csv`,
      gameRows(`Harbor ${index + 1}`, 1, '', [
        { team: 'Copper Owls', placement: 1, kills: 5 },
        { team: `Tide ${index + 1}`, placement: 2, kills: 2 },
      ]),
    ),
  )

for (const look of TWO_LOOKS) {
  test(`sixty files are rows that open, are imported together and can be removed at ${look.width}`, async ({
    ownServer: { address, admin },
    open,
  }) => {
    const page = await open(admin, IMPORT, { address, look })
    await choose(page, sixty())
    const first = '2026-10-03 Harbor Open, lobby 1.csv'
    const last = '2026-10-03 Harbor Open, lobby 60.csv'
    await expect(page.getByText('60 files ready: 60 games')).toBeVisible()
    await expect(importCard(page, last)).toContainText('Match CSV')
    await expect(importCard(page, first)).not.toContainText('Sets')
    await openRow(page, first)
    await expect(importCard(page, first)).toContainText(
      'Match CSV · 1 set · 1 game, 2 team results',
    )
    await expect(importCard(page, first)).toContainText('Copper Owls, Tide 1')
    await checkBothThemes(page, 'import-rows', look)
    await expect(importCard(page, first)).toContainText('Copper Owls, Tide 1')
    await page.getByRole('button', { name: `Remove ${last}` }).click()
    await expect(importCard(page, last)).toBeHidden()
    await page.getByRole('button', { name: 'Clear list' }).click()
    await choose(page, sixty().slice(0, 5))
    await page.getByRole('button', { name: 'Import 5 files' }).click()
    await expect(page.getByText('5 files imported, with 5 new games')).toBeVisible()
    await expect(importCard(page, first)).toContainText('Imported')
  })
}
