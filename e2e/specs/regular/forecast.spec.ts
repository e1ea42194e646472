import type { Page } from '@playwright/test'
import { listSeries } from '#contract/series.ts'
import { legendTile, numbers, openBans, panel, teamRow } from '../../pages/regular-page.ts'
import { checkScreen } from '../../support/check-screen.ts'
import { expect, test } from '../../support/fixtures.ts'
import { TWO_LOOKS } from '../../support/look.ts'
import { callApi } from '../../support/people.ts'
import { CUP, uploadMatchFile } from '../../files/regular-games.ts'

const FORECAST = '**/api/forecast'
const TEAMS = '/dashboard?teams=Alliance,Owls%252C Copper,Reed'

const address = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams)

const nextBans = (page: Page) => panel(page, 'Next ban').getByRole('button', { name: 'Ban it' })

/** After the last game. */
const forecastOf = (page: Page, team: string) => teamRow(page, team).getByRole('cell').nth(1)

test('a series opens in one step, its bans can be typed, and one step brings the old lobby back', async ({
  ownServer: { address: server, admin },
  open,
}) => {
  await uploadMatchFile(server, admin, 'cup.csv', CUP)
  const { series } = listSeries.output.parse((await callApi(server, 'GET', '/api/series')).body)
  const [cup] = series
  if (!cup) throw new Error('a series is expected')
  const page = await open('guest', '/dashboard', { address: server })
  await page
    .getByRole('region', { name: 'Lobby' })
    .getByRole('button', { name: 'Open a series' })
    .click()
  const opener = page.getByRole('dialog', { name: 'Open a series' })
  await opener.getByRole('searchbox').fill('nobody')
  await expect(opener.getByText('No series match your search')).toBeVisible()
  await opener.getByRole('searchbox').fill('owls')
  await expect(opener.getByText('Next: Game 4 on Storm Point')).toBeVisible()
  await opener.getByRole('searchbox').press('Enter')
  await expect(opener).toBeHidden()
  await expect
    .poll(() => address(page))
    .toEqual({
      teams: cup.teams.map((team) => team.replace(',', '%2C')).join(','),
      ban: cup.bans.map((legend) => legend.toLowerCase()).join(','),
      map: 'stormpoint',
      series: String(cup.id),
    })
  // Only Alliance played the last game.
  await expect(teamRow(page, 'Alliance')).toContainText('#1')
  await expect(page.getByRole('button', { name: /^Cup/ })).toBeVisible()
  await expect(page.getByRole('group', { name: 'Game number' })).toContainText('Game 4')
  await expect(panel(page, 'Select Teams (Max 20)')).toBeHidden()

  const field = page.getByRole('combobox', { name: 'Ban a Legend' })
  await page.getByRole('main').press('b')
  await expect(field).toBeFocused()
  await page.keyboard.type('ra')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Unban Rampart' })).toBeVisible()
  await expect(page.getByRole('group', { name: 'Game number' })).toContainText('Game 5')
  // Two legends start with V and A: Enter goes into the list.
  await page.keyboard.type('va')
  await page.keyboard.press('Enter')
  await expect(field).toHaveValue('va')
  await page.keyboard.press('Escape')
  await page.keyboard.type('bh')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Unban Bloodhound' }).click()
  await expect.poll(() => address(page).ban?.split(',').at(-1)).toBe('rampart')
  await page.getByRole('button', { name: 'Next game' }).click()
  await expect.poll(() => address(page).game).toBe('6')
  await page.getByLabel('Map').selectOption('No map')
  for (let step = 0; step < 6; step++) await page.keyboard.press('Control+z')
  await expect.poll(() => address(page)).toEqual({})
  await expect(panel(page, 'Select Teams (Max 20)')).toBeVisible()
})

