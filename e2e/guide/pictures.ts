// Takes the pictures of docs/guide.md. Season, day and window are always the same, so that a picture only changes if the
// product does.
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { getTrackRecord } from '#contract/forecast/forecast-record.ts'
import { listSeries } from '#contract/series/series.ts'
import { openBackgroundDatabase } from '#server/db/pool.ts'
import { loadDemo } from '#server/archive/demo/load.ts'
import { DRAFT, games } from '../pages/draft-page.ts'
import { choose, IMPORT, importCard } from '../pages/import-page.ts'
import { panel } from '../pages/regular-page.ts'
import { STATS } from '../pages/stats-page.ts'
import { gameRows, matchCsv } from '../files/archive-files.ts'
import { expect, test } from '../support/fixtures.ts'
import { callApi, createPerson, type Person } from '../support/people.ts'

const TODAY = new Date('2026-10-16T18:00:00Z')
const FOLDER = join(import.meta.dirname, '../../docs/guide')
const WIDTH = 1200
const QUALITY = 72
const FILE = '2026-10-16 game 7.csv'

async function shoot(page: Page, name: string) {
  // Nothing under the pointer is highlighted.
  await page.mouse.move(0, 0)
  const picture = await page.screenshot({ animations: 'disabled', caret: 'hide' })
  const small = await sharp(picture).resize({ width: WIDTH }).webp({ quality: QUALITY }).toBuffer()
  await writeFile(join(FOLDER, `${name}.webp`), small)
}

test('the pictures of the guide', async ({ ownServer: { address, admin, databaseUrl }, open }) => {
  await mkdir(FOLDER, { recursive: true })
  const db = openBackgroundDatabase(databaseUrl)
  await loadDemo(db, TODAY)
  await db.destroy()
  await expect.poll(() => isReplayed(address), { timeout: 1_500_000 }).toBe(true)
  const coach = await createPerson(address, admin.token, { role: 'admin', username: 'coach' })
  await fillDraft(address, coach)

  const page = await open(coach, '/credits', { address })
  await page.clock.setFixedTime(TODAY)
  await beforeTheMatch(page)
  await betweenGames(page, await nextGame(address))
  await duringTheDraft(page)
  await afterTheMatch(page)
})

async function beforeTheMatch(page: Page) {
  await page.goto('/dashboard')
  await page
    .getByRole('region', { name: 'Lobby' })
    .getByRole('button', { name: 'Open a series' })
    .click()
  await expect(page.getByRole('heading', { name: 'Opens with' })).toBeVisible()
  await shoot(page, 'open')
  await page.getByRole('button', { name: 'Open series', exact: true }).click()
  const table = panel(page, 'Likely Compositions')
  await expect(table.getByRole('row')).toHaveCount(21)
  await expect(panel(page, 'Next ban').getByRole('listitem').first()).toBeVisible()
  await expect(panel(page, 'Recommended Comps').getByRole('listitem').first()).toBeVisible()
  await shoot(page, 'lobby')
  await table.getByRole('row').nth(2).getByRole('button').first().click()
  await expect(page.getByRole('link', { name: 'Team page' })).toBeVisible()
  await shoot(page, 'forecast')
  await page.getByRole('link', { name: 'Team page' }).click()
  await expect(page.getByRole('table', { name: 'Last full series' })).toBeVisible()
  await expect(page.getByText('Anything else')).toBeVisible()
  await shoot(page, 'team')
}

async function betweenGames(page: Page, rows: readonly string[]) {
  await page.goto(IMPORT)
  await choose(page, {
    name: FILE,
    mimeType: 'text/csv',
    buffer: Buffer.from(matchCsv(rows)),
  })
  await expect(importCard(page, FILE)).toContainText('Ready')
  await shoot(page, 'import')
  await page.goto('/dashboard?view=series')
  await expect(page.getByRole('table', { name: /^Standings/ })).toBeVisible()
  await shoot(page, 'series')
  await page.getByRole('link', { name: 'Use this lobby' }).click()
  await expect(panel(page, 'Likely Compositions').getByRole('row')).toHaveCount(21)
  await expect(panel(page, 'Next ban').getByRole('listitem').first()).toBeVisible()
  await page.keyboard.press('b')
  await page.keyboard.type('ca')
  const legends = page.getByRole('listbox', { name: 'Ban a Legend' })
  await expect(legends.getByRole('option').first()).toBeVisible()
  await shoot(page, 'bans')
}

async function duringTheDraft(page: Page) {
  await page.goto(DRAFT)
  await expect(games(page)).toHaveCount(3)
  const recommended = panel(page, 'Recommended Compositions').getByRole('listitem')
  await expect(recommended.first()).toBeVisible()
  await shoot(page, 'draft')
}

async function afterTheMatch(page: Page) {
  await page.goto(STATS)
  const boxes = page.getByRole('checkbox', { name: /^Compare / })
  await boxes.nth(0).check({ force: true })
  await boxes.nth(1).check({ force: true })
  await expect(panel(page, 'Compare teams').getByRole('listitem').first()).toBeVisible()
  await shoot(page, 'stats')
  await page.goto(`${STATS}&tab=players`)
  await page.getByRole('rowheader').first().getByRole('button').click()
  await expect(page.getByRole('table').nth(1)).toBeVisible()
  await shoot(page, 'players')
  await page.goto('/dashboard?view=track&part=backtest')
  await expect(page.getByRole('heading', { name: 'Back-test' })).toBeVisible()
  await shoot(page, 'track')
}

async function isReplayed(address: string) {
  const { body } = await callApi(address, 'GET', getTrackRecord.path)
  const { backtest, progress } = getTrackRecord.output.parse(body)
  return backtest !== null && progress === null
}

/** Two saved games, two bans and two picks of the third. */
async function fillDraft(address: string, { token }: Person) {
  const send = (path: string, body: object) => callApi(address, 'POST', path, { token, body })
  const save = (id: number, comp: readonly string[], bannedLegends: readonly string[]) =>
    send('/api/legends/draft_history', {
      action: 'add',
      entry: { id: TODAY.getTime() + id * 1_500_000, comp, bannedLegends, timestamp: '' },
    })
  await save(-2, ['ash', 'crypto', 'newcastle'], [])
  await save(-1, ['alter', 'crypto', 'newcastle'], ['ash'])
  for (const legend of ['ash', 'alter']) await send('/api/ban', { legend })
  for (const legend of ['crypto', 'newcastle']) {
    await send('/api/legends/pick', { legend, action: 'add' })
  }
}

/** A game of the newest series that the archive doesn't have yet. */
async function nextGame(address: string): Promise<string[]> {
  const { body } = await callApi(address, 'GET', listSeries.path)
  const [latest] = listSeries.output.parse(body).series
  if (!latest) throw new Error('The season has no series.')
  const teams = latest.teams.map((team, index) => ({
    team,
    placement: index + 1,
    kills: latest.teams.length - index,
    legends: ['Horizon', 'Crypto', 'Newcastle'],
  }))
  return gameRows(latest.event, latest.games + 1, latest.bans.join('|'), teams, {
    startedAt: '2026-10-16T17:20:00Z',
  })
}
