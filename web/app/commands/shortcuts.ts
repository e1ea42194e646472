import type { MenuEntry } from '../shell/menu.ts'

export interface ShortcutActions {
  readonly openSheet: () => void
  readonly focusSearch: () => void
  readonly toggleRail: () => void
  readonly goTo: (path: string) => void
  readonly goToGroup: (index: number) => void
}

/** Shift is optional for signs that some keyboard layouts type with Shift. */
export function singleKeyBindings(
  entries: readonly Pick<MenuEntry, 'goKey' | 'path'>[],
  groups: number,
  actions: ShortcutActions,
) {
  const goKeys = entries.flatMap(({ goKey, path }) =>
    goKey === null ? [] : [[`g ${goKey}`, () => actions.goTo(path)] as const],
  )
  const groupKeys = Array.from(
    { length: groups },
    (_, index) => [`g ${index + 1}`, () => actions.goToGroup(index)] as const,
  )
  return new Map<string, () => void>([
    ['[Shift]+?', actions.openSheet],
    ['[Shift]+/', actions.focusSearch],
    ['[', actions.toggleRail],
    ...goKeys,
    ...groupKeys,
  ])
}

export function modifierLabel(platform: string): string {
  return /mac|iphone|ipad/i.test(platform) ? '⌘' : 'Ctrl'
}
