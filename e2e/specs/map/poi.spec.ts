import type { Page } from '@playwright/test'
import { readSheet } from 'read-excel-file/node'
import { toast } from '../../pages/admin-page.ts'
import { gameRows, importGames } from '../../files/archive-files.ts'
import { test as base, expect, type OtherServer, startOther } from '../../support/fixtures.ts'
import { poiCard, frame, marker, middleOf, PHONE, STORM_POINT } from '../../pages/poi-page.ts'
import { checkAllLooks, checkBothWidths } from '../../support/check-screen.ts'

/** From Barometer 19, 12 and 6 points with one win; from Highpoint, which is Basin Armory, nothing. */
const GAMES = [
  ...gameRows('Autumn Cup', 1, 'none', [
    { team: 'Alliance', placement: 1, kills: 7, poi: 'Barometer' },
    { team: 'Fjord', placement: 2, kills: 3, poi: 'Barometer', legends: ['Alter', 'Loba', 'Seer'] },
  ]),
  ...gameRows('Autumn Cup', 2, 'none', [
    { team: 'Alliance', placement: 4, kills: 1, poi: 'Barometer' },
    { team: 'Fjord', placement: 20, kills: 0, poi: 'Highpoint' },
  ]),
]

const test = base.extend<object, { poiServer: OtherServer }>({
  poiServer: [
    // The runner reads from this pattern what a fixture needs.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const server = await startOther('off')
      await importGames(server.address, server.admin, GAMES)
      await use(server)
      await server.stop()
    },
    { scope: 'worker' },
  ],
})
// One worker, so the games are imported once.
test.describe.configure({ mode: 'default' })

const names = (page: Page) => page.getByRole('rowheader')

/** What the palette names comes into sight, wherever the map has been moved to. */
async function choosesFromPalette(page: Page) {
  await frame(page).focus()
  for (let step = 0; step < 4; step += 1) await page.keyboard.press('+')
  await expect(frame(page)).toHaveAttribute('data-zoomed', '')
  await expect(frame(page)).not.toHaveAttribute('data-moving')
  await page.keyboard.press('Control+k')
  const palette = page.getByRole('dialog', { name: 'Command palette' })
  await palette.getByRole('combobox').fill('north pad')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/poi=3/)
  const shown = await frame(page).boundingBox()
  await expect
    .poll(async () => (await middleOf(marker(page, 'North Pad, no data'))).y - (shown?.y ?? 0))
    .toBeGreaterThan(50)
  await names(page).getByRole('button', { name: 'Basin Armory' }).click()
  await expect(page).toHaveURL(/poi=6/)
}

async function readWithFinger(page: Page) {
  await marker(page, 'Barometer, 3 games').tap()
  const sheet = poiCard(page, 'Barometer')
  await expect(sheet).toContainText('33.3%')
  await expect(page).toHaveURL(/poi=8/)
  await sheet.getByRole('button', { name: 'Close Barometer' }).tap()
  await expect(sheet).toBeHidden()
  const { x, y } = await middleOf(frame(page))
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', reach: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [-reach, reach].map((at) => ({ x: x + at, y })),
    })
  await touch('touchStart', 30)
  for (const reach of [40, 60, 80]) await touch('touchMove', reach)
  await touch('touchEnd', 0)
  await expect(frame(page)).toHaveAttribute('data-zoomed', '')
}

/** Above 160 kB a sheet is compressed in another way. */
async function exportSeason(page: Page) {
  await page.route('**/api/poi_statistics_for_export', async (route) => {
    const { poiStatistics } = await (await route.fetch()).json()
    const barometer = Object.values<{ poiName: string; comps: object[] }>(
      poiStatistics.stormpoint,
    ).find(({ poiName }) => poiName === 'Barometer')
    barometer?.comps.push(...Array.from({ length: 1500 }, () => barometer.comps[0] ?? {}))
    await route.fulfill({ json: { poiStatistics } })
  })
  const arriving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export to Excel' }).click()
  const file = await (await arriving).path()
  expect(await readSheet(file, 'Storm Point Comps')).toHaveLength(1 + 3 + 1500)
  await expect(page.getByRole('button', { name: 'Export to Excel' })).toBeEnabled()
}

