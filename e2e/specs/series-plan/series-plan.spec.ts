import type { Page } from '@playwright/test'
import { importGames, gameRows } from '../../files/archive-files.ts'
import { checkBothWidths } from '../../support/check-screen.ts'
import { expect, type OtherServer, test } from '../../support/fixtures.ts'
import { asPhone } from '../../support/look.ts'
import { callApi, createPerson } from '../../support/people.ts'

const COMPS = [
  ['Ash', 'Crypto', 'Newcastle'],
  ['Wraith', 'Catalyst', 'Newcastle'],
  ['Horizon', 'Catalyst', 'Gibraltar'],
] as const

/** Alliance has three compositions of its own, and everyone opens with Ash. */
async function importCup({ address, admin }: OtherServer) {
  const rows = COMPS.flatMap((legends, at) =>
    gameRows('Cup', at + 1, 'none', [
      { team: 'Alliance', placement: 1, kills: 6 - at, legends },
      { team: 'Herons', placement: 2, kills: 2 },
      { team: 'Reed', placement: 3, kills: 1, legends: ['Ash', 'Seer', 'Loba'] },
    ]),
  )
  await importGames(address, admin, rows)
}

async function chooseLobby(page: Page) {
  await page.getByRole('button', { name: 'Choose a lobby' }).click()
  await page.getByRole('menuitem', { name: /^Cup,/ }).click()
  await expect(page.getByRole('button', { name: 'Lobby: 3 teams' })).toBeVisible()
}

const cell = (page: Page, row: string, game: number) =>
  page
    .getByRole('row', { name: new RegExp(`^${row}`) })
    .getByRole('cell')
    .nth(game - 1)

test('two people plan together: a suggestion reaches both, one undo takes it back', async ({
  ownServer,
  open,
}) => {
  const { address, admin } = ownServer
  await importCup(ownServer)
  const other = await createPerson(address, admin.token)
  const page = await open(admin, '/plan', { address })
  const mate = await open(other, '/plan', { address })
  await chooseLobby(page)
  await expect(mate.getByRole('button', { name: 'Lobby: 3 teams' })).toBeVisible()
  await expect(mate.getByRole('button', { name: /^Choose a composition/ })).toHaveCount(6)

  await page.getByRole('button', { name: 'Fill the open games' }).click()
  await expect(page.getByText('Plan suggested for 6 games')).toBeVisible()
  for (const one of [page, mate]) {
    await expect(one.getByRole('button', { name: /^Change the composition/ })).toHaveCount(6)
    // Ash is most likely gone after the first game.
    await expect(cell(one, 'Our composition', 1)).toContainText('Ash')
    await expect(cell(one, 'Value', 1)).toContainText('Legal: all three open')
  }
  await cell(page, 'Value', 1).getByRole('button').click()
  await expect(page.getByRole('dialog')).toContainText('Still legal in 100% of 1,000 ban scenarios')
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Undo' }).click()
  for (const one of [page, mate]) {
    await expect(one.getByRole('button', { name: /^Choose a composition/ })).toHaveCount(6)
  }
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0)
})

test('a composition is chosen, moved and shown beside the draft, which says when it is banned', async ({
  ownServer,
  open,
}) => {
  const { address, admin } = ownServer
  const { token } = admin
  await importCup(ownServer)
  const page = await open(admin, '/plan', { address })
  await chooseLobby(page)
  await page.getByRole('button', { name: 'Choose a composition for game 2' }).click()
  await checkBothWidths(page, 'series-plan-picker')
  await page.getByRole('searchbox', { name: 'Search legends' }).fill('wraith')
  await page.getByRole('button', { name: 'Use Wraith, Newcastle, Catalyst' }).click()
  await expect(cell(page, 'Our composition', 2)).toContainText('Wraith')
  await expect(page.getByRole('combobox', { name: 'Player of Wraith in game 2' })).toHaveValue(
    'Alliance 0',
  )
  await expect(cell(page, 'Conflicts', 2)).toContainText('Alliance 0 has 1 game on Wraith.')

  await page.getByRole('button', { name: 'Actions for game 2' }).click()
  await page.getByRole('menuitem', { name: 'Move to game 1' }).click()
  await expect(cell(page, 'Our composition', 1)).toContainText('Wraith')
  await page.getByRole('button', { name: 'Add Plan B for game 1' }).click()
  await page.getByRole('button', { name: 'Use Ash, Crypto, Newcastle' }).click()
  await expect(cell(page, 'Plan B', 1)).toContainText('Ash')

  await page.getByRole('link', { name: 'Back to the draft' }).click()
  await expect(
    page.getByText(
      'Plan for game 1: Wraith (Alliance 0), Newcastle (Alliance 2), Catalyst (Alliance 1), still legal',
    ),
  ).toBeVisible()
  await callApi(address, 'POST', '/api/ban', { token, body: { legend: 'wraith' } })
  await expect(page.getByText(/Plan B: Ash, Crypto, Newcastle$/)).toBeVisible()
  await page.getByRole('link', { name: 'Plan the series' }).click()
  await expect(cell(page, 'Conflicts', 1)).toContainText('Wraith is banned.')
})

test('the plan on screen, and on at most two sheets of paper without controls, messages and cut cells', async ({
  ownServer,
  open,
}) => {
  const { address, admin } = ownServer
  await importCup(ownServer)
  const { token } = admin
  const entry = { id: 1, comp: ['ash', 'seer', 'loba'], bannedLegends: [], timestamp: '' }
  const body = { action: 'add', entry }
  await callApi(address, 'POST', '/api/legends/draft_history', { token, body })
  await callApi(address, 'POST', '/api/ban', { token, body: { legend: 'seer' } })
  const page = await open(admin, '/plan', { address })
  await chooseLobby(page)
  await page.getByRole('button', { name: 'Suggest a plan' }).click()
  await expect(page.getByRole('button', { name: /^Change the composition/ })).toHaveCount(5)
  await checkBothWidths(page, 'series-plan')
  const played = page.getByRole('columnheader', { name: /^Game 1/ })
  await expect(played).toBeVisible()
  await asPhone(page, async () => {
    await expect(played).toHaveCount(0)
    await page.getByRole('button', { name: 'Show played games' }).click()
    await expect(played).toBeVisible()
  })

  const path = test.info().outputPath('plan.pdf')
  const pdf = await page.pdf({ path, format: 'A4', preferCSSPageSize: true })
  // The table, then who plays what.
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(2)
  await page.emulateMedia({ media: 'print' })
  // A4 across, without the margins.
  await page.setViewportSize({ width: 1046, height: 718 })
  await expect(page.getByRole('navigation', { name: 'Views' })).toBeHidden()
  await expect(page.getByText('Plan suggested for 5 games')).toBeHidden()
  await expect(page.getByRole('switch')).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Notes' })).toBeHidden()
  const cut = await page
    .locator('td, td > div')
    .evaluateAll((cells) => cells.filter((one) => one.scrollWidth > one.clientWidth + 1).length)
  expect(cut).toBe(0)
})
