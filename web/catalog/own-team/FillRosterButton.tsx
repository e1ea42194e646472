import { useMutation } from '@tanstack/react-query'
import type { ClubTeam } from '#contract/catalog/own-team.ts'
import { ownTeamAdminMessages as texts } from '#contract/catalog/own-team-admin.texts.ts'
import { getTeamPage, TEAM_PAGE_GAMES } from '#contract/team/team-page.ts'
import { ROSTER_PLAYERS } from '#domain/catalog/own-team.ts'
import { call } from '../../shared/api/api.ts'
import { notify } from '../../shared/page/toast.ts'
import { Button } from '../../shared/ui/action/Button.tsx'

interface FillRosterButtonProps {
  team: string
  onFill: (players: ClubTeam['players']) => void
}

/** Takes the roster of the team's page. What players prefer is theirs to say. */
export function FillRosterButton({ team, onFill }: FillRosterButtonProps) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(getTeamPage, { team, games: TEAM_PAGE_GAMES }),
    onSuccess: ({ roster }) => {
      if (roster.length === 0) notify.error(texts.noneToFill(team))
      else onFill(roster.slice(0, ROSTER_PLAYERS).map(({ name }) => ({ name, legends: [] })))
    },
    onError: (error) => notify.error(`${texts.fillFailed}. ${error.message}`),
  })

  return (
    <Button size="sm" busy={isPending} onClick={() => mutate()}>
      {texts.fill}
    </Button>
  )
}
