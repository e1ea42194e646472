import { screen, waitFor, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { editLegend, listLegends } from '#contract/catalog/legend.ts'
import { refusals } from '#contract/base/refusal.texts.ts'
import { fillField } from '../../testing/fill.ts'
import { listedLegends } from '../../testing/legends.ts'
import { arriveAt, goBack, loadPage, openPage } from '../../testing/open-page.ts'
import { ADA } from '../../testing/people.ts'
import { server } from '../../testing/test-server.ts'

const LEGENDS = '/dashboard?view=statsboard&tab=legend_info'

const panel = () => within(screen.getByRole('region', { name: 'Legend Info' }))

test.each([
  [
    'something else',
    () => server.answerText('/api/legends', '<!doctype html><title>Proxy</title>'),
  ],
  ['an error', () => server.refuse(listLegends, 500, 'internal', refusals.internal)],
])(
  'if the server answers %s, the built-in facts are shown, and nobody edits them',
  async (_, fail) => {
    fail()
    const user = await openPage(`${LEGENDS}&legend=Wattson`, { as: ADA })
    const wattson = await screen.findByRole('dialog', { name: 'Wattson' })
    expect(wattson).toHaveTextContent('Perimeter Security15 s')
    expect(screen.getByText('Failed to load legend information')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(panel().getAllByRole('listitem')).toHaveLength(28)

    server.answer(listLegends, listedLegends())
    await user.click(panel().getByRole('button', { name: 'Retry' }))
    await waitFor(() => expect(panel().queryByRole('alert')).toBeNull())
    await user.click(panel().getByRole('button', { name: /^Wattson / }))
    expect(await screen.findByRole('button', { name: 'Edit' })).toBeVisible()
  },
)

test('a legend opens with its address, and arrows and buttons step to its neighbors', async () => {
  server.answer(listLegends, listedLegends())
  const user = await openPage(LEGENDS, { as: 'guest' })
  await waitFor(() => expect(panel().getAllByRole('listitem')).toHaveLength(28))
  const names = panel()
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
  expect(names.slice(0, 3)).toEqual(['AlterSkirmisher', 'AshSkirmisher', 'AxleSkirmisher'])
  expect(names.at(-1)).toBe('WraithSkirmisher')

  await user.click(panel().getByRole('button', { name: /^Wattson / }))
  const wattson = await screen.findByRole('dialog', { name: 'Wattson' })
  await arriveAt(`${LEGENDS}&legend=Wattson`)
  expect(wattson).toHaveTextContent('TacticalPerimeter Security15 s')
  expect(within(wattson).getAllByRole('listitem')).toHaveLength(4)
  expect(
    within(wattson)
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent),
  ).toEqual(['Abilities', 'Perks', 'Passive Ability', 'Class Perk'])
  expect(within(wattson).queryByRole('button', { name: 'Edit' })).toBeNull()
  await user.keyboard('{ArrowRight}')
  await arriveAt(`${LEGENDS}&legend=Wraith`)
  await user.keyboard('{ArrowRight}')
  const alter = within(await screen.findByRole('dialog', { name: 'Alter' }))
  await user.click(alter.getByRole('button', { name: 'Previous: Wraith' }))
  await screen.findByRole('dialog', { name: 'Wraith' })
  await arriveAt(`${LEGENDS}&legend=Wraith`)
  await goBack()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await arriveAt(LEGENDS)
})

test('a link opens a legend in any spelling, and what sources disagree on is told', async () => {
  const user = await openPage('/credits', { as: 'guest' })
  server.answer(listLegends, listedLegends())
  const letGo = server.hold(listLegends)
  await loadPage(`${LEGENDS}&legend=mad_maggie`)
  expect(await screen.findByText('Loading legend information...')).toBeInTheDocument()
  letGo()
  const maggie = within(await screen.findByRole('dialog', { name: 'Mad Maggie' }))
  await user.click(maggie.getByRole('button', { name: 'Sources differ' }))
  expect(await screen.findByRole('dialog', { name: 'Sources differ' })).toHaveTextContent(
    'Cooldown in seconds: 22 in 2024 game files, 28 in S29 list.',
  )
  await user.keyboard('{Escape}')
  await user.click(maggie.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await arriveAt(LEGENDS)
})

test('a link to no legend shows the list', async () => {
  server.answer(listLegends, listedLegends())
  await openPage(`${LEGENDS}&legend=Nobody`, { as: 'guest' })
  await waitFor(() => expect(panel().getAllByRole('listitem')).toHaveLength(28))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('without any legend the list says so', async () => {
  server.answer(listLegends, {})
  await openPage(LEGENDS, { as: ADA })
  expect(await screen.findByText('No legend information available.')).toBeVisible()
})

test('a save that fails keeps what was written', async () => {
  server.answer(listLegends, listedLegends())
  server.refuse(editLegend, 403, 'forbidden', refusals.forbidden)
  const letGo = server.hold(editLegend)
  const user = await openPage(`${LEGENDS}&legend=Loba`, { as: ADA })
  await user.click(await screen.findByRole('button', { name: 'Edit' }))
  const form = within(await screen.findByRole('dialog', { name: 'Edit Loba' }))
  const perk = form.getByLabelText('Perk 4')
  await fillField(user, perk, 'Kept')
  await user.click(form.getByRole('button', { name: 'Save Changes' }))
  expect(perk).toHaveAttribute('readonly')
  letGo()
  expect(await form.findByRole('alert')).toHaveTextContent(
    `Failed to save changes: ${refusals.forbidden}`,
  )
  expect(perk).toHaveValue('Kept')
  expect(perk).not.toHaveAttribute('readonly')
})
