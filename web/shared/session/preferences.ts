import { preferences as preferencesSchema, type Preferences } from '#contract/account/account.ts'
import { readStored, writeStored } from '../storage/storage.ts'
import { createStore, useStore } from '../storage/store.ts'

type AllPreferences = { readonly [Name in keyof Preferences]-?: NonNullable<Preferences[Name]> }

const DEFAULTS: AllPreferences = {
  theme: 'dark',
  density: 'auto',
  showLegendNames: false,
  namesOnTiles: true,
  singleKeyShortcuts: true,
  gameKind: 'all',
  ownTeam: '',
}

const store = createStore<AllPreferences>(readPreferences())

export const getPreferences = store.get

export function usePreferences(): AllPreferences {
  return useStore(store)
}

/**
 * Applies the given changes on this device. The theme has its own storage key; the rest share one.
 */
export function applyPreferences(changes: Preferences) {
  const next = merge(store.get(), changes)
  const { theme, ...others } = next
  writeStored('local', 'theme', theme)
  writeStored('local', 'preferences', JSON.stringify(others))
  if (changes.theme !== undefined) dropThemeFromAddress()
  show(next)
}

export function followPreferencesOfOtherTabs(event: Pick<StorageEvent, 'key'>) {
  if (event.key === null || event.key === 'theme' || event.key === 'preferences') {
    show(readPreferences())
  }
}

function show(next: AllPreferences) {
  store.set(next)
  const { dataset } = document.documentElement
  dataset.theme = next.theme
  dataset.density = next.density
  dataset.legendNames = next.showLegendNames ? 'shown' : 'hidden'
  dataset.tileNames = next.namesOnTiles ? 'shown' : 'hidden'
}

/** `?theme=light` in a shared link applies until the user picks a theme. */
function dropThemeFromAddress() {
  const url = new URL(location.href)
  if (!url.searchParams.has('theme')) return
  url.searchParams.delete('theme')
  history.replaceState(history.state, '', url)
}

function readPreferences(): AllPreferences {
  const inAddress = themeOf(new URLSearchParams(globalThis.location?.search).get('theme'))
  return {
    ...merge(DEFAULTS, readOthers()),
    theme: inAddress ?? themeOf(readStored('local', 'theme')) ?? DEFAULTS.theme,
  }
}

function merge(base: AllPreferences, changes: Preferences): AllPreferences {
  return {
    theme: changes.theme ?? base.theme,
    density: changes.density ?? base.density,
    showLegendNames: changes.showLegendNames ?? base.showLegendNames,
    namesOnTiles: changes.namesOnTiles ?? base.namesOnTiles,
    singleKeyShortcuts: changes.singleKeyShortcuts ?? base.singleKeyShortcuts,
    gameKind: changes.gameKind ?? base.gameKind,
    ownTeam: changes.ownTeam ?? base.ownTeam,
  }
}

function readOthers(): Preferences {
  try {
    const stored = preferencesSchema.safeParse(
      JSON.parse(readStored('local', 'preferences') ?? '{}'),
    )
    return stored.success ? stored.data : {}
  } catch {
    return {}
  }
}

function themeOf(text: string | null) {
  return text === 'dark' || text === 'light' ? text : null
}
