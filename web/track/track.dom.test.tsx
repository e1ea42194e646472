import { screen } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { getTrackRecord } from '#contract/forecast-record.ts'
import { openPage } from '../testing/open-page.ts'
import { server } from '../testing/test-server.ts'
import { RECORD } from './test-report.ts'

test('the rail leads to the track record, and a failure can be retried', async () => {
  server.cutOff(getTrackRecord)
  const user = await openPage('/credits', { as: 'guest' })
  await user.click(screen.getByRole('link', { name: 'Track record' }))
  expect(await screen.findByRole('alert')).toHaveTextContent("Couldn't load the track record")
  server.answer(getTrackRecord, RECORD)
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByRole('table', { name: 'By game number' })).toBeVisible()
})

test('the keys G K lead to the track record', async () => {
  server.answer(getTrackRecord, RECORD)
  const user = await openPage('/credits', { as: 'guest' })
  await user.keyboard('gk')
  expect(await screen.findByRole('heading', { level: 1, name: 'Track record' })).toBeVisible()
  await screen.findByRole('table', { name: 'By game number' })
})
