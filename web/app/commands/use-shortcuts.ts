import { useEffectEvent, useLayoutEffect } from 'react'
import { tinykeys } from 'tinykeys'
import { useNavigate } from '../../shared/address/navigation.ts'
import { getOverlay, showOverlay } from '../../shared/page/overlay.ts'
import { getPreferences } from '../../shared/session/preferences.ts'
import { hasModal, ignoresSingleKeys } from '../../shared/keyboard/single-keys.ts'
import { singleKeyBindings } from './shortcuts.ts'
import { toggleRail } from '../shell/rail-width.ts'
import { allEntries, GO_KEYS } from '../shell/menu.ts'
import { groupPath, useMenu } from '../shell/use-menu.ts'

/** All keys listen before the first paint: after it, a press on a slow machine could be lost. */
export function useShortcuts() {
  const navigate = useNavigate()
  const { groups } = useMenu()
  /** Looked up when it is pressed: keys that are bound again while the menus load would lose the G before. */
  const goTo = useEffectEvent((key: string) => {
    const group = groups[Number(key) - 1]
    const path = group
      ? groupPath(group)
      : allEntries(groups).find(({ goKey }) => goKey === key)?.path
    if (path !== undefined) navigate(path)
  })

  useLayoutEffect(
    () =>
      tinykeys(
        window,
        { '$mod+k': (event) => handle(event, togglePalette) },
        { ignore: () => false },
      ),
    [],
  )

  useLayoutEffect(() => {
    const bindings = singleKeyBindings(GO_KEYS, {
      openSheet: () => showOverlay('shortcuts'),
      focusSearch,
      toggleRail,
      goTo: (key) => goTo(key),
    })
    const handlers = [...bindings].map(
      ([keys, act]) => [keys, (event: KeyboardEvent) => handle(event, act)] as const,
    )
    return tinykeys(window, Object.fromEntries(handlers), {
      ignore: (event) =>
        ignoresSingleKeys(event, { isSwitchedOn: getPreferences().singleKeyShortcuts }),
    })
  }, [])
}

function handle(event: KeyboardEvent, act: () => void) {
  event.preventDefault()
  act()
}

/** Not while another dialog is open, because the user would lose their place in it. */
function togglePalette() {
  if (getOverlay() === 'palette') showOverlay(null)
  else if (!hasModal()) showOverlay('palette')
}

/** On a screen without a search field, open the palette instead. */
function focusSearch() {
  const field = document.querySelector<HTMLInputElement>('main input[type="search"]')
  if (field) field.focus()
  else showOverlay('palette')
}
