import type { Page } from '@playwright/test'
import { RECORD } from '../../../web/forecast/record/test-report.ts'
import { DRAFT, games } from '../../pages/draft-page.ts'
import { choose, IMPORT, importCard } from '../../pages/import-page.ts'
import { importGames, matchCsv } from '../../files/archive-files.ts'
import { expect, test } from '../../support/fixtures.ts'
import { LOBBY_TEAMS, lobbySeries, TONIGHTS } from '../../files/lobby-files.ts'
import { callApi, type Person } from '../../support/people.ts'
import { cutTexts, leaveTables, rowHeights, switchPreferences } from '../../support/table-rows.ts'

interface TableScreen {
  readonly path: string
  /** How many tables it shows. */
  readonly tables: number
  readonly prepare?: (page: Page) => Promise<unknown>
}

const STATS = '/dashboard?view=statsboard'
const LOBBY = `/dashboard?teams=${encodeURIComponent(LOBBY_TEAMS.join(','))}&ban=ash,wraith`

const VIEWS: readonly TableScreen[] = [
  { path: LOBBY, tables: 1 },
  { path: '/dashboard?view=series', tables: 2 },
  { path: '/dashboard?view=team&team=Copper%20Owls', tables: 5 },
  { path: STATS, tables: 1 },
  { path: `${STATS}&tab=players&player=mika`, tables: 1 },
  { path: `${STATS}&tab=bans`, tables: 2 },
  { path: `${STATS}&tab=comp_performance&team=Copper%20Owls`, tables: 1 },
  { path: `${STATS}&tab=weapons`, tables: 1 },
  { path: '/dashboard?view=track', tables: 3 },
  { path: '/dashboard?view=poi_data', tables: 1 },
]

const ADMIN_SCREENS: readonly TableScreen[] = [
  { path: DRAFT, tables: 1 },
  { path: '/admin', tables: 1 },
  { path: IMPORT, tables: 2, prepare: chooseFour },
  { path: '/admin?tab=teams', tables: 1 },
  { path: '/admin?tab=corrections', tables: 1, prepare: openFirstGame },
  { path: '/admin/lootpaths', tables: 1 },
]

test('compact rows are lower than comfortable ones in the tables of every view, and no text is cut', async ({
  gamesServer: { address },
  open,
}) => {
  const page = await open('guest', '/credits', { address })
  await page.route('**/api/forecast/record', (route) => route.fulfill({ json: RECORD }))
  await compareRows(page, VIEWS)
})

test('compact rows are lower than comfortable ones in the tables of editors, and no text is cut', async ({
  ownServer: { address, admin },
  open,
}) => {
  await importGames(address, admin, lobbySeries(TONIGHTS))
  await addGame(address, admin)
  const pier = { map: 'edistrict', name: 'Pier' }
  await callApi(address, 'POST', '/api/admin/lootpaths', { token: admin.token, body: pier })
  await compareRows(await open(admin, '/credits', { address }), ADMIN_SCREENS)
})

async function compareRows(page: Page, screens: readonly TableScreen[]) {
  for (const { path, tables, prepare } of screens) {
    await leaveTables(page, path)
    await prepare?.(page)
    await expect
      .poll(async () => (await rowHeights(page)).length, { message: path, intervals: [50] })
      .toBeGreaterThanOrEqual(tables)

    await expectLowerRows(page, path)
    await switchPreferences(page, { density: 'compact', showLegendNames: true })
    expect.soft(await cutTexts(page), `${path}, with names`).toEqual([])
  }
}

/** Measured again while a table is still filled, which changes its rows too. */
async function expectLowerRows(page: Page, path: string) {
  await expect(async () => {
    await switchPreferences(page, { density: 'comfortable', showLegendNames: false })
    const roomy = await rowHeights(page)
    expect(await cutTexts(page), `${path}, comfortable`).toEqual([])
    await switchPreferences(page, { density: 'compact', showLegendNames: false })
    const compact = await rowHeights(page)
    expect(await cutTexts(page), `${path}, compact`).toEqual([])
    for (const [index, { name, height }] of roomy.entries()) {
      expect(compact[index]?.height, `${path}: ${name}`).toBeLessThan(height)
    }
  }).toPass({ intervals: [100] })
}

test('legends that stand alone get their short names below them', async ({
  ownServer: { address, admin },
  open,
}) => {
  await addGame(address, admin)
  const page = await open(admin, DRAFT, { address })
  const shortName = () =>
    games(page)
      .last()
      .getByRole('img', { name: /^Ash/ })
      .locator('..')
      .evaluate((element) => getComputedStyle(element, '::after').content)
  await expect.poll(shortName).toBe('none')
  await switchPreferences(page, { density: 'compact', showLegendNames: true })
  await expect.poll(shortName).toBe('"Ash"')
})

test('the lobby shows all compositions with names at 1440 px, and with emblems too at 1920 px', async ({
  gamesServer: { address, admin },
  open,
}) => {
  const page = await open(admin, LOBBY, { address })
  const panel = page.getByRole('region', { name: 'Likely Compositions' })
  const weighted = panel.getByRole('row').last().getByRole('cell').last()
  const comps = panel.getByRole('cell').locator('[role=img]:has(> :nth-child(3))')
  const emblem = page.locator('[data-emblem]')
  await expect(panel.getByRole('row').last()).toContainText('%')
  for (const showLegendNames of [false, true]) {
    await switchPreferences(page, { density: 'compact', showLegendNames })
    // With and without a classic scrollbar.
    for (const width of [1423, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await expect(comps.filter({ hasNotText: /[A-Z]/ })).toHaveCount(0)
      await expect(weighted).toBeInViewport({ ratio: 1 })
    }
    for (const width of [1903, 1920]) {
      await page.setViewportSize({ width, height: 1080 })
      await expect(comps.filter({ hasNot: emblem })).toHaveCount(0)
    }
  }
})

const addGame = (address: string, { token }: Person) =>
  callApi(address, 'POST', '/api/legends/draft_history', {
    token,
    body: {
      action: 'add',
      entry: {
        id: 1,
        comp: ['ash', 'crypto', 'newcastle'],
        bannedLegends: ['fuse', 'seer'],
        timestamp: 'earlier',
      },
    },
  })

async function chooseFour(page: Page) {
  const files = [1, 2, 3, 4].map((series) => ({
    name: `A file with a long name, Harbor Open lobby ${series}.csv`,
    mimeType: 'text/csv',
    buffer: Buffer.from(matchCsv(lobbySeries(series))),
  }))
  await choose(page, files)
  for (const { name } of files) await expect(importCard(page, name)).toContainText('Ready')
}

async function openFirstGame(page: Page) {
  await page
    .getByRole('link', { name: /^Game 1 / })
    .first()
    .click()
}
