import { Compass } from 'lucide-react'
import { expect, test, vi } from 'vitest'
import { modifierLabel, singleKeyBindings } from './shortcuts.ts'
import type { MenuEntry } from '../shell/views.ts'

const entry = (id: MenuEntry['id'], goKey: string | null): MenuEntry => ({
  id,
  goKey,
  label: id,
  icon: Compass,
  access: 'everyone',
  path: '/',
})

const actions = {
  openSheet: vi.fn<() => void>(),
  focusSearch: vi.fn<() => void>(),
  toggleRail: vi.fn<() => void>(),
  goTo: vi.fn<(entry: MenuEntry) => void>(),
}

test('G and its letter go to a view', () => {
  const stats = entry('statsboard', 's')
  singleKeyBindings([stats], actions).get('g s')?.()
  expect(actions.goTo).toHaveBeenLastCalledWith(stats)
})

test('a view that is not there, or has no letter, has no keys', () => {
  const keys = [...singleKeyBindings([entry('regular', null)], actions).keys()]
  expect(keys).toEqual(['[Shift]+?', '[Shift]+/', '['])
})

test('the palette key is named as the keyboard names it', () => {
  expect(modifierLabel('MacIntel')).toBe('⌘')
  expect(modifierLabel('Linux x86_64')).toBe('Ctrl')
})
