import { screen, waitFor, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { getLootpathNotes, listLootpaths, saveLootpathNotes } from '#contract/map/lootpath.ts'
import { addLootpathLocation } from '#contract/map/lootpath-admin.ts'
import { fillField } from '../../testing/fill.ts'
import { arriveAt, loadPage, openPage } from '../../testing/open-page.ts'
import { ADA, NOAH } from '../../testing/people.ts'
import { server } from '../../testing/test-server.ts'

const VIEW = '/dashboard?view=lootpath&map=edistrict'
const PIER = { number: 4, map: 'edistrict', id: 'pier', name: 'Pier' }
const PICTURE = {
  id: 'edistrict-pier',
  name: 'edistrict-pier.png',
  path: '/static/lootpaths/edistrict-pier.png',
  map: 'edistrict',
  location: 'pier',
  source: 'demo',
  updated_at: null,
} as const
const DONE = { success: true, message: 'Note saved successfully' } as const

const noted = (text: string, version: number, by: string | null = 'mia') =>
  server.answer(getLootpathNotes, {
    success: true,
    notes: text === '' ? {} : { pier: text },
    changes:
      version === 0 ? {} : { pier: { version, isDemo: false, updated_at: 0, updated_by: by } },
  })
const listed = () =>
  server.answer(listLootpaths, { success: true, files: [PICTURE], locations: [PIER] })
const button = (name: string) => screen.getByRole('button', { name })
const notes = () => within(screen.getByRole('region', { name: 'Notes' }))
const text = () => screen.getByLabelText('Notes for Pier')

async function openPier(as = NOAH) {
  listed()
  const user = await openPage(`${VIEW}&location=pier`, { as })
  await screen.findByRole('region', { name: 'Notes' })
  return user
}

test('a note is written by keyboard, survives a reload, and its draft can be given up', async () => {
  noted('', 0)
  listed()
  const user = await openPage(VIEW, { as: NOAH })
  const entry = await screen.findByRole('button', { name: /^Pier\b.*has an image/ })
  entry.focus()
  await user.keyboard('{Enter}')
  await arriveAt(`${VIEW}&location=pier`)
  await waitFor(() => expect(entry).toHaveAttribute('aria-current', 'true'))
  expect(await screen.findByText('Sample drawing, not a real lootpath')).toBeVisible()
  ;(await screen.findByRole('button', { name: 'Add Note' })).focus()
  await user.keyboard('{Enter}')
  expect(text()).toHaveFocus()
  expect(text()).toHaveAttribute('placeholder', 'Add notes about this location...')
  await fillField(user, text(), 'Roof first')
  const again = await loadPage()
  expect(await screen.findByLabelText('Notes for Pier')).toHaveValue('Roof first')
  server.answer(saveLootpathNotes, DONE)
  noted('Roof first', 1, 'noah')
  await again.click(button('Save'))
  expect(await notes().findByText('Note saved successfully')).toBeVisible()
  expect(server.sent(saveLootpathNotes)).toEqual([
    { mapId: 'edistrict', notes: { pier: 'Roof first' }, versions: { pier: 0 } },
  ])
  await again.click(await screen.findByRole('button', { name: 'Edit' }))
  await fillField(again, text(), 'Thrown away')
  await again.click(button('Cancel'))
  expect(button('Edit')).toHaveFocus()
  expect(notes().getByText('Roof first')).toBeVisible()
})

test('a note cannot be changed while it is saved, and a second click saves nothing', async () => {
  noted('Roof first', 1)
  server.answer(saveLootpathNotes, DONE)
  const user = await openPier()
  await user.click(await screen.findByRole('button', { name: 'Edit' }))
  await fillField(user, text(), 'Roof, then the yard')
  const letGo = server.hold(saveLootpathNotes)
  await user.dblClick(button('Save'))
  expect(text()).toHaveAttribute('readonly')
  letGo()
  expect(await notes().findByText('Roof, then the yard')).toBeVisible()
  expect(server.sent(saveLootpathNotes)).toHaveLength(1)
})

test('of two people who write a note, the second sees both texts and can combine them', async () => {
  noted('Roof first', 1)
  server.refuse(saveLootpathNotes, 409, 'changed_meanwhile', 'Changed')
  const user = await openPier()
  await user.click(await screen.findByRole('button', { name: 'Edit' }))
  await fillField(user, text(), 'Yard only')
  noted('Roof, then the yard', 2)
  await user.click(button('Save'))
  expect(await notes().findByRole('alert')).toHaveTextContent(
    /Someone else changed this note in the meantime/,
  )
  expect(await screen.findByText('Version by mia')).toBeVisible()
  expect(notes().getByText('Roof, then the yard')).toBeVisible()
  expect(screen.getByLabelText('Your version')).toHaveValue('Yard only')
  await user.click(button('Combine both'))
  server.answer(saveLootpathNotes, DONE)
  noted('Roof, then the yard\n\nYard only', 3)
  await user.click(button('Save'))
  expect(await screen.findByRole('button', { name: 'Edit' })).toBeVisible()
  expect(server.sent(saveLootpathNotes).at(-1)).toEqual({
    mapId: 'edistrict',
    notes: { pier: 'Roof, then the yard\n\nYard only' },
    versions: { pier: 2 },
  })
})

test('a refused note keeps its text until it is given up, then the stored one is fetched again', async () => {
  noted('Roof first', 1)
  server.refuse(saveLootpathNotes, 400, 'no', 'A sentence')
  const user = await openPier()
  await user.click(await screen.findByRole('button', { name: 'Edit' }))
  await fillField(user, text(), 'Refused')
  await user.click(button('Save'))
  expect(await notes().findByText('Error: A sentence')).toBeVisible()
  expect(text()).toHaveValue('Refused')
  const before = server.sent(getLootpathNotes).length
  await user.click(button('Cancel'))
  await waitFor(() => expect(server.sent(getLootpathNotes)).toHaveLength(before + 1))
  await user.click(button('Edit'))
  expect(text()).toHaveValue('Roof first')
  expect(notes().queryByRole('alert')).toBeNull()
})

test('a list that fails is told, and Retry helps; another map asks for its own location', async () => {
  noted('', 0)
  const user = await openPier()
  await user.click(screen.getByRole('tab', { name: 'Broken Moon' }))
  await arriveAt('/dashboard?view=lootpath&map=brokenmoon')
  expect(await screen.findByText(/^Select a location from the menu/)).toBeVisible()
  server.answerText('/api/file/files/list', '{"success":false,"files":[]}')
  await user.click(button('Refresh'))
  expect(
    await screen.findByText('Error loading files: API returned an unsuccessful response'),
  ).toBeVisible()
  listed()
  await user.click(button('Retry'))
  await waitFor(() => expect(screen.queryByText(/^Error loading files/)).toBeNull())
})

test('a guest is asked to log in to write a note', async () => {
  noted('', 0)
  listed()
  const user = await openPage(`${VIEW}&location=pier`, { as: 'guest' })
  await user.click(await screen.findByRole('button', { name: 'Add Note' }))
  const prompt = within(await screen.findByRole('dialog', { name: 'Log in to edit notes' }))
  expect(prompt.getByRole('link', { name: 'Login' })).toBeVisible()
  await user.click(prompt.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('a new location needs a name, and the notes of one map are never shown as those of the next', async () => {
  noted('', 0)
  listed()
  const user = await openPage('/admin/lootpaths?map=edistrict', { as: ADA })
  await screen.findByRole('searchbox')
  await user.click(button('Add location'))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Add location' }))
  expect(await dialog.findByText('Enter a name')).toBeVisible()
  expect(server.sent(addLootpathLocation)).toEqual([])
  await user.keyboard('{Escape}')
  const letGo = server.hold(getLootpathNotes)
  await user.click(screen.getByRole('tab', { name: 'Broken Moon' }))
  expect(await screen.findByText('Loading locations...')).toBeInTheDocument()
  letGo()
  await waitFor(() => expect(screen.queryByText('Loading locations...')).toBeNull())
})
