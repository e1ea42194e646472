type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** How far an arrow key moves right and down; `large` applies with Shift. */
export function arrowStep(press: KeyPress, step: number, large: number) {
  const arrow = ARROWS[press.key]
  if (!arrow || press.ctrlKey || press.metaKey || press.altKey) return null
  const size = press.shiftKey ? large : step
  return [arrow[0] * size, arrow[1] * size] as const
}
