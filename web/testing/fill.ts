import { screen } from '@testing-library/dom'
import type { UserEvent } from '@testing-library/user-event'

/** Fills the login form and submits it. An empty text leaves its field empty. */
export async function fillLogin(user: UserEvent, username: string, password: string) {
  await fillField(user, await screen.findByLabelText('Username'), username)
  await fillField(user, screen.getByLabelText('Password'), password)
  await user.click(screen.getByRole('button', { name: 'Log In' }))
}

/** Replaces what stands in a field at once. Typing each letter takes longer than the rest of a test. */
export async function fillField(user: UserEvent, field: HTMLElement, text: string) {
  await user.clear(field)
  await user.click(field)
  await user.paste(text)
}
