import { rowOf, toast } from '../../pages/admin-page.ts'
import { checkAllLooks, checkBothWidths } from '../../support/check-screen.ts'
import { gameRows, importGames } from '../../files/archive-files.ts'
import { expect, test } from '../../support/fixtures.ts'
import { createPerson } from '../../support/people.ts'

const TEAMS = '/admin?tab=teams'

/** Reed was EMEA in 2025. No one has a region in 2026 but Owls. */
const GAMES = [
  ...gameRows('Spring', 1, '', [{ team: 'Reed', placement: 1, kills: 4, region: 'EMEA' }]).map(
    (row) => row.replace('2026-', '2025-'),
  ),
  ...gameRows('Lantern Cup', 2, '', [
    { team: 'Reed', placement: 1, kills: 7 },
    { team: 'Fjord', placement: 2, kills: 3 },
    { team: 'Nova', placement: 3, kills: 3 },
    { team: 'Owls', placement: 4, kills: 3, region: 'NA' },
  ]),
  ...gameRows('Winter', 3, '', [
    { team: 'Otters', placement: 1, kills: 7 },
    { team: 'Herons', placement: 2, kills: 7 },
  ]),
]

test('an editor sets regions by suggestion, event and pasted list, and undoes them in one step', async ({
  ownServer: { address, admin },
  open,
}) => {
  await importGames(address, admin, GAMES)
  const editor = await createPerson(address, admin.token, { role: 'editor' })
  const page = await open(editor, TEAMS, { address })
  const panel = page.getByRole('region', { name: 'Teams without a region' })
  await expect(panel).toContainText('EMEA in their only other season')
  await expect(panel.getByText('5 seasons', { exact: true })).toBeVisible()
  await checkAllLooks(page, 'team-regions')
  await panel.getByRole('button', { name: 'Set regions of 1 season' }).click()
  await expect(toast(page, 'Regions of 1 season set')).toBeVisible()
  await expect(panel.getByText('4 seasons', { exact: true })).toBeVisible()

  await panel.getByText('By event or organizer').click()
  await panel.getByLabel('Event or organizer', { exact: true }).fill('Lantern')
  await panel.getByLabel('Event or organizer', { exact: true }).press('Enter')
  await expect(panel).toContainText('1 event, 2 seasons without a region')
  await checkBothWidths(page, 'team-regions-event')
  await panel.getByLabel('Region', { exact: true }).selectOption('NA')
  await panel.getByRole('checkbox', { name: /^Nova/ }).uncheck()
  await panel.getByRole('button', { name: 'Set regions of 1 season' }).click()
  await expect(rowOf(page, 'Fjord')).toContainText('NA')
  await expect(rowOf(page, 'Nova')).toContainText('None')

  await panel.getByText('Pasted list').click()
  await panel
    .getByLabel('Teams, one per line')
    .fill('1. otters, APAC South\n2. Nova\tEMEA\nHerons\nOwls\nNobody')
  await expect(panel).toContainText('3 seasons without a region')
  await expect(panel).toContainText('Already with a region: Owls.')
  await expect(panel).toContainText('Unknown: Nobody')
  await checkBothWidths(page, 'team-regions-list')
  await panel.getByLabel('Region', { exact: true }).selectOption('APAC-N')
  await panel.getByRole('button', { name: 'Set regions of 3 seasons' }).click()
  await expect(toast(page, 'Regions of 3 seasons set')).toBeVisible()
  await expect(panel).toContainText('Every team has a region.')
  await expect(rowOf(page, 'Otters')).toContainText('APAC-S')
  await expect(rowOf(page, 'Herons')).toContainText('APAC-N')

  await panel.getByRole('button', { name: 'Undo the last regions set' }).click()
  await expect(toast(page, 'Regions undone')).toBeVisible()
  await expect(panel.getByText('3 seasons', { exact: true })).toBeVisible()
  await expect(rowOf(page, 'Otters')).toContainText('None')
  await expect(rowOf(page, 'Fjord')).toContainText('NA')
})
