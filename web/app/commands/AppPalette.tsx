import { useQuery } from '@tanstack/react-query'
import { can } from '#domain/account/access.ts'
import { useNavigate } from '../../shared/address/navigation.ts'
import { paletteSearch, showOverlay } from '../../shared/page/overlay.ts'
import { useDebounced } from '../../shared/page/use-debounced.ts'
import { foundPlayersQuery } from '../../shared/player/player.queries.ts'
import { usePreferences } from '../../shared/session/preferences.ts'
import { toggleTheme } from '../../shared/session/save-preferences.ts'
import { useRole } from '../../shared/session/session-store.ts'
import { roomsQuery } from '../../shared/room/room.queries.ts'
import { teamsQuery } from '../../shared/queries/teams.queries.ts'
import { useStore } from '../../shared/storage/store.ts'
import { CommandPalette } from '../../shared/ui/overlay/CommandPalette.tsx'
import { lobbySeriesQuery } from '../../regular/series/series.queries.ts'
import { paletteGroups } from './palette-groups.tsx'
import { useCurrentView } from '../shell/use-current-view.ts'
import { useMenu } from '../shell/use-menu.ts'
import { useLogIn } from '../../shared/session/use-log-in.ts'
import { useLogOut } from '../shell/use-log-out.ts'

/** In milliseconds. The archive can have thousands of players, so they are searched on the server. */
const PLAYERS_MS = 100

/** One letter finds too many, and nobody has a name as long as a question. */
const isNameLike = (text: string) => text.length >= 2 && text.length <= 40

interface AppPaletteProps {
  open: boolean
  onOpenChange: (open: boolean) => void
}

export function AppPalette({ open, onOpenChange }: AppPaletteProps) {
  const navigate = useNavigate()
  const role = useRole()
  const { theme } = usePreferences()
  const logIn = useLogIn()
  const logOut = useLogOut()
  const { data } = useQuery({ ...teamsQuery, enabled: open })
  const { data: latest } = useQuery({ ...lobbySeriesQuery(''), enabled: open })
  const { data: entered } = useQuery({
    ...roomsQuery('open'),
    enabled: open && can(role, 'draft.use'),
  })
  const typed = useStore(paletteSearch)
  const wanted = useDebounced(typed.trim(), PLAYERS_MS)
  const { data: found } = useQuery({
    ...foundPlayersQuery(wanted),
    enabled: open && isNameLike(wanted),
  })
  const isRegular = useCurrentView()?.id === 'regular'
  const { groups: menu } = useMenu()
  const groups = paletteGroups({
    role,
    menu,
    theme,
    typed,
    go: (path) => navigate(path),
    toggleTheme,
    showShortcuts: () => showOverlay('shortcuts'),
    logIn,
    logOut,
    lineup: isRegular ? Object.fromEntries(new URLSearchParams(location.search)) : {},
    teams: data?.teams ?? [],
    series: latest?.series ?? [],
    rooms: entered?.rooms ?? [],
    players: isNameLike(typed.trim()) ? (found?.players ?? []) : [],
  })

  return (
    <CommandPalette
      open={open}
      onOpenChange={onOpenChange}
      groups={groups}
      search={paletteSearch}
    />
  )
}
