import { getArchive } from '#contract/archive.ts'
import { listTeams, mergeTeam, splitSpelling } from '#contract/team-admin.ts'
import {
  BEFORE_BANS,
  LIVE_DATA_ONLY,
  NO_GAMES_YET,
  WITH_BANS,
} from '#server/ingest/testing/test-overstat-files.ts'
import { rowOf, toast } from '../../pages/admin-page.ts'
import { expect, test } from '../../support/fixtures.ts'
import { BROKEN, BROKEN_SENTENCE, importCard, choose, IMPORT } from '../../pages/import-page.ts'
import { TWO_LOOKS } from '../../support/look.ts'
import { checkAllLooks, checkBothThemes, checkScreen } from '../../support/check-screen.ts'
import { callApi } from '../../support/people.ts'
import { testSampleImport } from '../../pages/sample-import.ts'

const SHEET = {
  name: 'sheet.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(
    'Team,Rank,Game,Placement,Kills,Points\nAlliance,1,1,1,7,19\nReed,2,1,2,3,12\n',
  ),
}

const sheetOf = (name: string, one: string, two: string) => ({
  ...SHEET,
  name,
  buffer: Buffer.from(
    `Team,Rank,Game,Placement,Kills,Points\n${one},1,1,1,7,19\n${two},2,1,2,3,12\n`,
  ),
})

test('import page with a good and a broken file', async ({ open, admin, pageErrors }) => {
  pageErrors.expect(/status of 400/)
  const page = await open(admin, IMPORT)
  await expect(page.getByText('No imports yet')).toBeVisible()
  await page.getByText('Supported files').click()
  await checkAllLooks(page, 'import-empty')
  await page.getByText('Supported files').click()
  await choose(page, [SHEET, BROKEN])
  await expect(importCard(page, SHEET.name)).toContainText(
    'Score sheet · 1 set · 1 game, 2 team results',
  )
  await expect(importCard(page, BROKEN.name)).toContainText("Can't be imported")
  await expect(importCard(page, BROKEN.name).getByText(BROKEN_SENTENCE)).toBeVisible()
  await expect(importCard(page, SHEET.name)).toContainText('sheet No date · 1 game, 2 teams')
  await importCard(page, SHEET.name).getByLabel('Played on').fill('2026-10-03')
  await expect(importCard(page, SHEET.name)).toContainText('2026-10-03 sheet 3 Oct 2026')
  await importCard(page, SHEET.name).getByLabel('Played on').fill('')
  await expect(importCard(page, SHEET.name)).toContainText('sheet No date · 1 game, 2 teams')
  for (const summary of await importCard(page, SHEET.name).locator('li summary').all()) {
    await summary.click()
  }
  await checkAllLooks(page, 'import-preview')
  await page.getByRole('button', { name: `Remove ${BROKEN.name}` }).click()
  await expect(importCard(page, BROKEN.name)).toBeHidden()
  await expect(page.getByRole('button', { name: 'Import 1 file' })).toBeVisible()
})

test('the tabs live in the address, files may be dropped anywhere, and templates can be imported', async ({
  open,
  admin,
  pageErrors,
}) => {
  pageErrors.expect(/status of 400/)
  const page = await open(admin, '/admin')
  await page.getByRole('tab', { name: 'Import' }).click()
  await expect(page).toHaveURL(IMPORT)
  await expect(page.getByText('Choose files')).toBeVisible()
  const dropped = await page.evaluateHandle(() => {
    const transfer = new DataTransfer()
    transfer.items.add(new File(['{'], 'dropped.json'))
    return transfer
  })
  await page.dispatchEvent('footer', 'drop', { dataTransfer: dropped })
  await expect(importCard(page, 'dropped.json')).toContainText("Can't be imported")
  await page.getByText('Supported files').click()
  for (const [template, facts] of [
    ['Score sheet template', 'Score sheet · 1 set · 1 game, 2 team results'],
    ['Match CSV template', 'Match CSV · 1 set · 1 game, 1 team result'],
  ] as const) {
    const begun = page.waitForEvent('download')
    await page.getByRole('button', { name: template }).click()
    const file = await begun
    await choose(page, await file.path())
    await expect(page.getByText(facts)).toBeVisible()
  }
  await page.getByRole('tab', { name: 'Users' }).click()
  await expect(page).toHaveURL('/admin')
})

