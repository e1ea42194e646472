import { screen, waitFor, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { findPlayers } from '#contract/stats/player.ts'
import { fillField } from '../../testing/fill.ts'
import { arriveAt, openPage } from '../../testing/open-page.ts'
import { ADA, NOAH } from '../../testing/people.ts'
import { server } from '../../testing/test-server.ts'

const bar = () => within(screen.getByRole('banner'))
const findPalette = async () =>
  within(await screen.findByRole('dialog', { name: 'Command palette' }))
const chosen = () => screen.getByRole('option', { selected: true })

test('Ctrl+K finds a page and Enter goes there', async () => {
  const user = await openPage('/dashboard', { as: NOAH })
  await user.keyboard('{Control>}k{/Control}')
  const palette = await findPalette()
  await waitFor(() => expect(palette.getByRole('combobox')).toHaveFocus())
  await user.keyboard('settings')
  await waitFor(() => expect(chosen()).toHaveTextContent(/Settings/))
  await user.keyboard('{Enter}')
  await arriveAt('/settings')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a guest is offered to log in, and nothing of users', async () => {
  const user = await openPage('/dashboard', { as: 'guest' })
  await user.keyboard('{Control>}k{/Control}')
  const palette = await findPalette()
  expect(palette.getByRole('option', { name: 'Log in' })).toBeVisible()
  for (const name of ['Admin', 'Settings', 'Log out']) {
    expect(palette.queryByRole('option', { name })).toBeNull()
  }
})

test('an administrator is offered everything', async () => {
  const user = await openPage('/dashboard', { as: ADA })
  await user.keyboard('{Control>}k{/Control}')
  const palette = await findPalette()
  for (const name of ['Admin', 'Settings', 'Log out']) {
    expect(palette.getByRole('option', { name })).toBeVisible()
  }
})

test('the palette opens from the bar, finds legends by name and class, and says when it finds none', async () => {
  const user = await openPage('/dashboard', { as: NOAH })
  await user.click(bar().getByRole('button', { name: /^Search/ }))
  const palette = await findPalette()
  const field = palette.getByRole('combobox')
  const search = (text: string) => fillField(user, field, text)
  await search('controller')
  for (const name of ['Catalyst', 'Caustic', 'Rampart', 'Wattson']) {
    expect(await palette.findByRole('option', { name })).toBeVisible()
  }
  await search('12345')
  expect(await palette.findByText('No results')).toBeVisible()
  // "Dashboard" has the same letters, but the legend is the better match.
  await search('ash')
  await waitFor(() => expect(chosen()).toHaveTextContent(/^Ash$/))
  await search('mad maggie')
  await waitFor(() => expect(chosen()).toHaveTextContent(/^Mad Maggie$/))
  // Held a little too long, Enter bans nobody.
  await user.keyboard('{Enter>3/}')
  const tile = await screen.findByRole('button', { name: 'Mad Maggie, Assault' })
  await waitFor(() => expect(tile).toHaveFocus())
  await arriveAt('/dashboard')
})

test('Escape closes the palette and gives the focus back', async () => {
  const user = await openPage('/dashboard', { as: NOAH })
  const search = bar().getByRole('button', { name: /^Search/ })
  search.focus()
  await user.keyboard('{Control>}k{/Control}')
  await findPalette()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(search).toHaveFocus())
})

test('the arrow keys walk through the palette and around its end', async () => {
  const user = await openPage('/dashboard', { as: NOAH })
  await user.keyboard('{Control>}k{/Control}')
  const palette = await findPalette()
  await waitFor(() => expect(palette.getByRole('combobox')).toHaveFocus())
  const first = chosen().textContent
  await user.keyboard('{ArrowUp}')
  await waitFor(() => expect(chosen().textContent).not.toBe(first))
  await user.keyboard('{ArrowDown}')
  await waitFor(() => expect(chosen().textContent).toBe(first))
})

test('a long question is not searched among the names of players', async () => {
  const user = await openPage('/credits', { as: 'guest' })
  await user.keyboard('{Control>}k{/Control}')
  const palette = await findPalette()
  await waitFor(() => expect(palette.getByRole('combobox')).toHaveFocus())
  await user.keyboard('mik')
  await waitFor(() => expect(server.sent(findPlayers).at(-1)).toEqual({ search: 'mik' }))
  await fillField(
    user,
    palette.getByRole('combobox'),
    'what did teams play on Storm Point with Ash',
  )
  await palette.findByRole('option', { name: /^Ask "what did teams/ })
  // A name that follows is asked, so the question before it would have been.
  await fillField(user, palette.getByRole('combobox'), 'torv')
  await waitFor(() => expect(server.sent(findPlayers).at(-1)).toEqual({ search: 'torv' }))
  expect(server.sent(findPlayers).filter(({ search }) => search.includes('what'))).toEqual([])
})
