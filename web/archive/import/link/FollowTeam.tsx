import { useQueryClient } from '@tanstack/react-query'
import { Trophy } from 'lucide-react'
import { followTeam, type MatchLink } from '#contract/archive/match-link.ts'
import { matchLinkMessages as texts } from '#contract/archive/match-link.texts.ts'
import { call } from '../../../shared/api/api.ts'
import { useSingleMutation } from '../../../shared/api/use-single-mutation.ts'
import { useOwnTeam } from '../../../shared/own-team/use-own-team.ts'
import { notify } from '../../../shared/page/toast.ts'
import { Button } from '../../../shared/ui/action/Button.tsx'
import { matchLinksQuery } from './match-link.queries.ts'
import styles from './MatchLinkPanel.module.css'

/** Follows the own team in the league, unless it is followed. */
export function FollowTeam({ links }: { links: readonly MatchLink[] }) {
  const queryClient = useQueryClient()
  const team = useOwnTeam()
  const { send, isPending } = useSingleMutation({
    mutationFn: () => call(followTeam, { team: team ?? '' }),
    onSuccess: ({ message }) => {
      notify.success(message)
      return queryClient.invalidateQueries(matchLinksQuery)
    },
    onError: ({ message }) => void notify.error(message),
  })
  const isFollowed = links.some(
    ({ kind, code, end }) => kind === 'algsteam' && code === team && end === null,
  )
  if (team === null || isFollowed) return null
  return (
    <p className={styles.team}>
      <Button icon={<Trophy aria-hidden="true" />} busy={isPending} onClick={() => send()}>
        {texts.followTeam(team)}
      </Button>
      <span className={styles.hint}>{texts.followTeamHint}</span>
    </p>
  )
}
