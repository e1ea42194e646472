import { statsMessages as texts } from '#contract/stats/stats.texts.ts'
import { Button } from '../../shared/ui/action/Button.tsx'
import { EmptyState } from '../../shared/ui/feedback/EmptyState.tsx'
import styles from '../parts/EmptyStats.module.css'
import { useMostPlayed } from './use-most-played.ts'

const MAX_OFFERED = 8

/** Shown for a team without games; suggests teams that have some. */
export function EmptyTeam({ onChoose }: { onChoose: (team: string) => void }) {
  const offered = useMostPlayed().slice(0, MAX_OFFERED)

  if (offered.length === 0) return <EmptyState title={texts.noTeamComps} />
  return (
    <EmptyState
      title={texts.noTeamComps}
      text={texts.offeredTeams}
      action={
        <div className={styles.ways}>
          {offered.map((team) => (
            <Button key={team} size="sm" onClick={() => onChoose(team)}>
              {team}
            </Button>
          ))}
        </div>
      }
    />
  )
}
