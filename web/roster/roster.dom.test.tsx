import { screen, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { rosterMessages } from '#contract/messages/roster.ts'
import { getRoster, type RosterLegend } from '#contract/roster.ts'
import { editRosterLegend } from '#contract/roster-admin.ts'
import { fillField } from '../testing/fill.ts'
import { openPage } from '../testing/open-page.ts'
import { ADA } from '../testing/people.ts'
import { server } from '../testing/test-server.ts'

const AXLE: RosterLegend = {
  key: 'axle',
  name: 'Axle',
  short: 'Axle',
  classes: [{ class: 'Skirmisher', from: null }],
  spellings: ['overdrive'],
  retiredFrom: null,
  picture: null,
  version: 1,
}

test('of two administrators, the second is told that nothing was overwritten', async () => {
  server.answer(getRoster, { legends: [AXLE], maps: [] })
  server.refuse(editRosterLegend, 409, 'changed_meanwhile', rosterMessages.changedMeanwhile)
  const user = await openPage('/admin?tab=legends', { as: ADA })
  await user.click(await screen.findByRole('button', { name: 'Edit Axle' }))
  const dialog = within(await screen.findByRole('dialog'))
  await fillField(user, dialog.getByLabelText('Short name'), 'Mine')
  server.answer(getRoster, { legends: [{ ...AXLE, short: 'Theirs', version: 2 }], maps: [] })
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await dialog.findByText(/Nothing was overwritten/)).toBeVisible()
  expect(server.sent(editRosterLegend)).toEqual([
    expect.objectContaining({ key: 'axle', short: 'Mine', version: 1 }),
  ])
  await user.click(dialog.getByRole('button', { name: 'Cancel' }))
  const theirs = await screen.findByText('Theirs')
  expect(theirs.closest('tr')).toHaveTextContent('Axle')
})
