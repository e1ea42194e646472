import {
  ChartNoAxesColumn,
  Clapperboard,
  LayoutDashboard,
  ListOrdered,
  Map as MapIcon,
  MapPinned,
  NotebookPen,
  Pin,
  Radio,
  Route,
  Swords,
  Target,
  TextSearch,
  Trophy,
  User,
  Users,
  type LucideIcon,
} from 'lucide-react'
import type { QueryClient } from '@tanstack/react-query'
import { messages } from '#contract/base/texts.ts'
import { can, type Capability, type Role } from '#domain/account/access.ts'
import { paths } from '../../shared/address/paths.ts'
import { DEFAULT_VIEW, type ViewId, viewPath } from '../../shared/address/view-path.ts'
import { lazyChunk, type LazyChunk, type LoadChunk } from '../loading/lazy-chunk.ts'

export interface View {
  readonly id: ViewId
  readonly label: string
  readonly icon: LucideIcon
  /** The letter that opens this view after G. */
  readonly goKey: string | null
  /** Who sees it in the menus. The view itself decides what other users see. */
  readonly access: Capability | 'everyone'
  readonly load: LoadChunk
  /** Requests what the view shows first, if a page starts with it. */
  readonly prepare?: (queryClient: QueryClient) => Promise<void>
  /** The same as a lazy component. */
  readonly Screen: LazyChunk<object>
}

/** In rail order. */
const DECLARED: readonly Omit<View, 'label' | 'Screen'>[] = [
  {
    id: 'regular',
    icon: LayoutDashboard,
    goKey: 'r',
    access: 'everyone',
    load: () => import('../../regular/RegularView.tsx').then(({ RegularView }) => RegularView),
    prepare: (queryClient) =>
      import('../../regular/RegularView.tsx').then((chunk) => chunk.prepareRegular(queryClient)),
  },
  {
    id: 'calculator',
    icon: Swords,
    goKey: 'c',
    access: 'everyone',
    load: () => import('../../draft/DraftView.tsx').then(({ DraftView }) => DraftView),
  },
  {
    id: 'live',
    icon: Radio,
    goKey: 'v',
    access: 'everyone',
    load: () => import('../../live-match/LivePage.tsx').then(({ LivePage }) => LivePage),
  },
  {
    id: 'series',
    icon: Trophy,
    goKey: 'e',
    access: 'everyone',
    load: () => import('../../series/SeriesView.tsx').then(({ SeriesView }) => SeriesView),
  },
  {
    id: 'moments',
    icon: Clapperboard,
    goKey: 'o',
    access: 'account.use',
    load: () => import('../../review/list/MomentsView.tsx').then((chunk) => chunk.MomentsView),
  },
  {
    id: 'team',
    icon: Users,
    goKey: 'u',
    access: 'everyone',
    load: () => import('../../team/TeamView.tsx').then(({ TeamView }) => TeamView),
  },
  {
    id: 'player',
    icon: User,
    goKey: null,
    access: 'everyone',
    load: () => import('../../stats/player/PlayerPage.tsx').then(({ PlayerPage }) => PlayerPage),
  },
  {
    id: 'statsboard',
    icon: ChartNoAxesColumn,
    goKey: 's',
    access: 'everyone',
    load: () => import('../StatsRoute.tsx').then(({ StatsRoute }) => StatsRoute),
  },
  {
    id: 'ask',
    icon: TextSearch,
    goKey: 'a',
    access: 'everyone',
    load: () => import('../../query/AskView.tsx').then(({ AskView }) => AskView),
  },
  {
    id: 'track',
    icon: Target,
    goKey: 'k',
    access: 'everyone',
    load: () => import('../../forecast/record/TrackView.tsx').then(({ TrackView }) => TrackView),
  },
  {
    id: 'poi_data',
    icon: MapPinned,
    goKey: 'p',
    access: 'everyone',
    load: () => import('../../map/poi/PoiView.tsx').then(({ PoiView }) => PoiView),
  },
  {
    id: 'poi_draft',
    icon: ListOrdered,
    goKey: 'd',
    access: 'draft.use',
    load: () => import('../../poi-draft/PoiDraftView.tsx').then(({ PoiDraftView }) => PoiDraftView),
  },
  {
    id: 'lootpath',
    icon: Route,
    goKey: 'l',
    access: 'everyone',
    load: () =>
      import('../../map/lootpath/LootpathView.tsx').then(({ LootpathView }) => LootpathView),
  },
  {
    id: 'pin_map',
    icon: Pin,
    goKey: 'm',
    access: 'everyone',
    load: () => import('../../map/pin/PinView.tsx').then(({ PinView }) => PinView),
  },
  {
    id: 'interactive_map',
    icon: MapIcon,
    goKey: 'i',
    access: 'everyone',
    load: () =>
      import('../../map/interactive/InteractiveMapView.tsx').then(
        (chunk) => chunk.InteractiveMapView,
      ),
  },
  {
    id: 'comp_notes',
    icon: NotebookPen,
    goKey: null,
    access: 'notes.manage',
    load: () => import('../../note/CompNotesView.tsx').then((chunk) => chunk.CompNotesView),
  },
]

export const VIEWS: readonly View[] = DECLARED.map((view) => ({
  ...view,
  Screen: lazyChunk(view.load),
  label: messages.views[view.id],
}))

export interface MenuEntry extends Pick<View, 'label' | 'icon' | 'goKey' | 'access'> {
  readonly id: ViewId | 'notes'
  readonly path: string
}

/** All notes have one entry. Those about compositions are written in a view that is opened from it. */
const NOTES: MenuEntry = {
  id: 'notes',
  label: messages.app.notes,
  icon: NotebookPen,
  goKey: 'n',
  access: 'account.use',
  path: paths.notes,
}

/** A player's page is opened by name, from lists and the palette. */
const MENU = VIEWS.filter(({ id }) => id !== 'player').map((view): MenuEntry =>
  view.id === 'comp_notes' ? NOTES : { ...view, path: viewPath(view.id) },
)

export function menuFor(role: Role | null): readonly MenuEntry[] {
  return MENU.filter(({ access }) => access === 'everyone' || can(role, access))
}

/** No ID means the default view; an unknown ID returns null. */
export function findView(id: string | null): View | null {
  return VIEWS.find((view) => view.id === (id ?? DEFAULT_VIEW)) ?? null
}
