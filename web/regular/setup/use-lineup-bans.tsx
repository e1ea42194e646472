import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { lobbyMessages as lobbyTexts } from '#contract/regular/lobby.texts.ts'
import { regularMessages as texts } from '#contract/regular/regular.texts.ts'
import { can } from '#domain/account/access.ts'
import { parseAsStringLiteral } from '../../shared/address/query-parser.ts'
import { useRememberedStates } from '../../shared/storage/use-remembered-states.ts'
import { notify } from '../../shared/page/toast.ts'
import { useRole } from '../../shared/session/session-store.ts'
import { OnDemand } from '../../shared/ui/layout/OnDemand.tsx'
import { bansInForce, toggleLineupBan } from '../../shared/lineup/lineup.ts'
import { refreshTeamComps } from '../regular.queries.ts'
import type { Bans } from './bans.ts'
import type { useLineup } from './use-lineup.ts'

export interface Follow {
  readonly isOn: boolean
  readonly hasFailed: boolean
  /** What following means or waits for; undefined while it's off. */
  readonly hint: string | undefined
  readonly choose: (isWanted: boolean) => void
}

/** In milliseconds: what is on screen has just changed at another place. */
const REPLACED_MS = 6000

const ADDRESS = { follow: parseAsStringLiteral(['draft']) }

/** The user's own bans, or those of the live draft if the user can draft and follows it. */
export function useLineupBans(lineupState: ReturnType<typeof useLineup>) {
  const { remember, forget } = lineupState
  const local = useLocalBans(lineupState)
  const [{ follow: followed }, setAddress] = useRememberedStates('follow', ADDRESS)
  const [draftBans, setDraftBans] = useState<Bans | null>(null)
  const [hasFailed, setHasFailed] = useState(false)
  const canFollow = can(useRole(), 'draft.use')
  const isFollowing = canFollow && followed === 'draft'
  const stop = useCallback(() => setAddress({ follow: null }), [setAddress])
  const isNew = useRef(false)
  const choose = useCallback(
    (isWanted: boolean) => {
      isNew.current = isWanted
      setAddress({ follow: isWanted ? 'draft' : null })
      if (isWanted) remember(stop)
      else forget(stop)
    },
    [setAddress, remember, forget, stop],
  )
  useEffect(() => {
    if (!isNew.current || !draftBans) return
    isNew.current = false
    const own = local.legends
    if (own.length > 0 && own.join() !== draftBans.legends.join())
      notify.info(texts.followReplaced(own.length, draftBans.legends.length), REPLACED_MS)
  }, [draftBans, local])

  // Until the draft's bans are loaded, show the user's own. Clicks are ignored because these are
  // about to be replaced.
  const bans = useMemo(
    () => (isFollowing ? (draftBans ?? { ...local, toggle: () => {}, clear: null }) : local),
    [isFollowing, draftBans, local],
  )
  const hint = draftBans ? texts.followHint : hasFailed ? texts.followFailed : texts.followWaits
  const follow = useMemo(
    (): Follow | null =>
      canFollow
        ? {
            isOn: isFollowing,
            hasFailed: isFollowing && hasFailed,
            hint: isFollowing ? hint : undefined,
            choose,
          }
        : null,
    [canFollow, isFollowing, hasFailed, hint, choose],
  )
  const follower = (
    <OnDemand when={isFollowing} load={loadFollowedBans} onFail={stop}>
      {(FollowedBans) =>
        isFollowing ? (
          <FollowedBans
            onBans={setDraftBans}
            onFail={setHasFailed}
            remember={remember}
            forget={forget}
          />
        ) : null
      }
    </OnDemand>
  )
  return { bans, follow, follower }
}

const loadFollowedBans = () => import('./FollowedBans.tsx').then((chunk) => chunk.FollowedBans)

/** The user's own bans, stored in the URL. */
function useLocalBans({ lineup, series: detail, change }: ReturnType<typeof useLineup>): Bans {
  const { ban, game, series } = lineup
  const last = detail?.games.at(-1)?.number
  const queryClient = useQueryClient()
  const legends = useMemo(() => bansInForce({ ban, game, series }, last), [ban, game, series, last])
  const isPast = legends !== ban
  const toggle = useCallback(
    (legend: string) => {
      if (isPast) {
        notify.info(lobbyTexts.pastBan)
        return
      }
      change((now) => toggleLineupBan(now, legend))
      void refreshTeamComps(queryClient)
    },
    [change, queryClient, isPast],
  )
  const clear = useCallback(() => change((now) => ({ ...now, ban: [] })), [change])
  return useMemo(
    () => ({
      legends,
      waiting: [],
      picks: [],
      game: ban.length + 1,
      toggle,
      clear: isPast ? null : clear,
    }),
    [legends, ban, toggle, isPast, clear],
  )
}
