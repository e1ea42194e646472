import { LEGEND_ICONS } from '#domain/data/icons.ts'
import { findLegend } from '#domain/legend/legend.ts'
import { expect, test } from '../../support/fixtures.ts'

test('every emblem is named with its author and licence, to everybody', async ({ open }) => {
  const page = await open('nobody', '/credits')
  await expect(page.getByRole('heading', { level: 1, name: 'Credits' })).toBeVisible()
  const entries = page.getByRole('region', { name: 'Legend emblems' }).getByRole('listitem')
  await expect(entries).toHaveCount(27)
  for (const { legend, icon, author, license } of LEGEND_ICONS) {
    const entry = entries.filter({ hasText: findLegend(legend).label })
    await expect(entry).toContainText(`${icon} by ${author}`)
    await expect(entry.getByRole('link', { name: license, exact: true })).toHaveAttribute(
      'href',
      license === 'CC0'
        ? 'https://creativecommons.org/publicdomain/zero/1.0/'
        : 'https://creativecommons.org/licenses/by/3.0/',
    )
  }
  await expect(
    page.getByRole('link', { name: 'Icons from game-icons.net, recolored.' }),
  ).toHaveAttribute('href', 'https://game-icons.net')
})

test('the credits say that nobody is affiliated', async ({ open }) => {
  const page = await open('nobody', '/credits')
  await expect(
    page
      .getByRole('main')
      .getByText(
        "Not affiliated with or endorsed by the game's publisher or developer. Names belong to their owners.",
      ),
  ).toBeVisible()
})

test('the credits are linked from the rail and from the foot of every screen', async ({
  asGuest,
}) => {
  await asGuest.getByRole('contentinfo').getByRole('link', { name: 'Credits' }).click()
  await expect(asGuest).toHaveURL('/credits')
  await asGuest.goBack()
  await asGuest.getByRole('link', { name: 'Credits' }).first().click()
  await expect(asGuest).toHaveURL('/credits')
})

test('an emblem is read with its legend, class and state', async ({ open }) => {
  const page = await open('guest', '/credits')
  const guide = page.getByRole('region', { name: 'How to read emblems' })
  for (const name of [
    'Wattson, Controller',
    'Lifeline, Support, banned',
    'Crypto, Recon, picked 1 of 3',
    'Ash, Assault, used in Game 2',
    'Octane, Skirmisher, saving',
  ]) {
    await expect(guide.getByText(`“${name}”`)).toBeVisible()
  }
  for (const name of ['Mad Maggie, Assault', 'Newcastle, Support, banned', 'Wattson, Controller']) {
    await expect(guide.getByRole('img', { name, exact: true })).toBeVisible()
  }
})

test('three legends can be picked by keyboard, a fourth and a banned one cannot', async ({
  open,
}) => {
  const page = await open('guest', '/credits')
  const tiles = page.getByRole('group', { name: 'Try it' })
  const tile = (name: string) => tiles.getByRole('button', { name: new RegExp(`^${name}`) })
  for (const name of ['Bangalore', 'Horizon', 'Bloodhound']) {
    await tile(name).press('Space')
    await expect(tile(name)).toHaveAttribute('aria-pressed', 'true')
  }
  await expect(tile('Bloodhound')).toHaveAccessibleName(/picked 3 of 3/)
  for (const name of ['Gibraltar', 'Mirage']) {
    await expect(tile(name)).toHaveAttribute('aria-disabled', 'true')
    const before = await tile(name).getAttribute('aria-pressed')
    await tile(name).press('Enter')
    await expect(tile(name)).toHaveAttribute('aria-pressed', before ?? '')
  }
  await tile('Horizon').press('Enter')
  await expect(tile('Horizon')).toHaveAttribute('aria-pressed', 'false')
  await expect(tile('Bloodhound')).toHaveAccessibleName(/picked 2 of 3/)
})
