import type { Page } from '@playwright/test'
import * as z from 'zod/mini'
import { readRealSample } from '#server/testing/real-data.ts'
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

const WITH_BANS = 'ban_era_6games.json'
/** Both name a most picked legend for every game, and neither was played with bans. */
const WITHOUT_BANS = ['pre_ban_with_livedata.json', 'livedata_only_nulls.json']
/** Whose games they are stays in the file. */
const SHAPE = z.object({
  stats: z.object({
    games: z.array(z.object({ teams: z.array(z.object({ name: z.string() })) })),
  }),
})

test('real series give the numbers that their games do', async ({
  ownServer: { address, admin },
  open,
}) => {
  const samples = [WITH_BANS, ...WITHOUT_BANS].map(readRealSample)
  for (const { name, bytes } of samples) await uploadMatchFile(address, admin, name, bytes)
  const [first] = SHAPE.parse(JSON.parse(String(samples[0]?.bytes))).stats.games
  const winner = first?.teams[0]?.name ?? ''
  /** Came to game 1 with two players. */
  const pair = first?.teams[16]?.name ?? ''
  const page = await open('guest', `${STATS}&regions=ALL`, { address })
  await test.step('teams', () => readTeams(page, winner, pair))
  // 12, 13, 11, 10 and 13 of 20 teams; what was picked most in the last game is banned in none.
  await test.step('bans', () => expectBans(page, ['Wattson', 'Ash', 'Sparrow', 'Alter', 'Wraith']))
  await test.step('compositions', () => readComps(page, winner, pair))
  await test.step('shares', () => readShares(page, winner))
})

/** 20, 19 and 19 teams. */
async function readTeams(page: Page, winner: string, pair: string) {
  await expect(page.getByText('58 teams, All regions')).toBeVisible()
  // Survival 3399 + 2886 + 1284 + 2880 + 3601 + 1977 = 16027 s; / 6 / 3 = 890.4 s.
  // Kills 12 + 3 + 1 + 5 + 8 + 4 = 33; squares 259, s = sqrt((259 - 33^2 / 6) / 5) = 3.937.
  // Points 24 + 7 + 2 + 8 + 13 + 5 = 59; squares 887, s = sqrt((887 - 59^2 / 6) / 5) = 7.834.
  // Placements 1 + 5 + 14 + 6 + 4 + 13 = 43; squares 443, s = sqrt((443 - 43^2 / 6) / 5) = 5.193.
  // Intervals 33 / 6 ± 2.015 x 3.937 / sqrt(6), and so on.
  await expectTeam(page, winner, [
    '–',
    '6',
    /^14:50/,
    '5.502.26 to 8.74',
    '9.833.39 to 16.28',
    '7.172.89 to 11.44',
  ])
  // Survival 765 (of two players) + 1906 + 856 + 2051 + 1543 + 3684 = 10805 s; / 6 / 3 = 600.3 s. Kills 5 + 13.
  // Points 6 + 25; squares 661, s = 10.008, 5.17 ± 8.23. Placements 17 + 16 + 18 + 15 + 16 + 1 = 83.
  await expectTeam(page, pair, ['–', '6', /^10:00/, /^3\.00/, '5.170.00 to 13.40', /^13\.83/])
  await page.getByLabel('Start date').fill('2025-01-01')
  await expect(page.getByText('20 teams, All regions')).toBeVisible()
  await page.getByLabel('Start date').fill('')
}

async function readComps(page: Page, winner: string, pair: string) {
  await page.getByRole('tab', { name: 'Comp Performance' }).click()
  await expect(page.getByText(/^Alliance has no games here, so .+ is shown\./)).toBeVisible()
  await chooseTeam(page, winner)
  await expect(page.getByText('3 compositions in 6 games')).toBeVisible()
  // Points 24 + 7 + 2 = 33; squares 629, s = sqrt((629 - 33^2 / 3) / 2) = 11.533, 11 ± 2.920 x 11.533 / sqrt(3).
  // Won 1 of 3, Wilson. Placements 1 + 5 + 14 = 20. Survival 3399 + 2886 + 1284 = 7569 s; / 3 / 3 = 841 s.
  await expectComp(page, 'Sparrow, Newcastle, Rampart', [
    '3few',
    '11.000.00 to 30.44',
    '33.33%7.8% to 74.6%',
    /^6\.7/,
    /^14:01/,
  ])
  // Points 13 + 5; s = sqrt((194 - 18^2 / 2) / 1) = 5.657, 9 ± 6.314 x 5.657 / sqrt(2). Won 0 of 2. Placements 4 + 13.
  // Survival 3601 + 1977 = 5578 s; / 2 / 3 = 929.7 s.
  await expectComp(page, 'Pathfinder, Newcastle, Rampart', [
    '2few',
    '9.000.00 to 34.26',
    '0.00%0.0% to 57.5%',
    /^8\.5/,
    /^15:30/,
  ])
  await expectComp(page, 'Alter, Newcastle, Rampart', [
    '1few',
    /^8\.00/,
    /^0\.00%/,
    /^6\.0/,
    /^16:00/,
  ])
  await expect(page.getByRole('region', { name: 'Points by composition' })).toContainText(
    'All games: 9.83',
  )
  await page.getByRole('button', { name: /^Matches with Sparrow/ }).click()
  // Started at 1751590004, 1751588547 and 1751587240; survival 1284 / 3, 2886 / 3 and 3399 / 3 s.
  await expect(page.getByRole('dialog', { name: 'Matches' }).getByRole('row')).toHaveText([
    /^Played/,
    "4 Jul 2025, 02:46World's Edge314217:08",
    "4 Jul 2025, 02:22World's Edge257316:02",
    "4 Jul 2025, 02:00World's Edge11241218:53",
  ])
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Storm Point' }).click()
  await expect(page.getByText('2 compositions in 3 games')).toBeVisible()
  await page.getByRole('button', { name: 'All Maps' }).click()
  // Two legends are no composition: 5 of its 6 games.
  await chooseTeam(page, pair)
  await expect(page.getByText('4 compositions in 5 games')).toBeVisible()
}

/**
 * Games 1 to 3 with one trio, 5 and 6 with another, 4 with a third, long ago: (500 + 300 + 175 + 5) x 0.15 = 147,
 * (20 + 5) x 0.15 = 3.75, (10 + 5) x 0.15 = 2.25, of 153 together. Points 24, 7, 2; 13, 5; 8.
 * Sparrow was banned from game 4 on: ((200 + 10 + 100) x 1.5 + 5) x 0.15 = 70.5 and ((20 + 100) x 1.5 + 5) x 0.15 =
 * 27.75, of 98.25 together.
 */
const readShares = (page: Page, winner: string) =>
  expectShares(page, winner, {
    open: ['96%', '2%', '1%'],
    games: ['3x11.0 pts', '2x9.0 pts', '1x8.0 pts'],
    ban: 'Sparrow',
    banned: ['72%', '28%'],
  })
