import type { View } from '../shell/views.ts'

export interface ShortcutActions {
  readonly openSheet: () => void
  readonly focusSearch: () => void
  readonly toggleRail: () => void
  readonly goTo: (view: View) => void
}

/** Shift is optional for signs that some keyboard layouts type with Shift. */
export function singleKeyBindings(views: readonly View[], actions: ShortcutActions) {
  const goKeys = views.flatMap((view) =>
    view.goKey === null ? [] : [[`g ${view.goKey}`, () => actions.goTo(view)] as const],
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