test('a pasted list sets the teams, and unknown names come with a suggestion', async ({
  ownServer: { address: server, admin },
  open,
}) => {
  await uploadMatchFile(server, admin, 'cup.csv', CUP)
  const page = await open('guest', '/dashboard', { address: server })
  await page.getByRole('button', { name: 'Paste names' }).click()
  const opener = page.getByRole('dialog', { name: 'Open a series' })
  const field = opener.getByRole('textbox', { name: 'Team names' })
  await expect(field).toBeFocused()
  await field.fill('1. Alliance\n2. owls, copper\n3. Red\n4. Nobody at all')
  await expect(opener.getByText('2 of 4 found')).toBeVisible()
  await opener.getByRole('button', { name: 'Use Reed for Red' }).click()
  await opener.getByRole('button', { name: 'Use 3 teams' }).click()
  await expect(opener).toBeHidden()
  await expect.poll(() => address(page)).toEqual({ teams: 'Alliance,Owls%2C Copper,Reed' })
  await page.keyboard.press('Control+z')
  await expect.poll(() => address(page)).toEqual({})
})

test('forecasts have a column of their own, say why, and follow known picks and the live draft', async ({
  ownServer: { address: server, admin },
  open,
}) => {
  await uploadMatchFile(server, admin, 'cup.csv', CUP)
  const page = await open(admin, TEAMS, { address: server })
  await expect(page.getByRole('columnheader', { name: 'Forecast, chance' })).toBeVisible()
  await expect(page.getByRole('columnheader', { name: /^Weighted, share/ })).toBeVisible()
  await expect(numbers(page, 'Likely Compositions')).toHaveCount(6)
  await expect(forecastOf(page, 'Reed')).toContainText(/\d%$/)
  await expect(teamRow(page, 'Reed')).toContainText('few')
  await page.getByRole('main').press('f')
  await expect(numbers(page, 'Likely Compositions')).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('radio', { name: 'Forecast' })).toBeChecked()
  await page.getByRole('main').press('f')
  await expect(numbers(page, 'Likely Compositions')).toHaveCount(6)

  await teamRow(page, 'Reed').getByRole('button', { name: 'Reed', exact: true }).press('Enter')
  const drawer = page.getByRole('dialog', { name: 'Reed' })
  await expect(drawer).toContainText('Few games')
  await expect(drawer).toContainText('2 games')
  await expect(drawer).toContainText('Something else')
  await expect(drawer.getByRole('heading', { name: 'Why' })).toBeVisible()
  const pick = drawer.getByRole('combobox', { name: 'Add a legend' })
  for (const legend of ['mirage', 'vantage', 'octane']) {
    await pick.fill(legend)
    await pick.press('Enter')
  }
  await expect(drawer.getByText('All three picks are known.')).toBeVisible()
  await expect.poll(() => address(page).known).toBe('mirage-vantage-octane:Reed')
  await page.keyboard.press('Escape')
  await expect(forecastOf(page, 'Reed')).toContainText('OctaneVantMirage')
  await expect(teamRow(page, 'Reed').getByRole('img', { name: 'Picks known' })).toBeVisible()
  await page.reload()
  await expect(forecastOf(page, 'Reed')).toContainText('OctaneVantMirage')

  const first = (await nextBans(page).first().textContent()) ?? ''
  await page.getByRole('main').press('1')
  await expect(nextBans(page).first()).not.toHaveText(first)
  await expect.poll(() => address(page).ban).toBeTruthy()
  await page.getByRole('switch', { name: 'Follow the live draft' }).check()
  await expect(page.getByText('No bans')).toHaveCount(0)
  await expect(nextBans(page).first()).toHaveText(first)
  const { token } = admin
  const banned = first.replace(/\d.*/, '')
  await callApi(server, 'POST', '/api/ban', { token, body: { legend: banned } })
  await expect(nextBans(page).first()).not.toHaveText(first)
})

