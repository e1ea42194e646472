import { screen, waitFor, within } from '@testing-library/dom'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { CurrentUser } from '#contract/account/account.ts'
import { listCompNotes } from '#contract/note/comp-note.ts'
import { noteConflictMessages } from '#contract/note/note-conflict.texts.ts'
import { getNote, listNoteVersions, type Note, saveNote } from '#contract/note/note.ts'
import { listUserNames } from '#contract/account/user.ts'
import { fillField } from '../testing/fill.ts'
import { loadPage, openPage } from '../testing/open-page.ts'
import { ADA, NOAH } from '../testing/people.ts'
import { answerTeamPages } from '../testing/team-page.ts'
import { server } from '../testing/test-server.ts'

const NOTE = 'Rotate early with Crypto scan.'
const MAX = { ...NOAH, role: 'editor' as const, username: 'max' }

const noteOf = (text: string, version: number): Note => ({
  text,
  version,
  updated_at: version === 0 ? null : Date.UTC(2026, 9, 3, 12),
  updated_by: version === 0 ? null : 'max',
})

function answerNote(note: Note) {
  server.answer(getNote, { note })
  server.answerIfAsked(listCompNotes, { notes: [] })
}

const notes = () => within(screen.getByRole('region', { name: 'Notes' }))
const button = (name: string) => notes().findByRole('button', { name })
const field = () => notes().findByLabelText('Notes about Alliance')

async function openTeam(as: CurrentUser) {
  const user = await openPage('/dashboard?view=team&team=Alliance', { as })
  await screen.findByRole('region', { name: 'Notes' })
  return user
}

async function save(user: UserEvent, stored: Note) {
  server.answer(saveNote, { success: true, message: 'Saved', note: stored })
  await user.click(await button('Save note'))
}

test('an editor writes a note, and what is not saved survives a reload', async () => {
  answerTeamPages()
  answerNote(noteOf('', 0))
  const user = await openTeam(MAX)
  expect(await notes().findByText('No notes about this team yet.')).toBeVisible()
  await user.click(await button('Add note'))
  await waitFor(async () => expect(await field()).toHaveFocus())
  await user.paste(NOTE)
  const again = await loadPage()
  await screen.findByRole('region', { name: 'Notes' })
  expect(await field()).toHaveValue(NOTE)
  await save(again, noteOf(NOTE, 1))
  expect(await notes().findByText(NOTE)).toBeVisible()
  expect(await notes().findByText(/max/)).toBeVisible()
  await waitFor(async () => expect(await button('Edit note')).toHaveFocus())
  expect(server.sent(saveNote)).toEqual([
    { about: 'team', key: 'Alliance', text: NOTE, version: 0 },
  ])
})

test('a user reads a note and cannot edit it', async () => {
  answerTeamPages()
  answerNote(noteOf(NOTE, 1))
  await openTeam(NOAH)
  expect(await notes().findByText(NOTE)).toBeVisible()
  expect(notes().queryByRole('button')).toBeNull()
})

test('of two who edit a note the second sees both texts and keeps both', async () => {
  answerTeamPages()
  answerNote(noteOf('', 0))
  const user = await openTeam(ADA)
  await user.click(await button('Add note'))
  await fillField(user, await field(), 'Mine')
  server.refuse(saveNote, 409, 'changed_meanwhile', noteConflictMessages.conflict)
  server.answer(getNote, { note: noteOf('Theirs', 1) })
  await user.click(await button('Save note'))
  expect(await notes().findByText(/Someone else changed this note in the meantime\./)).toBeVisible()
  await user.click(await button('Combine both'))
  const both = 'Theirs\n\nMine'
  await save(user, noteOf(both, 2))
  await waitFor(() =>
    expect(screen.getByRole('region', { name: 'Notes' })).toHaveTextContent(/Theirs\s+Mine/),
  )
  expect(server.sent(saveNote).at(-1)).toEqual({
    about: 'team',
    key: 'Alliance',
    text: both,
    version: 1,
  })
})

test('an earlier text of a note can be used again', async () => {
  answerTeamPages()
  answerNote(noteOf('Second text', 2))
  server.answer(listNoteVersions, { versions: [noteOf('First text', 1)] })
  const user = await openTeam(MAX)
  await user.click(await button('Earlier versions'))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(await dialog.findByRole('button', { name: 'Use this text' }))
  expect(await field()).toHaveValue('First text')
  await save(user, noteOf('First text', 3))
  expect(await notes().findByText('First text')).toBeVisible()
})

const choice = () => notes().queryByRole('option', { selected: true })

test('legends and people are mentioned by their first letters', async () => {
  answerTeamPages()
  answerNote(noteOf('', 0))
  server.answer(listUserNames, { names: ['vera', 'verena'] })
  const user = await openTeam(MAX)
  await user.click(await button('Add note'))
  const text = await field()
  await user.click(text)
  await user.keyboard('Save @wat')
  await waitFor(() => expect(choice()).toHaveTextContent(/^Wattson$/))
  await user.keyboard('{Enter}for game 5, ask @ver')
  await waitFor(() => expect(choice()).toHaveTextContent(/^vera$/))
  await user.keyboard('{Escape}')
  expect(choice()).toBeNull()
  expect(text).toHaveFocus()
  await user.keyboard('e')
  expect(choice()).toBeNull()
  await user.keyboard('{Enter}@veren')
  await waitFor(() => expect(choice()).toHaveTextContent(/^verena$/))
  const verena = choice()
  if (verena) await user.click(verena)
  expect(text).toHaveFocus()
  const start = 'Save @Wattson for game 5, ask @vere\n@verena '
  expect(text).toHaveValue(start)
  // In the middle of a text, the caret stays where the mention ends.
  await user.type(text, '@as', {
    initialSelectionStart: 0,
    initialSelectionEnd: 0,
    skipClick: true,
  })
  await waitFor(() => expect(choice()).toHaveTextContent(/^Ash$/))
  await user.keyboard('{Tab}or ')
  expect(text).toHaveValue(`@Ash or ${start}`)
})
