import { screen, waitFor, within } from '@testing-library/dom'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { getHistoricalTeamComps } from '#contract/regular/comp.ts'
import {
  deleteSelection,
  listSelections,
  saveSelection,
  type Selection,
} from '#contract/regular/selection.ts'
import { answerComps, answerCup, OWLS } from '../../testing/cup.ts'
import { fillField } from '../../testing/fill.ts'
import { openPage } from '../../testing/open-page.ts'
import { ADA, NOAH } from '../../testing/people.ts'
import { server } from '../../testing/test-server.ts'

const FINALS: Selection = {
  id: 3,
  name: 'Finals',
  teams: ['Alliance', 'Reed'],
  saved_by: 'noah',
  saved_at: Date.UTC(2026, 9, 3, 12),
}

const button = (name: string | RegExp) => screen.getByRole('button', { name })
const lineup = () => new URLSearchParams(location.search).get('teams')
const panel = (name: string) => within(screen.getByRole('region', { name }))
const toast = (text: string) =>
  within(screen.getByRole('region', { name: 'Notifications' })).findByText(text)
const saved = (...team_selections: Selection[]) =>
  server.answer(listSelections, { team_selections })
const weighted = () =>
  panel('Likely Compositions').queryAllByRole('button', { name: /, How is this calculated\?$/ })

async function openTeams(user: UserEvent) {
  await user.click(await screen.findByRole('button', { name: /^\d+ teams?$/ }))
  await screen.findByRole('dialog', { name: 'Select Teams (Max 20)' })
}

async function openSaved(user: UserEvent) {
  await user.click(await screen.findByRole('button', { name: 'Load Teams' }))
  return within(await screen.findByRole('dialog', { name: 'Load Teams' }))
}

