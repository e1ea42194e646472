import { screen, waitFor, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { refusals } from '#contract/base/refusal.texts.ts'
import { getLegendBans } from '#contract/stats/stats.ts'
import { fillField } from '../../testing/fill.ts'
import { openPage } from '../../testing/open-page.ts'
import { ADA, NOAH } from '../../testing/people.ts'
import { server } from '../../testing/test-server.ts'

const BANS = '/dashboard?view=statsboard&tab=bans'

const ban = (legendName: string, game: number) => ({
  legendName,
  banCount: 1,
  avgGameBanned: game,
  mostCommonGameBan: game,
  banRate: 100,
  games: [{ game, bans: 1 }],
})

/** One series of EMEA: game 1 brought Ash, game 2 Crypto. */
const answerBans = () =>
  server.answerEachIfAsked(getLegendBans, ({ regions, endDate = '9' }) => {
    const isIn = (regions.length === 0 || regions.includes('EMEA')) && endDate >= '2026-10-01'
    return isIn
      ? { banStats: [ban('Ash', 1), ban('Crypto', 2)], series: 1 }
      : { banStats: [], series: 0 }
  })

const button = (name: string) => screen.findByRole('button', { name })
const findGrid = () => screen.findByRole('table', { name: /^Share of bans per legend/ })
const panel = () => within(screen.getByRole('region', { name: 'Legend Bans' }))

const average = () => screen.getByRole('columnheader', { name: 'Avg. Game Banned' })

test('regions and days narrow the bans, and one button resets them', async () => {
  answerBans()
  const letGo = server.hold(getLegendBans)
  const user = await openPage(BANS, { as: NOAH })
  expect(await screen.findByText('Loading legend ban statistics...')).toBeInTheDocument()
  letGo()
  expect(await findGrid()).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Export to Excel' })).toBeNull()
  await user.click(within(average()).getByRole('button'))
  await waitFor(() => expect(average()).toHaveAttribute('aria-sort', 'ascending'))
  await user.click(await button('APAC-S'))
  await user.click(await button('EMEA'))
  expect(await screen.findByText('1 series has another region or none.')).toBeVisible()
  await user.click(await button('Show all regions'))
  expect(await findGrid()).toBeVisible()
  await fillField(user, screen.getByLabelText('End date'), '2026-09-30')
  expect(
    await screen.findByText('No ban statistics available for the selected criteria.'),
  ).toBeVisible()
  await user.click(await button('Reset filters'))
  expect(await findGrid()).toBeVisible()
})

test('sample data replace bans that fail to load, and an export asks first', async () => {
  server.refuse(getLegendBans, 500, 'internal', 'The disk is on fire.')
  const user = await openPage(BANS, { as: ADA })
  await screen.findByRole('region', { name: 'Legend Bans' })
  const alert = await panel().findByRole('alert')
  expect(alert).toHaveTextContent('Failed to fetch legend ban statistics: The disk is on fire.')
  expect(screen.getAllByText('Sample data')).toHaveLength(3)
  expect(panel().getAllByRole('columnheader', { name: /est\./ })).toHaveLength(3)
  expect(panel().getAllByRole('row')).toHaveLength(22)
  await user.click(await button('Export to Excel'))
  const question = await screen.findByRole('alertdialog')
  expect(question).toHaveTextContent('This is sample data. Export anyway?')
  await user.click(within(question).getByRole('button', { name: 'Cancel' }))

  // A refused request has an answer: nothing is made up.
  server.refuse(getLegendBans, 400, 'bad_request', refusals.badRequest)
  await user.click(panel().getByRole('button', { name: 'Retry' }))
  await waitFor(() => expect(panel().queryAllByRole('row')).toHaveLength(0))
  expect(panel().getByRole('alert')).toHaveTextContent(refusals.badRequest)
  answerBans()
  await user.click(panel().getByRole('button', { name: 'Retry' }))
  await waitFor(() => expect(panel().getAllByRole('row')).toHaveLength(3))
  expect(screen.queryByText('Sample data')).toBeNull()
})
