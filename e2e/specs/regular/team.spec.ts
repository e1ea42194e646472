import type { Page } from '@playwright/test'
import { MAPS } from '#domain/data/pois.ts'
import { palette } from '../../pages/shell-page.ts'
import { checkBothWidths } from '../../support/check-screen.ts'
import { expect, test } from '../../support/fixtures.ts'
import { callApi, createPerson } from '../../support/people.ts'
import { CUP, uploadMatchFile } from '../../files/regular-games.ts'

const TEAM = '/dashboard?view=team&team=alliance'

const NOTE = 'Rotate early with Crypto scan, hold high ground at Cascade Falls.'

const panel = (page: Page, name: string) => page.getByRole('region', { name })

test('a team page shows who they are and what they play', async ({
  ownServer: { address, admin },
  open,
}) => {
  await uploadMatchFile(address, admin, 'cup.csv', CUP)
  const page = await open('guest', `${TEAM}&ban=ash&map=stormpoint`, { address })
  await expect(page.getByRole('heading', { level: 1, name: 'Alliance' })).toBeVisible()
  await expect(page.getByText('3 games in 1 series')).toBeVisible()
  await expect(panel(page, 'Forecast for Game 2')).toContainText('Anything else')
  await expect(panel(page, 'Forecast for Game 2')).toContainText(
    '3 games. The forecast leans on the field.',
  )
  // The last three games, oldest first: 12 + 5, 9 + 3 and 12 + 2.
  await expect(panel(page, 'Form').getByRole('listitem')).toHaveText([
    /^17#1.*Game 1: 17 points, place #1$/,
    /^12#2/,
    /^14#1/,
  ])
  await expect(
    page.getByRole('table', { name: 'Roster' }).getByRole('row', { name: 'mika' }),
  ).toHaveText(/mika3 gamesfewAsh33%Hori33%Wraith33%|mika3 games fewAsh33%Hori33%Wraith33%/)
  // Each composition was played in one game, which is the only one of its number.
  const comps = page.getByRole('table', { name: 'Compositions by game number' })
  await expect(comps.getByRole('row', { name: /Wraith, Newcastle, Catalyst/ })).toHaveText(
    /0 of 1 \(0%\)11 of 1 \(100%\)·0 of 1 \(0%\)few 112\.0/,
  )
  // Ash was banned in games 2 and 3, Newcastle in game 3; both had just been played.
  const bans = page.getByRole('table', { name: 'When a legend was banned' })
  await expect(bans.getByRole('row')).toHaveText([
    /Banned/,
    /^Ashcost a pick once.*50%1 of 2.*50%1 of 2/,
    /^Newccost a pick once.*100%1 of 1/,
  ])
  // (17 + 12 + 14) / 3 points and (1 + 2 + 1) / 3.
  await expect(
    page.getByRole('table', { name: 'Maps' }).getByRole('row', { name: 'Storm Point' }),
  ).toHaveText(/Storm Point few314\.31\.3/)
  await expect(page.getByRole('table', { name: 'Last full series' }).getByRole('row')).toHaveText([
    /^GComposition/,
    /^1.*#1517$/,
    /^2.*#2312$/,
    /^3.*#1214$/,
  ])
  await expect(page.getByText('No landings yet')).toBeVisible()
})

test('teams are found in the list, from the lobby, the palette and a series', async ({
  ownServer: { address, admin },
  open,
}) => {
  await uploadMatchFile(address, admin, 'cup.csv', CUP)
  const page = await open('guest', '/dashboard?teams=Reed,Alliance', { address })
  await page.getByRole('button', { name: 'Reed', exact: true }).click()
  await page.getByRole('link', { name: 'Team page' }).click()
  const title = page.getByRole('heading', { level: 1 })
  await expect(title).toHaveText('Reed')
  await expect(page.getByText('In your lobby')).toBeVisible()
  await page.keyboard.press('j')
  await expect(title).toHaveText('Alliance')
  await page.keyboard.press('j')
  await page.keyboard.press('k')
  await expect(title).toHaveText('Reed')

  await page.keyboard.press('g')
  await page.keyboard.press('u')
  await expect(title).toHaveText('Teams')
  await page.getByRole('searchbox', { name: 'Search teams' }).fill('copp')
  await expect(page.getByRole('main').getByRole('link')).toHaveText(['Owls, Copper'])
  await page.keyboard.press('Enter')
  await expect(title).toHaveText('Owls, Copper')

  await page.keyboard.press('Control+k')
  await expect(palette(page).getByRole('combobox')).toBeFocused()
  await page.keyboard.type('team reed')
  await expect(palette(page).getByRole('option', { selected: true })).toHaveText('Reed')
  await page.keyboard.press('Enter')
  await expect(title).toHaveText('Reed')

  await page.getByRole('link', { name: 'Cup', exact: true }).click()
  await page.getByRole('main').getByRole('link', { name: 'Alliance' }).click()
  await expect(title).toHaveText('Alliance')

  await page.goto(`${address}/dashboard?view=team&team=Nobody`)
  await expect(page.getByText('No games of Nobody')).toBeVisible()
})

