import { screen, waitFor, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { rosterMessages } from '#contract/catalog/roster.texts.ts'
import { getRoster, type RosterLegend } from '#contract/catalog/roster.ts'
import { addLegend, editRosterLegend } from '#contract/catalog/roster-admin.ts'
import { fillField } from '../../testing/fill.ts'
import { openPage } from '../../testing/open-page.ts'
import { ADA } from '../../testing/people.ts'
import { server } from '../../testing/test-server.ts'

const AXION: RosterLegend = {
  key: 'axion',
  name: 'Axion',
  short: 'Axion',
  classes: [{ class: 'Skirmisher', from: null }],
  spellings: ['nightfall'],
  retiredFrom: null,
  picture: null,
  version: 1,
}

test('of two administrators, the second is told that nothing was overwritten', async () => {
  server.answer(getRoster, { legends: [AXION], maps: [] })
  server.refuse(editRosterLegend, 409, 'changed_meanwhile', rosterMessages.changedMeanwhile)
  const user = await openPage('/admin?tab=legends', { as: ADA })
  await user.click(await screen.findByRole('button', { name: 'Edit Axion' }))
  const dialog = within(await screen.findByRole('dialog'))
  await fillField(user, dialog.getByLabelText('Short name'), 'Mine')
  server.answer(getRoster, { legends: [{ ...AXION, short: 'Theirs', version: 2 }], maps: [] })
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await dialog.findByText(/Nothing was overwritten/)).toBeVisible()
  expect(server.sent(editRosterLegend)).toEqual([
    expect.objectContaining({ key: 'axion', short: 'Mine', version: 1 }),
  ])
  await user.click(dialog.getByRole('button', { name: 'Cancel' }))
  const theirs = await screen.findByText('Theirs')
  expect(theirs.closest('tr')).toHaveTextContent('Axion')
})

test('a new legend needs a class and names that mean no other legend', async () => {
  server.answer(getRoster, { legends: [], maps: [] })
  const user = await openPage('/admin?tab=legends', { as: ADA })
  await user.click(await screen.findByRole('button', { name: 'Add legend' }))
  const dialog = within(await screen.findByRole('dialog'))
  const add = () => user.click(dialog.getByRole('button', { name: 'Add legend' }))
  await fillField(user, dialog.getByLabelText('Name'), 'Axion')
  await fillField(user, dialog.getByLabelText('Short name'), 'bh')
  await add()
  await waitFor(() =>
    expect(dialog.getByLabelText('Class')).toHaveAccessibleDescription(/Choose a class/),
  )
  await user.selectOptions(dialog.getByLabelText('Class'), 'Skirmisher')
  await add()
  expect(await screen.findByText('"bh" already means Bloodhound')).toBeVisible()
  expect(server.sent(addLegend)).toEqual([])
  server.answer(addLegend, { success: true, message: 'Axion added' })
  await user.clear(dialog.getByLabelText('Short name'))
  await fillField(user, dialog.getByLabelText('Other spellings'), 'nightfall')
  await add()
  expect(await screen.findByText('Axion added')).toBeVisible()
  expect(server.sent(addLegend)).toEqual([
    expect.objectContaining({ name: 'Axion', short: 'Axion', spellings: ['nightfall'] }),
  ])
})

test('a class change of a legend of the specification leaves its first class as it is', async () => {
  server.answer(getRoster, { legends: [], maps: [] })
  server.answer(editRosterLegend, { success: true, message: 'Wattson saved' })
  const user = await openPage('/admin?tab=legends', { as: ADA })
  await user.click(await screen.findByRole('button', { name: 'Edit Wattson' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByLabelText('Class')).toBeDisabled()
  await user.click(dialog.getByRole('button', { name: 'Add a class change' }))
  await fillField(user, dialog.getByLabelText('Class change 1, from'), '2026-05-12')
  await user.selectOptions(dialog.getByLabelText('Class change 1'), 'Support')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Wattson saved')).toBeVisible()
  expect(server.sent(editRosterLegend)[0]?.classes).toEqual([
    { class: 'Controller', from: null },
    { class: 'Support', from: '2026-05-12' },
  ])
})
