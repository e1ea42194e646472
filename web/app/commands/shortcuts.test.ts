import { expect, test, vi } from 'vitest'
import { modifierLabel, singleKeyBindings } from './shortcuts.ts'

const actions = {
  openSheet: vi.fn<() => void>(),
  focusSearch: vi.fn<() => void>(),
  toggleRail: vi.fn<() => void>(),
  goTo: vi.fn<(key: string) => void>(),
}

test('G and a letter or a number go somewhere', () => {
  const bindings = singleKeyBindings(['y', '5'], actions)
  bindings.get('g y')?.()
  expect(actions.goTo).toHaveBeenLastCalledWith('y')
  bindings.get('g 5')?.()
  expect(actions.goTo).toHaveBeenLastCalledWith('5')
  expect(bindings.has('g 6')).toBe(false)
})

test('the palette key is named as the keyboard names it', () => {
  expect(modifierLabel('MacIntel')).toBe('⌘')
  expect(modifierLabel('Linux x86_64')).toBe('Ctrl')
})
