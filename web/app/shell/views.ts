import type { QueryClient } from '@tanstack/react-query'
import { messages } from '#contract/base/texts.ts'
import { DEFAULT_VIEW, type ViewId } from '../../shared/address/view-path.ts'
import { lazyChunk, type LazyChunk, type LoadChunk } from '../loading/lazy-chunk.ts'

export interface View {
  readonly id: ViewId
  readonly label: string
  readonly load: LoadChunk
  /** Requests what the view shows first, if a page starts with it. */
  readonly prepare?: (queryClient: QueryClient) => Promise<void>
  /** The same as a lazy component. */
  readonly Screen: LazyChunk<object>
}

const DECLARED: readonly Omit<View, 'label' | 'Screen'>[] = [
  {
    id: 'regular',
    load: () => import('../../regular/RegularView.tsx').then(({ RegularView }) => RegularView),
    prepare: (queryClient) =>
      import('../../regular/RegularView.tsx').then((chunk) => chunk.prepareRegular(queryClient)),
  },
  {
    id: 'calculator',
    load: () => import('../../draft/DraftView.tsx').then(({ DraftView }) => DraftView),
  },
  {
    id: 'live',
    load: () => import('../../live-match/LivePage.tsx').then(({ LivePage }) => LivePage),
  },
  {
    id: 'series',
    load: () => import('../../series/SeriesView.tsx').then(({ SeriesView }) => SeriesView),
  },
  {
    id: 'moments',
    load: () => import('../../review/list/MomentsView.tsx').then((chunk) => chunk.MomentsView),
  },
  {
    id: 'team',
    load: () => import('../../team/TeamView.tsx').then(({ TeamView }) => TeamView),
  },
  {
    id: 'player',
    load: () => import('../../stats/player/PlayerPage.tsx').then(({ PlayerPage }) => PlayerPage),
  },
  {
    id: 'players',
    load: () => import('../PlayersRoute.tsx').then(({ PlayersRoute }) => PlayersRoute),
  },
  {
    id: 'meta',
    load: () => import('../MetaRoute.tsx').then(({ MetaRoute }) => MetaRoute),
  },
  {
    id: 'statsboard',
    load: () => import('../StatsRoute.tsx').then(({ StatsRoute }) => StatsRoute),
  },
  {
    id: 'ask',
    load: () => import('../../query/AskView.tsx').then(({ AskView }) => AskView),
  },
  {
    id: 'track',
    load: () => import('../../forecast/record/TrackView.tsx').then(({ TrackView }) => TrackView),
  },
  {
    id: 'poi_data',
    load: () => import('../../map/poi/PoiView.tsx').then(({ PoiView }) => PoiView),
  },
  {
    id: 'poi_draft',
    load: () => import('../../poi-draft/PoiDraftView.tsx').then(({ PoiDraftView }) => PoiDraftView),
  },
  {
    id: 'lootpath',
    load: () =>
      import('../../map/lootpath/LootpathView.tsx').then(({ LootpathView }) => LootpathView),
  },
  {
    id: 'pin_map',
    load: () => import('../../map/pin/PinView.tsx').then(({ PinView }) => PinView),
  },
  {
    id: 'interactive_map',
    load: () =>
      import('../../map/interactive/InteractiveMapView.tsx').then(
        (chunk) => chunk.InteractiveMapView,
      ),
  },
  {
    id: 'comp_notes',
    load: () => import('../../note/CompNotesView.tsx').then((chunk) => chunk.CompNotesView),
  },
]

export const VIEWS: readonly View[] = DECLARED.map((view) => ({
  ...view,
  Screen: lazyChunk(view.load),
  label: messages.views[view.id],
}))

/** No ID means the default view; an unknown ID returns null. */
export function findView(id: string | null): View | null {
  return VIEWS.find((view) => view.id === (id ?? DEFAULT_VIEW)) ?? null
}