test('without a forecast the weighted compositions stand, and a retry brings it', async ({
  ownServer: { address: server, admin },
  open,
  pageErrors,
}) => {
  pageErrors.expect(/ERR_FAILED .*\/api\/forecast/)
  await uploadMatchFile(server, admin, 'cup.csv', CUP)
  const page = await open('guest', '/dashboard', { address: server })
  await page.route(FORECAST, (route) => route.abort())
  // A part that loads late must not send the failed request again by itself.
  const late = Promise.withResolvers<void>()
  await page.route(/NextBanChip-.*\.js/, (route) => late.promise.then(() => route.fallback()))
  await page.goto(TEAMS)
  await expect(numbers(page, 'Likely Compositions')).toHaveCount(6)
  for (const name of ['Likely Compositions', 'Next ban']) {
    await expect(panel(page, name).getByRole('alert')).toContainText("Couldn't load the forecast.")
  }
  await expect(forecastOf(page, 'Reed')).toHaveText('No forecast')
  await page.unroute(FORECAST)
  const part = page.waitForResponse(/NextBanChip-.*\.js/)
  late.resolve()
  await (await part).finished()
  await panel(page, 'Next ban').getByRole('button', { name: 'Retry' }).click()
  await expect(forecastOf(page, 'Reed')).toContainText(/\d%$/)
  await expect(page.getByRole('alert')).toBeHidden()
})

test('pressing a legend asks for its forecast already, and releasing it asks no second time', async ({
  ownServer: { address: server, admin },
  open,
}) => {
  await uploadMatchFile(server, admin, 'cup.csv', CUP)
  const page = await open('guest', TEAMS, { address: server })
  await expect(nextBans(page).first()).toBeVisible()
  const asked: unknown[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/forecast')) asked.push(request.postDataJSON())
  })
  await openBans(page)
  await legendTile(page, 'Ash').hover()
  await page.mouse.down()
  const withAsh = expect.objectContaining({ bannedLegends: ['ash'], game: 2 })
  await expect.poll(() => asked).toEqual([withAsh])
  await page.mouse.up()
  await expect(page.getByRole('button', { name: 'Unban Ash' })).toBeVisible()
  await legendTile(page, 'Wraith').click()
  const withWraith = expect.objectContaining({ bannedLegends: ['ash', 'wraith'], game: 3 })
  await expect.poll(() => asked).toEqual([withAsh, withWraith])
})

test('panels that are kept open stay so, and popovers close for them', async ({
  ownServer: { address: server, admin },
  open,
}) => {
  await uploadMatchFile(server, admin, 'cup.csv', CUP)
  const page = await open('guest', TEAMS, { address: server })
  await openBans(page)
  await legendTile(page, 'Ash').click()
  await page.getByRole('button', { name: 'Keep panels open' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(legendTile(page, 'Ash')).toHaveAttribute('aria-pressed', 'true')
  await page.reload()
  await expect(panel(page, 'Ban a Legend')).toBeVisible()
  await expect(panel(page, 'Select Teams (Max 20)')).toBeVisible()
  await page.getByRole('switch', { name: 'Keep panels open' }).click()
  await expect(panel(page, 'Ban a Legend')).toBeHidden()
})

test('what opens over the table passes the checks', async ({
  ownServer: { address: server, admin },
  open,
}) => {
  await uploadMatchFile(server, admin, 'cup.csv', CUP)
  for (const look of TWO_LOOKS) {
    const page = await open('guest', `${TEAMS}&ban=ash,fuse,loba,seer&known=wraith:Reed`, {
      address: server,
      look,
    })
    await expect(nextBans(page)).toHaveCount(5)
    await page.getByRole('button', { name: 'Open a series' }).click()
    await expect(page.getByRole('button', { name: 'Open series' })).toBeVisible()
    await checkScreen(page, 'regular-series', look)
    await page.keyboard.press('Escape')
    if (look.width === 390) {
      await page.getByRole('button', { name: /^Reed/ }).click()
      await page.getByRole('button', { name: 'Reasons, players and known picks' }).click()
    } else {
      await openBans(page)
      await checkScreen(page, 'regular-grid', look)
      await page.keyboard.press('Escape')
      await teamRow(page, 'Reed').getByRole('button', { name: 'Reed', exact: true }).click()
    }
    await expect(page.getByRole('dialog', { name: 'Reed' })).toBeVisible()
    await checkScreen(page, 'regular-drawer', look)
  }
})
