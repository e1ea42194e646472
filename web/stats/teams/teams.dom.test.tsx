import { screen, waitFor, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { saveSettings } from '#contract/account/settings.ts'
import { getTeamHistoricalComps } from '#contract/regular/comp.ts'
import { refusals } from '#contract/base/refusal.texts.ts'
import { getTeamStats } from '#contract/stats/stats.ts'
import { getTeams } from '#contract/team/team.ts'
import type { Region } from '#domain/archive/region.ts'
import { fillField } from '../../testing/fill.ts'
import { goBack, loadPage, openPage } from '../../testing/open-page.ts'
import { ADA } from '../../testing/people.ts'
import { server } from '../../testing/test-server.ts'
import { FOUR_GAMES, ONE_GAME, teamStat } from '../test-stats.ts'

const STATS = '/dashboard?view=statsboard'

/** FOUR_GAMES and ONE_GAME are 5 and 7 on average. */
const TEAMS = [
  teamStat('Alliance', { region: 'EMEA', kills: ONE_GAME, score: FOUR_GAMES, placement: ONE_GAME }),
  teamStat('=Owls', {
    region: 'EMEA',
    gamesPlayed: 2,
    kills: FOUR_GAMES,
    score: ONE_GAME,
    placement: FOUR_GAMES,
  }),
  teamStat('Reed', { region: 'NA', gamesPlayed: 1, score: ONE_GAME }),
]

function answerTeams() {
  const regions = Object.fromEntries(
    TEAMS.flatMap(({ teamName, region }) => (region === null ? [] : [[teamName, region]])),
  ) satisfies Record<string, Region>
  server.answerIfAsked(getTeams, { teams: Object.keys(regions), regions })
  server.answerEachIfAsked(getTeamStats, ({ regions: wanted, startDate = '', endDate }) => ({
    stats: TEAMS.filter(
      ({ region }) =>
        (wanted.length === 0 || (region && wanted.includes(region))) &&
        (endDate === undefined || startDate <= endDate),
    ),
  }))
}

const names = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent)
const toggle = (name: string) => screen.getByRole('button', { name })
const sortBy = (name: string) =>
  within(screen.getByRole('columnheader', { name })).getByRole('button')

async function openStats(path = STATS) {
  answerTeams()
  const user = await openPage(path, { as: ADA })
  await screen.findByRole('rowheader', { name: /Alliance/ })
  return user
}

test('a click on a column sorts, first in the direction that is asked for most', async () => {
  const user = await openStats()
  expect(names()).toEqual(['=Owls', 'Alliance'])
  await user.click(sortBy('Avg. Placement'))
  await waitFor(() => expect(names()).toEqual(['=Owls', 'Alliance']))
  await waitFor(() => expect(location.search).toContain('sort=avgPlacement'))
  await user.click(sortBy('Avg. Kills'))
  await waitFor(() => expect(names()).toEqual(['Alliance', '=Owls']))
  await user.click(sortBy('Avg. Kills'))
  await waitFor(() => expect(names()).toEqual(['=Owls', 'Alliance']))
})

test('regions are switched on and off, and the choice is remembered on other pages', async () => {
  const user = await openStats()
  expect(screen.getByText('2 teams, EMEA')).toBeVisible()
  await user.click(toggle('EMEA'))
  expect(await screen.findByText('3 teams, All regions')).toBeVisible()
  expect(toggle('ALL')).toHaveAttribute('aria-pressed', 'true')
  await user.click(toggle('NA'))
  expect(await screen.findByText('1 team, NA')).toBeVisible()
  expect(toggle('ALL')).toHaveAttribute('aria-pressed', 'false')
  await user.click(screen.getByRole('link', { name: 'Settings' }))
  await screen.findByRole('heading', { level: 1, name: 'Account Settings' })
  await user.click(screen.getByRole('link', { name: 'Dashboard' }))
  await screen.findByRole('heading', { level: 1, name: 'Regular View' })
  await user.keyboard('gs')
  expect(await screen.findByText('1 team, NA')).toBeVisible()
  await user.click(toggle('APAC-S'))
  await user.click(toggle('NA'))
  expect(await screen.findByText('3 teams have another region or none.')).toBeVisible()
  await user.click(toggle('Show all regions'))
  await waitFor(() => expect(toggle('APAC-N')).toHaveAttribute('aria-pressed', 'true'))
})

