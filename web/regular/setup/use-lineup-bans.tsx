import { parseAsStringLiteral } from 'nuqs'
import { useCallback, useMemo, useState } from 'react'
import { regularMessages as texts } from '#contract/messages/regular.ts'
import { can } from '#domain/account/access.ts'
import { useRememberedStates } from '../../shared/storage/use-remembered-states.ts'
import { useRole } from '../../shared/session/session-store.ts'
import { OnDemand } from '../../shared/ui/layout/OnDemand.tsx'
import { SwitchField } from '../../shared/ui/form/SwitchField.tsx'
import styles from './BanPanel.module.css'
import type { Bans } from './bans.ts'
import type { useLineup } from './use-lineup.ts'
import { useLocalBans } from './use-local-bans.ts'

const ADDRESS = { follow: parseAsStringLiteral(['draft']) }

/** The user's own bans, or those of the live draft if the user can draft and follows it. */
export function useLineupBans({ lineup, change, remember, forget }: ReturnType<typeof useLineup>) {
  const local = useLocalBans(lineup, change)
  const [{ follow }, setAddress] = useRememberedStates('follow', ADDRESS)
  const [followed, setFollowed] = useState<Bans | null>(null)
  const [hasFailed, setHasFailed] = useState(false)
  const canFollow = can(useRole(), 'draft.use')
  const isFollowing = canFollow && follow === 'draft'
  const choose = useCallback(
    (isWanted: boolean) => void setAddress({ follow: isWanted ? 'draft' : null }),
    [setAddress],
  )
  const stop = useCallback(() => choose(false), [choose])

  // Until the draft's bans are loaded, show the user's own. Clicks are ignored because these are
  // about to be replaced.
  const bans = useMemo(
    () => (isFollowing ? (followed ?? { ...local, toggle: () => {} }) : local),
    [isFollowing, followed, local],
  )
  const hint = followed ? texts.followHint : hasFailed ? texts.followFailed : texts.followWaits
  const followSwitch = useMemo(
    () =>
      canFollow ? (
        <div className={styles.follow}>
          <SwitchField
            label={texts.follow}
            hint={isFollowing ? hint : undefined}
            checked={isFollowing}
            onCheckedChange={choose}
          />
        </div>
      ) : null,
    [canFollow, isFollowing, hint, choose],
  )
  const follower = (
    <OnDemand when={isFollowing} load={loadFollowedBans} onFail={stop}>
      {(FollowedBans) =>
        isFollowing ? (
          <FollowedBans
            onBans={setFollowed}
            onFail={setHasFailed}
            remember={remember}
            forget={forget}
          />
        ) : null
      }
    </OnDemand>
  )
  return { bans, followSwitch, follower }
}

const loadFollowedBans = () => import('./FollowedBans.tsx').then((chunk) => chunk.FollowedBans)
