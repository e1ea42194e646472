import { Route, Switch } from 'wouter'
import { paths } from '../shared/address/paths.ts'
import { Guard } from './Guard.tsx'
import { lazyChunk } from './loading/lazy-chunk.ts'

const NotFound = lazyChunk(() => import('./loading/NotFound.tsx').then((chunk) => chunk.NotFound))
const SettingsPage = lazyChunk(() =>
  import('../account/settings/SettingsPage.tsx').then((chunk) => chunk.SettingsPage),
)
const LootpathAdminPage = lazyChunk(() =>
  import('../map/lootpath/admin/LootpathAdminPage.tsx').then((chunk) => chunk.LootpathAdminPage),
)
const SeriesPlanPage = lazyChunk(() =>
  import('../series-plan/SeriesPlanPage.tsx').then((chunk) => chunk.SeriesPlanPage),
)
const DraftReplayPage = lazyChunk(() =>
  import('../draft/replay/DraftReplayPage.tsx').then((chunk) => chunk.DraftReplayPage),
)
const RoomsPage = lazyChunk(() =>
  import('../draft/rooms/RoomsPage.tsx').then((chunk) => chunk.RoomsPage),
)
const NotesPage = lazyChunk(() => import('../note/NotesPage.tsx').then((chunk) => chunk.NotesPage))
const ReviewRoute = lazyChunk(() =>
  import('../review/ReviewRoute.tsx').then((chunk) => chunk.ReviewRoute),
)
const DebriefPage = lazyChunk(() =>
  import('../review/debrief/DebriefPage.tsx').then((chunk) => chunk.DebriefPage),
)
const CreditsPage = lazyChunk(() =>
  import('./credits/CreditsPage.tsx').then((chunk) => chunk.CreditsPage),
)
const GuidePage = lazyChunk(() => import('./guide/GuidePage.tsx').then((chunk) => chunk.GuidePage))

/** Pages that few people open first: with their addresses, the first view would have to load more. */
export const OtherPages = () => (
  <Switch>
    <Route path={paths.settings}>
      <Guard needs="account.use">
        <SettingsPage />
      </Guard>
    </Route>
    <Route path={paths.adminLootpaths}>
      <Guard needs="lootpaths.manage">
        <LootpathAdminPage />
      </Guard>
    </Route>
    <Route path={paths.plan}>
      <Guard needs="draft.use">
        <SeriesPlanPage />
      </Guard>
    </Route>
    <Route path={paths.rooms}>
      <Guard needs="draft.use">
        <RoomsPage />
      </Guard>
    </Route>
    <Route path={paths.draftReplay}>
      <Guard needs="draft.use">
        <DraftReplayPage />
      </Guard>
    </Route>
    <Route path={paths.notes}>
      <Guard needs="account.use">
        <NotesPage />
      </Guard>
    </Route>
    <Route path={paths.replay}>
      <ReviewRoute />
    </Route>
    <Route path={paths.debrief}>
      <Guard needs="account.use">
        <DebriefPage />
      </Guard>
    </Route>
    <Route path={paths.guide}>
      <GuidePage />
    </Route>
    <Route path={paths.credits}>
      <CreditsPage />
    </Route>
    <Route>
      <NotFound />
    </Route>
  </Switch>
)
