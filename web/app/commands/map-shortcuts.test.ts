import { expect, test } from 'vitest'
import { mapShortcuts } from './map-shortcuts.ts'

test('every map can be moved, zoomed and fitted by keys', () => {
  const groups = mapShortcuts('Ctrl', false)
  expect(groups).toHaveLength(1)
  expect(groups[0]?.shortcuts.map(({ keys }) => keys.join(' '))).toEqual(['Arrows', '+ -', '0'])
})

test('the drawing keys are listed where drawing is possible, with the key of the system', () => {
  const [, drawing] = mapShortcuts('⌘', true)
  const keys = drawing?.shortcuts.map((shortcut) => shortcut.keys.join(' '))
  expect(keys).toContain('⌘ Z')
  expect(keys).toContain('⌘ Shift Z')
})