/** Escape closes the reason first, then the card. */
async function readReason(page: Page) {
  const barometer = poiCard(page, 'Barometer')
  await barometer.getByRole('button', { name: '33.3%' }).click()
  const why = page.getByRole('dialog', { name: 'Barometer' })
  await expect(why).toContainText('1 win in 3 games: 33.3%')
  await expect(why).toContainText('37 points over 3 games: 12.3')
  await page.keyboard.press('Escape')
  await expect(why).toBeHidden()
  await expect(barometer).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(barometer).toBeHidden()
}

test('the card of a POI says what teams score from there, and stands beside its marker', async ({
  poiServer: { address },
  open,
}) => {
  const page = await open('guest', STORM_POINT, { address })
  await expect(page.getByText('2 of 23 with data')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Edit POI Positions' })).toBeHidden()
  await marker(page, 'Barometer, 3 games').hover()
  const barometer = poiCard(page, 'Barometer')
  await expect(barometer.getByRole('definition')).toHaveText([
    '33.3%7.8 to 74.6%',
    '12.31.4 to 23.3',
    '3few',
  ])
  await expect(barometer.getByRole('listitem')).toContainText(['50.0%', '0.0%'])
  await expect(barometer.getByRole('listitem')).toContainText([
    '2x (12.5 pts)few',
    '1x (12.0 pts)few',
  ])
  await expect(barometer).toHaveAttribute('data-map-card', 'right-above')
  // Everything is inside the card.
  expect(await barometer.evaluate((card) => card.scrollWidth - card.clientWidth)).toBe(0)
  expect((await barometer.boundingBox())?.width).toBe(280)
  // Onto the card: what is hovered stays.
  await barometer.getByRole('heading', { name: 'Barometer' }).hover()
  await readReason(page)

  await marker(page, 'Devastated Coast, no data').hover()
  const coast = poiCard(page, 'Devastated Coast')
  await expect(coast).toHaveAttribute('data-map-card', 'left-above')
  await expect(coast).toContainText('No composition data available')
  await marker(page, 'North Pad, no data').hover()
  await expect(poiCard(page, 'North Pad')).toHaveAttribute('data-map-card', 'right-below')

  await frame(page).focus()
  // Zoomed in once, the map is hardly wider than its frame.
  await page.keyboard.press('+')
  await page.keyboard.press('+')
  await expect(frame(page)).toHaveAttribute('data-zoomed', '')
  const before = await middleOf(marker(page, 'Mountain Lift, no data'))
  await page.keyboard.press('ArrowRight')
  await expect
    .poll(async () =>
      Math.round((await middleOf(marker(page, 'Mountain Lift, no data'))).x - before.x),
    )
    .toBe(-80)
  // A marker outside of what is seen comes into sight with the focus.
  for (let step = 0; step < 4; step += 1) await page.keyboard.press('Tab')
  await expect(marker(page, 'Downed Beast, no data')).toBeFocused()
  await expect(poiCard(page, 'Downed Beast')).toBeInViewport()
  await page.keyboard.press('0')
  await expect(frame(page)).not.toHaveAttribute('data-zoomed')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${STORM_POINT}&poi=4`)
  await page.keyboard.press('Escape')
  await expect(poiCard(page, 'Downed Beast')).toBeHidden()
  await expect(page).toHaveURL(STORM_POINT)
})

test('the map is zoomed and moved by mouse and by finger', async ({
  poiServer: { address },
  open,
}) => {
  const page = await open('guest', STORM_POINT, { address })
  const before = await middleOf(marker(page, 'Mountain Lift, no data'))
  await page.mouse.move(before.x + 60, before.y + 60)
  await expect(poiCard(page, 'North Pad')).toBeHidden()
  await page.mouse.wheel(0, -400)
  await expect(frame(page)).toHaveAttribute('data-zoomed', '')
  const zoomed = await middleOf(marker(page, 'Mountain Lift, no data'))
  await page.mouse.down()
  await page.mouse.move(before.x + 90, before.y + 80, { steps: 3 })
  await page.mouse.up()
  await expect
    .poll(async () =>
      Math.round((await middleOf(marker(page, 'Mountain Lift, no data'))).x - zoomed.x),
    )
    .toBe(30)
  // A button that comes up beside the map has let go of it as well.
  const edge = (await frame(page).boundingBox())?.x ?? 0
  const panned = await middleOf(marker(page, 'Mountain Lift, no data'))
  await page.mouse.move(edge + 1, before.y)
  await page.mouse.down()
  await page.mouse.move(edge - 2, before.y)
  await page.mouse.up()
  await page.mouse.move(edge + 60, before.y, { steps: 3 })
  expect(await middleOf(marker(page, 'Mountain Lift, no data'))).toEqual(panned)
  await page.getByRole('button', { name: 'Show the whole map' }).click()
  await expect(frame(page)).not.toHaveAttribute('data-zoomed')
  await page.mouse.dblclick(before.x + 60, before.y + 60)
  await expect(frame(page)).toHaveAttribute('data-zoomed', '')
  await page.getByRole('button', { name: 'Show the whole map' }).click()
  await expect(frame(page)).not.toHaveAttribute('data-zoomed')
  await readWithFinger(await open('guest', STORM_POINT, { address, look: PHONE }))
})

test('the list sorts, searches and leads to the map, as the palette does', async ({
  poiServer: { address },
  open,
}) => {
  const page = await open('guest', STORM_POINT, { address })
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await expect(names(page).first()).toHaveText('Barometer')
  await expect(names(page).nth(1)).toHaveText('Basin Armory')
  await page.getByRole('button', { name: 'POI', exact: true }).click()
  await expect(names(page).nth(2)).toHaveText('Cascade Falls')
  await expect(page).toHaveURL(/sort=name/)
  const search = page.getByRole('searchbox', { name: 'Search locations' })
  await search.fill('nowhere')
  await expect(page.getByText('No locations match your search')).toBeVisible()
  await search.fill('BA')
  await expect(page).toHaveURL(/q=BA/)
  await expect(names(page)).toHaveText(['Barometer', 'Basin Armory'])
  const row = page.getByRole('row', { name: 'Basin Armory 0.0' })
  await row.getByRole('button', { name: '0.0' }).last().click()
  await expect(page.getByRole('dialog')).toContainText('Includes data from Bean, Highpoint.')
  await page.keyboard.press('Escape')
  await names(page).getByRole('button', { name: 'Basin Armory' }).click()
  await expect(page).toHaveURL(/poi=6/)
  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect(toast(page, 'Link copied')).toBeVisible()
  await choosesFromPalette(page)
  await expect(poiCard(page, 'Basin Armory')).toContainText('one game')
  await page.getByRole('tab', { name: 'Edistrict' }).click()
  await expect(page).toHaveURL(/map=edistrict/)
  await expect(page).not.toHaveURL(/poi=/)
  await page.goBack()
  await expect(poiCard(page, 'Basin Armory')).toBeVisible()
})

test('the figures are exported, and the map and its editing hold up in every look', async ({
  poiServer: { address, admin },
  open,
}) => {
  const page = await open(admin, `${STORM_POINT}&poi=8`, { address })
  await expect(poiCard(page, 'Barometer')).toContainText('2x (12.5 pts)')
  await checkAllLooks(page, 'poi')
  const arriving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export to Excel' }).dblclick()
  const download = await arriving
  expect(download.suggestedFilename()).toMatch(/^POI_Data_\d{4}-\d\d-\d\d\.xlsx$/)
  const file = await download.path()
  const pois = await readSheet(file, 'Storm Point Statistics')
  expect(pois[0]).toEqual([
    'POI Name',
    'Total Games',
    'Total Points',
    'Wins',
    'Win Rate (%)',
    'Avg Points',
  ])
  expect(pois[8]).toEqual(['Barometer', 3, 37, 1, expect.closeTo(100 / 3), expect.closeTo(37 / 3)])
  expect(await readSheet(file, 'Storm Point Comps')).toEqual([
    ['POI Name', 'Composition', 'Win Rate (%)', 'Avg Points', 'Total Games', 'Total Kills', 'Wins'],
    ['Basin Armory', 'Ash, Crypto, Newcastle', 0, 0, 1, 0, 0],
    ['Barometer', 'Ash, Crypto, Newcastle', 50, 12.5, 2, 8, 1],
    ['Barometer', 'Alter, Loba, Seer', 0, 12, 1, 3, 0],
  ])
  expect(await readSheet(file, 'Landing Sources')).toEqual([
    ['Map', 'POI Name', 'From Files', 'Live', 'By Hand', 'Drafted'],
    ['Storm Point', 'Basin Armory', 1, 0, 0, 0],
    ['Storm Point', 'Barometer', 3, 0, 0, 0],
  ])
  await exportSeason(page)
  await page.getByRole('button', { name: 'Edit POI Positions' }).click()
  await marker(page, 'The Mill, at 11.8, 49.1').press('ArrowUp')
  await checkBothWidths(page, 'poi-edit')
})
