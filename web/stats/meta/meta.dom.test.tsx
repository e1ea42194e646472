import { screen, within } from '@testing-library/dom'
import { beforeEach, expect, test } from 'vitest'
import { getMeta, type MetaAnswer } from '#contract/stats/meta.ts'
import { getClubTeams } from '#contract/catalog/own-team.ts'
import { getPlayerStats } from '#contract/stats/player.ts'
import { arriveAt, openPage } from '../../testing/open-page.ts'
import { NOAH } from '../../testing/people.ts'
import { server } from '../../testing/test-server.ts'

const picked = (games: number, legal: number) => ({ games, legal })
const row = (games: number, legal: number, before: number) => ({
  now: picked(games, legal),
  before: picked(before, legal),
  weeks: Array.from({ length: 8 }, (_, week) => picked(week * 10, 100)),
  byBans: [picked(games, legal), picked(0, 12)],
  byMap: [picked(games, legal)],
  effect: { n: games, effect: 0.24, interval: { low: -0.36, high: 0.84 } },
})
const quiet = { weeks: Array.from({ length: 8 }, () => picked(50, 100)) }

const ANSWER: MetaAnswer = {
  days: { since: '2025-07-04', until: '2025-07-31' },
  series: 26,
  games: 155,
  teamGames: 2991,
  weeks: Array.from({ length: 8 }, (_, week) => `2025-07-0${week + 1}`),
  bans: [0, 1],
  maps: ['stormpoint'],
  played: 578,
  comps: [{ legends: ['Ash', 'Sparrow', 'Wattson'], teams: 64, ...row(94, 628, 42) }],
  legends: [
    { legend: 'Alter', ...row(30, 100, 50), ...quiet, banned: { series: 20, after: 2.2 } },
    { legend: 'Ash', ...row(57, 100, 71), ...quiet, banned: { series: 26, after: 2.15 } },
    { legend: 'Octane', ...row(0, 100, 0), ...quiet, banned: { series: 0, after: null } },
  ],
  seriesWithBans: 26,
}

beforeEach(() => server.answer(getMeta, ANSWER))

const table = (name: string) => within(screen.getByRole('table', { name }))

test('compositions of all teams, with how often they are picked and what they add', async () => {
  await openPage('/dashboard?view=meta', { as: 'guest' })
  expect(await screen.findByText('1 of 578 with 20 games or more')).toBeVisible()
  expect(
    screen.getByText('4 Jul to 31 Jul 2025: 26 series, 155 games, 2,991 team-games'),
  ).toBeVisible()
  const comp = table('Compositions of the field').getByRole('row', {
    name: /Ash, Sparrow, Wattson/,
  })
  expect(within(comp).getByText('15%')).toBeVisible()
  expect(within(comp).getByText('+8')).toBeVisible()
  expect(
    within(comp).getByText('+0.2, 90 % between −0.4 and +0.8, from 94 games'),
  ).toBeInTheDocument()
  expect(within(comp).getByTitle('94 team-games of 628 that could pick it')).toBeVisible()
  expect(
    screen.getByText(/^Ash is banned in every series \(26 of 26\)\.$/, { exact: false }),
  ).toBeVisible()
})

test('legends are ordered by pick rate, and a cell from few team-games is a dash', async () => {
  await openPage('/dashboard?view=meta&tab=legends', { as: 'guest' })
  const names = (await screen.findAllByRole('rowheader')).map(({ textContent }) => textContent)
  expect(names).toEqual(['Ash', 'Alter', 'Octane'])
  const ash = table('Legends of the field').getByRole('row', { name: /Ash/ })
  expect(within(ash).getByTitle('26 of 26 series with bans')).toHaveTextContent('100%')
  expect(within(ash).getByTitle(/^0 team-games of 12 .* with 1 ban$/)).toHaveTextContent('–')
  expect(within(ash).getByText('−14')).toBeVisible()
})

test('filters are in the address, and asked of the server', async () => {
  const user = await openPage('/dashboard?view=meta&tab=legends', { as: 'guest' })
  await user.click(await screen.findByRole('radio', { name: 'Season' }))
  await arriveAt('/dashboard?view=meta&tab=legends&window=season')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Number of bans' }), '2 bans')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Region' }), 'NA')
  await arriveAt('/dashboard?view=meta&tab=legends&window=season&bans=2&region=NA')
  await screen.findByText('3 legends')
  expect(server.sent(getMeta).at(-1)).toMatchObject({ window: 'season', bans: 2, regions: ['NA'] })
})

test('a legend has a page: with whom, and which of our players play it', async () => {
  server.answer(getClubTeams, { teams: [], defaultTeam: 'Reed' })
  server.answer(getPlayerStats, {
    players: [],
    total: 0,
    hidden: 0,
    minGames: 1,
    hasPlayers: true,
  })
  const user = await openPage('/dashboard?view=meta&tab=legends', { as: NOAH })
  await user.click(await screen.findByRole('link', { name: 'Ash' }))
  await arriveAt('/dashboard?view=meta&tab=legends&legend=Ash')
  expect(await screen.findByRole('heading', { level: 2, name: 'Ash' })).toBeVisible()
  expect(screen.getByText('picked when legal, was 71%')).toBeVisible()
  expect(screen.getByText('banned, 26 of 26 series, after game 2.1')).toBeVisible()
  expect(table('With whom').getByRole('row', { name: /Ash, Sparrow, Wattson/ })).toBeVisible()
  expect(await screen.findByText('None of our players has a game on it.')).toBeVisible()
  expect(server.sent(getPlayerStats).at(-1)).toMatchObject({ teams: ['Reed'], legend: 'Ash' })
  await user.click(screen.getByRole('link', { name: 'All legends' }))
  await arriveAt('/dashboard?view=meta&tab=legends')
})

test('without games with these filters it says what to change', async () => {
  server.answer(getMeta, { ...ANSWER, teamGames: 0, comps: [], legends: [] })
  await openPage('/dashboard?view=meta', { as: 'guest' })
  expect(await screen.findByText('No games with these filters')).toBeVisible()
})

test('a failure can be retried', async () => {
  server.cutOff(getMeta)
  const user = await openPage('/dashboard?view=meta', { as: 'guest' })
  expect(await screen.findByRole('alert')).toHaveTextContent("Couldn't load what the field plays.")
  server.answer(getMeta, ANSWER)
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByRole('table', { name: 'Compositions of the field' })).toBeVisible()
})
