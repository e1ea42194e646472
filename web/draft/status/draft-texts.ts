import { draftPageMessages as texts } from '#contract/draft/draft-page.texts.ts'
import type { DraftEntry, DraftEvent, DraftState } from '#domain/draft/draft.ts'
import type { ReplayChange } from '#domain/draft/draft-replay.ts'
import type { DraftRequest } from '#domain/draft/draft-client.ts'
import { findLegend } from '#domain/catalog/legend.ts'
import type { OwnAction, DraftNotice } from '../../shared/draft/draft-store.ts'
import { compNames } from '../../shared/ui/legend/trio-order.ts'

/**
 * Up to this many events of one operation are described by the last one: a ban removes the pick
 * first.
 */
const DESCRIBED_BY_LAST = 2

/** Where a draft is in its series: it can start in a running one, and miss games that the archive has. */
export interface SeriesPosition {
  readonly firstGame: number
  readonly lastPlayed: number
}

/** The number of the next game in the series. */
export const nextGame = (
  { draft_history: games }: { draft_history: readonly unknown[] },
  { firstGame, lastPlayed }: SeriesPosition,
) => Math.max(games.length + firstGame, lastPlayed + 1)

export const labelOf = (legend: string) => findLegend(legend).label

/** Who did what, for the log and for screen readers. */
export function describeNotice(
  { events, isOwn }: DraftNotice,
  draft: DraftState,
  firstGame: number,
) {
  const last = events.at(-1)
  if (!last) return null
  const who = isOwn ? texts.yourself : (last.user?.username ?? texts.someone)
  return {
    who,
    action: describeUndo(events, draft, firstGame) ?? manyOrOne(events, last, draft, firstGame),
  }
}

/** An undone game brings its picks back in the same operation; a removed game doesn't. */
function describeUndo(
  [first, ...others]: readonly DraftEvent[],
  draft: DraftState,
  firstGame: number,
) {
  if (first?.type !== 'draft_history' || first.action !== 'remove' || others.length === 0) {
    return null
  }
  return texts.gameActions.undo(gameNumber(first.entry, draft, firstGame))
}

const manyOrOne = (
  events: readonly DraftEvent[],
  last: DraftEvent,
  draft: DraftState,
  firstGame: number,
) =>
  events.length > DESCRIBED_BY_LAST
    ? texts.actions.several(events.length)
    : describeChange(last, draft, firstGame)

const gameNumber = (
  { version }: Pick<DraftEntry, 'version'>,
  { draft_history }: DraftState,
  firstGame: number,
) => draft_history.filter((game) => game.version < version).length + firstGame

/** What a change did, in words. `draft` is the draft after it. */
export function describeChange(event: ReplayChange, draft: DraftState, firstGame: number): string {
  switch (event.type) {
    case 'ban':
      return texts.actions.ban(labelOf(event.legend))
    case 'unban':
      return texts.actions.unban(labelOf(event.legend))
    case 'pick':
      return texts.actions[event.action](labelOf(event.legend))
    default: {
      if (event.action === 'reset') {
        return event.filedAs === undefined ? texts.actions.reset : texts.actions.newSeries
      }
      const { entry, action } = event
      return texts.gameActions[action](gameNumber(entry, draft, firstGame))
    }
  }
}

export const describeAction = (action: OwnAction) =>
  action.map(({ operation }) => describeOperation(operation)).join(', ')

/** Short text for an operation that is unsent or can be undone. */
export function describeOperation(operation: DraftRequest): string {
  switch (operation.type) {
    case 'ban':
    case 'unban':
      return texts.operations[operation.type](labelOf(operation.legend))
    case 'pick':
      return texts.operations[operation.action](labelOf(operation.legend))
    case 'undo':
      return texts.operations.undo
    default:
      if (operation.action === 'add') return texts.operations.save(compNames(operation.entry.comp))
      return operation.action === 'remove' ? texts.operations.removeGame : texts.operations.reset
  }
}
