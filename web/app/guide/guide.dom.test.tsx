import { screen, waitFor, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { arriveAt, openPage } from '../../testing/open-page.ts'

test('the palette finds the guide', async () => {
  const user = await openPage('/dashboard', { as: 'guest' })
  await user.keyboard('{Control>}k{/Control}')
  const field = await screen.findByRole('combobox')
  // A dialog that has just opened has the keyboard before the mouse.
  await waitFor(() => expect(field).toHaveFocus())
  await user.keyboard('guide{Enter}')
  await arriveAt('/guide')
})

test('the list of shortcuts leads to the guide', async () => {
  const user = await openPage('/dashboard', { as: 'guest' })
  await user.keyboard('?')
  const list = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }))
  await user.click(list.getByRole('link', { name: 'Guide' }))
  await arriveAt('/guide')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})
