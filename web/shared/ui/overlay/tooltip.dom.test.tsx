import { screen, waitFor } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { listLegends } from '#contract/catalog/legend.ts'
import { listedLegends } from '../../../testing/legends.ts'
import { openPage } from '../../../testing/open-page.ts'
import { NOAH } from '../../../testing/people.ts'
import { server } from '../../../testing/test-server.ts'

test("a tile's tooltip tells class and cooldowns, as the server has them now", async () => {
  server.answer(listLegends, listedLegends({ bloodhound: { tacticalCooldown: 17 } }))
  const user = await openPage('/credits', { as: NOAH })
  await user.hover(screen.getByRole('button', { name: /^Bloodhound, / }))
  const tooltip = await screen.findByRole('tooltip')
  for (const words of [
    'Bloodhound',
    'Recon',
    'Tactical: Eye of the Allfather, 17 s',
    'Ultimate: Beast of the Hunt, 180 s (sources differ)',
  ]) {
    await waitFor(() => expect(tooltip).toHaveTextContent(words))
  }
})

test('a tooltip opens with the focus of the keyboard, and Escape closes it', async () => {
  const user = await openPage('/credits', { as: NOAH })
  screen.getByRole('link', { name: 'Settings' }).focus()
  await user.tab()
  expect(screen.getByRole('button', { name: 'Switch to light theme' })).toHaveFocus()
  expect(await screen.findByRole('tooltip')).toHaveTextContent('Switch to light theme')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
})
