import { screen, waitFor, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { saveSettings } from '#contract/account/settings.ts'
import { listCompNotes } from '#contract/note/comp-note.ts'
import { getTeamPage } from '#contract/team/team-page.ts'
import { getSeries } from '#contract/series/series.ts'
import { CUP_SERIES, OWLS } from '../testing/cup.ts'
import { openPage } from '../testing/open-page.ts'
import { answerTeamPages } from '../testing/team-page.ts'
import { ADA } from '../testing/people.ts'
import { server } from '../testing/test-server.ts'

const arriveAtTeam = (team: string) =>
  waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(team))

test('the drawer of the lobby leads to a team, and J and K to its neighbors', async () => {
  answerTeamPages()
  const user = await openPage('/dashboard?teams=Reed,Alliance', { as: 'guest' })
  await user.click(await screen.findByRole('button', { name: 'Reed' }))
  await user.click(await screen.findByRole('link', { name: 'Team page' }))
  await arriveAtTeam('Reed')
  expect(await screen.findByText('In your lobby')).toBeVisible()
  await user.keyboard('j')
  await arriveAtTeam('Alliance')
  await user.keyboard('jk')
  await arriveAtTeam('Reed')
})

test('a team is found in the list and in the palette', async () => {
  answerTeamPages()
  const user = await openPage('/credits', { as: 'guest' })
  await user.keyboard('gu')
  await arriveAtTeam('Teams')
  await user.type(await screen.findByRole('searchbox', { name: 'Search teams' }), 'copp')
  await waitFor(() =>
    expect(
      within(screen.getByRole('main'))
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual([OWLS]),
  )
  await user.keyboard('{Enter}')
  await arriveAtTeam(OWLS)
  await user.keyboard('{Control>}k{/Control}')
  await waitFor(async () => expect(await screen.findByRole('combobox')).toHaveFocus())
  await user.keyboard('team reed')
  await waitFor(() =>
    expect(screen.getByRole('option', { selected: true })).toHaveTextContent(/^Reed$/),
  )
  await user.keyboard('{Enter}')
  await arriveAtTeam('Reed')
})

test('a team page counts official games or scrims only, also for the next team', async () => {
  answerTeamPages()
  const user = await openPage('/dashboard?view=team&team=Reed&teams=Reed,Alliance', { as: 'guest' })
  await arriveAtTeam('Reed')
  await user.click(await screen.findByRole('radio', { name: 'Scrims' }))
  await waitFor(() =>
    expect(server.sent(getTeamPage).at(-1)).toMatchObject({ team: 'Reed', kind: 'scrim' }),
  )
  expect(location.search).toContain('kind=scrim')
  await user.keyboard('j')
  await arriveAtTeam('Alliance')
  await waitFor(() =>
    expect(server.sent(getTeamPage).at(-1)).toMatchObject({ team: 'Alliance', kind: 'scrim' }),
  )
})

test('the kind of games is remembered for the user, and an address says another one', async () => {
  answerTeamPages()
  server.answerIfAsked(listCompNotes, { notes: [] })
  server.answer(saveSettings, { success: true, message: '', settings: { gameKind: 'official' } })
  const user = await openPage('/dashboard?view=team&team=Reed', { as: ADA })
  await user.click(await screen.findByRole('radio', { name: 'Official' }))
  await waitFor(() => expect(server.sent(saveSettings)).toEqual([{ gameKind: 'official' }]))
  const settings = { gameKind: 'official' } as const
  await openPage('/dashboard?view=team&team=Reed', { as: { ...ADA, settings } })
  await waitFor(() => expect(server.sent(getTeamPage).at(-1)).toMatchObject({ kind: 'official' }))
  await openPage('/dashboard?view=team&team=Reed&kind=all', { as: { ...ADA, settings } })
  await waitFor(() => expect(server.sent(getTeamPage).at(-1)).not.toHaveProperty('kind'))
})

test('a team leads to its last series, and a series to its teams', async () => {
  answerTeamPages()
  server.answer(getSeries, {
    ...CUP_SERIES,
    games: [
      {
        number: 1,
        map: 'stormpoint',
        startedAt: CUP_SERIES.lastPlayed,
        id: 1,
        bans: [],
        banned: null,
      },
    ],
    teams: CUP_SERIES.teams.map((team) => ({ team, results: [] })),
    nextBans: [],
    nextMap: null,
    matchPoint: null,
    equalPoints: 'kills',
    banTie: 'points',
    eventRules: { equalPoints: null, banTie: null },
  })
  const user = await openPage('/dashboard?view=team&team=reed', { as: 'guest' })
  await user.click(await screen.findByRole('link', { name: 'Cup' }))
  const standings = within(await screen.findByRole('table', { name: /^Standings/ }))
  await user.click(standings.getByRole('link', { name: 'Alliance' }))
  await arriveAtTeam('Alliance')
})

test('an unknown team has no games', async () => {
  answerTeamPages()
  await openPage('/dashboard?view=team&team=Nobody', { as: 'guest' })
  expect(await screen.findByText('No games of Nobody')).toBeVisible()
})

test('the table of a team is copied as text', async () => {
  answerTeamPages()
  const user = await openPage('/dashboard?view=team&team=Alliance', { as: 'guest' })
  await user.click(await screen.findByRole('button', { name: 'Copy as table' }))
  expect(await screen.findByText('Table copied')).toBeVisible()
  expect((await navigator.clipboard.readText()).split('\n')).toEqual([
    'Alliance',
    '',
    'Composition\tGames\tAvg. pts',
    '',
    'Last full series\tCup',
    'Game\tMap\tPlace\tKills\tPoints\tComposition',
    '1\tStorm Point\t1\t5\t17\tAsh, Crypto, Newcastle',
  ])
})

const day = (text: string) => Date.parse(text) / 1000
const member = (name: string, part: 'starter' | 'substitute' | 'coach', games: number) => ({
  player: name,
  name,
  part,
  games,
})

test('past rosters of the league are chosen by their days, with starters, substitutes and coach', async () => {
  answerTeamPages({
    rosters: [
      {
        from: day('2026-03-07'),
        to: day('2026-03-21'),
        series: 2,
        games: 12,
        members: [member('Mika', 'starter', 12), member('Sol', 'coach', 0)],
      },
      {
        from: day('2026-01-10'),
        to: day('2026-02-28'),
        series: 3,
        games: 18,
        members: [member('Mika', 'starter', 18), member('Noor', 'substitute', 2)],
      },
    ],
  })
  const user = await openPage('/dashboard?view=team&team=Alliance', { as: 'guest' })
  const listed = within(await screen.findByRole('region', { name: 'Listed by the league' }))
  expect(listed.getByText('Coach').closest('div')).toHaveTextContent(/^CoachSol$/)
  expect(listed.getByText('Starters').closest('div')).toHaveTextContent('Mika12 of 12')
  await user.selectOptions(listed.getByRole('combobox'), '10 Jan 2026 to 28 Feb 2026')
  expect(listed.getByText('Substitutes').closest('div')).toHaveTextContent('Noor2 of 18')
  expect(listed.queryByText('Coach')).toBeNull()
})
