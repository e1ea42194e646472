import { expect, test } from 'vitest'
import { newLiveMatch } from '#domain/live-match/feed/live-match.ts'
import { seriesBefore } from '#domain/live-match/view/series-before.ts'
import { watchFeed } from './watch-feed.ts'

test('what is known about a series is loaded again after an error, and until then its views are incomplete', async () => {
  const shown: { game: number; isComplete: boolean }[] = []
  let loads = 0
  const match = newLiveMatch()
  const watched = watchFeed({
    feed: { id: 1, name: 'PC' },
    isSimulated: false,
    match: () => match,
    series: {
      key: () => 'game 4',
      async load() {
        loads += 1
        if (loads === 1) throw new Error('away')
        return { ...seriesBefore(null, 'points', new Map()), game: 4 }
      },
    },
    show: ({ game }, isComplete) => shown.push({ game, isComplete }),
    wake: (show) => show(),
    onError: () => {},
  })
  await watched.closed()
  expect(shown.filter(({ isComplete }) => isComplete)).toEqual([{ game: 4, isComplete: true }])
  expect(shown.at(-1)).toEqual({ game: 4, isComplete: true })
})
