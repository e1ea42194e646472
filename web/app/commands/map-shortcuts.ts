import { mapMessages as texts } from '#contract/catalog/map.texts.ts'

const { shortcuts, drawing } = texts

/** Keyboard shortcuts on every map, and those of the map that can be drawn on. */
export function mapShortcuts(modifier: string, canDraw: boolean) {
  const onMap = {
    heading: shortcuts.heading,
    shortcuts: [
      { keys: ['Arrows'], text: shortcuts.move },
      { keys: ['+', '-'], text: shortcuts.zoom },
      { keys: ['0'], text: shortcuts.fit },
    ],
  }
  const onSurface = {
    heading: drawing.heading,
    shortcuts: [
      { keys: ['Arrows'], text: drawing.move },
      { keys: ['Shift', 'Arrows'], text: drawing.moveFar },
      { keys: ['Enter'], text: drawing.press },
      { keys: ['Delete'], text: drawing.remove },
      { keys: ['Esc'], text: drawing.drop },
      { keys: [modifier, 'Z'], text: drawing.undo },
      { keys: [modifier, 'Shift', 'Z'], text: drawing.redo },
      { keys: ['O'], text: drawing.rings },
    ],
  }
  return canDraw ? [onMap, onSurface] : [onMap]
}
