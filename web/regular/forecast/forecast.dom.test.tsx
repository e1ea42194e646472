import { screen, waitFor, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { getArchive } from '#contract/archive/archive.ts'
import { getHistoricalTeamComps } from '#contract/regular/comp.ts'
import { getNote } from '#contract/note/note.ts'
import { getForecast } from '#contract/forecast/forecast.ts'
import { getRecommendedComps } from '#contract/regular/recommendation.ts'
import { getRoster } from '#contract/catalog/roster.ts'
import { answerCup, answerForecast, CUP_LOBBY } from '../../testing/cup.ts'
import { loadPage, openPage } from '../../testing/open-page.ts'
import { NOAH } from '../../testing/people.ts'
import { answerTeamPages } from '../../testing/team-page.ts'
import { server } from '../../testing/test-server.ts'

const address = () => Object.fromEntries(new URLSearchParams(location.search))
const panel = (name: string) => within(screen.getByRole('region', { name }))
const WHY = /, How is this calculated\?$/
/** The weighted shares of all teams. */
const weighted = () => panel('Likely Compositions').queryAllByRole('button', { name: WHY })
const nextBans = () => panel('Next ban').getAllByRole('button', { name: /Ban it/ })

/** The panel is another one once there is something to rank. */
const findRow = (team: string) =>
  waitFor(() => {
    const row = panel('Likely Compositions').getByRole('button', { name: team }).closest('tr')
    if (!row) throw new Error(`${team} has no row`)
    return row
  })

/** After the last game. */
const findForecast = async (team: string) => within(await findRow(team)).getAllByRole('cell')[2]

async function waitForForecast(team: string) {
  await waitFor(async () => expect(await findForecast(team)).toHaveTextContent(/\d%$/))
}

test('an address with teams requests its data once', async () => {
  answerCup()
  await openPage(`${CUP_LOBBY}&ban=ash&game=3&map=stormpoint`, { as: 'guest' })
  expect(await findRow('Reed')).toHaveTextContent('2 games')
  await waitForForecast('Reed')
  expect(screen.getByRole('region', { name: 'Next ban' })).toHaveTextContent('after Game 3')
  await screen.findByText(/No recommended compositions/)
  expect(server.sent(getRoster)).toHaveLength(1)
  expect(server.sent(getArchive)).toHaveLength(1)
  expect(server.sent(getHistoricalTeamComps)).toHaveLength(1)
  expect(server.sent(getForecast)).toHaveLength(1)
  expect(server.sent(getRecommendedComps)).toHaveLength(1)
})

const columnOf = (name: RegExp) => screen.queryByRole('columnheader', { name })
const FORECAST_COLUMN = /^Forecast, chance/
const WEIGHTED_COLUMN = /^Weighted, share/
const findRankedBy = (name: string, by: string) =>
  waitFor(() =>
    expect(
      screen.getByRole('region', { name }).querySelector('h2')?.parentElement,
    ).toHaveTextContent(`${name}${by}`),
  )

// Finding R7.
test('the forecast is shown first, and the key W shows the weighting, then both', async () => {
  answerCup()
  const user = await openPage(CUP_LOBBY, { as: 'guest' })
  await waitForForecast('Reed')
  expect(columnOf(FORECAST_COLUMN)).toBeVisible()
  expect(columnOf(WEIGHTED_COLUMN)).toBeNull()
  expect(weighted()).toHaveLength(0)
  for (const name of ['Top 3 Composition', 'Most Picked Legends'])
    await findRankedBy(name, 'Forecast')
  await user.keyboard('w')
  await waitFor(() => expect(weighted()).toHaveLength(6))
  expect(columnOf(FORECAST_COLUMN)).toBeNull()
  await findRankedBy('Top 3 Composition', 'Weighted')
  await user.keyboard('w')
  await waitFor(() => expect(columnOf(FORECAST_COLUMN)).toBeVisible())
  expect(columnOf(WEIGHTED_COLUMN)).toBeVisible()
  await waitFor(() => expect(address()['columns']).toBe('both'))
  const again = await loadPage(CUP_LOBBY)
  expect(await screen.findByRole('radio', { name: 'Both' })).toBeChecked()
  await again.click(screen.getByRole('radio', { name: 'Weighted' }))
  // The keys work after a click on the switch too.
  await again.keyboard('w')
  expect(await screen.findByRole('radio', { name: 'Both' })).toBeChecked()
  await again.keyboard('w')
  expect(await screen.findByRole('radio', { name: 'Forecast' })).toBeChecked()
  await waitFor(() => expect(address()['columns']).toBeUndefined())
})

test('a link shows the columns that its sender saw', async () => {
  answerCup()
  await openPage(`${CUP_LOBBY}&columns=weighted`, { as: 'guest' })
  expect(await screen.findByRole('radio', { name: 'Weighted' })).toBeChecked()
})

test('what the lobby is expected to play adds up the chances of its teams', async () => {
  answerCup()
  const user = await openPage(CUP_LOBBY, { as: 'guest' })
  await waitForForecast('Reed')
  const [show] = await screen.findAllByRole('button', { name: 'Show Teams' })
  await user.click(show ?? document.body)
  const teams = within(await screen.findByRole('dialog'))
  expect(teams.getByRole('heading', { name: 'Teams Using This Composition' })).toBeVisible()
  expect(teams.getAllByRole('row').length).toBeGreaterThan(1)
  await user.keyboard('{Escape}')
  const [why] = panel('Most Picked Legends').getAllByRole('button', { name: WHY })
  await user.click(why ?? document.body)
  expect(await screen.findByText('Chances, added up')).toBeVisible()
})

test('a team is opened to see why, and its known picks replace the forecast', async () => {
  answerTeamPages()
  const user = await openPage(CUP_LOBBY, { as: 'guest' })
  await waitForForecast('Reed')
  expect(await findRow('Reed')).toHaveTextContent('few')
  within(await findRow('Reed'))
    .getByRole('button', { name: 'Reed' })
    .focus()
  await user.keyboard('{Enter}')
  const sheet = await screen.findByRole('dialog', { name: 'Reed' })
  const drawer = within(sheet)
  for (const words of ['Few games', '2 games', 'Something else']) {
    expect(sheet).toHaveTextContent(words)
  }
  expect(drawer.getByRole('heading', { name: 'Why' })).toBeVisible()
  for (const legend of ['mirage', 'vantage', 'octane']) {
    await user.click(await drawer.findByRole('combobox', { name: 'Add a legend' }))
    await user.keyboard(`${legend}{Enter}`)
  }
  expect(await drawer.findByText('All three picks are known.')).toBeVisible()
  await waitFor(() => expect(address()['known']).toBe('mirage-vantage-octane:Reed'))
  await user.keyboard('{Escape}')
  const picks = 'Octane, Vantage, Mirage'
  const expectPicks = async () =>
    waitFor(async () => {
      const cell = await findForecast('Reed')
      if (!cell) throw new Error('Reed has no forecast')
      expect(within(cell).getByRole('img', { name: picks })).toBeVisible()
    })
  await expectPicks()
  expect(within(await findRow('Reed')).getByRole('img', { name: 'Picks known' })).toBeVisible()
  await loadPage()
  await expectPicks()
})

test('the keys 1 to 5 ban what is likely to be banned next', async () => {
  answerCup()
  const user = await openPage(CUP_LOBBY, { as: 'guest' })
  await waitForForecast('Reed')
  const second = nextBans()[1]?.dataset['legend']
  await user.keyboard('1')
  await waitFor(() => expect(nextBans()[0]).toHaveAttribute('data-legend', second))
  await waitFor(() => expect(address()['ban']).toBeTruthy())
})

test('without a forecast the weighted compositions stay, and a retry brings it', async () => {
  answerCup()
  server.cutOff(getForecast)
  const user = await openPage(`${CUP_LOBBY}&columns=both`, { as: 'guest' })
  await waitFor(() => expect(weighted()).toHaveLength(6))
  for (const name of ['Likely Compositions', 'Next ban']) {
    expect(await panel(name).findByRole('alert')).toHaveTextContent("Couldn't load the forecast.")
  }
  expect(await findForecast('Reed')).toHaveTextContent(/^No forecast$/)
  const failed = server.sent(getForecast).length
  answerForecast()
  await user.click(panel('Next ban').getByRole('button', { name: 'Retry' }))
  await waitForForecast('Reed')
  expect(screen.queryByRole('alert')).toBeNull()
  expect(server.sent(getForecast)).toHaveLength(failed + 1)
})

const tile = (name: RegExp) => screen.findByRole('button', { name })

test('pressing a legend requests its forecast, and releasing it sends no second request', async () => {
  answerCup()
  const user = await openPage(CUP_LOBBY, { as: 'guest' })
  await waitForForecast('Reed')
  await user.click(await screen.findByRole('button', { name: 'Choose from all legends' }))
  await screen.findByRole('dialog', { name: 'Ban a Legend' })
  await user.pointer({ keys: '[MouseLeft>]', target: await tile(/^Ash, /) })
  const withAsh = expect.objectContaining({ bannedLegends: ['ash'], game: 2 })
  await waitFor(() => expect(server.sent(getForecast).slice(1)).toEqual([withAsh]))
  await user.pointer({ keys: '[/MouseLeft]', target: await tile(/^Ash, /) })
  expect(await screen.findByRole('button', { name: 'Unban Ash' })).toBeVisible()
  await user.click(await tile(/^Wraith, /))
  const withWraith = expect.objectContaining({ bannedLegends: ['ash', 'wraith'], game: 3 })
  await waitFor(() => expect(server.sent(getForecast).slice(1)).toEqual([withAsh, withWraith]))
})

test('a ban requests a forecast and nothing else', async () => {
  answerCup()
  const user = await openPage(CUP_LOBBY, { as: 'guest' })
  await waitForForecast('Reed')
  const comps = server.sent(getHistoricalTeamComps).length
  await user.keyboard('1')
  await waitFor(() => expect(server.sent(getForecast)).toHaveLength(2))
  await waitFor(() => expect(nextBans()).toHaveLength(5))
  expect(server.sent(getHistoricalTeamComps)).toHaveLength(comps)
})

const comp = (legends: string, lastPlayed: number) => ({
  comp: legends.split(' '),
  games: 1,
  avg_points: 16,
  points: { n: 1, sum: 16, sumOfSquares: 256 },
  game_orders: [1],
  banned_with: [],
  is_available: true,
  last_played: lastPlayed / 1000,
})

test('in an old archive recency counts from a day after the newest game, and the panel says so', async () => {
  answerCup()
  server.answer(getArchive, {
    hasDemo: false,
    isFilling: false,
    games: 2,
    teamGames: 2,
    lastPlayed: Date.UTC(2024, 9, 3, 12),
  })
  const comps = [
    comp('Ash Crypto Newcastle', Date.UTC(2024, 8, 1, 12)),
    comp('Catalyst Newcastle Wraith', Date.UTC(2024, 9, 3, 12)),
  ]
  server.answer(getHistoricalTeamComps, { team_comps: [{ team: 'Reed', games: 2, comps }] })
  const user = await openPage('/dashboard?teams=Reed', { as: 'guest' })
  await waitForForecast('Reed')
  expect(screen.getByRole('region', { name: 'Likely Compositions' })).toHaveTextContent(
    'Recency counted from 4 Oct 2024, a day after the newest game.',
  )
  // Both were played once, in game 1: 1000 + 300 + 100 + 5 = 1405. Times 3 after one day, times 0.15 after 33 days.
  await user.click(screen.getByRole('radio', { name: 'Weighted' }))
  await waitFor(() =>
    expect(weighted().map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^95%/),
      expect.stringMatching(/^5%/),
    ]),
  )
  const [first] = weighted()
  if (first) await user.click(first)
  expect(await screen.findByText('× 3: last played 1 day ago')).toBeVisible()
})

