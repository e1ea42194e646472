import { type LiveView, SHOWN_KILLS } from './live-view.ts'

type Lists = 'teams' | 'spots' | 'kills'

/** What has changed in a view: of teams and positions only those that changed, of kills only the new ones. */
export type LiveUpdate = Partial<Omit<LiveView, 'feed'>> & {
  readonly feed: number
  /** It is the whole view: another match has begun, or a team has left the lobby. */
  readonly isWhole?: true
}

/** Null if nothing has changed. */
export function diffViews(before: LiveView, after: LiveView): LiveUpdate | null {
  if (needsWhole(before, after)) return { ...after, isWhole: true }
  const { teams, spots, kills, feed, ...rest } = after
  const update = {
    ...changedFields(before, rest),
    ...nonEmpty('teams', changedRows(before.teams, teams)),
    ...nonEmpty('spots', changedRows(before.spots, spots)),
    ...nonEmpty('kills', kills.slice(newFrom(before, kills))),
  }
  return Object.keys(update).length === 0 ? null : { feed, ...update }
}

/** A viewer who gets every update has the same as one who gets the whole view at the end. */
export function applyUpdate(view: LiveView, update: LiveUpdate): LiveView {
  const { isWhole, ...changes } = update
  if (isWhole) return { ...view, ...changes }
  return {
    ...view,
    ...changes,
    teams: mergeRows(view.teams, changes.teams),
    spots: mergeRows(view.spots, changes.spots),
    kills: [...view.kills, ...(changes.kills ?? [])].slice(-SHOWN_KILLS),
  }
}

/** Updates only add to lists and change them. */
const needsWhole = (before: LiveView, after: LiveView) =>
  before.startedAt !== after.startedAt || after.teams.length < before.teams.length

function changedFields(before: LiveView, after: Omit<LiveView, 'feed' | Lists>) {
  const changed: Partial<LiveView> = {}
  return Object.assign(
    changed,
    Object.fromEntries(
      Object.entries(after).filter(([name, value]) => !isEqual(Reflect.get(before, name), value)),
    ),
  )
}

const changedRows = <Row extends { readonly slot: number }>(
  before: readonly Row[],
  after: readonly Row[],
) => {
  const known = new Map(before.map((row) => [row.slot, row]))
  return after.filter((row) => !isEqual(known.get(row.slot), row))
}

const mergeRows = <Row extends { readonly slot: number }>(
  rows: readonly Row[],
  changes: readonly Row[] = [],
): readonly Row[] => {
  if (changes.length === 0) return rows
  const merged = new Map(rows.map((row) => [row.slot, row]))
  for (const row of changes) merged.set(row.slot, row)
  return [...merged.values()].toSorted((a, b) => a.slot - b.slot)
}

const newFrom = ({ kills }: LiveView, after: LiveView['kills']) => {
  const last = kills.at(-1)?.number ?? 0
  const index = after.findIndex(({ number }) => number > last)
  return index < 0 ? after.length : index
}

const nonEmpty = <Name extends Lists>(name: Name, rows: LiveView[Name]) =>
  rows.length === 0 ? {} : { [name]: rows }

const isEqual = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)
