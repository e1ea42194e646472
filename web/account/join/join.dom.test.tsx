import { screen, waitFor } from '@testing-library/dom'
import { expect, test } from 'vitest'
import {
  acceptInvitation,
  createInvitation,
  endAccountLink,
  listAccountLinks,
  openAccountLink,
  resetPassword,
} from '#contract/share/account-link.ts'
import { accountLinkMessages as texts } from '#contract/share/account-link.texts.ts'
import { listRooms } from '#contract/draft/draft-room.ts'
import { listUsers } from '#contract/account/user.ts'
import { arriveAt, openPage } from '../../testing/open-page.ts'
import { ADA, NOAH } from '../../testing/people.ts'
import { server } from '../../testing/test-server.ts'

const TOKEN = 'abc_'.repeat(10) + 'abc'
const LINK = {
  kind: 'account_invite' as const,
  created_by: 'ada',
  expires_at: Date.UTC(2026, 11, 1),
  role: 'user' as const,
  team: 'Copper Owls',
  room: null,
  username: null,
}

test('a person who is invited chooses name and password and is in', async () => {
  server.answer(openAccountLink, { link: LINK, ended: null })
  const user = await openPage(`/join#${TOKEN}`)
  expect(
    await screen.findByText('ada invites you as user. Choose a name and a password.'),
  ).toBeVisible()
  expect(screen.getByText('Your team: Copper Owls')).toBeVisible()
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'mika')
  await user.type(screen.getByLabelText('Password'), 'too short')
  await user.click(screen.getByRole('button', { name: 'Create account' }))
  expect(await screen.findByText('Use at least 10 characters.')).toBeVisible()
  expect(server.sent(acceptInvitation)).toEqual([])
  await user.type(screen.getByLabelText('Password'), ' no more')
  server.answer(acceptInvitation, {
    token: 'fresh',
    user: { ...NOAH, username: 'mika' },
    room: null,
  })
  await user.click(screen.getByRole('button', { name: 'Create account' }))
  await arriveAt('/dashboard')
  expect(server.sent(openAccountLink)).toEqual([{ token: TOKEN }])
  expect(server.sent(acceptInvitation)).toEqual([
    { token: TOKEN, username: 'mika', password: 'too short no more' },
  ])
})

test('a name that is taken is told, and the next one is sent', async () => {
  server.answer(openAccountLink, { link: LINK, ended: null })
  server.refuse(acceptInvitation, 409, 'username_taken', 'This name is taken.')
  const user = await openPage(`/join#${TOKEN}`)
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'ada')
  await user.type(screen.getByLabelText('Password'), 'a quiet harbor')
  await user.click(screen.getByRole('button', { name: 'Create account' }))
  expect(await screen.findByText('This name is taken.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Create account' })).toBeEnabled()
})

test('a reset link asks for a password only', async () => {
  const link = { ...LINK, kind: 'account_reset' as const, role: null, team: null, username: 'noah' }
  server.answer(openAccountLink, { link, ended: null })
  const user = await openPage(`/join#${TOKEN}`)
  expect(await screen.findByText(texts.page.reset('noah'))).toBeVisible()
  expect(screen.queryByRole('textbox', { name: 'Name' })).toBeNull()
  server.answer(resetPassword, { token: 'fresh', user: NOAH, room: null })
  await user.type(screen.getByLabelText('Password'), 'a quiet harbor')
  await user.click(screen.getByRole('button', { name: 'Set password' }))
  await arriveAt('/dashboard')
  expect(server.sent(resetPassword)).toEqual([{ token: TOKEN, password: 'a quiet harbor' }])
})

test('a link that was used says so, and one without a token that part is missing', async () => {
  server.answer(openAccountLink, { link: null, ended: 'used' })
  await openPage(`/join#${TOKEN}`)
  expect(await screen.findByText(texts.ends.used)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Go to login' })).toBeVisible()
})

test('an administrator invites people, copies the link once and turns it off', async () => {
  server.answer(listUsers, { users: [ADA] })
  server.answer(listAccountLinks, { links: [] })
  const made = {
    id: 3,
    created_at: 0,
    uses: 0,
    max_uses: 5,
    ...LINK,
    role: 'editor' as const,
  }
  server.answer(createInvitation, { success: true, message: '', link: made, token: TOKEN })
  server.answerIfAsked(listRooms, { rooms: [] })
  const user = await openPage('/admin', { as: ADA })
  await user.click(await screen.findByRole('button', { name: 'Invite' }))
  await user.selectOptions(screen.getByRole('combobox', { name: /^Role/ }), 'Editor')
  await user.type(screen.getByRole('textbox', { name: /^Team/ }), 'Copper Owls')
  await user.selectOptions(
    screen.getByRole('combobox', { name: 'How many people can use it' }),
    '5',
  )
  server.answer(listAccountLinks, { links: [made] })
  await user.click(screen.getByRole('button', { name: 'Create invitation' }))
  expect(await screen.findByRole('textbox', { name: 'Link' })).toHaveValue(
    `${location.origin}/join#${TOKEN}`,
  )
  expect(server.sent(createInvitation)).toEqual([
    { role: 'editor', team: 'Copper Owls', room: null, uses: 5, hours: 168 },
  ])
  await user.click(screen.getByRole('button', { name: 'Done' }))
  expect(await screen.findByText('Invitation as editor, Copper Owls')).toBeVisible()
  server.answer(endAccountLink, { success: true, message: 'Link turned off' })
  server.answer(listAccountLinks, { links: [] })
  await user.click(screen.getByRole('button', { name: /^Turn off/ }))
  await waitFor(() => expect(screen.queryByText('Invitation as editor, Copper Owls')).toBeNull())
  expect(server.sent(endAccountLink)).toEqual([{ id: 3 }])
})
