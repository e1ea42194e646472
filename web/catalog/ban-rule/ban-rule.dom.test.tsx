import { screen, waitFor } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { getBanRule, saveBanRule } from '#contract/catalog/ban-rule.ts'
import { loadPage, openPage } from '../../testing/open-page.ts'
import { ADA } from '../../testing/people.ts'
import { server } from '../../testing/test-server.ts'

const rule = (name: string) => screen.findByRole('radio', { name })

test('an administrator changes the tie rule, and a failure can be retried', async () => {
  server.answer(getBanRule, { tieRule: 'points' })
  server.answer(saveBanRule, { success: true, message: 'Rule saved' })
  const user = await openPage('/admin?tab=settings', { as: ADA })
  expect(await rule('Points in the game')).toBeChecked()
  await user.click(await rule('Picks over the series'))
  expect(await screen.findByText('Rule saved')).toBeVisible()
  server.answer(getBanRule, { tieRule: 'series' })
  const again = await loadPage()
  await waitFor(async () => expect(await rule('Picks over the series')).toBeChecked())

  server.cutOff(saveBanRule)
  await again.click(await rule('Name'))
  expect(await screen.findByRole('alert')).toHaveTextContent("Couldn't save the rule")
  expect(await rule('Picks over the series')).toBeChecked()
  server.answer(saveBanRule, { success: true, message: 'Rule saved' })
  await again.click(screen.getByRole('button', { name: 'Retry' }))
  await waitFor(async () => expect(await rule('Name')).toBeChecked())
  expect(server.sent(saveBanRule).map(({ tieRule }) => tieRule)).toEqual(['series', 'name', 'name'])
})
