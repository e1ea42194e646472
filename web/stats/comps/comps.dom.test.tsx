import { screen, waitFor, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { getTeamHistoricalComps } from '#contract/regular/comp.ts'
import { getTeamStats } from '#contract/stats/stats.ts'
import { getTeams } from '#contract/team/team.ts'
import { fillField } from '../../testing/fill.ts'
import { loadPage, openPage } from '../../testing/open-page.ts'
import { NOAH } from '../../testing/people.ts'
import { server } from '../../testing/test-server.ts'
import { teamStat } from '../test-stats.ts'

const COMPS = '/dashboard?view=statsboard&tab=comp_performance'
const PLAYED = Date.UTC(2026, 9, 2, 18) / 1000

const match = (game: number, map: string, points: number) => ({
  placement: 2,
  survivalTime: 2100,
  points,
  kills: 4,
  damage: null,
  map,
  game,
  played_at: PLAYED,
  bans: 0,
  kind: 'official' as const,
})

const comp = (legends: string, matches: ReturnType<typeof match>[]) => {
  const points = matches.map((one) => one.points)
  const sum = points.reduce((total, one) => total + one, 0)
  return {
    comp: legends.split(' '),
    games: matches.length,
    avg_points: sum / matches.length,
    points: {
      n: matches.length,
      sum,
      sumOfSquares: points.reduce((total, one) => total + one * one, 0),
    },
    game_orders: matches.map(({ game }) => game),
    banned_with: [],
    is_available: true,
    last_played: PLAYED,
    matches,
  }
}

function answerComps(...teams: readonly string[]) {
  server.answerIfAsked(getTeams, { teams: [...teams], regions: {} })
  server.answerEachIfAsked(getTeamHistoricalComps, ({ teams: asked }) => ({
    team_comps: asked.map((team) =>
      teams.includes(team)
        ? {
            team,
            games: 3,
            comps: [
              comp('Alter Seer Loba', [match(2, 'worldsedge', 6), match(3, 'stormpoint', 14)]),
              comp('Ash Crypto Newcastle', [match(1, 'stormpoint', 17)]),
            ],
          }
        : { team, games: 0, comps: [] },
    ),
  }))
}

const button = (name: string | RegExp) => screen.findByRole('button', { name })

const rows = async () =>
  within(await screen.findByRole('dialog', { name: 'Matches' })).getAllByRole('row')

test('a composition is sorted, filtered by map and followed down to its matches', async () => {
  answerComps('Alliance')
  const letGo = server.hold(getTeamHistoricalComps)
  const user = await openPage(COMPS, { as: NOAH })
  expect(await screen.findByText('Loading team performance...')).toBeInTheDocument()
  letGo()
  expect(await screen.findByText('2 compositions in 3 games')).toBeVisible()
  const column = screen.getByRole('columnheader', { name: 'Avg. Points' })
  await user.click(within(column).getByRole('button'))
  await waitFor(() =>
    expect(screen.getAllByRole('rowheader')[0]).toHaveTextContent('Alter, Seer, Loba'),
  )
  await user.click(await button('Matches with Alter, Seer, Loba'))
  expect(await rows()).toHaveLength(3)
  await waitFor(() => expect(location.search).toMatch(/[&?]comp=/))
  const again = await loadPage()
  expect(await rows()).toHaveLength(3)
  await again.keyboard('{Escape}')
  await again.click(await button("World's Edge"))
  expect(await screen.findByText('1 composition in 1 game')).toBeVisible()
  await again.click(await button('Broken Moon'))
  expect(
    await screen.findByText('No composition data available for the selected criteria.'),
  ).toBeVisible()
  await again.click(await button('Reset filters'))
  expect(await screen.findByText('2 compositions in 3 games')).toBeVisible()
})

test('a team is chosen by its first letters, and without one nothing is shown', async () => {
  answerComps('Alliance', '=Owls', 'Reed')
  const user = await openPage(COMPS, { as: NOAH })
  await screen.findByText('2 compositions in 3 games')
  const team = screen.getByRole('combobox', { name: 'Team' })
  await user.click(team)
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(3))
  await user.tab()
  expect(team).toHaveValue('Alliance')
  await user.click(team)
  await user.keyboard('{Escape}')
  expect(team).toHaveValue('Alliance')
  await user.clear(team)
  // Sooner than the list is searched.
  await user.keyboard('ree{Enter}')
  await waitFor(() => expect(location.search).toContain('team=Reed'))
  await fillField(user, team, 'nobody')
  expect(await screen.findByText('No teams found')).toBeVisible()
  await user.clear(team)
  await user.keyboard('OW')
  await waitFor(() =>
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['=Owls']),
  )
  await user.keyboard('{Enter}')
  await waitFor(() => expect(location.search).toMatch(/team=(=|%3D)Owls/))
  await user.click(await button('Clear team'))
  expect(
    await screen.findByText('Please select a team to view composition performance.'),
  ).toBeVisible()
})

test('an unknown team has no compositions, and other teams are offered', async () => {
  answerComps('Alliance', 'Reed')
  server.answerIfAsked(getTeamStats, { stats: [teamStat('Reed')] })
  const user = await openPage(`${COMPS}&team=Strangers`, { as: NOAH })
  expect(await screen.findByText('No composition data available for this team.')).toBeVisible()
  await user.click(await button('Reed'))
  expect(await screen.findByRole('heading', { name: 'Reed' })).toBeVisible()
})

test('compositions that fail to load can be tried again', async () => {
  answerComps('Alliance')
  server.refuse(getTeamHistoricalComps, 500, 'internal', 'The disk is on fire.')
  const user = await openPage(COMPS, { as: NOAH })
  expect(
    await screen.findByText('Failed to fetch team performance: The disk is on fire.'),
  ).toBeVisible()
  answerComps('Alliance')
  await user.click(await button('Retry'))
  expect(await screen.findByText('2 compositions in 3 games')).toBeVisible()
})

test('an archive without the default team and region opens with what it has, and says so', async () => {
  answerComps('Herons', 'Reed')
  server.answer(getTeams, { teams: ['Herons', 'Reed'], regions: { Herons: 'NA', Reed: 'NA' } })
  const herons = teamStat('Herons', { region: 'NA', gamesPlayed: 3 })
  server.answer(getTeamStats, { stats: [teamStat('Reed', { gamesPlayed: 2 }), herons] })
  await openPage(COMPS, { as: 'guest' })
  expect(await screen.findByText('Alliance has no games here, so Herons is shown.')).toBeVisible()
  expect(await screen.findByRole('region', { name: 'Herons' })).toBeVisible()
  await openPage('/dashboard?view=statsboard&tab=stats', { as: 'guest' })
  expect(
    await screen.findByText('No team of EMEA has games here, so all regions are shown.'),
  ).toBeVisible()
  expect(await screen.findByRole('row', { name: /Herons/ })).toBeVisible()
})
