import { screen, waitFor, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { getArchive } from '#contract/archive/archive.ts'
import { startSimulation } from '#contract/live-match/live-simulation.ts'
import { getSeries } from '#contract/series/series.ts'
import { answerCup, CUP_SERIES } from '../../testing/cup.ts'
import { arriveAt, loadPage, openPage } from '../../testing/open-page.ts'
import { ADA } from '../../testing/people.ts'
import { server } from '../../testing/test-server.ts'

const TITLE = 'See what 20 teams will play next, and what will be banned'

function answerDemo(hasDemo: boolean) {
  answerCup()
  server.answer(getArchive, {
    hasDemo,
    isFilling: false,
    games: 3,
    teamGames: 7,
    lastPlayed: CUP_SERIES.lastPlayed * 1000,
  })
}

const steps = async () => within(await screen.findByRole('region', { name: TITLE }))

test('with demo data the first steps lead to the series that is being played', async () => {
  answerDemo(true)
  server.answer(getSeries, {
    ...CUP_SERIES,
    games: [],
    teams: CUP_SERIES.teams.map((team) => ({ team, results: [] })),
    nextBans: [],
    nextMap: null,
    matchPoint: null,
    equalPoints: 'kills',
    banTie: 'points',
    eventRules: { equalPoints: null, banTie: null },
  })
  const user = await openPage('/dashboard', { as: 'guest' })
  const strip = await steps()
  expect(strip.getAllByRole('listitem')).toHaveLength(3)
  // Guests can't start a match.
  expect(strip.queryByRole('button', { name: 'Watch a simulated match' })).toBeNull()
  await user.click(await strip.findByRole('button', { name: 'Open Cup, Game 4' }))
  await screen.findByRole('table', { name: /Likely Compositions/ })
  expect(screen.queryByRole('region', { name: TITLE })).toBeNull()
})

test('who hides the first steps does not see them again, and opens the series below', async () => {
  answerDemo(true)
  const user = await openPage('/dashboard', { as: 'guest' })
  await user.click((await steps()).getByRole('button', { name: 'Hide the first steps' }))
  await loadPage()
  expect(await screen.findByRole('button', { name: 'Open Cup, Game 4' })).toBeVisible()
  expect(screen.queryByRole('region', { name: TITLE })).toBeNull()
})

test('an administrator watches a simulated match with one click', async () => {
  answerDemo(true)
  server.answer(startSimulation, { success: true, message: '' })
  const user = await openPage('/dashboard', { as: ADA })
  await user.click((await steps()).getByRole('button', { name: 'Watch a simulated match' }))
  await arriveAt('/dashboard?view=live')
  expect(server.sent(startSimulation)).toHaveLength(1)
})

test('there are no first steps without demo data', async () => {
  answerDemo(false)
  await openPage('/dashboard', { as: 'guest' })
  await screen.findByRole('button', { name: 'Open Cup, Game 4' })
  await waitFor(() => expect(server.sent(getArchive)).not.toEqual([]))
  expect(screen.queryByRole('region', { name: TITLE })).toBeNull()
})
