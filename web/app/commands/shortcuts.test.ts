import { Compass } from 'lucide-react'
import { expect, test, vi } from 'vitest'
import { lazyChunk } from '../loading/lazy-chunk.ts'
import { modifierLabel, singleKeyBindings } from './shortcuts.ts'
import type { View } from '../shell/views.ts'

const view = (id: View['id'], goKey: string | null): View => ({
  id,
  goKey,
  label: id,
  icon: Compass,
  access: 'everyone',
  load: () => Promise.resolve(() => null),
  Screen: lazyChunk(() => Promise.resolve(() => null)),
})

const actions = {
  openSheet: vi.fn<() => void>(),
  focusSearch: vi.fn<() => void>(),
  toggleRail: vi.fn<() => void>(),
  goTo: vi.fn<(view: View) => void>(),
}

test('G and its letter go to a view', () => {
  const stats = view('statsboard', 's')
  singleKeyBindings([stats], actions).get('g s')?.()
  expect(actions.goTo).toHaveBeenLastCalledWith(stats)
})

test('a view that is not there, or has no letter, has no keys', () => {
  const keys = [...singleKeyBindings([view('regular', null)], actions).keys()]
  expect(keys).toEqual(['[Shift]+?', '[Shift]+/', '['])
})

test('the palette key is named as the keyboard names it', () => {
  expect(modifierLabel('MacIntel')).toBe('⌘')
  expect(modifierLabel('Linux x86_64')).toBe('Ctrl')
})
