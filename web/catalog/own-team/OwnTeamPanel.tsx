import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ownTeamAdminMessages as texts } from '#contract/catalog/own-team-admin.texts.ts'
import { CLUB_TEAMS } from '#domain/catalog/own-team.ts'
import { isSameTeam } from '#domain/team/team.ts'
import { clubTeamsQuery } from '../../shared/own-team/own-team.queries.ts'
import { Waiting } from '../../shared/ui/feedback/Waiting.tsx'
import { keepFocus } from '../../shared/keyboard/keep-focus.ts'
import { notify } from '../../shared/page/toast.ts'
import { TeamCombobox } from '../../shared/team/TeamCombobox.tsx'
import { EmptyState } from '../../shared/ui/feedback/EmptyState.tsx'
import { Panel } from '../../shared/ui/layout/Panel.tsx'
import { useClubTeams, type ChangeableClubTeams } from './use-club-teams.ts'
import { ClubTeamPanel } from './ClubTeamPanel.tsx'
import styles from './OwnTeamPanel.module.css'

export function OwnTeamPanel() {
  const query = useQuery(clubTeamsQuery)
  const clubTeams = useClubTeams(query.data)
  if (!clubTeams) {
    return <Waiting query={query} loading={texts.loading} failed={texts.failed} lines={5} />
  }
  return <ClubTeamList {...clubTeams} />
}

/** Each change is saved at once. */
function ClubTeamList({ teams, defaultTeam, save }: ChangeableClubTeams) {
  const [chosen, setChosen] = useState('')

  const add = (team: string) => {
    setChosen('')
    if (team === '') return
    if (teams.some((other) => isSameTeam(other.team, team))) notify.error(texts.alreadyAdded(team))
    else save([...teams, { team, players: [] }])
  }

  return (
    <div className={styles.parts}>
      {teams.map((club) => (
        <ClubTeamPanel
          key={club.team}
          club={club}
          isDefault={defaultTeam !== null && isSameTeam(club.team, defaultTeam)}
          onDefault={() => save(teams, club.team)}
          onChange={(players) =>
            save(teams.map((other) => (other === club ? { ...club, players } : other)))
          }
          onRemove={() => {
            save(teams.filter((other) => other !== club))
            requestAnimationFrame(keepFocus)
          }}
        />
      ))}
      {teams.length === 0 ? <EmptyState title={texts.none} text={texts.noneText} /> : null}
      {teams.length < CLUB_TEAMS ? (
        <Panel title={texts.add}>
          <div className={styles.add}>
            <TeamCombobox team={chosen} onChoose={add} />
          </div>
        </Panel>
      ) : null}
    </div>
  )
}
