import { expect, test } from 'vitest'
import { ignoresSingleKeys } from './single-keys.ts'

const inside = (selectorPart: string | null) =>
  Object.assign(new EventTarget(), {
    closest: (selector: string) =>
      selectorPart !== null && selector.includes(selectorPart) ? {} : null,
  })
const press = { target: inside(null), isComposing: false, repeat: false, defaultPrevented: false }
const usual = { isSwitchedOn: true, isModalOpen: false }

test('single keys act on the page', () => {
  expect(ignoresSingleKeys(press, usual)).toBe(false)
  expect(ignoresSingleKeys({ ...press, target: null }, usual)).toBe(false)
})

test.each(['input', 'textarea', 'select', '[contenteditable]'])(
  'single keys are letters inside %s',
  (field) => {
    expect(ignoresSingleKeys({ ...press, target: inside(field) }, usual)).toBe(true)
  },
)

test.each([
  ['they are switched off', press, { ...usual, isSwitchedOn: false }],
  ['a dialog is open', press, { ...usual, isModalOpen: true }],
  ['a word is being composed', { ...press, isComposing: true }, usual],
  ['the key is held down', { ...press, repeat: true }, usual],
  ['somebody has handled the key', { ...press, defaultPrevented: true }, usual],
])('single keys do nothing when %s', (_, event, state) => {
  expect(ignoresSingleKeys(event, state)).toBe(true)
})
