/** What decides where a text area breaks its lines. */
const COPIED = [
  'boxSizing',
  'inlineSize',
  'font',
  'letterSpacing',
  'padding',
  'border',
  'textIndent',
  'tabSize',
] as const

/** Where the character with this index of a text area is in the window, in px. `top` is below its line. */
export function caretPosition(area: HTMLTextAreaElement, index: number) {
  const style = getComputedStyle(area)
  const copy = document.createElement('div')
  for (const name of COPIED) copy.style[name] = style[name]
  copy.style.lineHeight = style.lineHeight
  copy.style.position = 'absolute'
  copy.style.visibility = 'hidden'
  copy.style.whiteSpace = 'pre-wrap'
  copy.style.overflowWrap = 'break-word'
  copy.textContent = area.value.slice(0, index)
  const mark = document.createElement('span')
  mark.textContent = area.value.charAt(index) || '.'
  copy.append(mark)
  area.after(copy)
  const frame = area.getBoundingClientRect()
  const below = mark.offsetTop + mark.offsetHeight - area.scrollTop
  const place = {
    top: frame.top + Math.min(below, frame.height),
    left: frame.left + mark.offsetLeft,
  }
  copy.remove()
  return place
}