test('only official games or scrims count on request, in links and on other tabs', async () => {
  server.answer(saveSettings, { success: true, message: '', settings: { gameKind: 'scrim' } })
  const user = await openStats()
  expect(toggle('All')).toHaveAttribute('aria-pressed', 'true')
  await user.click(toggle('Scrims'))
  await waitFor(() =>
    expect(server.sent(getTeamStats).at(-1)).toMatchObject({ kind: 'scrim', regions: ['EMEA'] }),
  )
  expect(location.search).toContain('kind=scrim')
  await openStats(`${STATS}&kind=official`)
  expect(toggle('Official')).toHaveAttribute('aria-pressed', 'true')
  expect(server.sent(getTeamStats).at(-1)).toMatchObject({ kind: 'official' })
})

test('days, fewest games and a search narrow the teams, and one button resets them', async () => {
  const user = await openStats(`${STATS}&regions=ALL`)
  await fillField(user, screen.getByLabelText('Min. games'), '2')
  expect(await screen.findByText('1 team hidden (fewer than 2 games).')).toBeVisible()
  await fillField(user, screen.getByRole('searchbox'), 'LLI')
  await waitFor(() => expect(names()).toEqual(['Alliance']))
  await user.clear(screen.getByRole('searchbox'))
  await fillField(user, screen.getByLabelText('Start date'), '2026-10-02')
  await waitFor(() =>
    expect(server.sent(getTeamStats).at(-1)).toMatchObject({ startDate: '2026-10-02' }),
  )
  await fillField(user, screen.getByLabelText('End date'), '2026-10-01')
  for (const words of [
    'End date is before start date',
    'The end date is before the start date.',
    'No statistics available for the selected criteria.',
  ]) {
    expect(await screen.findByText(words, { exact: false })).toBeVisible()
  }
  await user.click(toggle('Reset filters'))
  expect(await screen.findByText('2 teams, EMEA')).toBeVisible()
  expect(screen.getByLabelText('End date')).toHaveValue('')
})

const compared = () => screen.findByRole('region', { name: 'Compare teams' })

test('teams are compared, also after a reload and on the way back from their compositions', async () => {
  const user = await openStats()
  await user.click(screen.getByRole('checkbox', { name: 'Compare Alliance' }))
  await user.click(screen.getByRole('checkbox', { name: 'Compare =Owls' }))
  expect(await compared()).toHaveTextContent(/AAlliance5\.00.*B=Owls7\.00/)
  const plot = /^2 teams\. Most points: =Owls with 7\.00 .* over 1 game/
  expect(screen.getByRole('img', { name: plot })).toBeInTheDocument()
  await waitFor(() => expect(location.search).toMatch(/compare=Alliance,(=|%3D)Owls/))
  const letGo = server.hold(getTeamStats)
  const again = await loadPage()
  expect(await screen.findByText('Loading team statistics...')).toBeInTheDocument()
  letGo()
  await waitFor(async () => expect(await compared()).toHaveTextContent('B=Owls7.00'))
  server.refuse(getTeamHistoricalComps, 400, 'bad_request', refusals.badRequest)
  await again.click(within(await compared()).getByRole('button', { name: 'Compositions of =Owls' }))
  expect(await screen.findByRole('heading', { name: '=Owls' })).toBeVisible()
  await waitFor(() => expect(location.search).toContain('tab=comp_performance'))
  await goBack()
  expect(await compared()).toHaveTextContent('B=Owls7.00')
})

test('while other teams load, neither a count nor an export says anything about them', async () => {
  const user = await openStats()
  const letGo = server.hold(getTeamStats)
  await user.click(toggle('APAC-S'))
  await waitFor(() => expect(toggle('Export to Excel')).toBeDisabled())
  expect(screen.queryByText(/2 teams, /)).toBeNull()
  letGo()
  expect(await screen.findByText(/^2 teams, /)).toBeVisible()
})

test('an answer that is no list of teams is told in place, and can be tried again', async () => {
  answerTeams()
  server.answerText(getTeamStats.path, '{"stats":"none"}')
  const user = await openPage(STATS, { as: ADA })
  expect(
    await screen.findByText('Failed to fetch team statistics: Received invalid data from server'),
  ).toBeVisible()
  answerTeams()
  await user.click(toggle('Retry'))
  expect(await screen.findByRole('rowheader', { name: /Alliance/ })).toBeVisible()
})
