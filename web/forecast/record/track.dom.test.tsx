import { screen, waitFor } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { getTrackRecord } from '#contract/forecast/forecast-record.ts'
import { openPage } from '../../testing/open-page.ts'
import { server } from '../../testing/test-server.ts'
import { RECORD } from './test-report.ts'

test('the rail leads to the track record, and a failure can be retried', async () => {
  server.cutOff(getTrackRecord)
  const user = await openPage('/credits', { as: 'guest' })
  await user.hover(screen.getByRole('link', { name: 'Ours' }))
  await user.click(screen.getByRole('link', { name: 'Track record' }))
  expect(await screen.findByRole('alert')).toHaveTextContent("Couldn't load the track record")
  server.answer(getTrackRecord, RECORD)
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByRole('table', { name: 'By game number' })).toBeVisible()
})

test('one selector chooses what was forecast, the address keeps it, and a press says how it is judged', async () => {
  server.answer(getTrackRecord, RECORD)
  const user = await openPage('/dashboard?view=track', { as: 'guest' })
  const subject = await screen.findByRole('combobox', { name: 'What was forecast' })
  await user.selectOptions(subject, 'Plans')
  expect(await screen.findByRole('table', { name: 'By game' })).toBeVisible()
  await waitFor(() => expect(location.search).toBe('?view=track&tab=plans'))
  // Plans aren't stored before a game: what the weights never saw comes first.
  expect(screen.getByRole('radio', { name: 'Unseen games' })).toBeChecked()
  expect(screen.queryByRole('radio', { name: 'Live' })).toBeNull()
  await user.click(screen.getByRole('radio', { name: 'Back-test' }))
  await waitFor(() => expect(location.search).toBe('?view=track&tab=plans&part=backtest'))
  await user.click(screen.getByRole('button', { name: 'How is this judged?' }))
  expect(await screen.findByRole('dialog')).toHaveTextContent('held against the bans that came')
})

test('the keys G K lead to the track record', async () => {
  server.answer(getTrackRecord, RECORD)
  const user = await openPage('/credits', { as: 'guest' })
  await user.keyboard('gk')
  expect(await screen.findByRole('heading', { level: 1, name: 'Track record' })).toBeVisible()
  await screen.findByRole('table', { name: 'By game number' })
})
