import { statsMessages } from '#contract/messages/stats.ts'
import { lazyChunk, type LoadChunk } from './lazy-chunk.ts'

type TabId = keyof typeof statsMessages.tabs

/** In the order of the strip. A tab without `load` is not built yet, and nothing on screen names it. */
const DECLARED: readonly { readonly value: TabId; readonly load?: LoadChunk }[] = [
  {
    value: 'stats',
    load: () => import('../stats/TeamStatsTab.tsx').then((chunk) => chunk.TeamStatsTab),
  },
  {
    value: 'bans',
    load: () => import('../stats/BansTab.tsx').then((chunk) => chunk.BansTab),
  },
  {
    value: 'comp_performance',
    load: () => import('../stats/CompTab.tsx').then((chunk) => chunk.CompTab),
  },
  { value: 'weapons' },
  { value: 'legend_info' },
]

export const STATS_TABS = DECLARED.flatMap(({ value, load }) =>
  load ? [{ value, label: statsMessages.tabs[value], Screen: lazyChunk(load) }] : [],
)
