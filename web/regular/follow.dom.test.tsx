import { screen } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { openPage } from '../testing/open-page.ts'

test('a guest has own bans only, whatever the link says', async () => {
  await openPage('/dashboard?ban=ash&follow=draft', { as: 'guest' })
  expect(await screen.findByRole('button', { name: /^Ash\b.*banned/ })).toBeVisible()
  expect(screen.queryByRole('switch', { name: 'Follow the live draft' })).toBeNull()
})
