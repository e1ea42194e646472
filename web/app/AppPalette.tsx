import { useNavigate } from 'react-router'
import { showOverlay } from '../shared/overlay.ts'
import { usePreferences } from '../shared/preferences.ts'
import { toggleTheme } from '../shared/save-preferences.ts'
import { useRole } from '../shared/session-store.ts'
import { CommandPalette } from '../shared/ui/CommandPalette.tsx'
import { paletteGroups } from './palette-groups.tsx'
import { useCurrentView } from './use-current-view.ts'
import { useLogOut } from './use-log-out.ts'

interface AppPaletteProps {
  open: boolean
  onOpenChange: (open: boolean) => void
}

export function AppPalette({ open, onOpenChange }: AppPaletteProps) {
  const navigate = useNavigate()
  const role = useRole()
  const { theme } = usePreferences()
  const logOut = useLogOut()
  const isRegular = useCurrentView()?.id === 'regular'
  const groups = paletteGroups({
    role,
    theme,
    go: (path) => void navigate(path),
    toggleTheme,
    showShortcuts: () => showOverlay('shortcuts'),
    logOut,
    lineup: isRegular ? Object.fromEntries(new URLSearchParams(location.search)) : {},
  })

  return <CommandPalette open={open} onOpenChange={onOpenChange} groups={groups} />
}
