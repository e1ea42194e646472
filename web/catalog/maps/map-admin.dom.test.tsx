import { screen, waitFor, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { addMap, editMap } from '#contract/catalog/map-admin.ts'
import { mapAdminMessages } from '#contract/catalog/map-admin.texts.ts'
import { getRoster } from '#contract/catalog/roster.ts'
import { fillField } from '../../testing/fill.ts'
import { openPage } from '../../testing/open-page.ts'
import { ADA } from '../../testing/people.ts'
import { server } from '../../testing/test-server.ts'

const MAPS = '/admin?tab=maps'
const TALOS = {
  id: 'talos',
  name: 'Talos',
  spellings: ['mp_rr_talos'],
  picture: '01234567-89ab-4cde-8f01-23456789abcd.png',
  calibration: null,
  pois: [],
  isRetired: false,
  version: 1,
}

const saved = (spellings: string[], version: number) =>
  server.answer(getRoster, { legends: [], maps: [{ ...TALOS, spellings, version }] })

test('a spelling that means another map is refused', async () => {
  const user = await openPage(MAPS, { as: ADA })
  await user.click(await screen.findByRole('button', { name: 'Add map' }))
  const dialog = within(await screen.findByRole('dialog'))
  await fillField(user, dialog.getByLabelText('Name'), 'Talos')
  await fillField(user, dialog.getByLabelText('Other spellings'), 'mp_rr_district')
  await user.click(dialog.getByRole('button', { name: 'Add map' }))
  expect(await screen.findByText('"mp_rr_district" already means E-District')).toBeVisible()
  expect(server.sent(addMap)).toEqual([])
})

test('of two administrators, the second is told that nothing was overwritten', async () => {
  saved(['mp_rr_talos'], 1)
  server.refuse(editMap, 409, 'changed_meanwhile', mapAdminMessages.changedMeanwhile)
  const user = await openPage(MAPS, { as: ADA })
  await user.click(await screen.findByRole('button', { name: 'Edit Talos' }))
  const dialog = within(await screen.findByRole('dialog'))
  await fillField(user, dialog.getByLabelText('Other spellings'), 'Mine')
  saved(['Theirs'], 2)
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await dialog.findByText(/Nothing was overwritten/)).toBeVisible()
  expect(server.sent(editMap)).toEqual([
    expect.objectContaining({ map: 'talos', spellings: ['Mine'], version: 1 }),
  ])
  await user.click(dialog.getByRole('button', { name: 'Cancel' }))
  expect((await screen.findByText('Theirs')).closest('tr')).toHaveTextContent('Talos')
})

test('a change right after another one is based on it', async () => {
  saved(['Old'], 1)
  server.answer(editMap, { success: true, message: 'Talos saved' })
  const user = await openPage(MAPS, { as: ADA })
  await user.click(await screen.findByRole('button', { name: 'Edit Talos' }))
  const dialog = within(await screen.findByRole('dialog'))
  const listed = server.hold(getRoster)
  saved(['Old'], 2)
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(server.sent(editMap)).toHaveLength(1))
  expect(screen.getByRole('dialog')).toBeVisible()

  listed()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.click(screen.getByRole('button', { name: 'Retire Talos' }))
  const question = within(await screen.findByRole('alertdialog'))
  await user.click(question.getByRole('button', { name: /^Retire/ }))
  await waitFor(() => expect(server.sent(editMap)).toHaveLength(2))
  expect(server.sent(editMap).map(({ version }) => version)).toEqual([1, 2])
})
