import { Compass } from 'lucide-react'
import { lazy } from 'react'
import { expect, test, vi } from 'vitest'
import { ignoresSingleKeys, modifierLabel, singleKeyBindings } from './shortcuts.ts'
import type { View } from './views.ts'

const view = (id: View['id'], goKey: string | null): View => ({
  id,
  goKey,
  label: id,
  icon: Compass,
  access: 'everyone',
  load: () => Promise.resolve(() => null),
  Screen: lazy(() => Promise.resolve({ default: () => null })),
})

const actions = {
  openSheet: vi.fn<() => void>(),
  focusSearch: vi.fn<() => void>(),
  toggleTheme: vi.fn<() => void>(),
  goTo: vi.fn<(view: View) => void>(),
}

test('G and its letter go to a view', () => {
  const stats = view('statsboard', 's')
  singleKeyBindings([stats], actions).get('g s')?.()
  expect(actions.goTo).toHaveBeenLastCalledWith(stats)
})

test('a view that is not there, or has no letter, has no keys', () => {
  const keys = [...singleKeyBindings([view('regular', null)], actions).keys()]
  expect(keys).toEqual(['[Shift]+?', '[Shift]+/', 't'])
})

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

test('the palette key is named as the keyboard names it', () => {
  expect(modifierLabel('MacIntel')).toBe('⌘')
  expect(modifierLabel('Linux x86_64')).toBe('Ctrl')
})
