import type { Page } from '@playwright/test'
import { getArchive } from '#contract/archive/archive.ts'
import { MAPS } from '#domain/catalog/data/pois.ts'
import { checkBothWidths } from '../../support/check-screen.ts'
import { expect, test } from '../../support/fixtures.ts'
import { callApi, type Person } from '../../support/people.ts'
import { visit } from '../../support/visit.ts'
import { CUP, uploadMatchFile } from '../../files/regular-games.ts'

const TEAM = '/dashboard?view=team&team=alliance'

const NOTE = 'Rotate early with Crypto scan, hold high ground at Cascade Falls.'

const writeNote = (address: string, { token }: Person, text: string) =>
  callApi(address, 'POST', '/api/note', {
    token,
    body: { about: 'team', key: 'A team with a long name', text, version: 0 },
  })

const panel = (page: Page, name: string) => page.getByRole('region', { name })

test('a team page shows who they are and what they play', async ({
  gamesServer: { address },
  open,
}) => {
  const page = await open('guest', `${TEAM}&ban=ash&map=stormpoint`, { address })
  await expect(page.getByRole('heading', { level: 1, name: 'Alliance' })).toBeVisible()
  await expect(page.getByText('3 games in 1 series')).toBeVisible()
  await expect(panel(page, 'Forecast for Game 2')).toContainText('Anything else')
  await expect(panel(page, 'Forecast for Game 2')).toContainText(
    '3 games. Based mostly on what other teams play.',
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

const LONG_TEAM =
  '/dashboard?view=team&team=A+team+with+a+long+name&ban=horizon,wraith,bangalore&map=stormpoint'

const isOnOnePage = async (page: Page, format: 'A4' | 'Letter') => {
  const path = test.info().outputPath(`sheet-${format}.pdf`)
  const pdf = (await page.pdf({ path, format })).toString('latin1')
  // With the label of demo data alone it has less than 20 kB.
  return pdf.match(/\/Type\s*\/Page\b/g)?.length === 1 && pdf.length > 100_000
}

test('a long history prints on one page, also with a long note', async ({
  ownServer: { address, admin },
  open,
}) => {
  await uploadMatchFile(address, admin, 'long.csv', longHistory())
  const page = await open('guest', '/credits', {
    address,
    look: { theme: 'dark', width: 1440 },
    stored: { preferences: JSON.stringify({ ownTeam: 'Copper Owls' }) },
  })
  await page.route('**/api/archive', async (route) => {
    const archive = getArchive.output.parse(await (await route.fetch()).json())
    await route.fulfill({ json: { ...archive, hasDemo: true } })
  })
  await page.goto(LONG_TEAM)
  await expect(panel(page, 'Forecast for Game 4')).toContainText('Anything else')
  await expect(panel(page, 'Landing spots')).toContainText(LANDING)
  await expect(panel(page, 'Notes')).toBeHidden()
  // A browser without a screen has no print dialog.
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '')
  })
  await page.keyboard.press('p')
  await expect(page.locator('body')).toHaveAttribute('data-printed')
  expect(await isOnOnePage(page, 'A4')).toBe(true)
  expect(await isOnOnePage(page, 'Letter')).toBe(true)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('navigation', { name: 'Views' })).toBeHidden()
  await expect(page.getByRole('button', { name: 'Print sheet' })).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Notes' })).toBeVisible()
  await expect(page.getByText('Game 4 on Storm Point, prepared for Copper Owls')).toBeVisible()
  // Always light, whatever the theme.
  const color = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  expect(color).toBe('rgb(255, 255, 255)')

  const text = Array.from({ length: 40 }, (_, line) => `Line ${line}: ${NOTE}`).join('\n')
  await writeNote(address, admin, text)
  const noted = await open(admin, LONG_TEAM, { address })
  await expect(panel(noted, 'Forecast for Game 4')).toContainText('Anything else')
  await expect(panel(noted, 'Landing spots')).toContainText(LANDING)
  await expect(panel(noted, 'Notes')).toContainText('Line 39')
  expect(await isOnOnePage(noted, 'A4')).toBe(true)
  expect(await isOnOnePage(noted, 'Letter')).toBe(true)
  await noted.emulateMedia({ media: 'print' })
  await expect(noted.getByText('Line 0')).toBeVisible()
})

test('a team with a long history, and the list of teams, on screen', async ({
  ownServer: { address, admin },
  open,
}) => {
  await uploadMatchFile(address, admin, 'cup.csv', CUP)
  await uploadMatchFile(address, admin, 'long.csv', longHistory())
  await writeNote(address, admin, NOTE)
  const page = await open(admin, LONG_TEAM, { address })
  await expect(panel(page, 'Forecast for Game 4')).toContainText('Anything else')
  await expect(panel(page, 'Notes')).toContainText(NOTE)
  await checkBothWidths(page, 'team')
  await visit(page, '/dashboard?view=team')
  const ranking = panel(page, 'Ranking')
  await expect(ranking.getByRole('link', { name: 'A team with a long name' })).toBeVisible()
  await checkBothWidths(page, 'teams')
})