test('the table is copied as text', async ({ ownServer: { address, admin }, open }) => {
  await uploadMatchFile(address, admin, 'cup.csv', CUP)
  const page = await open('guest', TEAM, { address })
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: 'Copy as table' }).click()
  await expect(page.getByText('Table copied')).toBeVisible()
  const text = await page.evaluate(() => navigator.clipboard.readText())
  expect(text.split('\n')).toEqual([
    'Alliance',
    '',
    'Composition\tG1\tG2\tG3\tGames\tAvg. pts',
    'Ash, Crypto, Newcastle\t1\t0\t0\t1\t17.0',
    'Catalyst, Gibraltar, Horizon\t0\t0\t1\t1\t14.0',
    'Catalyst, Newcastle, Wraith\t0\t1\t0\t1\t12.0',
    '',
    'Last full series\tCup',
    'Game\tMap\tPlace\tKills\tPoints\tComposition',
    '1\tStorm Point\t1\t5\t17\tAsh, Crypto, Newcastle',
    '2\tStorm Point\t2\t3\t12\tCatalyst, Newcastle, Wraith',
    '3\tStorm Point\t1\t2\t14\tCatalyst, Gibraltar, Horizon',
  ])
})

/** The first POI of Storm Point. */
const LANDING = MAPS.find(({ id }) => id === 'stormpoint')?.pois[0]?.name ?? ''

/** Six series of six games on four maps with landings: every list of the sheet is longer than what it shows. */
function longHistory(): string {
  const legends = [
    'Ash',
    'Fuse',
    'Crypto',
    'Loba',
    'Seer',
    'Alter',
    'Caustic',
    'Valkyrie',
    'Wattson',
  ]
  const rows = Array.from({ length: 36 }, (_, index) => {
    const [series, game] = [Math.floor(index / 6), 1 + (index % 6)]
    const map = MAPS[index % 4]
    const bans = ['Horizon', 'Wraith', 'Bangalore', 'Rampart', 'Catalyst'].slice(0, game - 1)
    return ['A player with a long name', 'torvald', 'ines'].map((player, slot) =>
      [
        `A series with a rather long name of its own ${series}`,
        game,
        new Date(Date.UTC(2026, 8, 1 + series, 18, game * 20)).toISOString(),
        `"${map?.name}"`,
        'A team with a long name',
        'EMEA',
        1 + ((index * 7) % 20),
        `"${map?.pois[Math.floor(index / 4) % 6]?.name}"`,
        bans.length === 0 ? 'none' : bans.join('|'),
        player,
        legends[(index + slot * (1 + (series % 4))) % 9],
        2,
      ].join(','),
    )
  })
  const head = 'event,game,started_at,map,team,region,placement,poi,bans,player,legend,kills'
  return [head, ...rows.flat()].join('\n')
}

test('a long history prints on one page', async ({ ownServer: { address, admin }, open }) => {
  await uploadMatchFile(address, admin, 'long.csv', longHistory())
  const look = { theme: 'dark', width: 1440 } as const
  const page = await open(
    'guest',
    '/dashboard?view=team&team=A+team+with+a+long+name&ban=horizon,wraith,bangalore&map=stormpoint',
    { address, look, stored: { preferences: JSON.stringify({ ownTeam: 'Copper Owls' }) } },
  )
  await expect(panel(page, 'Forecast for Game 4')).toContainText('Anything else')
  await expect(panel(page, 'Landing spots')).toContainText(LANDING)
  // A browser without a screen has no print dialog.
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '')
  })
  await page.keyboard.press('p')
  await expect(page.locator('body')).toHaveAttribute('data-printed')
  const path = test.info().outputPath('sheet.pdf')
  const pdf = await page.pdf({ path, format: 'A4' })
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('navigation', { name: 'Views' })).toBeHidden()
  await expect(page.getByRole('button', { name: 'Print sheet' })).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Notes' })).toBeVisible()
  await expect(page.getByText('Game 4 on Storm Point, prepared for Copper Owls')).toBeVisible()
  // Always light, whatever the theme.
  const color = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  expect(color).toBe('rgb(255, 255, 255)')
})