const opened = (team = '') => screen.findByRole('dialog', { name: team })

test('beside an open team the table stays usable, and arrows go through the teams in its order', async () => {
  answerTeamPages()
  const user = await openPage(CUP_LOBBY, { as: 'guest' })
  await waitForForecast('Reed')
  const order = within(screen.getByRole('table', { name: 'Likely Compositions' }))
    .getAllByRole('rowheader')
    .map((header) => within(header).getAllByRole('button')[0]?.textContent ?? '')
  expect(order).toHaveLength(3)
  await user.click(
    within(await findRow(order[0] ?? '')).getByRole('button', { name: order[0] ?? '' }),
  )
  expect(await within(await opened(order[0])).findByText(/^Game 1, Storm Point/)).toBeVisible()
  await user.keyboard('{ArrowDown}')
  await opened(order[1])
  await user.click(screen.getByRole('button', { name: 'Next team' }))
  await opened(order[2])
  await user.keyboard('{ArrowDown}')
  await opened(order[2])
  await user.keyboard('{ArrowUp}')
  await opened(order[1])
  await user.click(
    within(await findRow(order[0] ?? '')).getByRole('button', { name: order[0] ?? '' }),
  )
  await opened(order[0])
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('what the club has noted about a team stands beside its forecast', async () => {
  answerTeamPages()
  server.answer(getNote, {
    note: { text: 'They land at Barometer.', version: 3, updated_at: 0, updated_by: 'mia' },
  })
  const user = await openPage(CUP_LOBBY, { as: NOAH })
  await waitForForecast('Reed')
  await user.click(within(await findRow('Reed')).getByRole('button', { name: 'Reed' }))
  const drawer = within(await screen.findByRole('dialog', { name: 'Reed' }))
  expect(await drawer.findByText('They land at Barometer.')).toBeVisible()
  expect(server.sent(getNote)).toMatchObject([{ about: 'team', key: 'Reed' }])
})
