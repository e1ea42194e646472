import { screen, waitFor, within } from '@testing-library/dom'
import { expect, test, vi } from 'vitest'
import { getClubTeams } from '#contract/catalog/own-team.ts'
import { saveClubTeams } from '#contract/catalog/own-team-admin.ts'
import { saveSettings } from '#contract/account/settings.ts'
import { getTeams } from '#contract/team/team.ts'
import { answerCup, CUP_LOBBY, OWLS } from '../../testing/cup.ts'
import { openPage } from '../../testing/open-page.ts'
import { ADA, NOAH } from '../../testing/people.ts'
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

const answerSaved = () =>
  server.answerEachIfAsked(saveSettings, (changes) => ({
    success: true as const,
    message: 'Saved',
    settings: changes,
  }))

// Finding R8.
test('the own team is typed at once or taken from the lobby, with the arrow keys', async () => {
  answerCup()
  server.answer(getTeams, { teams: ['Aardvarks', 'Alliance', OWLS, 'Reed'], regions: {} })
  answerSaved()
  const user = await openPage(CUP_LOBBY, { as: NOAH })
  await user.click(await screen.findByRole('button', { name: 'Choose your team' }))
  const field = await screen.findByRole('combobox', { name: 'Team' })
  await waitFor(() => expect(field).toHaveFocus())
  const list = within(screen.getByRole('listbox', { name: 'Team' }))
  const options = () => list.getAllByRole('option').map(({ textContent }) => textContent)
  await waitFor(() => expect(options()).toEqual(['Alliance', OWLS, 'Reed', 'Aardvarks']))
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}')
  expect(await screen.findByRole('button', { name: `You are ${OWLS}` })).toBeVisible()
  expect(server.sent(saveSettings)).toEqual([{ ownTeam: OWLS }])
})

test('the own team can be chosen in the settings too', async () => {
  server.answer(getTeams, { teams: ['Alliance', 'Reed'], regions: {} })
  answerSaved()
  const user = await openPage('/settings', { as: NOAH })
  await user.type(await screen.findByRole('combobox', { name: 'Your team' }), 'reed{Enter}')
  await waitFor(() => expect(server.sent(saveSettings)).toEqual([{ ownTeam: 'Reed' }]))
})
