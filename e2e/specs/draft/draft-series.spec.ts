import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { toast } from '../../pages/admin-page.ts'
import { banTile, DRAFT, games, pickTile, pill, tray } from '../../pages/draft-page.ts'
import { expect, test } from '../../support/fixtures.ts'
import { callApi, createPerson, type Person } from '../../support/people.ts'

const focused = (page: Page) => page.locator(':focus')

/** From wherever the focus is, by keys alone. Finding D1: what is typed is a name, whatever its letters do elsewhere. */
async function typeLegend(page: Page, panel: 'B' | 'P', label: string) {
  const field = page.getByRole('combobox', {
    name: panel === 'B' ? 'Type to ban' : 'Type to pick',
  })
  if (await field.evaluate((input) => input !== document.activeElement)) {
    // In the other field it would be a letter.
    await page.keyboard.press('Escape')
    await page.keyboard.press(panel.toLowerCase())
  }
  await expect(field).toBeFocused()
  await page.keyboard.type(label)
  await page.keyboard.press('Enter')
  await expect(field).toHaveValue('')
}

/** What a browser shows of the draft, to be compared with another's. */
const standing = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('[data-legend]')]
      .map((tile) => tile.getAttribute('aria-label'))
      .concat([...document.querySelectorAll('tbody [role=img]')].map((one) => one.ariaLabel)),
  )

/** As when another tab is looked at, and this one again. */
const turnAway = (page: Page, isHidden: boolean) =>
  page.evaluate(
    (visibilityState) => {
      Object.defineProperty(document, 'visibilityState', {
        value: visibilityState,
        configurable: true,
      })
      document.dispatchEvent(new Event('visibilitychange'))
    },
    isHidden ? 'hidden' : 'visible',
  )

async function expectSame(one: Page, other: Page) {
  await expect
    .poll(async () => JSON.stringify(await standing(one)) === JSON.stringify(await standing(other)))
    .toBe(true)
}

const SERIES = [
  ['Ash', 'Crypto', 'Newcastle'],
  ['Fuse', 'Wraith', 'Loba'],
  ['Alter', 'Seer', 'Mirage'],
  ['Octane', 'Valkyrie', 'Rampart'],
  ['Revenant', 'Vantage', 'Wattson'],
  ['Horizon', 'Sparrow', 'Caustic'],
] as const

/** The games before the last two, and their bans, as programs would enter them. */
async function playFirstGames(address: string, { token }: Person) {
  const bannedLegends: string[] = []
  for (const [at, comp] of SERIES.slice(0, 4).entries()) {
    const entry = { id: at + 1, comp, bannedLegends, timestamp: 'earlier' }
    await callApi(address, 'POST', '/api/legends/draft_history', {
      token,
      body: { action: 'add', entry },
    })
    await callApi(address, 'POST', '/api/ban', { token, body: { legend: comp[0] } })
    bannedLegends.push(comp[0])
  }
}

test('two browsers play the last games of a series of six, one of them by keyboard only', async ({
  ownServer: { address, admin },
  open,
}) => {
  const other = await createPerson(address, admin.token)
  await playFirstGames(address, admin)
  const mouse = await open(admin, DRAFT, { address })
  const keys = await open(other, DRAFT, { address })
  for (const page of [mouse, keys]) {
    await expect(pill(page)).toContainText('Live')
    await expect(tray(page).getByRole('button', { name: 'SUBMIT' })).toBeDisabled()
  }
  await expect(pill(mouse)).toContainText(`Online: ${admin.username} (you) and ${other.username}`)
  await expect(pill(mouse)).not.toContainText('(idle)')
  await turnAway(keys, true)
  await expect(pill(mouse)).toContainText(`${other.username} (idle)`)
  await turnAway(keys, false)
  await expect(pill(mouse)).not.toContainText('(idle)')

  for (const [game, [first, second, third]] of [
    [5, SERIES[4]],
    [6, SERIES[5]],
  ] as const) {
    await expect(tray(mouse)).toContainText(`Game ${game}`)
    await pickTile(mouse, new RegExp(`^${first},`)).click()
    await expect(pickTile(keys, new RegExp(`^${first},.* picked 1 of 3$`))).toBeVisible()
    await typeLegend(keys, 'P', second)
    await typeLegend(keys, 'P', third)
    await expect(tray(mouse)).toContainText(`Ready to save Game ${game}`)
    if (game === 6) await tray(mouse).getByRole('button', { name: 'SUBMIT' }).dblclick()
    else await keys.keyboard.press('Control+Enter')
    for (const page of [mouse, keys]) await expect(games(page)).toHaveCount(game + 1)
    await typeLegend(keys, 'B', first)
    await expect(banTile(mouse, new RegExp(`^${first},.* banned$`))).toBeVisible()
    await expect(focused(keys)).toHaveAccessibleName('Type to ban')
  }
  await expect(tray(mouse).getByRole('button', { name: 'SUBMIT' })).toBeFocused()
  await expectSame(mouse, keys)
  await expect(mouse.getByRole('log')).toContainText(
    `${other.username} banned Horizon. 6 banned, next is Game 7`,
  )
  await expect(pickTile(mouse, /^Horizon,/)).toHaveAttribute('aria-disabled', 'true')
  await mouse.getByRole('button', { name: 'Remove Game 4' }).dblclick()
  for (const page of [mouse, keys]) await expect(games(page)).toHaveCount(6)
  const offer = mouse.getByRole('status').filter({ hasText: 'Game 4 removed' })
  await offer.getByRole('button', { name: 'Undo' }).click()
  for (const page of [mouse, keys]) await expect(games(page)).toHaveCount(7)
  await expectSame(mouse, keys)

  const download = mouse.waitForEvent('download')
  await mouse.getByRole('button', { name: 'Export' }).click()
  expect((await download).suggestedFilename()).toBe('legend_comps_history.csv')
  const csv = await readFile(await (await download).path(), 'utf8')
  const rows = csv.split('\r\n')
  expect(rows).toHaveLength(8)
  expect(rows[0]).toBe('Timestamp,Composition,Banned Legends')
  expect(rows[3]).toContain(',"Alter, Seer, Mirage","Ash, Fuse"')
})

