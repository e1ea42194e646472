export interface ShortcutActions {
  readonly openSheet: () => void
  readonly focusSearch: () => void
  readonly toggleRail: () => void
  /** With the key that follows G. */
  readonly goTo: (key: string) => void
}

/** Shift is optional for signs that some keyboard layouts type with Shift. */
export function singleKeyBindings(goKeys: readonly string[], actions: ShortcutActions) {
  return new Map<string, () => void>([
    ['[Shift]+?', actions.openSheet],
    ['[Shift]+/', actions.focusSearch],
    ['[', actions.toggleRail],
    ...goKeys.map((key) => [`g ${key}`, () => actions.goTo(key)] as const),
  ])
}

export function modifierLabel(platform: string): string {
  return /mac|iphone|ipad/i.test(platform) ? '⌘' : 'Ctrl'
}