test('a team on screen', async ({ ownServer, open }) => {
  const { address, admin } = ownServer
  await uploadMatchFile(address, admin, 'cup.csv', CUP)
  await uploadMatchFile(address, admin, 'long.csv', longHistory())
  const body = { about: 'team', key: 'A team with a long name', text: NOTE, version: 0 }
  await callApi(address, 'POST', '/api/note', { token: admin.token, body })
  const page = await open(admin, '/dashboard?view=team&team=A+team+with+a+long+name&ban=horizon', {
    address,
  })
  await expect(panel(page, 'Forecast for Game 2')).toContainText('Anything else')
  await expect(panel(page, 'Notes')).toContainText(NOTE)
  await checkBothWidths(page, 'team')
  await page.goto(`${address}/dashboard?view=team`)
  const all = panel(page, 'All teams')
  await expect(all.getByRole('link', { name: 'Alliance' })).toBeVisible()
  await checkBothWidths(page, 'teams')
})

test('an editor writes a note about a team, a user reads it, and a guest does not', async ({
  ownServer: { address, admin },
  open,
}) => {
  await uploadMatchFile(address, admin, 'cup.csv', CUP)
  const editor = await createPerson(address, admin.token, { role: 'editor' })
  const page = await open(editor, TEAM, { address })
  const notes = panel(page, 'Notes')
  await expect(notes).toContainText('No notes about this team yet.')
  await notes.getByRole('button', { name: 'Add note' }).click()
  await expect(notes.getByLabel('Notes about Alliance')).toBeFocused()
  await page.keyboard.type(NOTE)
  await page.reload()
  await expect(notes.getByLabel('Notes about Alliance')).toHaveValue(NOTE)
  await notes.getByRole('button', { name: 'Save note' }).click()
  await expect(notes.getByText(NOTE)).toBeVisible()
  await expect(notes).toContainText(editor.username)
  await expect(notes.getByRole('button', { name: 'Edit note' })).toBeFocused()

  const reader = await open(await createPerson(address, admin.token), TEAM, { address })
  await expect(panel(reader, 'Notes')).toContainText(NOTE)
  await expect(panel(reader, 'Notes').getByRole('button')).toHaveCount(0)
  await reader.emulateMedia({ media: 'print' })
  await expect(reader.getByText(NOTE)).toBeVisible()
  const guest = await open('guest', TEAM, { address })
  await expect(panel(guest, 'Form')).toBeVisible()
  await expect(panel(guest, 'Notes')).toBeHidden()
})

test('of two who edit a team note the second sees both texts and keeps both', async ({
  ownServer: { address, admin },
  open,
  pageErrors,
}) => {
  pageErrors.expect(/status of 409 .*\/api\/note/)
  await uploadMatchFile(address, admin, 'cup.csv', CUP)
  const page = await open(admin, TEAM, { address })
  const notes = panel(page, 'Notes')
  await notes.getByRole('button', { name: 'Add note' }).click()
  await notes.getByLabel('Notes about Alliance').fill('Mine')
  await callApi(address, 'POST', '/api/note', {
    token: admin.token,
    body: { about: 'team', key: 'Alliance', text: 'Theirs', version: 0 },
  })
  await notes.getByRole('button', { name: 'Save note' }).click()
  await expect(notes).toContainText('Someone else changed this note in the meantime.')
  await notes.getByRole('button', { name: 'Combine both' }).click()
  await notes.getByRole('button', { name: 'Save note' }).click()
  await expect(notes.getByText('Theirs\n\nMine')).toBeVisible()
})

test('a long note leaves the sheet on one page', async ({
  ownServer: { address, admin },
  open,
}) => {
  await uploadMatchFile(address, admin, 'long.csv', longHistory())
  const team = 'A team with a long name'
  const text = Array.from({ length: 40 }, (_, line) => `Line ${line}: ${NOTE}`).join('\n')
  const body = { about: 'team', key: team, text, version: 0 }
  await callApi(address, 'POST', '/api/note', { token: admin.token, body })
  const page = await open(
    admin,
    `/dashboard?view=team&team=${team}&ban=horizon,wraith,bangalore&map=stormpoint`,
    { address },
  )
  await expect(panel(page, 'Forecast for Game 4')).toContainText('Anything else')
  await expect(panel(page, 'Landing spots')).toContainText(LANDING)
  await expect(panel(page, 'Notes')).toContainText('Line 39')
  const pdf = await page.pdf({ path: test.info().outputPath('sheet.pdf'), format: 'A4' })
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
})
