import { screen, waitFor } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { getPortraits } from '#contract/base/system.ts'
import { openPage } from '../../../testing/open-page.ts'
import { server } from '../../../testing/test-server.ts'

test("an operator's own picture of a legend is shown instead of ours", async () => {
  server.answer(getPortraits, { portraits: { Wattson: '/static/images/Wattson.png' } })
  await openPage('/dashboard', { as: 'guest' })
  const tile = await screen.findByRole('button', { name: /^Wattson, / })
  await waitFor(() =>
    expect(tile.querySelector('img')).toHaveAttribute('src', '/static/images/Wattson.png'),
  )
  expect(screen.getByRole('button', { name: /^Ash, / }).querySelector('img')).toBeNull()
})
