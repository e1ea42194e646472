import { screen, waitFor, within } from '@testing-library/dom'
import { expect, test, vi } from 'vitest'
import { getClubTeams } from '#contract/catalog/own-team.ts'
import { saveClubTeams } from '#contract/catalog/own-team-admin.ts'
import { openPage } from '../../testing/open-page.ts'
import { ADA } from '../../testing/people.ts'
import { server } from '../../testing/test-server.ts'

const alliance = (players: string[]) => ({
  teams: [{ team: 'Alliance', players: players.map((name) => ({ name, legends: [] })) }],
  defaultTeam: 'Alliance',
})

test('a player stays in the roster while the change is saved, so typed text is kept', async () => {
  server.answer(getClubTeams, alliance([]))
  server.answer(saveClubTeams, { success: true, message: 'Teams saved' })
  const letGo = server.hold(saveClubTeams)
  const user = await openPage('/admin?tab=own', { as: ADA })
  // A busy browser's timers are late.
  vi.stubGlobal(
    'setTimeout',
    new Proxy(window.setTimeout, {
      apply: (setTimer, self, [run, ms = 0]: Parameters<typeof setTimeout>) =>
        setTimer.call(self, run, Math.max(ms, 100)),
    }),
  )
  const club = within(await screen.findByRole('region', { name: 'Alliance' }))
  await user.type(club.getByLabelText('Add a player'), 'newcomer{Enter}')
  const legend = await club.findByRole('combobox', { name: 'Legend that newcomer prefers' })
  await user.type(legend, 'wra')
  server.answer(getClubTeams, alliance(['newcomer']))
  letGo()
  expect(await screen.findByText('Teams saved')).toBeVisible()
  await waitFor(() => expect(server.sent(getClubTeams)).toHaveLength(2))
  expect(legend).toHaveValue('wra')
  expect(legend).toHaveFocus()
  expect(server.sent(saveClubTeams)).toEqual([alliance(['newcomer'])])
})

test('a player is in the roster once, whatever the case', async () => {
  server.answer(getClubTeams, alliance(['mika']))
  const user = await openPage('/admin?tab=own', { as: ADA })
  const club = within(await screen.findByRole('region', { name: 'Alliance' }))
  await user.type(club.getByLabelText('Add a player'), 'MIKA{Enter}')
  expect(await club.findByRole('alert')).toHaveTextContent('MIKA is already in the roster')
  expect(server.sent(saveClubTeams)).toEqual([])
})
