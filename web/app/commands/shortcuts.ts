import type { MenuEntry } from '../shell/views.ts'

export interface ShortcutActions {
  readonly openSheet: () => void
  readonly focusSearch: () => void
  readonly toggleRail: () => void
  readonly goTo: (entry: MenuEntry) => void
}

/** Shift is optional for signs that some keyboard layouts type with Shift. */
export function singleKeyBindings(entries: readonly MenuEntry[], actions: ShortcutActions) {
  const goKeys = entries.flatMap((entry) =>
    entry.goKey === null ? [] : [[`g ${entry.goKey}`, () => actions.goTo(entry)] as const],
  )
  return new Map<string, () => void>([
    ['[Shift]+?', actions.openSheet],
    ['[Shift]+/', actions.focusSearch],
    ['[', actions.toggleRail],
    ...goKeys,
  ])
}

export function modifierLabel(platform: string): string {
  return /mac|iphone|ipad/i.test(platform) ? '⌘' : 'Ctrl'
}
