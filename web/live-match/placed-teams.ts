import { livePageMessages as texts } from '#contract/live-match/live-page.texts.ts'
import type { LiveView } from '#domain/live-match/view/live-view.ts'

/** Who was out or had won in a match the last time it was looked at. */
export interface KnownPlaces {
  readonly match: string
  readonly slots: ReadonlySet<number>
}

type PlacedView = Pick<LiveView, 'feed' | 'startedAt' | 'teams'>

const placedIn = ({ teams }: PlacedView) => teams.filter(({ placement }) => placement !== null)

const matchOf = ({ feed, startedAt }: PlacedView) => `${feed} ${startedAt}`

export const knownPlaces = (view: PlacedView): KnownPlaces => ({
  match: matchOf(view),
  slots: new Set(placedIn(view).map(({ slot }) => slot)),
})

/** What happened since, as one sentence; null if nothing did, or if it is another match: that one is on the screen. */
export function describePlaced(before: KnownPlaces, view: PlacedView): string | null {
  if (before.match !== matchOf(view)) return null
  const fresh = placedIn(view).filter(({ slot }) => !before.slots.has(slot))
  const [best] = fresh.toSorted((a, b) => (a.placement ?? 0) - (b.placement ?? 0))
  if (!best) return null
  const place = best.placement ?? 0
  const first = place === 1 ? texts.teamWon(best.name) : texts.teamOutPlace(best.name, place)
  return fresh.length > 1 ? texts.teamsOut(first, fresh.length - 1) : first
}
