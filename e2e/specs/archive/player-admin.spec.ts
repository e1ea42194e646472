import { toast } from '../../pages/admin-page.ts'
import { checkAllLooks, checkBothWidths } from '../../support/check-screen.ts'
import { expect, test } from '../../support/fixtures.ts'
import { uploadMatchFile } from '../../files/regular-games.ts'

const HEADER = 'event,game,started_at,map,team,placement,player_id,player,legend,kills'

/** mika has an id in game 1 and none in game 2; zed of game 3 is the same person. */
const GAMES = [
  HEADER,
  ...[
    ['id-1', 'mika'],
    ['', 'mika'],
    ['id-3', 'zed'],
  ].flatMap(([id, name], game) =>
    [
      [id, name, 'Ash'],
      ['id-8', 'rook', 'Loba'],
      ['id-9', 'finch', 'Seer'],
    ].map((player) =>
      [
        'Cup',
        game + 1,
        `2026-10-0${game + 1}T18:00:00Z`,
        'Storm Point',
        'Owls',
        1,
        ...player,
        2,
      ].join(','),
    ),
  ),
].join('\n')

test('players are merged, kept apart and split', async ({
  ownServer: { address, admin },
  open,
  pageErrors,
}) => {
  await uploadMatchFile(address, admin, 'cup.csv', GAMES)
  const page = await open(admin, '/admin?tab=players', { address })
  await expect(page.getByText('Both played under the same name for the same team.')).toBeVisible()
  await checkAllLooks(page, 'players-admin')
  await page.getByRole('button', { name: 'Merge mika into mika' }).click()
  await expect(toast(page, 'mika is now part of mika.')).toBeVisible()
  await expect(page.getByText('No duplicates found')).toBeVisible()

  await page.getByRole('button', { name: 'Merge zed into another player' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('button', { name: /^mika/ }).first()).toBeVisible()
  await checkBothWidths(page, 'players-admin-merge')
  pageErrors.expect(/status of 409/)
  await dialog.getByRole('searchbox').fill('rook')
  await dialog.getByRole('button', { name: /^rook/ }).click()
  await dialog.getByRole('button', { name: 'Merge', exact: true }).click()
  await expect(toast(page, 'They played in the same game, so they are two players.')).toBeVisible()
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Merge zed into another player' }).click()
  await dialog.getByRole('button', { name: /^mika/ }).click()
  await dialog.getByRole('button', { name: 'Merge', exact: true }).click()
  await expect(toast(page, 'zed is now part of mika.')).toBeVisible()
  const row = page.getByRole('listitem').filter({ hasText: 'Includes ID' })
  await expect(row).toContainText('Also named: mika')
  await expect(row).toContainText('3 games')
  await row.getByRole('button', { name: 'Split off id-3' }).click()
  await expect(toast(page, 'Split off. It is a player of its own again.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Merge zed into another player' })).toBeVisible()
})
