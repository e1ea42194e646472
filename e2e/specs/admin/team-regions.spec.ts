import { rowOf, toast } from '../../pages/admin-page.ts'
import { checkBothThemes } from '../../support/check-screen.ts'
import { gameRows, importGames } from '../../files/archive-files.ts'
import { expect, test } from '../../support/fixtures.ts'
import { TWO_LOOKS } from '../../support/look.ts'

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

test('regions are set by suggestion, event and pasted list, and undone in one step', async ({
  ownServer: { address, admin },
  open,
}) => {
  await importGames(address, admin, GAMES)
  for (const look of TWO_LOOKS) {
    const visit = await open(admin, TEAMS, { address, look })
    const part = visit.getByRole('region', { name: 'Teams without a region' })
    await expect(part).toContainText('EMEA in their only other season')
    await checkBothThemes(visit, 'team-regions', look)
    await part.getByText('By event or organizer').click()
    await part.getByLabel('Event or organizer', { exact: true }).fill('lantern')
    await part.getByRole('button', { name: 'Find' }).click()
    await expect(part).toContainText('1 event, 3 seasons without a region')
    await checkBothThemes(visit, 'team-regions-event', look)
    await part.getByText('Pasted list').click()
    await part.getByLabel('Teams, one per line').fill('Otters, APAC-S\nNobody')
    await expect(part).toContainText('Unknown: Nobody')
    await checkBothThemes(visit, 'team-regions-list', look)
  }

  const page = await open(admin, TEAMS, { address })
  const panel = page.getByRole('region', { name: 'Teams without a region' })
  await expect(panel.getByText('5 seasons', { exact: true })).toBeVisible()
  await panel.getByRole('button', { name: 'Set regions of 1 season' }).click()
  await expect(toast(page, 'Regions of 1 season set')).toBeVisible()
  await expect(panel.getByText('4 seasons', { exact: true })).toBeVisible()

  await panel.getByText('By event or organizer').click()
  await panel.getByLabel('Event or organizer', { exact: true }).fill('Lantern')
  await panel.getByLabel('Event or organizer', { exact: true }).press('Enter')
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
