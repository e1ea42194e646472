import { expect, test } from 'vitest'
import { isRepeated, mentionedIn, spanAround, spanWith } from './moment.ts'

test('a moment plays 8 seconds before and 12 after it, inside the game', () => {
  expect(spanAround(100.04, 600)).toEqual({ at: 100, from: 92, to: 112 })
  expect(spanAround(3, 600)).toEqual({ at: 3, from: 0, to: 15 })
  expect(spanAround(595, 600)).toEqual({ at: 595, from: 587, to: 600 })
})

test('other lengths are kept between nothing and two minutes', () => {
  expect(spanWith(300, 20, 5, 600)).toEqual({ at: 300, from: 280, to: 305 })
  expect(spanWith(300, -4, 500, 600)).toEqual({ at: 300, from: 300, to: 420 })
})

test('the same tag within three seconds is a key pressed twice', () => {
  const moments = [{ at: 100, tags: ['fight'] as const, note: '' }]
  expect(isRepeated(moments, 'fight', 102.9)).toBe(true)
  expect(isRepeated(moments, 'fight', 103)).toBe(false)
  expect(isRepeated(moments, 'loot', 100)).toBe(false)
  // One that says something is another moment.
  expect(isRepeated([{ at: 100, tags: ['fight'], note: 'x' }], 'fight', 100)).toBe(false)
})

test('a note mentions players of the game and legends, each once', () => {
  expect(
    mentionedIn('@ylva peeks, @Wattson holds, @ylva again, @nobody', ['ylva', 'osten']),
  ).toEqual({
    players: ['ylva'],
    legends: ['wattson'],
  })
})
