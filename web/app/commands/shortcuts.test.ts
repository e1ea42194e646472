import { expect, test, vi } from 'vitest'
import { modifierLabel, singleKeyBindings } from './shortcuts.ts'

const actions = {
  openSheet: vi.fn<() => void>(),
  focusSearch: vi.fn<() => void>(),
  toggleRail: vi.fn<() => void>(),
  goTo: vi.fn<(path: string) => void>(),
  goToGroup: vi.fn<(index: number) => void>(),
}

test('G and its letter go to a page', () => {
  singleKeyBindings([{ goKey: 'y', path: '/plan' }], 0, actions).get('g y')?.()
  expect(actions.goTo).toHaveBeenLastCalledWith('/plan')
})

test('G and a number go to a group', () => {
  const bindings = singleKeyBindings([], 5, actions)
  bindings.get('g 5')?.()
  expect(actions.goToGroup).toHaveBeenLastCalledWith(4)
  expect(bindings.has('g 6')).toBe(false)
})

test('what is not there, or has no letter, has no keys', () => {
  const keys = [...singleKeyBindings([{ goKey: null, path: '/' }], 0, actions).keys()]
  expect(keys).toEqual(['[Shift]+?', '[Shift]+/', '['])
})

test('the palette key is named as the keyboard names it', () => {
  expect(modifierLabel('MacIntel')).toBe('⌘')
  expect(modifierLabel('Linux x86_64')).toBe('Ctrl')
})
