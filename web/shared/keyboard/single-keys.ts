interface KeyPress {
  readonly target: EventTarget | null
  readonly isComposing: boolean
  readonly repeat: boolean
  readonly defaultPrevented: boolean
}

/** A switch or a choice takes no text, so keys keep working after a click on one. */
const TYPING =
  'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable]:not([contenteditable="false"])'

/** Single-letter shortcuts are off while the user types in a field and while a dialog is open. */
export function ignoresSingleKeys(
  press: KeyPress,
  { isSwitchedOn, isModalOpen = hasModal() }: { isSwitchedOn: boolean; isModalOpen?: boolean },
): boolean {
  if (!isSwitchedOn || isModalOpen) return true
  if (press.isComposing || press.repeat || press.defaultPrevented) return true
  return isTyping(press.target)
}

export function isTyping(target: EventTarget | null): boolean {
  return isElement(target) && target.closest(TYPING) !== null
}

/** One that is just closing no longer counts: it would swallow the next key press. */
export const hasModal = () => document.querySelector('[data-modal][data-state=open]') !== null

function isElement(target: EventTarget | null): target is Element {
  return target !== null && 'closest' in target
}
