import { expect, onTestFinished, test } from 'vitest'
import { shareViews } from './share-views.ts'

test('the last view of a feed that ends while the database is away is saved when it is back', async () => {
  let isAway = true
  const saved: number[] = []
  const shared = shareViews(
    async (feeds) => {
      if (isAway && feeds.length > 0) throw new Error('away')
      saved.push(...feeds)
    },
    () => {
      // The first failure.
      isAway = false
    },
  )
  onTestFinished(shared.close)
  await shared.add(1).release()
  expect(saved).toContain(1)
  expect(shared.feeds()).toEqual([])
})
