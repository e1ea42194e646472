import { screen } from '@testing-library/dom'
import { beforeEach, expect, test } from 'vitest'
import { getClubTeams } from '#contract/catalog/own-team.ts'
import { listImports } from '#contract/archive/import.ts'
import { addMatchLink, followTeam, listMatchLinks } from '#contract/archive/match-link.ts'
import { listMergeSuggestions } from '#contract/archive/team-admin.ts'
import { openPage } from '../../../testing/open-page.ts'
import { ADA } from '../../../testing/people.ts'
import { server } from '../../../testing/test-server.ts'

const IMPORT = '/admin?tab=import'
const LINK = {
  id: 1,
  host: 'algs.ea.com',
  createdBy: 'ada',
  createdAt: Date.UTC(2026, 10, 19, 18),
  lookedAt: null,
  nextLookAt: Date.UTC(2026, 10, 19, 18),
  games: 0,
  lastGameAt: null,
  fault: null,
  endedAt: null,
  end: null,
}

beforeEach(() => {
  server.answer(listImports, { imports: [] })
  server.answer(getClubTeams, { teams: [], defaultTeam: 'Ember' })
  server.answerIfAsked(listMergeSuggestions, { suggestions: [], lastMerge: null })
})

test('the own team is followed in the league with one click', async () => {
  server.answer(listMatchLinks, { hosts: ['algs.ea.com'], links: [] })
  server.answer(followTeam, { success: true, message: 'Followed', id: 1 })
  const user = await openPage(IMPORT, { as: ADA })
  const follow = await screen.findByRole('button', { name: 'Follow Ember in the league' })
  server.answer(listMatchLinks, {
    hosts: ['algs.ea.com'],
    links: [{ ...LINK, kind: 'algsteam', code: 'Ember', event: '' }],
  })
  await user.click(follow)
  expect(await screen.findByText('Series of Ember in the league')).toBeVisible()
  expect(server.sent(followTeam)).toEqual([{ team: 'Ember' }])
  expect(screen.queryByText(/No games yet/)).toBeNull()
  expect(screen.queryByRole('button', { name: 'Follow Ember in the league' })).toBeNull()
})

test('a series of the league is named as soon as its name is known', async () => {
  const code = '01KH745JDA97FY0G26HXJD2FN2'
  const link = { ...LINK, kind: 'algs' as const, code, event: '' }
  server.answer(listMatchLinks, { hosts: ['algs.ea.com'], links: [link] })
  server.answer(addMatchLink, { success: true, message: 'Followed', id: 1 })
  const user = await openPage(IMPORT, { as: ADA })
  expect(await screen.findByText(`Series of the league, ${code}`)).toBeVisible()
  const event = 'Year 6 Split 2 EMEA 9 Group B vs C'
  server.answer(listMatchLinks, {
    hosts: ['algs.ea.com'],
    links: [{ ...link, event, games: 6, end: 'finished', endedAt: LINK.createdAt }],
  })
  await user.type(screen.getByLabelText('Match address or stats code'), 'https://algs.ea.com/x')
  await user.click(screen.getByRole('button', { name: 'Follow' }))
  expect(await screen.findByText(event)).toBeVisible()
  expect(screen.getByText('Ended: the series is over')).toBeVisible()
})

test('the league is not offered where the operator has it off', async () => {
  server.answer(listMatchLinks, {
    hosts: ['overstat.gg'],
    links: [{ ...LINK, kind: 'algsteam', code: 'Ember', event: '' }],
  })
  await openPage(IMPORT, { as: ADA })
  expect(await screen.findByText('Series of Ember in the league')).toBeVisible()
  expect(screen.getByText('Off')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Follow Ember in the league' })).toBeNull()
})
