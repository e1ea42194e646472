import { screen, waitFor, within } from '@testing-library/dom'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { editLegend, listLegends } from '#contract/catalog/legend.ts'
import { legendInfoMessages } from '#contract/catalog/legend-info.texts.ts'
import type { LegendInfo } from '#domain/catalog/legend-info.ts'
import { fillField } from '../../testing/fill.ts'
import { listedLegends } from '../../testing/legends.ts'
import { arriveAt, goBack, openPage } from '../../testing/open-page.ts'
import { ADA, NOAH } from '../../testing/people.ts'
import { server } from '../../testing/test-server.ts'

const LEGENDS = '/dashboard?view=statsboard&tab=legend_info'

const form = () => within(screen.getByRole('dialog', { name: 'Edit Octane' }))
const field = (label: string) => form().getByLabelText(label)
const fill = (user: UserEvent, label: string, text: string) => fillField(user, field(label), text)
const save = (user: UserEvent) => user.click(form().getByRole('button', { name: 'Save Changes' }))
const facts = () => screen.findByRole('dialog', { name: 'Octane' })

/** Octane after so many edits, the last one by this user. */
function listed(edits: Partial<LegendInfo>, version: number, by: string) {
  const all = listedLegends({ octane: edits })
  const octane = Object.values(all)
    .flat()
    .find(({ id }) => id === 'octane')
  if (!octane) throw new Error('Octane is not listed')
  Object.assign(octane, { version, updated_at: Date.UTC(2026, 9, 3, 12), updated_by: by })
  server.answer(listLegends, all)
  return octane
}

async function openForm() {
  server.answer(listLegends, listedLegends())
  const user = await openPage(LEGENDS, { as: ADA })
  await user.click(await screen.findByRole('button', { name: /^Octane / }))
  await user.click(await screen.findByRole('button', { name: 'Edit' }))
  await screen.findByRole('dialog', { name: 'Edit Octane' })
  await arriveAt(`${LEGENDS}&legend=Octane`)
  return user
}

test('fields that are wrong say so, and the first one has the focus', async () => {
  const user = await openForm()
  await waitFor(() => expect(field('Tactical')).toHaveFocus())
  await fill(user, 'Tactical cooldown (s)', 'soon')
  await fill(user, 'Passive', ' ')
  await save(user)
  const faults = () =>
    form()
      .getAllByRole('alert')
      .map(({ textContent }) => textContent)
  expect(faults()).toEqual(['Enter a cooldown from 0 to 3600 seconds', 'Fill in this field'])
  expect(field('Tactical cooldown (s)')).toHaveFocus()
  await fill(user, 'Tactical cooldown (s)', '2,5')
  await fill(user, 'Passive', 'Swift Mend')
  await fill(user, 'Perk 2', 'x'.repeat(1001))
  await user.click(form().getByRole('button', { name: 'Save' }))
  expect(faults()).toEqual(['At most 1000 characters'])
  expect(server.sent(editLegend)).toEqual([])
})

test('what is written survives a step back, and is lost only after a question', async () => {
  const user = await openForm()
  await fill(user, 'Perk 1', 'Mine')
  await fill(user, 'Perk 2', 'Never')
  await goBack()
  expect(field('Perk 1')).toHaveValue('Mine')
  history.forward()
  await arriveAt(`${LEGENDS}&legend=Octane`)
  await user.keyboard('{Escape}')
  const question = within(await screen.findByRole('alertdialog', { name: 'Discard changes?' }))
  expect(question.getByText('2 changes will be lost.')).toBeVisible()
  await user.click(question.getByRole('button', { name: 'Keep editing' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  await user.click(form().getByRole('button', { name: 'Restore built-in data' }))
  expect(field('Perk 1')).not.toHaveValue('Mine')
  await fill(user, 'Perk 2', 'Never')
  await user.click(form().getByRole('button', { name: 'Cancel' }))
  const again = within(await screen.findByRole('alertdialog', { name: 'Discard changes?' }))
  await user.click(again.getByRole('button', { name: 'Discard' }))
  expect(await facts()).not.toHaveTextContent('Never')
})

test('of two administrators none overwrites what they have not seen', async () => {
  const user = await openForm()
  await fill(user, 'Tactical cooldown (s)', '2,5')
  await fill(user, 'Perk 1', 'Mine')
  const conflict = legendInfoMessages.changedMeanwhile
  server.refuse(editLegend, 409, 'changed_meanwhile', conflict)
  listed({ ultimateCooldown: 77, perk1: 'Theirs' }, 1, 'ines')
  await save(user)
  const notifications = within(screen.getByRole('region', { name: 'Notifications' }))
  expect(await notifications.findByText(`Failed to save changes: ${conflict}`)).toBeVisible()
  const status = await form().findByRole('status')
  expect(status).toHaveTextContent('ines saved this legend while you were editing.')
  expect(status).toHaveTextContent(
    'You both changed these fields: Perk 1. Saving keeps your version.',
  )
  expect(field('Ultimate cooldown (s)')).toHaveValue('77')
  expect(field('Perk 1')).toHaveValue('Mine')

  const mine = { tacticalCooldown: 2.5, ultimateCooldown: 77, perk1: 'Mine' }
  const legend = listed(mine, 2, 'ada')
  server.answer(editLegend, { success: true, message: legendInfoMessages.saved, legend })
  await user.dblClick(form().getByRole('button', { name: 'Save Changes' }))
  expect(await notifications.findByText('Legend updated successfully')).toBeVisible()
  await waitFor(async () =>
    expect(await facts()).toHaveTextContent(/Edited by ada.*2\.5 s.*77 s.*1Mine/),
  )
  expect(server.sent(editLegend)).toHaveLength(2)
  expect(server.sent(editLegend)[1]).toMatchObject({ version: 1, perks: { perk1: 'Mine' } })
})

test('a user only reads', async () => {
  listed({ perk1: 'Mine' }, 1, 'ada')
  await openPage(`${LEGENDS}&legend=Octane`, { as: NOAH })
  expect(await facts()).toHaveTextContent('1Mine')
  expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull()
})