test('what one person does offline, undoes and resets reaches the other', async ({
  ownServer: { address, admin },
  open,
  pageErrors,
}) => {
  pageErrors.expect(/ERR_INTERNET_DISCONNECTED/)
  await playFirstGames(address, admin)
  const mouse = await open(admin, DRAFT, { address })
  const keys = await open(await createPerson(address, admin.token), DRAFT, { address })
  await expect(pill(keys)).toContainText('Live')
  await keys.context().setOffline(true)
  await typeLegend(keys, 'P', 'Loba')
  await typeLegend(keys, 'B', 'Gibraltar')
  await expect(pickTile(keys, /^Loba,.* picked 1 of 3$/)).toBeVisible()
  await expect(banTile(keys, /^Gibraltar,.* saving$/)).toBeVisible()
  await expect(keys.getByText('2 changes not sent yet')).toBeVisible()
  await expect(pill(keys)).toContainText('Reconnecting')
  await expect(toast(keys, 'Connection error. Please try refreshing the page.')).toBeVisible()
  await banTile(mouse, /^Conduit,/).click()
  await expect(banTile(mouse, /^Conduit,.* banned$/)).toBeVisible()
  await keys.context().setOffline(false)
  await expect(banTile(mouse, /^Gibraltar,.* banned$/)).toBeVisible()
  await expect(pickTile(mouse, /^Loba,.* picked 1 of 3$/)).toBeVisible()
  await expect(banTile(keys, /^Conduit,.* banned$/)).toBeVisible()
  await expect(keys.getByText('not sent yet')).toBeHidden()

  // Anyone who goes on to another view has still made the change.
  const slow = Promise.withResolvers<void>()
  await mouse.route('**/api/draft/undo', async (route) => {
    await slow.promise
    await route.continue()
  })
  await mouse.getByRole('button', { name: 'Undo', exact: true }).click()
  await mouse.getByRole('link', { name: 'Scout', exact: true }).click()
  await expect(mouse.getByRole('heading', { level: 1, name: 'Teams' })).toBeVisible()
  slow.resolve()
  await expect(banTile(keys, /^Conduit, Support$/)).toBeVisible()
  await mouse.goBack()
  await expect(pill(mouse)).toContainText('Live')

  const before = await standing(mouse)
  const reset = mouse.getByRole('button', { name: /^(Reset All|Click again to reset)$/ })
  await reset.dblclick()
  await expect(reset).toHaveText('Click again to reset')
  await expect(games(keys)).toHaveCount(5)
  await reset.click()
  for (const page of [mouse, keys]) {
    await expect(page.getByText('No compositions saved yet')).toBeVisible()
    await expect(tray(page)).toContainText('No bans yet')
  }
  await mouse.getByRole('status').getByRole('button', { name: 'Undo' }).click()
  for (const page of [mouse, keys]) await expect(games(page)).toHaveCount(5)
  await keys.reload()
  await expect(games(keys)).toHaveCount(5)
  expect(await standing(mouse)).toEqual(before)
  await expectSame(mouse, keys)
})
