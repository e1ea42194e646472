import type { SampleFile } from '#server/archive/ingest/testing/test-overstat-files.ts'
import { toast } from './admin-page.ts'
import { expect, test } from '../support/fixtures.ts'
import {
  BROKEN,
  BROKEN_SENTENCE,
  importCard,
  choose,
  historyRow,
  IMPORT,
  openRow,
} from './import-page.ts'
import { checkBothWidths } from '../support/check-screen.ts'

interface Samples {
  readonly withBans: SampleFile
  readonly beforeBans: SampleFile
  readonly liveOnly: SampleFile
  readonly noGames: SampleFile
}

interface Wanted {
  readonly screen: string
  /** Of the series with bans, and of the three files together. */
  readonly games: readonly [withBans: number, together: number]
  /** What else the card of a file says. */
  readonly says: Readonly<Record<'beforeBans' | 'liveOnly', readonly string[]>>
}

const payloadOf = ({ name, bytes }: SampleFile) => ({
  name,
  mimeType: 'application/json',
  buffer: bytes,
})

/** Registers the test for one file of each kind. */
export function testSampleImport(title: string, load: () => Samples, want: Wanted) {
  test(title, async ({ ownServer: { address, admin }, open, pageErrors }) => {
    pageErrors.expect(/status of 400/)
    const { withBans, beforeBans, liveOnly, noGames } = load()
    const files = [withBans, beforeBans, liveOnly, noGames].map(payloadOf)
    const [games, together] = want.games
    const page = await open(admin, IMPORT, { address })
    await choose(page, files)
    await choose(page, [BROKEN])
    for (const { name } of [withBans, beforeBans, liveOnly]) {
      await expect(importCard(page, name)).toContainText('Ready')
      await openRow(page, name)
    }
    await expect(importCard(page, withBans.name)).toContainText(`${games} games`)
    await expect(importCard(page, noGames.name)).toContainText('Nothing to import')
    for (const text of want.says.beforeBans) {
      await expect(importCard(page, beforeBans.name)).toContainText(text)
    }
    for (const text of want.says.liveOnly) {
      await expect(importCard(page, liveOnly.name)).toContainText(text)
    }
    const ready = `3 files ready: ${together} games · 1 without games`
    await expect(page.getByRole('status').filter({ hasText: ready })).toBeVisible()
    await expect(importCard(page, BROKEN.name).getByText(BROKEN_SENTENCE)).toBeVisible()
    await page.getByRole('button', { name: 'Import 3 files' }).click()
    const imported = `3 files imported, with ${together} new games`
    await expect(page.getByRole('status').filter({ hasText: imported })).toBeVisible()
    await expect(historyRow(page, withBans.name)).toContainText(`by ${admin.username}`)

    await page.getByRole('button', { name: 'Clear list' }).click()
    await choose(page, files)
    await expect(importCard(page, withBans.name)).toContainText('Already imported')
    await openRow(page, beforeBans.name)
    await importCard(page, beforeBans.name).getByText('Bans not counted').click()
    await checkBothWidths(page, want.screen)

    await page.getByRole('button', { name: `Undo import of ${withBans.name}` }).click()
    const dialog = page.getByRole('alertdialog')
    await expect(dialog).toContainText(`${games} games will be removed`)
    await dialog.getByRole('button', { name: 'Undo import' }).click()
    await expect(toast(page, 'Import undone')).toBeVisible()
    await expect(historyRow(page, withBans.name)).toContainText('Undone by')
    await page.getByRole('button', { name: 'Clear list' }).click()
    await choose(page, payloadOf(withBans))
    await expect(importCard(page, withBans.name)).toContainText('Ready')
  })
}
