import { messages } from '#contract/messages.ts'
import { usePreferences } from '../shared/preferences.ts'
import { useRole } from '../shared/session-store.ts'
import { ShortcutSheet } from '../shared/ui/ShortcutSheet.tsx'
import { modifierLabel } from './shortcuts.ts'
import { viewsFor } from './views.ts'

interface AppShortcutsProps {
  open: boolean
  onOpenChange: (open: boolean) => void
}

const { shortcuts: texts } = messages

export function AppShortcuts({ open, onOpenChange }: AppShortcutsProps) {
  const role = useRole()
  const { singleKeyShortcuts } = usePreferences()
  const views = viewsFor(role).flatMap(({ goKey, label }) =>
    goKey === null ? [] : [{ keys: ['G', goKey.toUpperCase()], text: label }],
  )
  const singleKeys = [
    { keys: ['?'], text: texts.sheet },
    { keys: ['/'], text: texts.search },
    { keys: ['T'], text: texts.theme },
  ]
  const groups = [
    {
      heading: texts.general,
      shortcuts: [
        { keys: [modifierLabel(navigator.platform), 'K'], text: texts.palette },
        ...(singleKeyShortcuts ? singleKeys : []),
      ],
    },
    ...(singleKeyShortcuts && views.length > 0 ? [{ heading: texts.goTo, shortcuts: views }] : []),
  ]

  return <ShortcutSheet open={open} onOpenChange={onOpenChange} groups={groups} />
}
