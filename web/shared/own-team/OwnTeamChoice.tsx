import { useQuery } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { messages } from '#contract/base/texts.ts'
import { ownTeamChoiceMessages as texts } from '#contract/catalog/own-team-choice.texts.ts'
import { teamPath } from '../address/team-path.ts'
import { notify } from '../page/toast.ts'
import { savePreferences } from '../session/save-preferences.ts'
import { TeamCombobox } from '../team/TeamCombobox.tsx'
import { LinkButton } from '../ui/action/LinkButton.tsx'
import { clubTeamsQuery } from './own-team.queries.ts'
import styles from './OwnTeamChoice.module.css'

interface OwnTeamChoiceProps {
  own: string | null
  /** Whom the view is about. They come first. */
  lobby: readonly string[]
  onClose: () => void
}

/** The club's teams, and every other team of the archive. */
export function OwnTeamChoice({ own, lobby, onClose }: OwnTeamChoiceProps) {
  const { data } = useQuery(clubTeamsQuery)
  const choose = (team: string) => {
    const ownTeam = team === data?.defaultTeam ? '' : team
    savePreferences({ ownTeam }).catch(() => notify.error(messages.kit.settingsNotSaved))
    onClose()
  }

  return (
    <div className={styles.choice}>
      <p className={styles.hint}>{texts.hint}</p>
      {data && data.teams.length > 0 ? (
        <ul aria-label={texts.clubTeams}>
          {data.teams.map(({ team }) => (
            <li key={team}>
              <button
                type="button"
                className={styles.team}
                aria-pressed={team === own}
                onClick={() => choose(team)}
              >
                {team}
                {team === data.defaultTeam ? <small>{texts.defaultTag}</small> : null}
                {team === own ? <Check aria-hidden="true" /> : null}
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      <TeamCombobox
        label={data && data.teams.length > 0 ? texts.other : texts.any}
        team={own ?? ''}
        first={lobby}
        isInline
        onChoose={choose}
      />
      {own === null ? null : <LinkButton to={teamPath(own)}>{texts.openPage}</LinkButton>}
    </div>
  )
}
