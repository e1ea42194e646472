import { expect, test } from 'vitest'
import { arrowStep } from './arrow-step.ts'

const press = (key: string, modifiers: Partial<Parameters<typeof arrowStep>[0]> = {}) =>
  arrowStep(
    { key, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, ...modifiers },
    0.5,
    5,
  )?.map((step) => step + 0)

test.each([
  ['ArrowLeft', [-0.5, 0]],
  ['ArrowRight', [0.5, 0]],
  ['ArrowUp', [0, -0.5]],
  ['ArrowDown', [0, 0.5]],
])('%s moves by %j', (key, step) => {
  expect(press(key)).toEqual(step)
})

test('Shift makes the step large', () => {
  expect(press('ArrowDown', { shiftKey: true })).toEqual([0, 5])
})

test.each([{ ctrlKey: true }, { metaKey: true }, { altKey: true }])(
  'with %j an arrow key belongs to the browser',
  (modifiers) => {
    expect(press('ArrowLeft', modifiers)).toBeUndefined()
  },
)

test('other keys move nothing', () => {
  expect(press('a')).toBeUndefined()
  expect(press('Home')).toBeUndefined()
})
