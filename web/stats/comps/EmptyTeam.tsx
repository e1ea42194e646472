import { useQuery } from '@tanstack/react-query'
import { statsMessages as texts } from '#contract/messages/stats.ts'
import { Button } from '../../shared/ui/action/Button.tsx'
import { EmptyState } from '../../shared/ui/feedback/EmptyState.tsx'
import styles from '../parts/EmptyStats.module.css'
import { allRegions } from '../filter/region-filter.ts'
import { teamStatsQuery } from '../parts/stats.queries.ts'

const MAX_OFFERED = 8
const ALL = { from: null, to: null, regions: allRegions() }

/** Shown for a team without games; suggests teams that have some. */
export function EmptyTeam({ onChoose }: { onChoose: (team: string) => void }) {
  const { data } = useQuery(teamStatsQuery(ALL))
  const offered = (data?.stats ?? [])
    .toSorted((a, b) => b.gamesPlayed - a.gamesPlayed)
    .slice(0, MAX_OFFERED)

  if (offered.length === 0) return <EmptyState title={texts.noTeamComps} />
  return (
    <EmptyState
      title={texts.noTeamComps}
      text={texts.offeredTeams}
      action={
        <div className={styles.ways}>
          {offered.map(({ teamName }) => (
            <Button key={teamName} size="sm" onClick={() => onChoose(teamName)}>
              {teamName}
            </Button>
          ))}
        </div>
      }
    />
  )
}
