import { screen, waitFor, within } from '@testing-library/dom'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { goBack, loadPage, openPage } from '../../testing/open-page.ts'
import { ADA } from '../../testing/people.ts'
import FILE from '../../public/weapon_data.csv?raw'
import { server } from '../../testing/test-server.ts'

const WEAPONS = '/dashboard?view=statsboard&tab=weapons'
const PATH = '/weapon_data.csv'

const table = () => within(screen.getByRole('table', { name: 'Weapon Stats' }))
const rowOf = (weapon: string) =>
  within(table().getByRole('row', { name: new RegExp(`^${weapon}`) }))
const namesOf = () =>
  table()
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent.replace(/, details$/, ''))
const choose = (user: UserEvent, field: string, option: string) =>
  user.click(within(screen.getByRole('group', { name: field })).getByText(option))
const details = (weapon: string) => table().getByRole('button', { name: `${weapon}, details` })

async function openWeapons(path = WEAPONS, file = FILE) {
  server.answerText(PATH, file)
  const user = await openPage(path, { as: ADA })
  await screen.findByRole('table', { name: 'Weapon Stats' })
  return user
}

test('weapons are sorted and filtered, and the address keeps it', async () => {
  const user = await openWeapons()
  expect(namesOf()).toHaveLength(29)
  expect(screen.getByRole('columnheader', { name: 'DPS' })).toHaveAttribute(
    'aria-sort',
    'descending',
  )
  await user.click(screen.getByRole('button', { name: 'TTK Purple' }))
  await waitFor(() =>
    expect(namesOf().slice(0, 3)).toEqual(['Nemesis (Heated)', 'Havoc', 'Devotion']),
  )
  await choose(user, 'Armor', 'Red')
  await choose(user, 'Ammo', 'Light')
  await waitFor(() => expect(rowOf('R-99').getByRole('button', { name: /0\.94 s/ })).toBeVisible())
  await waitFor(() =>
    expect(location.search).toBe('?view=statsboard&tab=weapons&sort=ttk&armour=red&ammo=light'),
  )
  const plot =
    '7 weapons. Fastest against Red: R-99 0.94 s. Slowest: G7 Scout 1.55 s. All numbers are in the table.'
  expect(screen.getByRole('img', { name: plot })).toBeInTheDocument()
  const again = await loadPage()
  await screen.findByRole('table', { name: 'Weapon Stats' })
  expect(namesOf()[0]).toBe('R-99')
  await choose(again, 'Ammo', 'Care Package')
  await waitFor(() => expect(namesOf()).toEqual(['Triple Take', 'Peacekeeper', 'Kraber']))
})

test('each number says how it is calculated, and gets the focus back', async () => {
  const user = await openWeapons()
  const time = rowOf('Hemlok').getByRole('button', { name: /1\.29 s/ })
  await user.click(time)
  const why = await screen.findByRole('dialog', { name: 'Hemlok: TTK Purple' })
  for (const words of [
    '200 health and shield / 20 per shot: 10 shots',
    '6 intervals / 15.5 shots per second = 0.39 s',
    '3 pauses between bursts × 0.3 s = 0.90 s',
    'Total: 1.29 s',
  ]) {
    expect(why).toHaveTextContent(words)
  }
  await user.keyboard('{Escape}')
  await waitFor(() => expect(time).toHaveFocus())
  await user.click(rowOf('Hemlok').getByRole('button', { name: /^140/ }))
  expect(await screen.findByRole('dialog', { name: 'Hemlok: DPS' })).toHaveTextContent(
    'It takes 2 / 15.5 s, followed by a 0.3 s pauseTotal: 140 per second',
  )
})

const card = () => within(screen.getByRole('dialog', { name: 'Mozambique' }))

test('the full table is a step of its own, and its cards open with the focus', async () => {
  const user = await openWeapons(`${WEAPONS}&ammo=shotgun`)
  await choose(user, 'Table', 'Full')
  await waitFor(() => expect(location.search).toContain('table=full'))
  const columns = screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
  expect(columns).toEqual(['Weapon Name', 'Damage', 'Head Damage', 'DPS', 'Base Mag', 'TTK Purple'])
  rowOf('EVA-8')
    .getByRole('button', { name: /1\.11 s/ })
    .focus()
  await user.tab()
  expect(details('Mozambique')).toHaveFocus()
  await screen.findByRole('dialog', { name: 'Mozambique' })
  expect(card().getAllByRole('columnheader').at(-1)).toHaveTextContent('Akimbo')
  await user.keyboard('{Enter}')
  await waitFor(() => expect(card().getByRole('button', { name: 'Close' })).toHaveFocus())
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(details('Mozambique')).toHaveFocus()
  await goBack()
  expect(await screen.findByRole('columnheader', { name: 'Ammo Type' })).toBeVisible()
})

test('what was read in a popover is not repeated by a tooltip', async () => {
  const user = await openWeapons()
  const info = screen.getByRole('button', { name: 'Assumptions' })
  info.focus()
  await user.keyboard('{Enter}')
  expect(await screen.findByRole('dialog', { name: 'Assumptions' })).toBeVisible()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(info).toHaveFocus())
  expect(screen.queryByRole('tooltip')).toBeNull()
})

const HEADER =
  'Weapon Name;Damage;Pellets;Fire_rate;Headshot_multiplier;Base Magazine;Ammo_type;Akimbo'

test('a file that does not arrive or cannot be read says so, and another one is taken as it is', async () => {
  server.cutOffText(PATH)
  const user = await openPage(WEAPONS, { as: ADA })
  const retry = () => user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByText(/Error: Failed to load weapon data/)).toBeVisible()
  server.answerText(PATH, '<!doctype html><title>Not here</title>')
  await retry()
  expect(await screen.findByText(/Error: Failed to parse weapon data CSV/)).toBeVisible()
  server.answerText(PATH, 'Weapon Name;Damage\nHavoc;20')
  await retry()
  expect(await screen.findByText(/Error: Failed to process weapon data/)).toBeVisible()
  expect(screen.getByRole('tab', { name: 'Legend Info' })).toBeVisible()

  const rows = ['Slow;10;1;1;2;5;Light;no', '=1+1;;1;9;2;5;Light;no', 'Fast;10;1;9,5;2;5;Light;no']
  server.answerText(PATH, [HEADER, ...rows].join('\r\n'))
  await retry()
  await screen.findByRole('table', { name: 'Weapon Stats' })
  expect(namesOf()).toEqual(['Fast', 'Slow', '=1+1'])
  expect(screen.getByRole('row', { name: /^=1\+1/ })).toHaveTextContent('N/AN/AN/AN/A')
  await user.click(screen.getByRole('button', { name: 'DPS' }))
  await waitFor(() => expect(namesOf()).toEqual(['Slow', 'Fast', '=1+1']))
  await choose(user, 'Ammo', 'Sniper')
  expect(await screen.findByText('No weapons with this ammo type')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Export to Excel' })).toBeDisabled()
})
