import { statsMessages } from '#contract/stats/stats.texts.ts'
import { lazyChunk, type LoadChunk } from './loading/lazy-chunk.ts'

type TabId = keyof typeof statsMessages.tabs

/** In tab order. */
const DECLARED: readonly { readonly value: TabId; readonly load: LoadChunk }[] = [
  {
    value: 'stats',
    load: () => import('../stats/teams/TeamStatsTab.tsx').then((chunk) => chunk.TeamStatsTab),
  },
  {
    value: 'players',
    load: () => import('../stats/players/PlayersTab.tsx').then((chunk) => chunk.PlayersTab),
  },
  {
    value: 'bans',
    load: () => import('../stats/bans/BansTab.tsx').then((chunk) => chunk.BansTab),
  },
  {
    value: 'comp_performance',
    load: () => import('../stats/comps/CompTab.tsx').then((chunk) => chunk.CompTab),
  },
  {
    value: 'weapons',
    load: () => import('../catalog/weapons/WeaponsTab.tsx').then((chunk) => chunk.WeaponsTab),
  },
  {
    value: 'legend_info',
    load: () =>
      import('../catalog/legend-info/LegendInfoTab.tsx').then((chunk) => chunk.LegendInfoTab),
  },
]

export const STATS_TABS = DECLARED.map(({ value, load }) => ({
  value,
  label: statsMessages.tabs[value],
  Screen: lazyChunk(load),
}))
