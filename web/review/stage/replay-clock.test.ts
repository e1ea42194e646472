import { expect, test } from 'vitest'
import { advance, togglePlay } from './replay-clock.ts'

test('while it plays, the time goes on at its speed and stops at the end', () => {
  expect(advance({ at: 10, isPlaying: true }, 500, 20, 100)).toEqual({ at: 20, isPlaying: true })
  expect(advance({ at: 95, isPlaying: true }, 500, 20, 100)).toEqual({ at: 100, isPlaying: false })
  expect(advance({ at: 10, isPlaying: false }, 500, 20, 100)).toEqual({ at: 10, isPlaying: false })
})

test('playing at the end starts over', () => {
  expect(togglePlay({ at: 40, isPlaying: false }, 100)).toEqual({ at: 40, isPlaying: true })
  expect(togglePlay({ at: 40, isPlaying: true }, 100)).toEqual({ at: 40, isPlaying: false })
  expect(togglePlay({ at: 100, isPlaying: false }, 100)).toEqual({ at: 0, isPlaying: true })
})