test('a failed import stays with its sentence while the others go on, and Retry helps', async ({
  ownServer: { address, admin },
  open,
  pageErrors,
}) => {
  pageErrors.expect(/status of 500|answer 500/)
  const page = await open(admin, IMPORT, { address })
  const fault = { success: false, error: 'internal', message: 'The disk is on fire.' }
  await page.route('**/api/admin/imports?name=sheet.csv', (route) =>
    route.fulfill({ status: 500, json: fault }),
  )
  const other = {
    ...SHEET,
    name: 'other.csv',
    buffer: Buffer.concat([SHEET.buffer, Buffer.from('Nord,3,1,3,1,8\n')]),
  }
  await choose(page, [SHEET, other])
  await page.getByRole('button', { name: 'Import 2 files' }).click()
  await expect(importCard(page, SHEET.name)).toContainText(fault.message)
  await expect(importCard(page, other.name)).toContainText('1 game imported')
  await expect(page.getByRole('status').filter({ hasText: '1 failed' })).toBeVisible()
  await page.unroute('**/api/admin/imports?name=sheet.csv')
  await page.getByRole('button', { name: `Retry ${SHEET.name}` }).click()
  await expect(importCard(page, SHEET.name)).toContainText('Imported')
  await expect(rowOf(page, SHEET.name)).toBeVisible()
})

test('a file in which spellings of one team meet is refused at once, and can be retried after a split', async ({
  ownServer: { address, admin },
  open,
  pageErrors,
}) => {
  pageErrors.expect(/status of 409/)
  const page = await open(admin, IMPORT, { address })
  await choose(page, [sheetOf('one.csv', 'Alliance', 'Reed'), sheetOf('two.csv', 'Owls', 'Nord')])
  await page.getByRole('button', { name: 'Import 2 files' }).click()
  await expect(importCard(page, 'two.csv')).toContainText('1 game imported')

  const { token } = admin
  const { body } = await callApi(address, 'GET', listTeams.path, { token })
  const { teams } = listTeams.output.parse(body)
  const idOf = (name: string) => teams.find((team) => team.name === name)?.id
  const merge = mergeTeam.path.replace(':id', String(idOf('Reed')))
  await callApi(address, 'POST', merge, { token, body: { into: idOf('Owls') } })
  await choose(page, sheetOf('final.csv', 'Reed', 'Owls'))
  const final = importCard(page, 'final.csv')
  await expect(final).toContainText(
    'Reed and Owls are merged into one team, but both played in Game 1. Split them in Team aliases, then import again.',
  )
  await expect(page.getByRole('button', { name: /^Import \d/ })).toBeHidden()
  await callApi(address, 'POST', splitSpelling.path, { token, body: { key: 'reed' } })
  await page.getByRole('button', { name: 'Retry final.csv' }).click()
  await expect(final).toContainText('Ready')
})

test.describe('with the demo season', () => {
  test.use({ demo: 'on' })

  test('everybody is told of demo data, and an administrator removes it', async ({
    ownServer: { address, admin },
    open,
  }) => {
    const guest = await open('guest', '/dashboard', { address })
    let games = 0
    await expect
      .poll(
        async () => {
          const before = games
          games = getArchive.output.parse(
            (await callApi(address, 'GET', '/api/archive')).body,
          ).games
          return games > 0 && games === before
        },
        { intervals: [1500] },
      )
      .toBe(true)
    await guest.reload()
    await expect(guest.getByText('Demo data')).toBeVisible()
    for (const look of TWO_LOOKS) {
      const page = await open(admin, IMPORT, { address, look })
      await expect(page.getByRole('button', { name: 'Remove demo data' })).toBeVisible()
      await expect(page.getByText('Demo season')).toHaveCount(1)
      await checkBothThemes(page, 'import-demo', look)
    }
    const phone = await open('guest', '/dashboard', {
      address,
      look: { theme: 'dark', width: 390 },
    })
    await phone.getByRole('button', { name: 'Menu' }).click()
    await expect(phone.getByText('Statistics include a simulated season').last()).toBeVisible()
    await checkScreen(phone, 'demo-menu', { theme: 'dark', width: 390 })
    const page = await open(admin, '/dashboard', { address })
    await page.getByRole('link', { name: 'Demo data' }).click()
    await expect(page).toHaveURL(IMPORT)
    await page.getByRole('button', { name: 'Remove demo data' }).click()
    const dialog = page.getByRole('alertdialog')
    await dialog.getByRole('button', { name: 'Remove demo data' }).click()
    await expect(toast(page, 'Demo data removed')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Demo data' })).toBeHidden()
    await expect(rowOf(page, 'Demo season')).toContainText(`Undone by ${admin.username}`)
  })
})

testSampleImport(
  'overstat files are previewed, imported, known the next time, and undone',
  () => ({
    withBans: WITH_BANS,
    beforeBans: BEFORE_BANS,
    liveOnly: LIVE_DATA_ONLY,
    noGames: NO_GAMES_YET,
  }),
  {
    screen: 'import-samples',
    games: [6, 12],
    says: {
      // Eight tidied names, and the bans that are not counted.
      beforeBans: ['3 games', '9 findings'],
      liveOnly: ['3 games', 'Lobby slots instead of team names: Team 1 to 9'],
    },
  },
)