test('a selection is saved under a name, once for a double click', async () => {
  answerCup()
  server.answer(saveSelection, { success: true, message: 'Saved', team_selection: FINALS })
  const user = await openPage('/dashboard?teams=Alliance,Reed', { as: NOAH })
  await openTeams(user)
  await user.click(await screen.findByRole('button', { name: 'Save Teams' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Save Team Selection' }))
  const name = dialog.getByLabelText('Enter a name for this team selection:')
  expect(name).toHaveAttribute('placeholder', 'Team Selection Name')
  await fillField(user, name, '  ')
  expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled()
  await fillField(user, name, 'Finals')
  const letGo = server.hold(saveSelection)
  await user.dblClick(dialog.getByRole('button', { name: 'Save' }))
  letGo()
  expect(await toast('Team selection saved successfully')).toBeVisible()
  expect(server.sent(saveSelection)).toEqual([{ name: 'Finals', teams: ['Alliance', 'Reed'] }])
})

test('all teams are cleared after a question, and one undo brings them back', async () => {
  answerCup()
  const user = await openPage('/dashboard?teams=Alliance,Reed', { as: NOAH })
  await openTeams(user)
  await user.click(await screen.findByRole('button', { name: 'Clear All Teams' }))
  const question = await screen.findByRole('alertdialog')
  expect(question).toHaveTextContent('Are you sure you want to clear all selected teams?')
  if (question.parentElement) await user.click(question.parentElement)
  expect(within(question).getByRole('button', { name: 'Cancel' })).toHaveFocus()
  await user.click(within(question).getByRole('button', { name: 'Yes, Clear All' }))
  expect(await screen.findByText('0 of 3 teams selected')).toBeVisible()
  expect(button('Save Teams')).toBeDisabled()
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus())
  const undo = button('Undo')
  undo.focus()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(undo).toHaveAttribute('aria-disabled', 'true'))
  expect(undo).toHaveFocus()
  await openTeams(user)
  expect(await screen.findByText('2 of 3 teams selected')).toBeVisible()
})

test('a user loads a selection and cannot delete it', async () => {
  answerCup()
  saved(FINALS)
  const user = await openPage('/dashboard?teams=Reed', { as: NOAH })
  await openTeams(user)
  const list = await openSaved(user)
  expect(await list.findByRole('listitem')).toHaveTextContent('Finals (2 teams)by noah')
  expect(list.queryByRole('button', { name: 'Delete Finals' })).toBeNull()
  await user.click(list.getByRole('button', { name: /^Finals/ }))
  expect(await toast('Loaded 2 teams successfully')).toBeVisible()
  await waitFor(() => expect(lineup()).toBe('Alliance,Reed'))
})

test('teams of a selection that are not in the archive are named and left out', async () => {
  answerCup()
  saved({ ...FINALS, name: 'Old', saved_by: null, teams: '["Reed","Nobody"]' })
  const user = await openPage('/dashboard?teams=Alliance', { as: NOAH })
  await openTeams(user)
  const list = await openSaved(user)
  await user.click(await list.findByRole('button', { name: /^Old \(2 teams\)/ }))
  expect(await toast('Loaded 1 teams successfully')).toBeVisible()
  expect(await toast("Not loaded because they're not in the archive: Nobody")).toBeVisible()
  await waitFor(() => expect(lineup()).toBe('Reed'))
})

test('an administrator deletes a selection', async () => {
  answerCup()
  saved(FINALS)
  server.answer(deleteSelection, { success: true, message: 'Team selection deleted successfully' })
  const user = await openPage('/dashboard?teams=Alliance', { as: ADA })
  await openTeams(user)
  const list = await openSaved(user)
  await user.click(await list.findByRole('button', { name: 'Delete Finals' }))
  const question = within(await screen.findByRole('alertdialog'))
  saved()
  await user.click(question.getByRole('button', { name: 'Delete' }))
  expect(await toast('Team selection deleted successfully')).toBeVisible()
  expect(await screen.findByText('No saved selections')).toBeVisible()
  expect(server.sent(deleteSelection)).toEqual([{ id: 3 }])
})

test('while the teams of a selection load, no panel shows numbers of the teams before', async () => {
  answerCup()
  saved(FINALS)
  const user = await openPage('/dashboard?teams=__proto__,Owls%252C Copper&columns=both', {
    as: ADA,
  })
  await openTeams(user)
  expect(await screen.findByText('2 of 3 teams selected')).toBeVisible()
  const list = await openSaved(user)
  // The panels below the window follow when all else is drawn.
  await waitFor(() =>
    expect(screen.getByRole('region', { name: 'Top 3 Composition' })).toHaveTextContent('100%'),
  )
  const letGo = server.hold(getHistoricalTeamComps)
  await user.click(await list.findByRole('button', { name: /^Finals/ }))
  for (const name of ['Top 3 Composition', 'Likely Compositions', 'Most Picked Legends']) {
    await waitFor(() => expect(panel(name).getByRole('status')).toHaveTextContent(/^Loading/))
    expect(panel(name).queryAllByRole('listitem')).toEqual([])
  }
  letGo()
  await waitFor(() => expect(weighted()).toHaveLength(4))
})

test('compositions that fail to load say so where they are missing, and a retry brings them', async () => {
  answerCup()
  const user = await openPage('/dashboard?teams=Reed&columns=both', { as: NOAH })
  await waitFor(() => expect(weighted()).toHaveLength(1))
  server.cutOff(getHistoricalTeamComps)
  await openTeams(user)
  await user.click(await screen.findByRole('option', { name: OWLS }))
  const failed = "Failed to fetch team compositions: Couldn't reach the server."
  expect(await panel('Likely Compositions').findByRole('alert')).toHaveTextContent(failed)
  expect(panel('Likely Compositions').getByRole('button', { name: 'Reed' })).toBeVisible()

  const again = await openPage('/dashboard?teams=Reed,Owls%252C Copper&columns=both', {
    as: NOAH,
  })
  for (const sentence of [
    failed,
    'Failed to fetch most picked compositions',
    'Failed to fetch most picked legends',
  ]) {
    await waitFor(() =>
      expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toContainEqual(
        expect.stringContaining(sentence),
      ),
    )
  }
  answerComps()
  await again.click(panel('Likely Compositions').getByRole('button', { name: 'Retry' }))
  await waitFor(() => expect(weighted()).toHaveLength(3))
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
})
