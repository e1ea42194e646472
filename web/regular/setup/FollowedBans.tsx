import { useEffect, useMemo } from 'react'
import { legendKey } from '#domain/catalog/legend.ts'
import { pendingBans, toggleBan, undoLast } from '../../shared/draft/draft-actions.ts'
import { useDraft } from '../../shared/draft/draft-session.ts'
import type { Bans } from './bans.ts'

export interface FollowedBansProps {
  /** Called with the draft's bans whenever they change; null while they're unknown. */
  onBans: (bans: Bans | null) => void
  onFail: (hasFailed: boolean) => void
  remember: (undoStep: () => void) => void
  forget: (undoStep: () => void) => void
}

/** Joins the live draft while mounted. Renders nothing. */
export function FollowedBans({ onBans, onFail, remember, forget }: FollowedBansProps) {
  const page = useDraft()
  const { isKnown, hasFailed } = page
  const { banned_legends: legends, picked_legends: picks } = page.shown
  const game = page.shown.draft_history.length + 1
  const waiting = pendingBans(page.client.pending).join()
  const bans = useMemo(
    () => ({
      legends: legends.map(legendKey),
      waiting: waiting.split(',').map(legendKey),
      picks: picks.map(legendKey),
      game,
      toggle: (legend: string) => {
        if (toggleBan(legend)) remember(undoLast)
      },
      clear: null,
    }),
    [legends, waiting, picks, game, remember],
  )

  useEffect(() => onBans(isKnown ? bans : null), [onBans, bans, isKnown])
  useEffect(() => onFail(hasFailed && !isKnown), [onFail, hasFailed, isKnown])
  useEffect(() => () => onBans(null), [onBans])
  // Once the user stops following, undo must not change the draft.
  useEffect(() => () => forget(undoLast), [forget])
  return null
}
