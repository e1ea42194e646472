import { useQuery } from '@tanstack/react-query'
import { teamAdminMessages as texts } from '#contract/archive/team-admin.texts.ts'
import { Button } from '../../shared/ui/action/Button.tsx'
import { Dialog } from '../../shared/ui/overlay/Dialog.tsx'
import { ErrorState } from '../../shared/ui/feedback/ErrorState.tsx'
import { Skeleton } from '../../shared/ui/feedback/Skeleton.tsx'
import type { TeamOfPair } from './MergeDialog.tsx'
import { SeasonRegions } from './SeasonRegions.tsx'
import type { Spelling } from './spelling.ts'
import { SpellingList } from './SpellingList.tsx'
import { teamQuery } from './team.queries.ts'
import styles from './TeamDialog.module.css'
import { TeamName } from './TeamName.tsx'

interface TeamDialogProps {
  team: TeamOfPair
  /** Called with the current team, because it may have been renamed here. */
  onMerge: (team: TeamOfPair) => void
  onSplit: (team: TeamOfPair, spelling: Spelling) => void
  onClose: () => void
}

export function TeamDialog({ team, onMerge, onSplit, onClose }: TeamDialogProps) {
  const { data, error, isFetching, refetch } = useQuery(teamQuery(team.id))
  const { name, games } = data ?? team
  const current = { id: team.id, name, games }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={name}
      description={texts.games(games)}
      size="lg"
      footer={
        <>
          {/* Disabled while loading, so it isn't focused when the dialog opens. */}
          <Button disabled={!data} onClick={() => onMerge(current)}>
            {texts.mergeWith}
          </Button>
          <Button onClick={onClose}>{texts.close}</Button>
        </>
      }
    >
      {data ? (
        <div className={styles.parts}>
          <TeamName key={data.name} team={data} />
          <SpellingList
            spellings={data.spellings}
            onSplit={(spelling) => onSplit(current, spelling)}
          />
          <SeasonRegions team={data} />
        </div>
      ) : error ? (
        <ErrorState message={texts.teamFailed} onRetry={() => void refetch()} busy={isFetching} />
      ) : (
        <Skeleton label={texts.loadingTeam} lines={6} />
      )}
    </Dialog>
  )
}
