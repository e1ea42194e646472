import { screen, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { LEGEND_ICONS } from '#domain/catalog/data/icons.ts'
import { findLegend } from '#domain/catalog/legend.ts'
import { arriveAt, openPage } from '../../testing/open-page.ts'

const linkIn = (place: HTMLElement) => within(place).getByRole('link', { name: 'Credits' })

test('every emblem is named with its author and license, to everybody', async () => {
  await openPage('/credits')
  expect(screen.getByRole('heading', { level: 1, name: 'Credits' })).toBeVisible()
  const region = screen.getByRole('region', { name: 'Legend emblems' })
  const entries = within(region).getAllByRole('listitem')
  expect(entries).toHaveLength(27)
  for (const { legend, icon, author, license } of LEGEND_ICONS) {
    const entry = entries.find(({ textContent }) => textContent.includes(findLegend(legend).label))
    if (!entry) throw new Error(`${legend} has no entry`)
    expect(entry).toHaveTextContent(`${icon} by ${author}`)
    expect(within(entry).getByRole('link', { name: license })).toHaveAttribute(
      'href',
      license === 'CC0'
        ? 'https://creativecommons.org/publicdomain/zero/1.0/'
        : 'https://creativecommons.org/licenses/by/3.0/',
    )
  }
  expect(
    screen.getByRole('link', { name: 'Icons from game-icons.net, recolored.' }),
  ).toHaveAttribute('href', 'https://game-icons.net')
})

test('the credits say that nobody is affiliated', async () => {
  await openPage('/credits')
  expect(
    within(screen.getByRole('main')).getByText(
      "Not affiliated with or endorsed by the game's publisher or developer. Names belong to their owners.",
    ),
  ).toBeVisible()
})

test('the credits are linked from the foot of every screen', async () => {
  const user = await openPage('/dashboard', { as: 'guest' })
  await user.click(linkIn(screen.getByRole('contentinfo')))
  await arriveAt('/credits')
})

test('an emblem is read with its legend, class and state', async () => {
  await openPage('/credits', { as: 'guest' })
  const region = screen.getByRole('region', { name: 'How to read emblems' })
  for (const name of [
    'Wattson, Controller',
    'Lifeline, Support, banned',
    'Crypto, Recon, picked 1 of 3',
    'Ash, Skirmisher, used in Game 2',
    'Octane, Skirmisher, saving',
  ]) {
    expect(region).toHaveTextContent(`“${name}”`)
  }
  for (const name of ['Mad Maggie, Assault', 'Newcastle, Support, banned', 'Wattson, Controller']) {
    expect(within(region).getByRole('img', { name })).toBeVisible()
  }
})

test('three legends can be picked by keyboard, a fourth and a banned one cannot', async () => {
  const user = await openPage('/credits', { as: 'guest' })
  const tiles = within(screen.getByRole('group', { name: 'Try it' }))
  const tile = (name: string) => tiles.getByRole('button', { name: new RegExp(`^${name}`) })
  const press = async (name: string, key: string) => {
    tile(name).focus()
    await user.keyboard(key)
  }
  for (const name of ['Bangalore', 'Horizon', 'Bloodhound']) {
    await press(name, ' ')
    expect(tile(name)).toHaveAttribute('aria-pressed', 'true')
  }
  expect(tile('Bloodhound')).toHaveAccessibleName(/picked 3 of 3/)
  for (const name of ['Gibraltar', 'Mirage']) {
    expect(tile(name)).toHaveAttribute('aria-disabled', 'true')
    const before = tile(name).getAttribute('aria-pressed')
    await press(name, '{Enter}')
    expect(tile(name).getAttribute('aria-pressed')).toBe(before)
  }
  await press('Horizon', '{Enter}')
  expect(tile('Horizon')).toHaveAttribute('aria-pressed', 'false')
  expect(tile('Bloodhound')).toHaveAccessibleName(/picked 2 of 3/)
})
