import type { View } from './views.ts'

export interface ShortcutActions {
  readonly openSheet: () => void
  readonly focusSearch: () => void
  readonly toggleTheme: () => void
  readonly goTo: (view: View) => void
}

/** Shift is optional where a keyboard's layout may need it to type the sign. */
export function singleKeyBindings(views: readonly View[], actions: ShortcutActions) {
  const goKeys = views.flatMap((view) =>
    view.goKey === null ? [] : [[`g ${view.goKey}`, () => actions.goTo(view)] as const],
  )
  return new Map<string, () => void>([
    ['[Shift]+?', actions.openSheet],
    ['[Shift]+/', actions.focusSearch],
    ['t', actions.toggleTheme],
    ...goKeys,
  ])
}

export interface KeyPress {
  readonly target: EventTarget | null
  readonly isComposing: boolean
  readonly repeat: boolean
  readonly defaultPrevented: boolean
}

const TYPING = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])'

/** Letters belong to whoever is typing, and to a dialog while it is open. */
export function ignoresSingleKeys(
  press: KeyPress,
  { isSwitchedOn, isModalOpen }: { isSwitchedOn: boolean; isModalOpen: boolean },
): boolean {
  if (!isSwitchedOn || isModalOpen) return true
  if (press.isComposing || press.repeat || press.defaultPrevented) return true
  return isElement(press.target) && press.target.closest(TYPING) !== null
}

function isElement(target: EventTarget | null): target is Element {
  return target !== null && 'closest' in target
}

export function modifierLabel(platform: string): string {
  return /mac|iphone|ipad/i.test(platform) ? '⌘' : 'Ctrl'
}
