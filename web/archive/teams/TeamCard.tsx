import { Pencil } from 'lucide-react'
import { teamAdminMessages as texts } from '#contract/archive/team-admin.texts.ts'
import type { TeamRow } from '#contract/archive/team-admin.ts'
import { IconButton } from '../../shared/ui/action/IconButton.tsx'
import { RowCard } from '../../shared/ui/table/RowCard.tsx'
import styles from './TeamCard.module.css'

interface TeamCardProps {
  team: TeamRow
  onEdit: (team: TeamRow) => void
}

export const teamCards = (onEdit: TeamCardProps['onEdit']) => (team: TeamRow) => (
  <TeamCard team={team} onEdit={onEdit} />
)

function TeamCard({ team, onEdit }: TeamCardProps) {
  const facts = [team.region ?? texts.unknownRegion, texts.games(team.games)]

  return (
    <RowCard
      action={
        <IconButton
          label={texts.edit(team.name)}
          icon={<Pencil aria-hidden="true" />}
          onClick={() => onEdit(team)}
        />
      }
    >
      <strong>{team.name}</strong>
      <p className={styles.facts}>{facts.join(' · ')}</p>
      {team.spellings.length > 0 ? (
        <p className={styles.facts}>{team.spellings.join(', ')}</p>
      ) : null}
    </RowCard>
  )
}
