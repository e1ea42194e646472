import { screen, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { archiveChangeMessages } from '#contract/archive/archive-change.texts.ts'
import { teamAdminMessages } from '#contract/archive/team-admin.texts.ts'
import {
  getTeam,
  listMergeSuggestions,
  listTeams,
  mergeTeam,
  setTeamName,
} from '#contract/archive/team-admin.ts'
import { listMissingRegions } from '#contract/archive/team-region.ts'
import { fillField } from '../../testing/fill.ts'
import { openPage } from '../../testing/open-page.ts'
import { ADA } from '../../testing/people.ts'
import { server } from '../../testing/test-server.ts'

const REED = { id: 4, name: 'Reed', spellings: [], region: null, games: 3 }
const FJORD = { id: 5, name: 'Fjord', spellings: [], region: null, games: 2 }

async function editFjord() {
  server.answer(listTeams, { teams: [REED, FJORD] })
  server.answer(listMergeSuggestions, { suggestions: [], lastMerge: null })
  server.answer(listMissingRegions, { missing: [], total: 0, lastChange: null })
  server.answer(getTeam, { id: 5, name: 'Fjord', games: 2, spellings: [], seasons: [] })
  const user = await openPage('/admin?tab=teams', { as: ADA })
  await user.click(await screen.findByRole('button', { name: 'Edit Fjord' }))
  const dialog = await screen.findByRole('dialog')
  await within(dialog).findByLabelText('Name')
  return { user, dialog: within(dialog) }
}

test('a name of another team is refused with the way to merge the two', async () => {
  server.refuse(setTeamName, 409, 'taken', teamAdminMessages.nameTaken('reed', 'Reed'))
  const { user, dialog } = await editFjord()
  expect(dialog.getAllByRole('button', { name: 'Close' })[0]).toHaveFocus()
  await fillField(user, dialog.getByLabelText('Name'), 'reed')
  await user.click(dialog.getByRole('button', { name: 'Rename' }))
  expect(await dialog.findByRole('alert')).toHaveTextContent(
    'If they are the same team, merge them.',
  )
  expect(server.sent(setTeamName)).toEqual([{ id: 5, name: 'reed' }])
})

test('a merge of teams that played each other is refused in its dialog', async () => {
  server.refuse(mergeTeam, 409, 'met', archiveChangeMessages.teamsMet('Fjord', 'Reed'))
  const { user, dialog } = await editFjord()
  await user.click(dialog.getByRole('button', { name: 'Merge with another team' }))
  expect(await screen.findByText('Which team is the same as Fjord?')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Reed 3 games' }))
  await user.click(await screen.findByRole('button', { name: 'Merge teams' }))
  expect(await screen.findByRole('alert')).toHaveTextContent(
    "Fjord and Reed played against each other, so they can't be merged",
  )
  expect(server.sent(mergeTeam)).toEqual([{ id: 5, into: 4 }])
})
