import { screen, waitFor, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import {
  type CompNote,
  deleteCompNoteById,
  listCompNotes,
  saveCompNote,
} from '#contract/note/comp-note.ts'
import { searchNotes } from '#contract/note/note.ts'
import { fillField } from '../testing/fill.ts'
import { arriveAt, openPage } from '../testing/open-page.ts'
import { ADA, NOAH } from '../testing/people.ts'
import { server } from '../testing/test-server.ts'

const NOTES = '/dashboard?view=comp_notes'
const REFUSAL = [400, 'some_code', 'A sentence'] as const

const note = (id: number, change: Partial<CompNote> = {}): CompNote => ({
  id,
  comp: 'Ash,Crypto,Newcastle',
  map: null,
  opponent: null,
  notes: 'Snare plus EMP.',
  created_at: 0,
  created_by: 'ada',
  updated_at: 0,
  updated_by: 'ada',
  version: 10 + id,
  ...change,
})
const WATTSON = note(2, { comp: 'Wattson', notes: 'Fences.' })

const listed = (...notes: CompNote[]) => server.answer(listCompNotes, { notes })
const tile = (name: RegExp) =>
  within(screen.getByRole('group', { name: 'Choose legends' })).getByRole('button', { name })
const picked = () =>
  within(screen.getByRole('group', { name: 'Choose legends' })).queryAllByRole('button', {
    name: /picked/,
  })
const text = () => screen.getByPlaceholderText('Enter notes about this composition...')
const save = () => screen.getByRole('button', { name: 'Save to Database' })
const saved = () =>
  within(screen.getByRole('region', { name: 'Saved Comp Notes' })).queryAllByRole('article')

test('a note has at most three legends and a text, and survives a visit to another view', async () => {
  listed()
  server.answer(searchNotes, { notes: [], total: 0 })
  const user = await openPage(NOTES, { as: ADA })
  expect(
    await screen.findByText('No comp notes saved yet. Create your first one above!'),
  ).toBeVisible()
  for (const name of [/^Ash,/, /^Crypto,/, /^Newcastle,/, /^Loba,/]) await user.click(tile(name))
  expect(tile(/^Loba, Support$/)).toBeVisible()
  expect(picked()).toHaveLength(3)
  await fillField(user, text(), '   ')
  expect(save()).toBeDisabled()
  await fillField(user, text(), '  Snare plus EMP.\nDo not take the zip.  ')
  expect(save()).toBeEnabled()
  await user.click(screen.getByRole('link', { name: 'Notes' }))
  await screen.findByRole('heading', { level: 1, name: 'Notes' })
  const pages = within(screen.getByRole('navigation', { name: 'Pages of Ours' }))
  await user.click(pages.getByRole('link', { name: 'Comp Notes' }))
  expect(await screen.findByPlaceholderText(/^Enter notes/)).toHaveValue(
    '  Snare plus EMP.\nDo not take the zip.  ',
  )
  expect(picked()).toHaveLength(3)
})

test('a note cannot be changed while it is saved, and the form is empty afterwards', async () => {
  listed()
  server.answer(saveCompNote, { success: true, message: 'Note saved', notes: note(1) })
  const letGo = server.hold(saveCompNote)
  const user = await openPage(NOTES, { as: ADA })
  for (const name of [/^Ash,/, /^Crypto,/, /^Newcastle,/]) await user.click(tile(name))
  await fillField(user, text(), '  Snare plus EMP.  ')
  await user.dblClick(save())
  expect(text()).toHaveAttribute('readonly')
  await user.click(tile(/^Ash,/))
  expect(picked()).toHaveLength(3)
  letGo()
  expect(await screen.findByText('Note saved')).toBeVisible()
  await waitFor(() => expect(saved()).toHaveLength(1))
  expect(saved()[0]).toHaveTextContent(', by ada')
  await waitFor(() => expect(text()).toHaveValue(''))
  expect(picked()).toHaveLength(0)
  expect(server.sent(saveCompNote)).toEqual([
    {
      comp: ['Ash', 'Crypto', 'Newcastle'],
      map: null,
      opponent: null,
      notes: 'Snare plus EMP.',
      version: 0,
    },
  ])
})

test('a note that someone else has changed is shown beside the own text, and both are combined', async () => {
  listed(note(1))
  server.refuse(saveCompNote, 409, 'changed_meanwhile', 'Someone else changed it.')
  const user = await openPage(NOTES, { as: ADA })
  await screen.findByText('Snare plus EMP.')
  for (const name of [/^Newcastle,/, /^Crypto,/, /^Ash,/]) await user.click(tile(name))
  await user.click(screen.getByRole('button', { name: 'Edit existing note' }))
  expect(text()).toHaveValue('Snare plus EMP.')
  await fillField(user, text(), 'Snare plus EMP, then castle.')
  listed(note(1, { notes: 'EMP first.', updated_by: 'mia', version: 20 }))
  await user.click(save())
  expect(await screen.findByText(/^Someone else changed this note in the meantime\./)).toBeVisible()
  expect(screen.getByText('Version by mia')).toBeVisible()
  expect(screen.getByLabelText('Your version')).toHaveValue('Snare plus EMP, then castle.')
  await user.click(screen.getByRole('button', { name: 'Combine both' }))
  expect(text()).toHaveValue('EMP first.\n\nSnare plus EMP, then castle.')
  const notes = 'EMP first.\n\nSnare plus EMP, then castle.'
  const both = note(1, { notes, updated_at: 60_000, version: 21 })
  server.answer(saveCompNote, { success: true, message: 'Note saved', notes: both })
  await user.click(save())
  await waitFor(() => expect(saved()[0]).toHaveTextContent('(updated)'))
  expect(saved()).toHaveLength(1)
  expect(server.sent(saveCompNote).map(({ version }) => version)).toEqual([11, 20])
})

test('notes are found by words and by legend, in the address too, and deleted after a question', async () => {
  listed(note(1), WATTSON, note(3, { map: 'stormpoint', opponent: 'Reed', notes: 'They push.' }))
  server.answer(deleteCompNoteById, { success: true, message: 'Note deleted' })
  const user = await openPage(NOTES, { as: ADA })
  await waitFor(() => expect(saved()).toHaveLength(3))
  expect(saved()[2]).toHaveTextContent('Storm Pointvs Reed')
  const search = screen.getByRole('searchbox', { name: 'Search notes...' })
  for (const [words, shown] of [
    ['plus EMP', 'Snare plus EMP.'],
    ['storm', 'They push.'],
    ['reed', 'They push.'],
  ] as const) {
    await fillField(user, search, words)
    await waitFor(() => expect(saved()).toHaveLength(1))
    expect(saved()[0]).toHaveTextContent(shown)
  }
  await arriveAt(`${NOTES}&q=reed`)
  await user.click(screen.getByRole('button', { name: 'Clear search' }))
  await user.selectOptions(screen.getByLabelText('Legend'), 'Wattson')
  await waitFor(() => expect(saved()).toHaveLength(1))
  expect(saved()[0]).toHaveTextContent('Fences.')
  await user.click(screen.getByRole('button', { name: 'Delete note about Wattson' }))
  listed(note(1), note(3))
  await user.click(await screen.findByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('Note deleted')).toBeVisible()
  expect(await screen.findByText('2 notes')).toBeVisible()
  expect(server.sent(deleteCompNoteById)).toEqual([{ id: WATTSON.id }])
})

test('a refused save keeps the text, and a refused deletion says why', async () => {
  listed(WATTSON)
  server.refuse(saveCompNote, ...REFUSAL)
  server.refuse(deleteCompNoteById, ...REFUSAL)
  const user = await openPage(NOTES, { as: ADA })
  await screen.findByText('Fences.')
  await user.click(tile(/^Loba,/))
  await fillField(user, text(), 'Lost?')
  await user.click(save())
  const told = await screen.findAllByText('Failed to create comp note: A sentence')
  expect(told).toHaveLength(2)
  expect(text()).toHaveValue('Lost?')
  await user.click(screen.getByRole('button', { name: /^Delete note/ }))
  const question = within(await screen.findByRole('alertdialog'))
  await user.click(question.getByRole('button', { name: 'Delete' }))
  expect(await question.findByRole('alert')).toHaveTextContent(
    'Failed to delete comp note: A sentence',
  )
})

test('guests and users read why they get no notes', async () => {
  await openPage(NOTES, { as: 'guest' })
  expect(await screen.findByText('Please log in to access this page.')).toBeVisible()
  const user = await openPage(NOTES, { as: NOAH })
  expect(await screen.findByText('Access Denied - Admin privileges required.')).toBeVisible()
  const views = within(screen.getByRole('navigation', { name: 'Views' }))
  await user.hover(views.getByRole('link', { name: 'Ours' }))
  expect(views.getByText('Notes')).toBeVisible()
  expect(views.queryByText('Comp Notes')).toBeNull()
})
