import { screen, waitFor, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { findPlayers, getPlayer, getPlayerStats, type PlayerStat } from '#contract/stats/player.ts'
import { getTeamStats } from '#contract/stats/stats.ts'
import { answerCup } from '../../testing/cup.ts'
import { fillField } from '../../testing/fill.ts'
import { arriveAt, openPage } from '../../testing/open-page.ts'
import { NOAH } from '../../testing/people.ts'
import { server } from '../../testing/test-server.ts'
import { FOUR_GAMES, NO_GAMES } from '../test-stats.ts'

const PLAYERS = '/dashboard?view=statsboard&tab=players'
const NO_AIM = { n: 0, shots: 0, hits: 0, shotsSquared: 0, hitsSquared: 0, shotsByHits: 0 }

const numbersOf = (name: string, team: string) => ({
  player: name,
  name,
  games: 12,
  kills: FOUR_GAMES,
  damage: NO_GAMES,
  knockdowns: NO_GAMES,
  survival: NO_GAMES,
  accuracy: NO_AIM,
  teams: [{ team, games: 12 }],
})

const mika: PlayerStat = { ...numbersOf('mika', 'Alliance'), legends: [] }
const torvald: PlayerStat = { ...numbersOf('torvald', 'Reed'), legends: [] }

function answerPlayers() {
  server.answerEachIfAsked(getPlayerStats, (asked) => {
    const isEmpty = asked.map === 'worldsedge' || asked.startDate === '2027-01-01'
    const players = isEmpty ? [] : [mika, torvald].filter(({ name }) => name.includes(asked.search))
    const hidden = asked.minGames === 13 ? players.length : 0
    const listed = hidden > 0 ? [] : players
    return {
      players: listed,
      total: listed.length,
      hidden,
      minGames: asked.minGames ?? 10,
      hasPlayers: true,
    }
  })
  server.answerEachIfAsked(getPlayer, ({ player }) => ({
    ...numbersOf(player, player === 'mika' ? 'Alliance' : 'Reed'),
    placement: NO_GAMES,
    otherNames: [],
    legends: [],
    counted: 12,
    hardware: [],
    recent: [
      {
        series: 5,
        event: 'Cup',
        playedAt: Date.UTC(2026, 10, 3, 12) / 1000,
        game: 2,
        map: 'stormpoint',
        team: 'Alliance',
        placement: 3,
        legend: 'Ash',
        kills: 4,
        damage: null,
        points: 11,
      },
    ],
    without: [],
  }))
}

const asked = () => server.sent(getPlayerStats).at(-1)
const panel = (name: string) => screen.findByRole('region', { name })

test('J and K step through the players, and Enter goes into their panel', async () => {
  answerPlayers()
  const user = await openPage(PLAYERS, { as: NOAH })
  // Without a choice the first player is shown.
  expect(await panel('mika')).toHaveTextContent('Alliance, 12 games')
  await user.keyboard('j')
  expect(await panel('torvald')).toHaveTextContent('Reed, 12 games')
  await waitFor(() => expect(screen.getByRole('button', { name: 'Show torvald' })).toHaveFocus())
  await user.keyboard('k')
  await panel('mika')
  await waitFor(() => expect(location.search).toContain('player=mika'))
  await user.keyboard('{Enter}{Tab}')
  expect(within(await panel('mika')).getByRole('link', { name: 'Player page' })).toHaveFocus()
})

test('filters are sent to the server, and one button resets them', async () => {
  answerPlayers()
  const user = await openPage(PLAYERS, { as: NOAH })
  expect(await screen.findByText('2 players')).toBeVisible()
  await user.selectOptions(screen.getByLabelText('Legend'), 'Ash')
  await waitFor(() => expect(asked()).toMatchObject({ legend: 'ash', regions: ['EMEA'] }))
  await user.selectOptions(screen.getByLabelText('Map'), "World's Edge")
  expect(await screen.findByText('No players match these filters')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Reset filters' }))
  expect(await screen.findByText('2 players')).toBeVisible()
  await fillField(user, screen.getByLabelText('Min. games'), '13')
  expect(await screen.findByText('2 players hidden (fewer than 13 games).')).toBeVisible()
  await user.clear(screen.getByLabelText('Min. games'))
  const header = await screen.findByRole('columnheader', { name: 'Survival' })
  await user.click(within(header).getByRole('button'))
  await waitFor(() => expect(asked()).toMatchObject({ sort: 'survival', direction: 'desc' }))
  await waitFor(() => expect(location.search).toContain('sort=-survival'))
  await user.click(screen.getByRole('button', { name: 'ALL' }))
  await waitFor(() => expect(asked()?.regions).toEqual([]))
  await fillField(user, screen.getByRole('searchbox', { name: 'Search players or teams' }), 'tor')
  expect(await screen.findByText('1 player')).toBeVisible()
  await fillField(user, screen.getByLabelText('Start date'), '2027-01-01')
  expect(await screen.findByText('No players match these filters')).toBeVisible()
})

test('only the lobby of the Regular View counts if that is wanted', async () => {
  answerCup()
  answerPlayers()
  server.answerIfAsked(getTeamStats, { stats: [] })
  const user = await openPage('/dashboard?teams=Reed,Alliance', { as: NOAH })
  await user.keyboard('gs')
  await user.click(await screen.findByRole('tab', { name: 'Players' }))
  await screen.findByText('2 players')
  await user.click(screen.getByRole('switch', { name: 'Only this lobby' }))
  expect(await screen.findByText('2 players of 2 teams')).toBeVisible()
  expect(asked()?.teams).toEqual(['Reed', 'Alliance'])
})

// Finding R10.
test('a player found in the palette has a page with an address, and leads to series and team', async () => {
  answerPlayers()
  server.answer(findPlayers, {
    players: [{ player: 'mika', name: 'mika', otherNames: [], team: 'Alliance', games: 12 }],
  })
  const user = await openPage('/credits', { as: 'guest' })
  await user.keyboard('{Control>}k{/Control}')
  const palette = within(await screen.findByRole('dialog', { name: 'Command palette' }))
  await waitFor(() => expect(palette.getByRole('combobox')).toHaveFocus())
  await user.keyboard('mik')
  await palette.findByRole('option', { name: 'mika, Alliance' })
  await user.keyboard('{Enter}')
  await arriveAt('/dashboard?view=player&player=mika')
  expect(await screen.findByRole('heading', { level: 1, name: 'mika' })).toBeVisible()
  const games = within(await screen.findByRole('table', { name: 'Latest games' }))
  const [, series, row] = games.getAllByRole('row').map(({ textContent }) => textContent)
  expect(series).toBe('Cup 3 Nov 2026, Alliance')
  expect(row).toBe('2 Storm PointAsh#34–11')
  expect(games.getByRole('link', { name: 'Cup' })).toHaveAttribute(
    'href',
    '/dashboard?view=series&series=5',
  )
  expect(games.getByRole('link', { name: 'Alliance' })).toHaveAttribute(
    'href',
    '/dashboard?view=team&team=Alliance',
  )
})

test('a player page without a player says so', async () => {
  await openPage('/dashboard?view=player', { as: 'guest' })
  expect(await screen.findByText('No player chosen')).toBeVisible()
})
