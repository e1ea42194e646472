import type { Page } from '@playwright/test'
import {
  BEFORE_BANS,
  LIVE_DATA_ONLY,
  WITH_BANS,
} from '#server/archive/ingest/testing/test-overstat-files.ts'
import { expect, test } from '../../support/fixtures.ts'
import { uploadMatchFile } from '../../files/regular-games.ts'
import {
  chooseTeam,
  expectBans,
  expectComp,
  expectShares,
  expectTeam,
} from '../../pages/sample-views.ts'
import { STATS } from '../../pages/stats-page.ts'

const WINNER = 'Amber Kites'
/** Comes to game 1 with two players. */
const PAIR = 'Hollow Pines'

test('overstat series give the numbers that their games do', async ({
  ownServer: { address, admin },
  open,
}) => {
  for (const { name, bytes } of [WITH_BANS, BEFORE_BANS, LIVE_DATA_ONLY]) {
    await uploadMatchFile(address, admin, name, bytes)
  }
  const page = await open('guest', `${STATS}&regions=ALL`, { address })
  await test.step('teams', () => readTeams(page))
  await test.step('bans', () => expectBans(page, ['Wraith', 'Alter', 'Sparrow', 'Ash', 'Fuse']))
  await test.step('compositions', () => readComps(page))
  await test.step('shares', () => readShares(page))
})

/** A team of three at place p survives 3 x (1300 - 100 p) - 30 = 3870 - 300 p seconds. */
async function readTeams(page: Page) {
  // 8, 8 and 9; Dune Walkers are in two of the files.
  await expect(page.getByText('24 teams, All regions')).toBeVisible()
  // Placements 1 + 3 + 6 + 2 + 1 + 8 = 21; squares 115, s = sqrt((115 - 21^2 / 6) / 5) = 2.881.
  // Kills 9 + 2 + 1 + 5 + 7 + 0 = 24; squares 160, s = sqrt((160 - 24^2 / 6) / 5) = 3.578.
  // Points 21 + 9 + 4 + 14 + 19 + 2 = 69; squares 1099, s = sqrt((1099 - 69^2 / 6) / 5) = 7.817.
  // Survival 6 x 3870 - 300 x 21 = 16920 s; / 6 / 3 = 940 s. Intervals 24 / 6 ± 2.015 x 3.578 / sqrt(6), and so on.
  await expectTeam(page, WINNER, [
    '–',
    '6',
    /^15:40/,
    '4.001.06 to 6.94',
    '11.505.07 to 17.93',
    '3.501.13 to 5.87',
  ])
  // Survival 500 + 490 (of two players) + 5 x 3870 - 300 x (7 + 7 + 8 + 8 + 1) = 11040 s; / 6 / 3 = 613.3 s. Kills 14.
  // Points 3 + 3 + 5 + 2 + 2 + 23 = 38; squares 580, s = 8.238, 6.33 ± 6.78. Placements 8 + 31 = 39.
  await expectTeam(page, PAIR, ['–', '6', /^10:13/, /^2\.33/, '6.330.00 to 13.11', /^6\.50/])
  // With bans places 4, 2, 3, 3, 5, 6 and kills 2, 5, 3, 2, 2, 0; before them, as "Dune Walkers@4", 3, 7, 1 and 3, 1, 8:
  // together 34 and 26. Points 7 + 14 + 10 + 9 + 6 + 3 + 10 + 4 + 20 = 83. Survival 9 x 3870 - 300 x 34 = 24630 s.
  await expectTeam(page, 'Dune Walkers', ['–', '9', /^15:12/, /^2\.89/, /^9\.22/, /^3\.78/])
  await page.getByLabel('Start date').fill('2025-01-01')
  await expect(page.getByText('8 teams, All regions')).toBeVisible()
  await page.getByLabel('Start date').fill('')
}

async function readComps(page: Page) {
  await page.getByRole('tab', { name: 'Comp Performance' }).click()
  await expect(page.getByText(/^Alliance has no games here, so .+ is shown\./)).toBeVisible()
  await chooseTeam(page, WINNER)
  await expect(page.getByText('3 compositions in 6 games')).toBeVisible()
  // Games 1 and 2. Points 21 + 9; s = sqrt((522 - 30^2 / 2) / 1) = 8.485, 15 ± 6.314 x 8.485 / sqrt(2).
  // Won 1 of 2, Wilson. Placements 1 + 3. Survival 3570 + 2970 = 6540 s; / 2 / 3 = 1090 s.
  await expectComp(page, 'Alter, Newcastle, Catalyst', [
    '2few',
    '15.000.00 to 52.88',
    '50.00%12.1% to 87.9%',
    /^2\.0/,
    /^18:10/,
  ])
  // Games 4 to 6. Points 14 + 19 + 2 = 35; squares 561, s = 8.737, 11.67 ± 2.920 x 8.737 / sqrt(3). Won 1 of 3.
  // Placements 2 + 1 + 8 = 11. Survival 3 x 3870 - 300 x 11 = 8310 s; / 3 / 3 = 923.3 s.
  await expectComp(page, 'Horizon, Newcastle, Catalyst', [
    '3few',
    '11.670.00 to 26.40',
    '33.33%7.8% to 74.6%',
    /^3\.7/,
    /^15:23/,
  ])
  // Game 3: place 6 with 1 kill, 2070 s.
  await expectComp(page, 'Ash, Newcastle, Catalyst', [
    '1few',
    /^4\.00/,
    /^0\.00%/,
    /^6\.0/,
    /^11:30/,
  ])
  await expect(page.getByRole('region', { name: 'Points by composition' })).toContainText(
    'All games: 11.50',
  )
  await page.getByRole('button', { name: /^Matches with Alter/ }).click()
  // From 18:00 UTC on, one game each 25 minutes; survival 2970 / 3 and 3570 / 3 s.
  await expect(page.getByRole('dialog', { name: 'Matches' }).getByRole('row')).toHaveText([
    /^Played/,
    "14 Jun 2025, 20:25World's Edge239216:30",
    "14 Jun 2025, 20:00World's Edge1121919:50",
  ])
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: "World's Edge" }).click()
  await expect(page.getByText('2 compositions in 3 games')).toBeVisible()
  await page.getByRole('button', { name: 'All Maps' }).click()
  // Two legends are no composition: 5 of its 6 games.
  await chooseTeam(page, PAIR)
  await expect(page.getByText('3 compositions in 5 games')).toBeVisible()
}

/**
 * Long ago, so times 0.15. Games 1 and 2, 3, 4 to 6: (1000 + 300 + 150 + 5) x 0.15 = 218.25, (200 + 25 + 5) x 0.15 = 34.5
 * and (30 + 5) x 0.15 = 5.25, of 258 together.
 * Alter was banned from game 3 on: ((500 + 25 + 100) x 1.5 + 5) x 0.15 = 141.375 and ((30 + 100) x 1.5 + 5) x 0.15 = 30, of
 * 171.375 together.
 */
const readShares = (page: Page) =>
  expectShares(page, WINNER, {
    open: ['85%', '13%', '2%'],
    games: ['2x15.0 pts', '1x4.0 pts', '3x11.7 pts'],
    ban: 'Alter',
    banned: ['82%', '18%'],
  })
