import type { Locator, Page } from '@playwright/test'
import { historyRow, importCard } from '../../pages/import-page.ts'
import { forecastOf, lastOf, panel, teamRow } from '../../pages/regular-page.ts'
import { importGames, matchCsv } from '../../files/archive-files.ts'
import { expect, test } from '../../support/fixtures.ts'
import {
  TONIGHTS,
  eventOf,
  GAMES_TONIGHT,
  lobbySeries,
  placeOf,
  sixtySeries,
} from '../../files/lobby-files.ts'
import { callApi } from '../../support/people.ts'

/** A person at the page: whatever they press counts. */
function handsOn(page: Page) {
  let clicks = 0
  let keys = 0
  const press = async (key: string) => {
    keys += 1
    await page.keyboard.press(key)
  }
  return {
    click: async (target: Locator) => {
      clicks += 1
      await target.click()
    },
    press,
    type: async (text: string) => {
      for (const key of text) await press(key)
    },
    /** What was pressed since the last time. */
    count: () => {
      const counted = { clicks, keys }
      clicks = 0
      keys = 0
      return counted
    },
  }
}

type Hands = ReturnType<typeof handsOn>

const RIVAL = 'Saltworks'
const RIVAL_INDEX = 1

test('a coach sets and reads the lobby, bans, looks at a rival and imports the game within minutes', async ({
  ownServer: { address, admin },
  open,
}) => {
  await importGames(address, admin, sixtySeries())
  const club = { teams: [{ team: 'Copper Owls', players: [] }], defaultTeam: 'Copper Owls' }
  const saved = await callApi(address, 'PUT', '/api/settings/club_teams', {
    token: admin.token,
    body: club,
  })
  expect(saved.status).toBe(200)

  const page = await open('nobody', '/login', { address })
  const hands = handsOn(page)
  await page.getByLabel('Username').fill(admin.username)
  await page.getByLabel('Password', { exact: true }).fill(admin.password)

  // The lobby: log in, open the series list, open the newest series.
  await hands.click(page.getByRole('button', { name: 'Log In', exact: true }))
  const strip = page.getByRole('region', { name: 'Lobby' })
  await hands.click(strip.getByRole('button', { name: 'Open a series' }))
  await hands.click(page.getByRole('button', { name: 'Open series', exact: true }))
  await expect(strip.getByRole('button', { name: eventOf(TONIGHTS) })).toBeVisible()
  await expect(strip.getByRole('group', { name: 'Game number' })).toContainText('Game 5')
  for (const legend of ['Ash', 'Wraith', 'Newcastle', 'Crypto']) {
    await expect(strip.getByRole('button', { name: `Unban ${legend}` })).toBeVisible()
  }
  const rows = panel(page, 'Likely Compositions').getByRole('row')
  await expect(rows).toHaveCount(21)
  await expect(rows.last()).toBeInViewport({ ratio: 1 })
  // In game 4 they played Crypto, Valkyrie and Catalyst, and came (7 + 12 + 59) mod 20 + 1 = 19th.
  const rival = teamRow(page, RIVAL)
  await expect(rival).toContainText('#19')
  await expect(lastOf(page, RIVAL).getByRole('img')).toHaveAccessibleName(
    'Crypto (banned), Valkyrie, Catalyst',
  )
  // In game 5 they have always played Alter with both.
  await expect(forecastOf(page, RIVAL).getByRole('img')).toHaveAccessibleName(
    'Alter, Valkyrie, Catalyst',
  )
  await expect(panel(page, 'Next ban').getByRole('listitem').first()).toContainText('%')
  expect(hands.count()).toEqual({ clicks: 3, keys: 0 })

  // What we play, with the names of our players.
  const recommended = panel(page, 'Recommended Comps')
  for (const player of ['mika', 'torvald', 'ines']) await expect(recommended).toContainText(player)
  await expect(teamRow(page, 'Copper Owls')).toContainText('You')
  expect(hands.count()).toEqual({ clicks: 0, keys: 0 })

  // Two bans.
  await hands.press('b')
  await hands.type('oc')
  await hands.press('Enter')
  await hands.type('fu')
  await hands.press('Enter')
  for (const legend of ['Octane', 'Fuse']) {
    await expect(strip.getByRole('button', { name: `Unban ${legend}` })).toBeVisible()
  }
  expect(hands.count().keys).toBeLessThanOrEqual(8)

  await importJustPlayed(page, hands, admin.username)
  await readRival(page, hands)
})

async function importJustPlayed(page: Page, hands: Hands, username: string) {
  await hands.click(page.getByRole('link', { name: 'Import', exact: true }))
  const chooser = page.waitForEvent('filechooser')
  await hands.click(page.getByText('Choose files'))
  await (
    await chooser
  ).setFiles({
    name: 'game 5.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(matchCsv(lobbySeries(TONIGHTS, GAMES_TONIGHT + 1))),
  })
  await hands.click(page.getByRole('button', { name: 'Import 1 file' }))
  await expect(page.getByText(/^1 file imported/)).toBeVisible()
  await expect(importCard(page, 'game 5.csv')).toContainText(
    '5 games, 100 team results · 4 games already imported from another file',
  )
  await expect(historyRow(page, 'game 5.csv')).toContainText(`by ${username}`)
  expect(hands.count()).toEqual({ clicks: 3, keys: 0 })
}

/** A rival's last full series, from the lobby. */
async function readRival(page: Page, hands: Hands) {
  await page.goBack()
  await hands.click(teamRow(page, RIVAL).getByRole('button', { name: RIVAL, exact: true }))
  await hands.click(page.getByRole('link', { name: 'Team page' }))
  const series = page.getByRole('table', { name: 'Last full series' }).getByRole('row')
  await expect(series).toHaveCount(7)
  const lastFull = TONIGHTS - 1
  for (const [game, legend] of [
    [1, 'Ash'],
    [4, 'Crypto'],
    [6, 'Horizon'],
  ] as const) {
    const row = series.nth(game)
    await expect(row).toContainText(`#${placeOf(RIVAL_INDEX, lastFull, game)}`)
    await expect(row.getByRole('img', { name: `${legend}, Valkyrie, Catalyst` })).toBeVisible()
  }
  // (7 + 3 + 58) mod 20 + 1.
  expect(placeOf(RIVAL_INDEX, lastFull, 1)).toBe(9)
  expect(hands.count()).toEqual({ clicks: 2, keys: 0 })
}
